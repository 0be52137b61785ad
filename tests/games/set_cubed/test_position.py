"""Whole positions as text."""

import pytest

import fivefold as ff
from fivefold.core.chance import Chance
from fivefold.core.position import read_position
from fivefold.core.probes import bent
from fivefold.games.set_cubed.model import Held, Laid, NewSet, Past, Play, Spot
from fivefold.games.set_cubed.position import read_state, write_state
from fivefold.games.set_cubed.rules import SetCubed
from fivefold.pieces.dice import ALL_DICE

from .tables import NAMES, Table, faces, play, result

EXAMPLE = "seats 2; phase turn; first 1; board 1ro#1@f7 2ro#2@g7 3ro#3@h7; hands 2rd#4 *#5 | 3pq#9 1go#12; sheet 0 3"
PLAYED = (
    "seats 2; phase turn; first 1; since 4000; now 9000; board 1ro#1@f7 2ro#2@g7 3ro#3@h7 2go#4@g8 *2po#5@g9;"
    " hands 2rd#6 1pd#7 | 3pq#9; bag #11 #30; plays g8=2go g9=*2po g7-g9:2 bonus:5; sheet 0 3; played yes;"
    " could-play yes; idle 1; past 1 opened; past-plays f7=1ro g7=2ro h7=3ro f7-h7:3"
)


def test_a_table_in_one_line() -> None:
    state = read_state(EXAMPLE)
    assert state.board[1] == Laid("g7", "#2", "2ro")
    assert state.hands == ((Held("#4", "2rd"), Held("#5", "*")), (Held("#9", "3pq"), Held("#12", "1go")))
    assert (state.phase, state.first, state.turn, state.sheet) == ("turn", 1, 0, ((0, 3),))
    assert state.bag == tuple(die for die in ALL_DICE if die not in ("#1", "#2", "#3", "#4", "#5", "#9", "#12"))
    assert write_state(state) == EXAMPLE


def test_everything_is_in_it() -> None:
    state = read_state(PLAYED)
    assert state.bag == ("#11", "#30")
    assert state.plays == (
        Play((Spot("g8", "2go"), Spot("g9", "*2po")), (NewSet(("g7", "g8", "g9"), 2),), bonus=5, points=7),
    )
    logo = Play((Spot("f7", "1ro"), Spot("g7", "2ro"), Spot("h7", "3ro")), (NewSet(("f7", "g7", "h7"), 3),), 0, 3)
    assert state.past == Past(1, (logo,), 3, "opened")
    assert (state.since, state.now, state.played, state.could_play, state.idle) == (4000, 9000, True, True, 1)
    assert write_state(state) == PLAYED


def test_the_race_and_its_end_are_positions_too() -> None:
    game = SetCubed()
    assert write_state(game.start(3)) == "seats 3; phase deal"
    assert read_state("seats 3; phase deal") == game.start(3)
    for text in (
        "seats 2; phase race; hands 1ro#1 1rq#2 1rd#3 2ro#4 2rd#5 | 3pq#9 1go#12 *#13 2ro#14 2ro#15",
        "seats 2; phase turn; board 1ro#1@f7 2ro#2@g7 3ro#3@h7; hands 2rd#4 | -; waiting *#5@g8; sheet 3 0",
        "seats 2; phase turn; board 1ro#1@f7 2ro#2@g7 3ro#3@h7; hands 2rd#4 | -; freed #5; sheet 3 0",
        "seats 2; phase over; board 1ro#1@f7 2ro#2@g7 3ro#3@h7; bag -; sheet 3 0, 0 0; ended out",
    ):
        assert write_state(read_state(text)) == text


def test_cu_17_what_others_roll_once_more_is_hidden() -> None:
    """CU-17: who has decided is seen, and what for only by that player."""
    text = (
        "seats 3; phase extra; board 1ro#1@f7; hands 2rd#4 *#5 | 3pq#9 1go#12 | 1ro#40;"
        " sheet 0 3 0; chosen #4 | keep | -"
    )
    state = read_state(text)
    assert state.chosen == (("#4",), (), None)
    assert write_state(state, 0) == text.replace("#4 | keep", "#4 | ??")
    assert write_state(state, 1) == text.replace("#4 | keep", "?? | keep")
    assert write_state(state, 2) == write_state(state, None) == text.replace("#4 | keep", "?? | ??")
    with pytest.raises(ff.Unreadable, match="hidden pieces can’t be played"):
        read_position(SetCubed(), write_state(state, 2))


