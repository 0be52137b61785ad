"""The four Karma Cards (KA-15 to KA-22)."""

import pytest

from fivefold.games.karma.model import HIDDEN, KARMA, KINDS, NUMBERS, Gave, Played

from .tables import down, gone, hand, options_of, pile, refused, result, state, table_of, up, view


@pytest.mark.parametrize("top", [*NUMBERS, "FIVE", "TABLE", "UP"])
@pytest.mark.parametrize("card", KARMA)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_ka_15_they_go_on_anything_also_two_or_three_at_once(card: str, top: str, number: int) -> None:
    table = table_of(f"{card} {card} {card} 2 | 3 | 4", pile=f"8 {top}", seats=7)
    table.act(0, " ".join(("play", *[card] * number)))


def test_ka_15_two_at_once_have_their_effect_once() -> None:
    table = table_of("UP UP 2 | 3", pile="4 5 6")
    table.act(0, "play UP UP")
    assert pile(table) == "5 6 UP UP 4"
    table = table_of("GIVE GIVE 2 | 3 | 4", pile="9")
    table.act(0, "play GIVE GIVE")
    table.act(0, "give 2")
    assert table.actors == (1,)
    assert gone(table) == "GIVE GIVE"
    table = table_of("FIVE FIVE 2 | 3 9", pile="9")
    table.act(0, "play FIVE FIVE")
    assert options_of(table, 1) == {"play 3", "pickup"}


# -- Give the Pile to a Friend


def test_ka_16_the_pile_goes_to_the_chosen_player_and_the_card_leaves_the_game() -> None:
    table = table_of("GIVE 2 | 3 | 4", pile="9 UP 10")
    (event,) = table.act(0, "play GIVE")
    assert event.phase == "give"
    assert table.actors == (0,)
    assert options_of(table, 0) == {"give 2", "give 3"}
    (event,) = table.act(0, "give 3", at=8)
    assert event == Gave(0, 2, ("9", "UP", "10"), 8, turn=1)
    assert hand(table, 2) == "4 9 10 UP"
    assert gone(table) == "GIVE"
    assert pile(table) == ""


def test_ka_16_the_next_in_turn_begins_a_new_pile() -> None:
    table = table_of("GIVE 2 | 1 | 4", pile="9")
    table.act(0, "play GIVE")
    table.act(0, "give 3")
    assert table.actors == (1,)
    assert options_of(table, 1) == {"play 1"}


def test_ka_16_a_receiver_who_is_next_has_the_turn_all_the_same() -> None:
    """A case of the sheet's questions: the receiver is not skipped (KA-16)."""
    table = table_of("GIVE 2 | 1 | 4", pile="9")
    table.act(0, "play GIVE")
    table.act(0, "give 2")
    assert table.actors == (1,)
    assert options_of(table, 1) == {"play 1", "play 9"}


def test_ka_16_gift_brings_back_a_player_who_is_out() -> None:
    table = table_of("GIVE 2 | | 4", pile="9 9")
    assert state(table).out == (1,)
    table.act(0, "play GIVE")
    (event,) = table.act(0, "give 2")
    assert event.back
    assert state(table).out == ()
    assert table.actors == (1,)
    assert options_of(table, 1) == {"play 9", "play 9 9"}


def test_ka_16_with_two_players_there_is_nothing_to_choose() -> None:
    table = table_of("GIVE 2 | 3", pile="9")
    played, gave = table.act(0, "play GIVE", at=4)
    assert isinstance(played, Played)
    assert gave == Gave(0, 1, ("9",), 4, turn=1)
    assert hand(table, 1) == "3 9"


def test_ka_16_the_gift_is_drawn_for_afterwards_and_secretly() -> None:
    table = table_of("GIVE 2 5 | 3 | 4", pile="9", draw="10 11")
    (event,) = table.act(0, "play GIVE")
    assert event.drew == ()
    (event,) = table.act(0, "give 2")
    assert event.drew == ("10",)
    assert event.seen_by(0) == event
    assert event.seen_by(1).drew == event.seen_by(None).drew == (HIDDEN,)
    assert hand(table, 0) == "2 5 10"


