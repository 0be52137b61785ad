"""A turn: what may be played, picking up, drawing, and from where cards come (KA-04 to KA-10, KA-24)."""

import pytest

from fivefold.games.karma.model import HIDDEN, KARMA, KINDS, NUMBERS, PickedUp, Play, Played

from .tables import begun, down, hand, options_of, pile, refused, state, table_of, up, view


@pytest.mark.parametrize("top", NUMBERS)
def test_ka_04_as_high_or_higher_or_a_karma_card(top: str) -> None:
    for card in KINDS:
        table = table_of(f"{card} 1 | 2", pile=top)
        if card in KARMA or int(card) >= int(top):
            table.act(0, f"play {card}")
        else:
            with refused("too-low"):
                table.act(0, f"play {card}")


def test_ka_04_picking_up_takes_the_whole_pile_and_ends_the_turn() -> None:
    table = table_of("2 | 3 4", pile="5 9 UP 12")
    (event,) = table.act(0, "pickup", at=7)
    assert event == PickedUp(0, ("5", "9", "UP", "12"), 7, turn=1)
    assert hand(table, 0) == "2 5 9 12 UP"
    assert pile(table) == ""
    assert table.actors == (1,)


def test_ka_04_picking_up_is_allowed_with_a_playable_card() -> None:
    """A case of the sheet's questions: a voluntary pick-up (KA-04)."""
    table = table_of("16 UP | 3", pile="5")
    assert options_of(table, 0) == {"play 16", "play UP", "pickup"}
    table.act(0, "pickup")
    assert hand(table, 0) == "5 16 UP"


def test_ka_04_there_is_no_picking_up_an_empty_pile() -> None:
    table = table_of("16 | 3")
    assert "pickup" not in options_of(table, 0)
    with refused("no-pile"):
        table.act(0, "pickup")


def test_ka_04_only_in_ones_turn() -> None:
    table = table_of("16 5 | 3", pile="2")
    with refused("not-your-turn"):
        table.act(1, "play 3")


def test_ka_04_only_cards_one_has() -> None:
    table = table_of("16 5 | 3", up="7")
    for move in ("play 7", "play 16 16"):
        with refused("not-held"):
            table.act(0, move)
    with refused("not-held"):
        table.act(0, Play("99"))


@pytest.mark.parametrize("card", KINDS)
def test_ka_05_any_card_begins_a_pile(card: str) -> None:
    """KA-05."""
    table = table_of(f"{card} 1 | 2")
    table.act(0, f"play {card}")


def test_ka_06_two_or_three_identical_cards_at_once() -> None:
    """KA-06."""
    table = table_of("7 7 9 9 9 3 | 3")
    assert options_of(table, 0) == {"play 3", "play 7", "play 7 7", "play 9", "play 9 9", "play 9 9 9"}
    table.act(0, "play 7 7")
    assert pile(table) == "7 7"
    assert hand(table, 0) == "3 9 9 9"


def test_ka_06_all_from_the_same_place() -> None:
    table = table_of("7 | 3", up="7 7 | 4")
    with refused("not-held"):
        table.act(0, "play 7 7")
    table = table_of(" | 3", up="7 7 8 | 4")
    table.act(0, "play 7 7")
    assert up(table, 0) == "8"


def test_ka_06_at_most_three_even_with_two_decks() -> None:
    table = table_of("7 7 7 7 2 | 3", seats=7)
    assert options_of(table, 0) == {"play 2", "play 7", "play 7 7", "play 7 7 7"}
    for count in (0, 4, -1):
        with refused("one-to-three"):
            table.act(0, Play("7", count))


@pytest.mark.parametrize(
    ("held", "move", "after"),
    [
        ("4 5 6", "play 4", "5 6 10"),
        ("4 4 6", "play 4 4", "6 10 11"),
        ("4 5 6 7", "play 4", "5 6 7"),
        ("4 4 6 7", "play 4 4", "6 7 10"),
        ("4 5 6 7 8", "play 4", "5 6 7 8"),
    ],
)
def test_ka_07_the_hand_is_filled_up_to_three(held: str, move: str, after: str) -> None:
    """KA-07."""
    table = table_of(f"{held} | 3", draw="10 11 12 13")
    table.act(0, move)
    assert hand(table, 0) == after


def test_ka_07_with_an_empty_draw_pile_nothing_is_drawn() -> None:
    table = table_of("4 5 6 | 3", draw="")
    table.act(0, "play 4")
    assert hand(table, 0) == "5 6"
    table = table_of("4 4 6 | 3", draw="9")
    table.act(0, "play 4 4")
    assert hand(table, 0) == "6 9"
    assert state(table).draw == ()


def test_ka_07_after_picking_up_nothing_is_drawn() -> None:
    table = table_of("4 5 6 | 3", pile="9", draw="10")
    table.act(0, "pickup")
    assert hand(table, 0) == "4 5 6 9"
    assert state(table).draw == ("10",)


