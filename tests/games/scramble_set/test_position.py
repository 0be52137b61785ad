"""A table of SCRAMBLE SET as one line of text."""

import pytest

import fivefold as ff
from fivefold.core.game import Left
from fivefold.games.scramble_set import position
from fivefold.games.scramble_set.model import Ended, Round, ScrambleOptions
from fivefold.games.scramble_set.rules import Scramble
from fivefold.pieces.calls import Calling

from .tables import OTHER, QUIET, SET, connected, kinds, laid, take

DICE = "dice 2ro#1 2go#2 2po#3"
TIED = "seats 3; at 9000; phase tie-break; round 1; dice 2ro#1 2go#2 2po#3 1rd#4; tied 0 1; sheet 1 1 0; history 2 700"


def test_the_example_reads_as_it_says() -> None:
    assert position.__doc__ is not None
    line = next(line.strip() for line in position.__doc__.splitlines() if line.startswith("    "))
    state = Scramble().read_state(line)
    assert (state.seats, state.now, state.phase, state.round, state.since) == (2, 4400, "round", 1, 4000)
    assert state.dice == ("#1", "#2", "#3", "#4", "#5", "#6")
    assert state.faces == ("2ro", "2go", "2po", "1gd", "*", "3gd")
    assert (state.won, state.lying) == ((((0, 1, 2),), ()), (3, 4, 5))
    assert state.scores == (1, 0)
    assert len(state.aside) == 36
    assert Scramble().write_state(state) == line


def test_everything_is_in_the_line() -> None:
    table = connected(laid(f"{SET} {OTHER} 1rd", penalty="point"), 20, 150)
    table.act(1, "call", at=500)
    table.act(1, "take 1 2 4", at=600)
    table.act(0, "call", at=1000)
    assert table.position == (
        "seats 2; at 1000; phase round; round 1; dice 2ro#1 2go#2 2po#3 1gd#4 2gd#5 3gd#6 1rd#7;"
        " penalties - | 1; presses 0 1000 980; lags 20 | 150"
    )
    table.act(1, "call", at=1040)
    take_it = table.position
    assert "; calling 1 6040; lags" in take_it
    again = ff.Table.at(table.game, take_it)
    assert (again.state, again.now) == (table.state, 1040)
    assert again.act(1, "take 4 5 6", at=2000) == table.act(1, "take 4 5 6", at=2000)


def test_a_pause_is_in_the_line() -> None:
    table = laid(f"{SET} {QUIET}")
    take(table, 0, 1, 2, 3, at=1000)
    table.act(1, "ready", at=1500)
    assert table.position.startswith("seats 2; at 1500; phase pause; round 1; since 1000; dice 2ro#1 ")
    assert table.position.endswith("won 1 2 3 | -; sheet 1 0; history 1 1000; deadline 16000; ready 1")
    assert kinds(ff.Table.at(table.game, table.position, seed=3).act(0, "ready", at=2000)) == ["Readied", "Rolled"]


def test_who_must_wait_is_in_the_line() -> None:
    table = laid(f"{SET} {QUIET}")
    table.act(0, "call", at=100)
    table.act(0, "take 1 2 4", at=200)
    assert "; rests 3200 | -" in table.position
    assert list(ff.Table.at(table.game, table.position).actors) == [1]


def test_a_round_that_was_stopped_is_in_the_line() -> None:
    table = laid(f"{SET} {QUIET}", seats=1)
    table.act(0, "stop", at=700)
    assert table.position.endswith("; sheet 0; history 1 700 stopped")
    assert ff.Table.at(table.game, table.position).state.history == (Round(1, 700, True),)


def test_a_tie_break_goes_on_from_a_line() -> None:
    table = ff.Table.at(Scramble(ScrambleOptions(rounds=1)), TIED)
    assert list(table.actors) == [0, 1]
    assert take(table, 1, 1, 2, 3, at=9500)[-1] == Ended((1,), "tie-break")
    assert table.outcome is not None
    assert table.outcome.scores == (1, 1, 0)
    again = ff.Table.at(table.game, table.position)
    assert again.outcome == table.outcome