def test_ka_16_a_giver_with_three_or_more_cards_does_not_draw() -> None:
    """KA-16, KA-07."""
    table = table_of("GIVE 2 5 6 8 | 3 | 4", pile="9", draw="10 11 12 13")
    table.act(0, "play GIVE")
    (event,) = table.act(0, "give 2")
    assert event.drew == ()
    assert hand(table, 0) == "2 5 6 8"


def test_ka_16_first_the_receiver_must_be_named() -> None:
    table = table_of("GIVE 2 | 3 | 4", pile="1")
    with refused("no-gift"):
        table.act(0, "give 2")
    table.act(0, "play GIVE")
    for move in ("play 2", "pickup", "turn 1"):
        with refused("name-receiver"):
            table.act(0, move)
    with refused("not-to-yourself"):
        table.act(0, "give 1")
    with refused("no-such-seat") as refusal:
        table.act(0, "give 4")
    assert str(refusal.value) == "There’s no player 4. Players are 1 to 3."
    with refused("not-your-turn"):
        table.act(1, "play 3")


def test_ka_16_everybody_has_seen_what_was_given() -> None:
    table = table_of("GIVE 2 | 3 | 4", pile="9 10")
    table.act(0, "play GIVE")
    table.act(0, "give 3")
    assert view(table, 1).players[2].known == ("9", "10")


def test_ka_16_turned_over_blind_it_is_given_too() -> None:
    table = table_of(" | 3 | 4", down="GIVE 2", pile="9")
    table.act(0, "turn 1")
    assert options_of(table, 0) == {"give 2", "give 3"}


def test_ka_16_as_the_last_card_it_may_bring_another_back_in() -> None:
    table = table_of("GIVE | 3 | ", pile="9")
    (event,) = table.act(0, "play GIVE")
    assert not event.out
    (event,) = table.act(0, "give 3")
    assert event.out
    assert event.back
    assert table.outcome is None
    assert state(table).out == (0,)
    assert table.actors == (1,)


def test_ka_16_as_the_last_card_given_to_the_only_other() -> None:
    table = table_of("GIVE | 3 | ", pile="9")
    table.act(0, "play GIVE")
    table.act(0, "give 2")
    assert result(table).winners == (0, 2)


def test_ka_16_whoever_gives_the_last_card_goes_out_after_those_who_are_out() -> None:
    table = table_of("GIVE | 3 | | 4", pile="9")
    table.act(0, "play GIVE")
    table.act(0, "give 2")
    assert state(table).out == (2, 0)


def test_ka_17_without_a_pile_nothing_is_given() -> None:
    """KA-17."""
    table = table_of("GIVE 2 | 3 | 4")
    (event,) = table.act(0, "play GIVE")
    assert event.phase == "play"
    assert gone(table) == "GIVE"
    assert pile(table) == ""
    assert table.actors == (1,)
    assert (hand(table, 1), hand(table, 2)) == ("3", "4")


# -- Five or Below


@pytest.mark.parametrize("card", KINDS)
def test_ka_18_five_or_below_asks_for_a_low_number_or_a_karma_card(card: str) -> None:
    """KA-18."""
    table = table_of(f"FIVE 2 | {card} 7", pile="9")
    table.act(0, "play FIVE")
    assert pile(table) == "9 FIVE"
    if card in KARMA or int(card) <= 5:
        table.act(1, f"play {card}")
    else:
        with refused("five-or-below"):
            table.act(1, f"play {card}")


def test_ka_18_or_the_pile_with_the_card_in_it() -> None:
    table = table_of("FIVE 2 | 9", pile="9")
    table.act(0, "play FIVE")
    assert options_of(table, 1) == {"pickup"}
    table.act(1, "pickup")
    assert hand(table, 1) == "9 9 FIVE"


