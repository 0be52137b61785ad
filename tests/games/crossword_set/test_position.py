"""Whole positions as text."""

import pytest

import fivefold as ff
from fivefold.core.chance import Chance
from fivefold.core.position import read_position
from fivefold.core.probes import bent
from fivefold.games.crossword_set.model import Held, Laid, Result, Solution
from fivefold.games.crossword_set.position import read_state, write_state
from fivefold.games.crossword_set.rules import CrosswordSet
from fivefold.pieces.dice import ALL_DICE

from .tables import BUILD, CALM, PLAYERS, TEN, Table, game, result, rolled, used

EXAMPLE = (
    "seats 2; phase building; hands 1ro#1@j10 2ro#2@k10 *3ro#3@l10 1gd#4 | 2pd#5 3pq#9@m10:0; frozen #1 #2 #3 #9; bag -"
)
LATER = (
    "seats 3; phase between; since 70000; now 71000; hands 1ro#1@j10 *2ro#2@a21 | - | *3ro#3; declared #2 #3;"
    " acted 65000 70000 5000; last 1; ready 2; away 0; sheet 0 0 0, 0 6 0;"
    " results given-up - 1500 9+2 10+0 10+0, completed 1 65000 4+0 0+2 2+0"
)
ALONE = (
    "seats 1; phase between; since 9000; now 9000; hands 2ro#34@l13 2po#6; sheet 0; results time - 9000 2+0;"
    " solution 11 2ro#34@j8 *2po#6@j9"
)


def test_a_table_in_one_line() -> None:
    state = read_state(EXAMPLE)
    assert state.hands == (
        (
            Held("#1", "1ro", 0, "j10", declared=False, frozen=True),
            Held("#2", "2ro", 0, "k10", declared=False, frozen=True),
            Held("#3", "*3ro", 0, "l10", declared=False, frozen=True),
            Held("#4", "1gd", None, None, declared=False, frozen=False),
        ),
        (
            Held("#5", "2pd", None, None, declared=False, frozen=False),
            Held("#9", "3pq", 0, "m10", declared=False, frozen=True),
        ),
    )
    assert (state.phase, state.round, state.bag, state.acted) == ("building", 1, (), (0, 0))
    assert write_state(state) == write_state(state, 0) == EXAMPLE


def test_everything_is_in_it() -> None:
    state = read_state(LATER)
    assert (state.round, state.last, state.ready, state.away) == (2, 1, (2,), (0,))
    assert (state.since, state.now, state.acted) == (70_000, 71_000, (65_000, 70_000, 5_000))
    assert [held.declared for hand in state.hands for held in hand] == [False, True, True]
    assert state.bag == tuple(die for die in ALL_DICE if die not in ("#1", "#2", "#3"))
    assert state.sheet == ((0, 0, 0), (0, 6, 0))
    assert state.results == (
        Result("given-up", None, (9, 10, 10), (2, 0, 0), 1500),
        Result("completed", 1, (4, 0, 2), (0, 2, 0), 65_000),
    )
    assert write_state(state) == LATER


def test_cw_10_with_what_the_solver_has_found() -> None:
    """CW-10."""
    state = read_state(ALONE)
    assert state.solution == Solution(11, 1, (Laid("#34", "2ro", "j8"), Laid("#6", "*2po", "j9")))
    assert write_state(state) == ALONE


def test_the_very_beginning_is_a_position_too() -> None:
    start = CrosswordSet().start(4)
    assert write_state(start) == "seats 4; phase rolling"
    assert read_state("seats 4; phase rolling") == start
    table = Table.at(CrosswordSet(), "seats 4; phase rolling", seed=1)
    assert [len(hand) for hand in table.state.hands] == [10] * 4


def test_a_bag_that_lacks_dice_is_not_told_to_the_players() -> None:
    text = EXAMPLE.replace("bag -", "bag #20 #30")
    assert write_state(read_state(text)) == text
    assert write_state(read_state(text), 1) == EXAMPLE.replace("bag -", "bag ??*2")
    with pytest.raises(ff.Unreadable, match="hidden pieces can’t be played"):
        read_position(CrosswordSet(), write_state(read_state(text), None))


