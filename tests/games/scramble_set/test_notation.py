"""SCRAMBLE SET as text."""

import pytest

import fivefold as ff
from fivefold.core.speech import Reader
from fivefold.games.scramble_set.model import (
    Ended,
    Event,
    Missed,
    Move,
    Rested,
    Rolled,
    RoundOver,
    Stop,
    Stopped,
    Take,
    Took,
)
from fivefold.games.scramble_set.notation import read, tell, write
from fivefold.pieces.calls import Call, Called, Measured, Press, Pressed
from fivefold.pieces.features import Fault
from fivefold.pieces.presence import Gone, Returned
from fivefold.pieces.rounds import Readied, Ready, TimeUp

from .tables import OTHER, QUIET, SET, laid, take

NAMES = ("Ann", "Ben")
MOVES: dict[str, Move] = {"call": Call(), "ready": Ready(), "stop": Stop(), "take 3 17 42": Take((2, 16, 41))}


@pytest.mark.parametrize(("text", "move"), MOVES.items())
def test_moves_round_trip(text: str, move: Move) -> None:
    assert read(text) == move
    assert write(move) == text


@pytest.mark.parametrize("text", ["TAKE 42 17 3", "  17 3 42 ", "take 3  42 17"])
def test_takes_may_be_written_in_any_order_and_without_the_word(text: str) -> None:
    assert read(text) == Take((2, 16, 41))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-move"),
        ("set", "not-a-move"),
        ("take 1 2", "not-three"),
        ("1 2 3 4", "not-three"),
        ("take 0 1 2", "not-a-place"),
        ("take 1 2 43", "not-a-place"),
        ("take 1rd 2rd 3rd", "not-a-place"),
        ("² 1 2", "not-a-move"),
    ],
)
def test_what_is_no_move_says_why(text: str, code: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        read(text)
    assert refusal.value.code == code


EVENTS: list[tuple[Event, str]] = [
    (Rolled(2, ("#1", "#2", "#3"), ("1ro", "1ro", "1ro"), 0), "Round 2: 3 dice are rolled."),
    (Rolled(5, ("#1", "#2"), ("1ro", "*"), 0, (0, 1)), "Tie-break between Ann and Ben: 2 dice are rolled."),
    (Took(1, (0, 1, 2), ("1ro", "*2ro", "3ro"), 0), "Ben takes 1ro *2ro 3ro."),
    (
        Missed(0, "wrong", 0, 3000, (0, 1, 2), ("1ro", "2ro", "3go"), (Fault("colour", "r", "g"),)),
        "Ann picks 1ro 2ro 3go and must wait: two are red and one is green.",
    ),
    (
        Missed(
            1,
            "wrong",
            0,
            None,
            (0, 1, 2),
            ("1ro", "2ro", "2go"),
            (Fault("number", "2", "1"), Fault("colour", "r", "g")),
        ),
        "Ben picks 1ro 2ro 2go and loses a point: two show 2 symbols and one shows 1, two are red and one is green.",
    ),
    (Missed(0, "late", 0, None), "Ann called SET but ran out of time, and loses a point."),
    (Missed(1, "late", 0, 3000), "Ben called SET but ran out of time, and has to wait."),
    (Missed(0, "left", 0, 3000), "Ann called SET, then left."),
    (Rested(0, 0), "Ann can call again."),
    (Readied(1, 0), "Ben is ready."),
    (TimeUp(0), "Time’s up!"),
    (Stopped(0, 0), "Ann sees no more SETs."),
    (RoundOver((7, 6), 14, 0, False, None), "The round is over: Ann 7 and Ben 6. The most possible was 14 SETs."),
    (Ended((0,), "most-sets"), "The game is over."),
    (Ended((1,), "tie-break"), "Ben wins the tie-break."),
    (Pressed(0, 0, 0), "Ann calls; the photo finish decides."),
    (
        Called(0, 0, 0, (Press(0, 5, 4), Press(1, 6, 6))),
        "Ann has the board. Photo finish: Ann at 4 ms and Ben at 6 ms.",
    ),
    (Gone(0, 0), "Ann left."),
    (Returned(0, 0), "Ann is back."),
    (Measured(0, 40, 0), "Ann is 40 ms away."),
]


@pytest.mark.parametrize(("event", "words"), EVENTS)
def test_events_in_words(event: Event, words: str) -> None:
    assert Reader(names=NAMES).say(*tell(event)) == words


def test_the_table_as_text() -> None:
    table = laid(f"{SET} {OTHER} {QUIET}", penalty="point")
    take(table, 1, 1, 2, 3, at=0)
    table.act(0, "call", at=0)
    assert Reader(names=NAMES).rows(table.game.show(table.view(None))).splitlines() == [
        "Round 1: 11 dice",
        "  1        2        3        4 1gd    5 2gd    6 3gd    7 1rd",
        "  8 2rd    9 3ro   10 3go   11 1rd   12 2rd   13 3ro   14 3go",
        "Ann: 0 (0 SETs now, has the board)",
        "Ben: 1 (1 SET now)",
    ]


def test_hints_give_a_set_of_a_best_split_away_die_by_die() -> None:
    table = laid(f"{SET} {QUIET}", seats=1)
    hints = table.game.hints(table.view(0))
    assert [len(hint.pieces) for hint in hints] == [1, 2, 3]
    assert set(hints[-1].pieces) == {"#1", "#2", "#3"}
    table.act(0, "take 1 2 3", at=0)
    assert table.game.hints(table.view(0)) == ()


def test_hints_know_wilds_and_prefer_what_is_easy() -> None:
    """The best split needs the WILD, and a SET with one is as easy to see as three equal dice."""
    table = laid(f"1ro 2gq 3pd * {QUIET}", seats=1)
    last = table.game.hints(table.view(0))[-1]
    assert "#4" in last.pieces
    assert Reader().strictly(last.message).startswith("The SET is")
    assert "* in place 4" in Reader().strictly(last.message)
