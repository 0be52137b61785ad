"""A table of Five Crowns as one line of text: written, read, hidden, refused, and played on."""

import pytest

import fivefold as ff
from fivefold.core.position import read_position
from fivefold.core.words import message
from fivefold.games.five_crowns.model import State
from fivefold.games.five_crowns.rules import FiveCrowns
from fivefold.games.five_crowns.solitaire import Solitaire
from fivefold.games.five_crowns.solitaire_model import SIZES

from .tables import at, cards, dealt, play, result

EXAMPLE = "seats 2; wild 3; turn 1; turns 4; hands 3H 4H 6H | 8S 8C JK QD; known - | QD; pile 5H KS; discards KD 7H"
LAST_TURN = (
    "seats 3; phase play; wild 3; dealer 2; turn 2; turns 8; since 4000; out 0; hands - | - | 4S 9H KC;"
    " laid 3H-4H-5H | 8S-8C-JK | -; pile QD 6D; discards 7H 9C; reshuffled 4S 6D QD; drawn - | - | 4S;"
    " sheet 0 12 5, 30 0 7"
)


def test_the_example_says_what_it_seems_to() -> None:
    state = FiveCrowns().read_state(EXAMPLE)
    assert state == State(
        seats=2,
        phase="play",
        wild=3,
        dealer=0,
        turn=1,
        has_drawn=True,
        late=False,
        since=0,
        turns=4,
        out=None,
        pile=("KS", "5H"),
        discards=("KD", "7H"),
        hands=(cards("3H 4H 6H"), cards("8S 8C JK QD")),
        known=((), ("QD",)),
        reshuffled=(),
        drawn=((), ()),
        laid=(None, None),
        sheet=(),
        past=None,
    )
    assert FiveCrowns().write_state(state) == EXAMPLE.replace("; wild", "; phase play; wild")


def test_what_was_laid_down_and_the_sheet_are_in_it() -> None:
    state = FiveCrowns().read_state(LAST_TURN)
    assert state.hands == (cards("3H 4H 5H"), cards("8S 8C JK"), cards("4S 9H KC"))
    assert [laid and laid.points for laid in state.laid] == [0, 0, None]
    assert state.sheet == ((0, 12, 5), (30, 0, 7))
    assert FiveCrowns().write_state(state) == LAST_TURN


def test_the_hand_before_is_in_it_with_its_points_on_the_sheet() -> None:
    table = dealt("4S 5S 6S", "9D JH KC", pile="7C QH QD", hands=2)
    play(table, "draw", "discard 7C", "draw", "out QH", "draw", "lay KC")
    assert table.position.endswith("; sheet 0 32; past 4S-5S-6S | +JH-9D-QD; past-out 0")
    assert FiveCrowns().read_state(table.position).past == table.state.past


def test_a_seat_is_shown_its_own_cards_and_what_lies_open() -> None:
    game = FiveCrowns()
    state = game.read_state(LAST_TURN)
    for seat, hand, drawn in ((2, "4S 9H KC", "; drawn - | - | 4S"), (1, "??*3", ""), (None, "??*3", "")):
        expected = LAST_TURN.replace("- | - | 4S 9H KC", f"- | - | {hand}").replace("pile QD 6D", "pile ??*2")
        assert game.write_state(state, seat) == expected.replace("; drawn - | - | 4S", drawn)


def test_it_can_be_played_on() -> None:
    table = at(LAST_TURN, first=3, hands=1)
    play(table, "draw", "lay KC")
    assert result(table).scores == (30, 12, 5 + 7 + 4 + 9 + 12)
    table = at(EXAMPLE, first=3, hands=1)
    play(table, "out QD", "draw", "lay 6H")
    assert result(table).winners == (0, 1)