def test_ka_18_afterwards_the_low_number_counts() -> None:
    table = table_of("FIVE 2 3 | 3 | 16 2")
    table.act(0, "play FIVE")
    table.act(1, "play 3")
    assert options_of(table, 2) == {"play 16", "pickup"}


# -- Play a Table Card


def test_ka_19_a_faceup_card_of_any_number_follows() -> None:
    table = table_of("TABLE 2 | 3", up="1 1 8 | 4", down="5", pile="12")
    (event,) = table.act(0, "play TABLE")
    assert event.phase == "follow"
    assert table.actors == (0,)
    assert options_of(table, 0) == {"play 1", "play 1 1", "play 8"}
    table.act(0, "play 1 1")
    assert pile(table) == "12 TABLE 1 1"
    assert (hand(table, 0), up(table, 0)) == ("2", "8")
    assert table.actors == (1,)


def test_ka_19_else_a_facedown_card_chosen_blind() -> None:
    table = table_of("TABLE 2 | 3", down="1 8 9", pile="12")
    table.act(0, "play TABLE")
    assert options_of(table, 0) == {"turn 1", "turn 2", "turn 3"}
    with refused("blind"):
        table.act(0, "play 2")
    table.act(0, "turn 1")
    assert pile(table) == "12 TABLE 1"
    assert down(table, 0) == (None, "8", "9")


def test_ka_19_without_table_cards_a_hand_card_of_any_number() -> None:
    table = table_of("TABLE 2 2 9 | 3", pile="12")
    table.act(0, "play TABLE")
    assert options_of(table, 0) == {"play 2", "play 2 2", "play 9"}
    table.act(0, "play 2")
    assert pile(table) == "12 TABLE 2"


def test_ka_19_something_must_follow() -> None:
    table = table_of("TABLE 2 | 3", up="4", pile="12")
    table.act(0, "play TABLE")
    with refused("must-follow"):
        table.act(0, "pickup")
    with refused("not-held"):
        table.act(0, "play 2")
    with refused("not-blind"):
        table.act(0, "turn 1")


def test_ka_19_another_table_card_leads_on() -> None:
    """A case of the sheet's questions: Play a Table Card twice in a row (KA-19)."""
    table = table_of("TABLE 2 | 3", up="TABLE 6 | 4", pile="12")
    table.act(0, "play TABLE")
    (event,) = table.act(0, "play TABLE")
    assert event.phase == "follow"
    table.act(0, "play 6")
    assert pile(table) == "12 TABLE TABLE 6"
    assert table.actors == (1,)


def test_ka_19_another_table_card_from_the_hand_when_the_table_is_empty() -> None:
    """A case of the sheet's questions: out of Table Cards, a Hand Card follows (KA-19)."""
    table = table_of("TABLE 6 | 3", up="TABLE | 4", pile="12")
    table.act(0, "play TABLE")
    table.act(0, "play TABLE")
    assert options_of(table, 0) == {"play 6"}


def test_ka_19_two_at_once_are_followed_by_one_card() -> None:
    """A case of the sheet's questions: two Play a Table Cards at once (KA-19, KA-15)."""
    table = table_of("TABLE TABLE 2 | 3", up="6 8 | 4", pile="12")
    table.act(0, "play TABLE TABLE")
    table.act(0, "play 6")
    assert table.actors == (1,)
    assert up(table, 0) == "8"


def test_ka_19_two_at_once_may_be_followed_by_identical_ones() -> None:
    table = table_of("TABLE TABLE 2 | 3", up="8 8 | 4", pile="12")
    table.act(0, "play TABLE TABLE")
    table.act(0, "play 8 8")
    assert up(table, 0) == ""


def test_ka_19_the_third_in_a_row_clears_the_pile() -> None:
    table = table_of("TABLE TABLE 2 | 3", up="TABLE 6 | 4", pile="12")
    table.act(0, "play TABLE TABLE")
    (event,) = table.act(0, "play TABLE")
    assert event.cleared
    assert options_of(table, 0) == {"play 2"}


