"""Three in a row: the pile leaves the game (KA-11 to KA-14)."""

import pytest

from fivefold.games.karma.model import KINDS, Played

from .tables import gone, hand, options_of, pile, result, state, table_of, up


@pytest.mark.parametrize("card", KINDS)
def test_ka_11_ka_14_three_at_once_clear_the_pile_with_any_kind(card: str) -> None:
    table = table_of(f"{card} {card} {card} 2 | 3", pile="1", seats=7)
    (event,) = table.act(0, f"play {card} {card} {card}", at=3)
    assert event == Played(0, (card,) * 3, "hand", 3, turn=0, cleared=True)
    assert pile(table) == ""
    assert gone(table) == " ".join(sorted(("1", card, card, card), key=KINDS.index))
    assert table.actors == (0,)
    assert state(table).phase == "play"


def test_ka_11_one_player_over_several_turns() -> None:
    table = table_of("7 7 9 | 1 2", pile="3 7", row="7")
    table.act(0, "play 7 7")
    assert gone(table) == "3 7 7 7"
    assert table.actors == (0,)


def test_ka_11_several_players_in_turn() -> None:
    table = table_of("7 9 | 7 9 | 7 9", pile="3")
    for seat in range(3):
        assert table.actors == (seat,)
        table.act(seat, "play 7")
    assert gone(table) == "3 7 7 7"
    assert pile(table) == ""
    assert table.actors == (2,)
    assert options_of(table, 2) == {"play 9"}


def test_ka_11_the_third_may_come_with_a_fourth() -> None:
    """With two decks two players can play two each (KA-11)."""
    table = table_of("7 7 9 | 7 7 9 | 3", seats=7)
    table.act(0, "play 7 7")
    table.act(1, "play 7 7")
    assert gone(table) == "7 7 7 7"
    assert table.actors == (1,)


def test_ka_11_from_the_table_too() -> None:
    table = table_of(" | 3", up="7 7 8 | 2", pile="7", row="7")
    table.act(0, "play 7 7")
    assert pile(table) == ""
    assert up(table, 0) == "8"
    table = table_of(" | 3", down="7 2 | 2", pile="7 7", row="7 7")
    (event,) = table.act(0, "turn 1")
    assert event.cleared
    assert options_of(table, 0) == {"turn 2"}


def test_ka_11_two_and_another_card_between_are_no_row() -> None:
    table = table_of("7 1 | 8 1 | 7 7 1", pile="7", row="7", seats=7)
    table.act(0, "play 7")
    table.act(1, "play 8")
    assert pile(table) == "7 7 8"
    table.act(2, "pickup")
    assert gone(table) == ""


def test_ka_12_a_card_moved_by_bottoms_up_was_not_played() -> None:
    table = table_of("UP 1 | 7 7 1", pile="7 9", row="9")
    table.act(0, "play UP")
    assert pile(table) == "9 UP 7"
    table.act(1, "play 7 7")
    assert pile(table) == "9 UP 7 7 7"


def test_ka_12_bottoms_up_cards_played_one_after_the_other_are_a_row() -> None:
    """A moved card between them does not break the row, for it was not played (KA-12)."""
    table = table_of("UP 1 | UP 1 | UP 1", pile="7 9")
    table.act(0, "play UP")
    table.act(1, "play UP")
    assert pile(table) == "UP 7 UP 9"
    table.act(2, "play UP")
    assert pile(table) == ""
    assert gone(table) == "7 9 UP UP UP"
    assert table.actors == (2,)


def test_ka_12_a_pick_up_ends_the_row() -> None:
    table = table_of("7 7 1 | 7 1 | 2", pile="7 7", row="7 7", turn=2, seats=7)
    table.act(2, "pickup")
    table.act(0, "play 7 7")
    assert pile(table) == "7 7"


def test_ka_12_a_gift_ends_the_row() -> None:
    table = table_of("GIVE GIVE 1 | GIVE 1 | 2", pile="7")
    table.act(0, "play GIVE GIVE")
    table.act(0, "give 3")
    assert (state(table).last, state(table).row) == (None, 0)
    (event,) = table.act(1, "play GIVE")
    assert not event.cleared


def test_ka_12_without_a_pile_there_is_no_gift_so_the_row_goes_on() -> None:
    table = table_of("GIVE 1 | GIVE GIVE 1 | 2")
    table.act(0, "play GIVE")
    (event,) = table.act(1, "play GIVE GIVE")
    assert event.cleared
    assert gone(table) == "GIVE GIVE GIVE"
    assert table.actors == (1,)


def test_ka_13_the_hand_is_filled_before_playing_again() -> None:
    """KA-13."""
    table = table_of("7 7 7 | 1", draw="2 9 9 4")
    (event,) = table.act(0, "play 7 7 7")
    assert event.drew == ("2", "9", "9")
    assert hand(table, 0) == "2 9 9"
    assert options_of(table, 0) == {"play 2", "play 9", "play 9 9"}


def test_ka_13_whoever_has_no_cards_left_is_out_and_the_next_begins() -> None:
    table = table_of("7 7 7 | 1 2 | 3", pile="5")
    (event,) = table.act(0, "play 7 7 7")
    assert event.cleared
    assert event.out
    assert table.actors == (1,)
    assert options_of(table, 1) == {"play 1", "play 2"}
    assert state(table).out == (0,)


def test_ka_13_it_may_be_the_end() -> None:
    table = table_of("7 7 | 1 2", pile="7", row="7")
    table.act(0, "play 7 7")
    assert result(table).winners == (0,)


def test_ka_14_the_third_give_gives_nothing() -> None:
    table = table_of("GIVE GIVE GIVE 2 | 3 | 4", pile="9")
    table.act(0, "play GIVE GIVE GIVE")
    assert hand(table, 1) == "3"
    assert gone(table) == "9 GIVE GIVE GIVE"
    assert options_of(table, 0) == {"play 2"}


def test_ka_14_the_third_five_asks_for_nothing() -> None:
    table = table_of("FIVE 16 | 3", pile="FIVE FIVE", row="FIVE FIVE")
    table.act(0, "play FIVE")
    assert options_of(table, 0) == {"play 16"}


def test_ka_14_the_third_table_card_is_followed_by_a_new_pile_from_the_hand() -> None:
    table = table_of("TABLE 16 | 3", up="2", pile="TABLE TABLE", row="TABLE TABLE")
    table.act(0, "play TABLE")
    assert state(table).phase == "play"
    assert options_of(table, 0) == {"play 16"}


def test_ka_14_the_third_bottoms_up_turns_nothing() -> None:
    table = table_of("UP 16 | 3", pile="4 9 UP UP", row="UP UP")
    (event,) = table.act(0, "play UP")
    assert event.cleared
    assert event.lifted is None
    assert pile(table) == ""