def test_a_hand_that_is_over_is_counted_and_the_next_one_dealt() -> None:
    table = at("seats 2; wild 3; out 0; laid 4S-5S-6S | +JH-9D-QD; discards KC; sheet 5 5", first=3, hands=4)
    assert table.state.sheet == ((5, 5), (0, 32))
    assert (table.state.wild, table.state.dealer) == (4, 1)
    assert at("seats 3; phase deal").state.wild == 3
    assert at("seats 3; phase deal; wild 7; dealer 2; sheet 1 2 3").state.wild == 8


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        ("seats 8; phase deal", 7, "expected the number of players: 2 to 7 players"),
        ("seats 2; hands 3H 4H 5H | 8S 8C 8D; pile QD", 1, "the wild rank here, from 3 to 13"),
        ("seats 2; phase deal; wild 13", 27, "from 3 to 12"),
        ("seats 2; phase deal; wild 2", 27, "from 3 to 12"),
        ("seats 2; wild 3; hands 3H 4H 5H | 8S 8C 9X; pile QD", 41, "“9X” isn’t a card"),
        ("seats 2; wild 3; hands 3H 4H 5H | 8S 8C; pile QD", 24, "seat 1 should have 3 cards"),
        ("seats 2; wild 3; hands 3H 4H 5H | 8S 8C 8D 8H; pile QD", 24, "seat 1 should have 3 cards"),
        ("seats 2; phase deal; wild 3; hands 3H 4H 5H | 8S 8C 8D", 36, "seat 0 should have 0 cards"),
        ("seats 2; wild 3; hands 3H 4H 5H | 8S 8C 8D", 1, "no card to take"),
        ("seats 2; wild 3; hands 3H 4H 5H | 8S 8C 8D; pile QD; known QD | -", 60, "aren’t all in the hand of seat 0"),
        ("seats 2; wild 3; hands 3H 4H 5H | 8S 8C 8D; pile QD; drawn 3H | -", 60, "reshuffled"),
        ("seats 2; wild 3; hands 3H 4H 5H | 8S 8C 8D; pile QD; reshuffled 9C", 65, "all cards of the pile"),
        ("seats 2; wild 3; hands 3H 4H 5H | -; laid - | 8S-8C-8D; pile QD", 43, "have had their last turn"),
        ("seats 2; wild 3; out 1; hands 3H 4H 5H | -; laid - | 8S-8C-9D; pile QD", 54, "neither a book nor a run"),
        ("seats 2; wild 3; out 1; hands 3H 4H 5H | -; laid - | 8S-8C-8D-8H; pile QD", 54, "expected 3 cards here"),
        ("seats 2; wild 3; out 1; hands 3H 4H 5H | -; laid - | +8S-8C-9D; pile QD", 22, "all cards in books and runs"),
        ("seats 2; wild 3; out 1; hands 3H 4H 5H | 8H; laid - | 8S-8C-8D; pile QD", 31, "no cards in hand"),
        ("seats 2; phase over; wild 3", 1, "has points"),
        ("seats 2; phase deal; wild 3; past 3H-4H-5H | +QD-KD-JD", 35, "points on the sheet"),
        ("seats 2; wild 3; hands 3H 4H 5H | 8S 8C 8D; pile QD; sheet 1 2; past +QD-QS-JC | +KD-KS-KC", 70, "no hand"),
        (
            "seats 2; wild 3; hands 3H 4H 5H | 8S 8C 8D; pile QD QD QD",
            50,
            "QD appears too often: Five Crowns doesn’t have that many",
        ),
        ("seats 2; wild 3; hands 3H 4H 5H | ??*3; pile QD", 35, "hidden"),
        ("seats 2; phase deal; trump S", 28, "doesn’t have that field"),
    ],
)
def test_other_texts_are_refused_with_where_it_is_wrong(text: str, where: int, why: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        read_position(FiveCrowns(), text)
    assert str(refusal.value).startswith(f"Character {where} "), str(refusal.value)
    assert why in str(refusal.value)


# -- alone

PILES = (
    "4S 8S 8C, 8D 8H 8* QC, 9S 9C 9D 9H 9*, JS JC JD JH J* JS, QS QD QH Q* QS QD QH, 3S 4S 5S 6S 7S 8S 9S 10S,"
    " 3H 4H 5H 6H 7H 8H 9H 10H JH, 3C 4C 5C 6C 7C 8C 9C 10C JC QC, 3D 4D 5D 6D 7D 8D 9D 10D JD KD KS,"
    " 3* 4* 5* 6* 7* 8* 9* 10* J* Q* K* KC, 10C 10D 10H 10* 10S KC KD KH KS K* JK JK JK"
)
ALONE = f"seats 1; now 8100; piles {PILES}; turned KH; deck 7S 5H; gone 5C 6D"


def test_fc_20_the_piles_are_written_by_size_and_what_they_leave_follows() -> None:
    state = Solitaire().read_state(ALONE)
    assert [len(pile) for pile in state.piles] == list(SIZES)
    assert state.points[:3] == (20, 12, 0)
    assert state.closed[0] is None
    assert str(state.closed[2]) == "9S-9H-9C-9D-9*"
    assert state.deck == ("5H", "7S")
    assert Solitaire().write_state(state) == ALONE
    assert Solitaire().write_state(state, 0) == Solitaire().write_state(state, None) == ALONE.replace("7S 5H", "??*2")


def test_fc_22_alone_it_can_be_played_on() -> None:
    table = ff.Table.at(Solitaire(), ALONE, ["Ann"])
    table.act(0, "place 4 KH")
    assert table.state.turned == "7S"
    table.act(0, "place 4 7S")
    table.act(0, "place 3 5H")
    assert table.outcome == ff.Outcome((), (32,), "used-up", message("five_crowns.outcome.lost", points=32, piles=2))
    assert Solitaire().read_state(table.position) == table.state


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        (ALONE.replace("4S 8S 8C,", "4S 8S,"), 26, "piles of 3, 4 and so on"),
        (ALONE.replace("4S 8S 8C,", ""), 27, "piles of 3, 4 and so on"),
        ("seats 1; piles 4S 8S 8C", 16, "11 piles"),
        ("seats 1; gone 4S", 1, "expected the piles here"),
        (ALONE.replace("turned KH", "turned KH KH"), 318, "“KH KH” isn’t a card"),
        (f"seats 1; piles {PILES.replace('4S 8S 8C', 'JK JK JK').replace('QC, 9S', '8S, 9S')}; turned KH", 308, "open"),
    ],
)
def test_alone_other_texts_are_refused(text: str, where: int, why: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        Solitaire().read_state(text)
    assert str(refusal.value).startswith(f"Character {where} "), str(refusal.value)
    assert why in str(refusal.value)