def test_ka_19_other_karma_cards_have_their_effect() -> None:
    table = table_of("TABLE 2 | 3 | 9", up="GIVE UP FIVE", pile="12")
    table.act(0, "play TABLE")
    table.act(0, "play GIVE")
    table.act(0, "give 2")
    assert hand(table, 1) == "3 12 TABLE"
    table = table_of("TABLE 2 | 3 | 9", up="GIVE UP FIVE", pile="12")
    table.act(0, "play TABLE")
    table.act(0, "play UP")
    assert pile(table) == "TABLE UP 12"
    table = table_of("TABLE 2 | 3 9 | 9", up="GIVE UP FIVE", pile="12")
    table.act(0, "play TABLE")
    table.act(0, "play FIVE")
    assert options_of(table, 1) == {"play 3", "pickup"}


def test_ka_19_the_hand_is_filled_when_the_turn_ends() -> None:
    table = table_of("TABLE 2 5 | 3", up="4", draw="10 11")
    (event,) = table.act(0, "play TABLE")
    assert event.drew == ()
    (event,) = table.act(0, "play 4")
    assert event.drew == ("10",)
    assert hand(table, 0) == "2 5 10"


def test_ka_20_with_nothing_to_follow_the_turn_ends_and_the_top_counts_as_zero() -> None:
    """KA-20."""
    table = table_of("TABLE | 1 16 | 3", pile="12")
    (event,) = table.act(0, "play TABLE")
    assert event.out
    assert table.actors == (1,)
    assert options_of(table, 1) == {"play 1", "play 16", "pickup"}
    assert pile(table) == "12 TABLE"


def test_ka_20_as_the_very_last_card_it_wins() -> None:
    table = table_of("TABLE | 1 16", pile="12")
    table.act(0, "play TABLE")
    assert result(table).winners == (0,)


# -- Bottoms Up


@pytest.mark.parametrize("bottom", NUMBERS)
def test_ka_21_the_bottom_number_becomes_the_top(bottom: str) -> None:
    """KA-21."""
    table = table_of("UP 2 | 1 8 16", pile=f"{bottom} 12 13")
    (event,) = table.act(0, "play UP")
    assert event.lifted == bottom
    assert pile(table) == f"12 13 UP {bottom}"
    assert options_of(table, 1) == {
        "pickup",
        *(f"play {card}" for card in ("1", "8", "16") if int(card) >= int(bottom)),
    }


@pytest.mark.parametrize("bottom", ["UP", "TABLE"])
def test_ka_21_a_bottoms_up_or_table_card_from_the_bottom_counts_as_zero(bottom: str) -> None:
    table = table_of("UP 2 | 1 8 16", pile=f"{bottom} 12 13")
    table.act(0, "play UP")
    assert pile(table) == f"12 13 UP {bottom}"
    assert options_of(table, 1) == {"play 1", "play 8", "play 16", "pickup"}


def test_ka_21_a_five_or_below_from_the_bottom_applies_again() -> None:
    table = table_of("UP 2 | 1 5 6 16 TABLE", pile="FIVE 3 13")
    table.act(0, "play UP")
    assert pile(table) == "3 13 UP FIVE"
    assert options_of(table, 1) == {"play 1", "play 5", "play TABLE", "pickup"}


def test_ka_21_a_pile_of_one_card() -> None:
    table = table_of("UP 2 | 9 16", pile="13")
    table.act(0, "play UP")
    assert pile(table) == "UP 13"
    assert options_of(table, 1) == {"play 16", "pickup"}


def test_ka_22_on_an_empty_pile_it_is_its_own_bottom_and_counts_as_zero() -> None:
    for move in ("play UP", "play UP UP"):
        table = table_of("UP UP 2 | 1 16")
        (event,) = table.act(0, move)
        assert event.lifted == "UP"
        assert pile(table) == move.removeprefix("play ")
        assert options_of(table, 1) == {"play 1", "play 16", "pickup"}