@pytest.mark.parametrize(
    ("text", "old", "new", "where"),
    [
        (EXAMPLE, "2pd#5", "2pd", "Character 71 (hands, at “2pd”): “2pd” isn’t a die"),
        (EXAMPLE, "@k10", "@k22", "(hands, at “k22”): “k22” isn’t a square"),
        (EXAMPLE, "@k10", "@j10", "two dice are on j10 of one grid."),
        (EXAMPLE, "@m10:0", "@j10:0", "two dice are on j10 of one grid."),
        (EXAMPLE, "@m10:0", "@m10:2", "(hands, at “2”): expected a whole number from 0 to 1."),
        (EXAMPLE, "frozen #1 #2 #3 #9", "frozen #1 #2 #3", "#9 is a guest, so it must be frozen."),
        (EXAMPLE, "frozen #1", "frozen #4", "(frozen, at “#4 #2 #3 #9”): #4 isn’t on a grid."),
        (EXAMPLE, "frozen #1", "frozen #20", "expected dice that a player has here."),
        (EXAMPLE, "frozen", "declared #4; frozen", "#4 isn’t a declared WILD."),
        (EXAMPLE, "1gd#4", "1gd#5", "#5 appears too often: CROSSWORD SET doesn’t have that many."),
        (EXAMPLE, "bag -", "bag #5", "#5 appears too often: CROSSWORD SET doesn’t have that many."),
        (EXAMPLE, "bag -", "reaching 0; bag -", "(reaching, at “0”): there’s no die in the bag."),
        (EXAMPLE, "bag -", "acted 5", "expected 2 times here, one for each player."),
        (EXAMPLE, "bag -", "ready 1", "players are ready only between rounds."),
        (EXAMPLE, "bag -", "gave-up 1; away 1", "a player who has left can’t say anything."),
        (EXAMPLE, "bag -", "round 1", "(round, at “1”): this game doesn’t have that field."),
        (EXAMPLE, "building", "between", "after a round there are points on the sheet."),
        (EXAMPLE, "building", "playing", "expected one of rolling, building, between, over."),
        (LATER, "between", "rolling", "only the first round begins like this."),
        (LATER, "; ready 2", "; gave-up 2", "players give up and take dice only during a round."),
        (LATER, ", completed 1 65000 4+0 0+2 2+0", "", "each round on the sheet must have one result."),
        (LATER, "4+0 0+2 2+0", "4+0 0+2", "3 dice counts such as 4+0 here."),
        (LATER, "completed 1", "completed 3", "(results, at “3”): expected a whole number from 0 to 2."),
        (LATER, "since 70000", "since 72000", "this is after the last action."),
        (LATER, "0 6 0;", "0 6;", "expected 3 numbers: the points of each player"),
        (ALONE, "solution 11", "solution 9", "(solution, at “9”): expected a whole number from 10 to 42."),
        (ALONE, "phase between", "phase building", "the solver shows its grid only to a player alone, after a round."),
    ],
)
def test_a_bad_text_says_where(text: str, old: str, new: str, where: str) -> None:
    assert old in text
    with pytest.raises(ff.Unreadable) as refusal:
        read_position(CrosswordSet(), text.replace(old, new))
    assert where in str(refusal.value)
    assert refusal.value.code == "bad-position"


def test_a_table_goes_on_from_it() -> None:
    """CW-06, CW-08: the last die goes to the other player's grid, too, and the round is won."""
    text = "seats 2; hands 1ro#1@j10 2ro#2@k10 3ro#3@l10 1gd#4 | 2ro#5 1ro#9@m10:0; frozen #1 #2 #3 #9; bag -"
    table = Table.at(game(rounds=1), text, PLAYERS[:2])
    assert (used(table, 0), used(table, 1)) == (3, 1)
    table.act(1, "guest 1 1 n10", at=900)
    assert result(table).winners == (1,)
    assert table.position == (
        "seats 2; phase over; since 900; now 900; hands 1ro#1@j10 2ro#2@k10 3ro#3@l10 1gd#4 | 2ro#5@n10:0 1ro#9@m10:0;"
        " frozen #1 #2 #3 #5 #9; bag -; acted 0 900; last 1; sheet 0 1; results completed 1 900 1+0 0+0"
    )


def test_what_a_table_says_can_be_gone_on_from() -> None:
    table = rolled(TEN, CALM, rounds=2)
    table.act(1, "take", at=500)
    table.act(0, BUILD, at=65_000)
    again = Table.at(game(rounds=2), table.position, PLAYERS[:2], seed=3)
    assert (again.now, again.state) == (65_000, table.state)
    again.act(0, "ready", at=66_000)
    again.act(1, "ready", at=67_000)
    assert (again.state.round, again.state.sheet) == (2, ((11, 0),))


def test_whatever_is_read_can_be_played_on() -> None:
    """Texts that are slightly off are Unreadable, or tables at which somebody can act."""
    chance, accepted = Chance(b"\3" * 32), 0
    for number in range(60):
        for text in bent((EXAMPLE, LATER, ALONE)[number % 3], chance):
            try:
                table = Table.at(CrosswordSet(), text, seed=number)
            except ff.Unreadable:
                continue
            accepted += 1
            for _ in range(6):
                table.tick()
                if table.actors:
                    seat = chance.pick(list(table.actors))
                    table.act(seat, chance.pick(table.moves(seat)))
                assert Table.at(CrosswordSet(), table.position).state == table.state
    assert accepted > 40