def test_ka_07_only_the_one_who_draws_sees_the_cards() -> None:
    table = table_of("4 4 6 | 3", draw="10 11 12")
    (event,) = table.act(0, "play 4 4")
    assert isinstance(event, Played)
    assert event.drew == ("10", "11")
    assert event.seen_by(0) == event
    for seat in (1, None):
        assert event.seen_by(seat).drew == (HIDDEN, HIDDEN)
        assert event.seen_by(seat).cards == ("4", "4")
    assert view(table, 1).hand == ("3",)
    assert view(table, None).hand == ()


def test_ka_08_the_hand_first_then_faceup_then_facedown() -> None:
    """KA-08."""
    table = table_of("4 | 1", up="7 8 | 2", down="9 10 | 3")
    assert options_of(table, 0) == {"play 4"}
    table.act(0, "play 4")
    table.act(1, "pickup")
    assert options_of(table, 0) == {"play 7", "play 8"}
    with refused("not-blind"):
        table.act(0, "turn 1")
    table.act(0, "play 7")
    table.act(1, "pickup")
    table.act(0, "play 8")
    table.act(1, "pickup")
    assert options_of(table, 0) == {"turn 1", "turn 2"}
    with refused("blind"):
        table.act(0, "play 9")


def test_ka_08_table_cards_wait_for_the_draw_pile_too() -> None:
    table = table_of("4 5 6 | 1", up="7 | 2", draw="1 2")
    assert options_of(table, 0) == {"play 4", "play 5", "play 6"}
    table.act(0, "play 6")
    assert up(table, 0) == "7"


def test_ka_09_a_facedown_card_that_fits_is_played() -> None:
    """KA-09."""
    table = table_of(" | 1", down="3 9 16", pile="8")
    assert options_of(table, 0) == {"turn 1", "turn 2", "turn 3", "pickup"}
    (event,) = table.act(0, "turn 2", at=5)
    assert event == Played(0, ("9",), "down", 5, turn=1, place=1)
    assert pile(table) == "8 9"
    assert down(table, 0) == ("3", None, "16")


def test_ka_09_one_that_does_not_fit_goes_into_the_hand_with_the_pile() -> None:
    table = table_of(" | 1", down="3 9 16", pile="5 8")
    (event,) = table.act(0, "turn 1", at=5)
    assert event == PickedUp(0, ("5", "8"), 5, turn=1, turned="3", place=0)
    assert hand(table, 0) == "3 5 8"
    assert down(table, 0) == (None, "9", "16")
    assert pile(table) == ""
    with refused("not-your-turn"):
        table.act(0, "play 3")


def test_ka_09_everybody_sees_the_card_that_did_not_fit() -> None:
    table = table_of(" | 1", down="3 9 16", pile="5 8")
    (event,) = table.act(0, "turn 1")
    assert event.seen_by(1) == event
    assert sorted(view(table, 1).players[0].known) == ["3", "5", "8"]


def test_ka_09_on_an_empty_pile_any_facedown_card_is_played() -> None:
    table = table_of(" | 1", down="1 9 16")
    table.act(0, "turn 1")
    assert pile(table) == "1"


def test_ka_09_above_a_five_or_below_a_high_facedown_card_fails() -> None:
    table = table_of(" | 1", down="6 5 UP", pile="FIVE")
    table.act(0, "turn 1")
    assert hand(table, 0) == "6 FIVE"
    table = table_of(" | 1", down="6 5 UP", pile="FIVE")
    table.act(0, "turn 2")
    assert pile(table) == "FIVE 5"


@pytest.mark.parametrize("place", [1, -1, 3, 7])
def test_ka_09_a_place_without_a_card_cannot_be_turned(place: int) -> None:
    from fivefold.games.karma.model import Turn

    table = table_of(" | 1", down="9", pile="8")
    with refused("no-card-there"):
        table.act(0, Turn(place))


def test_ka_10_picked_up_cards_come_before_table_cards() -> None:
    table = table_of(" | 1 1", up="2 | 3", pile="8")
    table.act(0, "pickup")
    table.act(1, "play 1")
    assert options_of(table, 0) == {"play 8", "pickup"}
    table.act(0, "play 8")
    table.act(1, "pickup")
    assert options_of(table, 0) == {"play 2"}


def test_ka_24_drawing_cannot_be_forgotten() -> None:
    """While there is a draw pile, everybody has at least three Hand Cards between turns (KA-24)."""
    table = begun(3, seed=8)
    turns = 0
    while state(table).draw:
        (seat,) = table.actors
        table.act(seat, table.moves(seat)[0])
        if state(table).phase == "play" and state(table).draw:
            assert all(player.hand >= 3 for player in state(table).players)
            turns += 1
    assert turns > 10