def test_a_line_may_be_short() -> None:
    """Without dice all are rolled, and those who are away are told so."""
    assert ff.Table.at(Scramble(), "seats 3", seed=1).state == ff.Table(Scramble(), 3, 1).state
    table = ff.Table.at(Scramble(), f"seats 2; {DICE}; away 1")
    assert (list(table.actors), table.state.round) == ([0], 1)
    with pytest.raises(ff.Illegal):
        table.notice(Left(1))


def test_a_seat_sees_nothing_of_what_others_have_pressed() -> None:
    table = connected(laid(f"{SET} {QUIET}", seats=3), 20, 150, 30)
    before = Scramble().write_state(table.state, 1)
    table.act(0, "call", at=1000)
    assert [Scramble().write_state(table.state, seat) for seat in (None, 1, 2)] == [before] * 3
    assert Scramble().write_state(table.state, 0) == f"{before}; presses 0 1000 980"


def test_a_board_that_is_taken_belongs_to_one_who_may_call() -> None:
    table = ff.Table.at(Scramble(), f"seats 2; at 500; {DICE}; calling 1 5500")
    assert table.state.calling == Calling(1, 5500)
    assert kinds(table.tick(5500)) == ["Missed"]


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        ("seats 7", "Character 7 (seats, at “7”)", "expected the number of players: 1 to 6 players"),
        ("seats 2; dice 2ro", "Character 15 (dice, at “2ro”)", "such as 2rd#7"),
        ("seats 2; dice 2ro#43", "(dice, at “2ro#43”)", "from #1 to #42"),
        ("seats 2; dice 4ro#1", "(dice, at “4ro#1”)", "“4ro” isn’t a face of a die"),
        ("seats 2; dice *2ro#1", "(dice, at “*2ro#1”)", "a WILD doesn’t stand for a face yet"),
        ("seats 2; dice 2ro#1 2go#1", "(dice, at “2ro#1 2go#1”)", "a die is listed twice"),
        (f"seats 2; {DICE}; won 1 2 | -", "(won, at “1 2”)", "the places of three dice"),
        (f"seats 2; {DICE}; won 1 2 4 | -", "(won, at “1 2 4 | -”)", "has no die"),
        (f"seats 2; {DICE}; won 1 2 3 | 1 2 3", "(won, at “1 2 3 | 1 2 3”)", "a place is listed twice"),
        (f"seats 2; {DICE}; since 5", "(since, at “5”)", "in the future"),
        (f"seats 2; {DICE}; rolled 5", "(rolled, at “5”)", "in the future"),
        (f"seats 2; {DICE}; sheet 1 0", "(history)", "as many rounds here as on the sheet"),
        (f"seats 2; {DICE}; sheet 1 0; history 1", "(history, at “1”)", "the best split of a round and its duration"),
        (f"seats 2; {DICE}; sheet 1 0; history 1 5 so", "(history, at “so”)", "one of stopped"),
        (f"seats 2; {DICE}; phase over", "(ended)", "only a finished game"),
        (f"seats 2; {DICE}; ended alone", "(ended, at “alone”)", "only a finished game"),
        (f"seats 2; {DICE}; ready 1", "(ready, at “1”)", "this belongs in a pause"),
        (f"seats 2; {DICE}; deadline 9", "(deadline, at “9”)", "this belongs in a pause"),
        (f"seats 2; {DICE}; tied 0 1", "(tied, at “0 1”)", "exactly the tied players"),
        (f"seats 2; {DICE}; phase tie-break; tied 1", "(tied, at “1”)", "exactly the tied players"),
        (f"seats 2; {DICE}; phase pause; rests 9 | -", "(rests, at “9 | -”)", "nobody waits"),
        (f"seats 1; {DICE}; calling 0 9", "(calling, at “0 9”)", "nobody can call here"),
        (f"seats 2; {DICE}; phase pause; presses 0 9 9", "(presses, at “0 9 9”)", "nobody can call here"),
        (f"seats 2; {DICE}; rests 9 | -; calling 0 9", "(calling, at “0 9”)", "seat 0 can’t call"),
        (f"{TIED}; calling 2 9", "(calling, at “2 9”)", "seat 2 can’t call"),
    ],
)
def test_a_bad_line_says_where(text: str, where: str, why: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        ff.Table.at(Scramble(), text)
    assert refusal.value.code == "bad-position"
    assert where in str(refusal.value)
    assert why in str(refusal.value)