def test_a_bag_that_lacks_dice_is_not_told_to_the_players() -> None:
    text = EXAMPLE.replace("; sheet", "; bag #20 #30; sheet")
    assert write_state(read_state(text)) == text
    assert write_state(read_state(text), 0) == EXAMPLE.replace("; sheet", "; bag ??*2; sheet")


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("1ro#1", "4ro#1", "Character 37 (board, at “4ro#1”): “4ro” isn’t a face"),
        ("1ro#1@f7", "1ro#1", "Character 42 (board): “” isn’t a square"),
        ("@g7", "@n7", "(board, at “n7”): “n7” isn’t a square"),
        ("@g7", "@f7", "(board, at “1ro#1@f7 2ro#2@f7 3ro#3@h7”): two dice are on one square."),
        ("2ro#2", "*#2", "a WILD on the board stands for a face"),
        ("*#5", "*2rd#5", "(hands, at “2rd#4 *2rd#5”): a WILD in a hand is written *."),
        ("*#5", "*#43", "(hands, at “*#43”): “#43” isn’t a die"),
        ("2rd#4 *#5", "2rd#4 *#5 1ro#6 1ro#7 1ro#8 1ro#10", "a player has at most 5 dice."),
        ("3pq#9 1go#12", "3pq#9 | 1go#12", "expected one part for each player (2)"),
        ("*#5", "*#9", "#9 appears too often: SET CUBED doesn’t have that many."),
        ("first 1", "first 2", "Character 28 (first, at “2”): expected a whole number from 0 to 1"),
        ("phase turn", "phase race", "before the opening"),
        ("phase turn", "phase over", "only a finished game has a reason."),
        ("board 1ro#1@f7 2ro#2@g7 3ro#3@h7; ", "", "after the race there are dice on the board"),
        ("sheet 0 3", "sheet 0", "expected 2 numbers"),
        ("sheet 0 3", "sheet 0 3; plays g8=2go", "the last ones on the board"),
        ("sheet 0 3", "sheet 0 3; plays g7=2ro h7=3ro f7-i7:3", "(plays, at “f7-i7”): expected the first and last"),
        ("sheet 0 3", "sheet 0 3; plays f7-h7:3", "one or two dice on the board"),
        ("sheet 0 3", "sheet 0 3; plays g7=2ro, h7=3ro; waiting *#20@g8; hands - | -", "appears twice"),
        ("sheet 0 3", "sheet 0 3; plays f7=1ro, g7=2ro, h7=3ro; waiting *#20@g8", "a turn has at most 3 dice."),
        ("sheet 0 3", "sheet 0 3; waiting *#20@g7", "(waiting, at “*#20@g7”): there’s already a die there."),
        ("sheet 0 3", "sheet 0 3; waiting *2rd#20@g8", "a WILD that waits is written *."),
        ("sheet 0 3", "sheet 0 3; past 1", "expected a seat and why its turn ended here."),
        ("sheet 0 3", "sheet 0 3; pile 3", "(pile, at “3”): this game doesn’t have that field."),
        ("phase turn", "phase extra; chosen #9 | -", "each player rolls their own dice."),
        ("phase turn", "phase extra; waiting *#20@g8", "dice are played only during a turn."),
    ],
)
def test_a_bad_text_says_where(old: str, new: str, where: str) -> None:
    assert old in EXAMPLE
    with pytest.raises(ff.Unreadable) as refusal:
        read_position(SetCubed(), EXAMPLE.replace(old, new))
    assert where in str(refusal.value)
    assert refusal.value.code == "bad-position"


def test_a_table_goes_on_from_it() -> None:
    """CU-09, CU-19: the last dice are put down, and it is over."""
    table = Table.at(
        SetCubed(),
        "seats 2; phase turn; first 1; turn 0; board 1ro#1@f7 2ro#2@g7 3ro#3@h7; hands 2go#4 2po#5 | 1ro#6;"
        " bag -; sheet 0 3; now 5000",
        NAMES[:2],
    )
    play(table, "put g8=2go", "put g9=2po")
    assert faces(table, 0) == ""
    assert table.position == (
        "seats 2; phase turn; first 1; now 5000; board 1ro#1@f7 2ro#2@g7 3ro#3@h7 2go#4@g8 2po#5@g9;"
        " hands - | 1ro#6; bag -; plays g8=2go g9=2po g7-g9:3; sheet 0 3"
    )
    play(table, "done")
    assert result(table).reason == "out"
    assert result(table).scores == (3, 3)


def test_whatever_is_read_can_be_played_on() -> None:
    """Texts that are slightly off are Unreadable, or tables at which somebody can act until it is over."""
    chance, accepted = Chance(b"\3" * 32), 0
    for number in range(60):
        for text in bent(PLAYED if number % 2 else EXAMPLE, chance):
            try:
                table = Table.at(SetCubed(), text, seed=number)
            except ff.Unreadable:
                continue
            accepted += 1
            for _ in range(6):
                table.tick()
                if table.actors:
                    seat = chance.pick(list(table.actors))
                    table.act(seat, chance.pick(table.moves(seat)))
                assert Table.at(SetCubed(), table.position).state == table.state
    assert accepted > 60
