"""CROSSWORD SET in text."""

import pytest

import fivefold as ff
from fivefold.core.game import Back, Left
from fivefold.games.crossword_set.model import Began, Declare, GiveUp, Guest, Move, Put, Take, Withdraw
from fivefold.pieces.rounds import Ready

from .tables import BUILD, CALM, TEN, Table, hints, in_text, rolled, told, with_empty_bag

GAME = rolled(TEN, CALM).game


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("put #1 k11", Put((("#1", "k11"),))),
        ("put #42 a1 #8 off", Put((("#42", "a1"), ("#8", None)))),
        ("guest 3 #18 u21", Guest(2, (("#18", "u21"),))),
        ("declare #4 2rd", Declare("#4", "2rd")),
        ("declare #4 *", Declare("#4")),
        ("take", Take()),
        ("give-up", GiveUp()),
        ("withdraw", Withdraw()),
        ("ready", Ready()),
    ],
)
def test_moves_are_written_and_read(text: str, move: Move) -> None:
    assert GAME.write(move) == text
    assert GAME.read(text) == GAME.read(f"  {text.upper()} ") == move


def test_ones_dice_have_numbers() -> None:
    table = rolled(TEN, CALM)
    assert table.game.read("put 1 k11 10 off", table.view(1)) == Put((("#11", "k11"), ("#20", None)))
    assert table.game.read("Give up", table.view(1)) == GiveUp()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-move"),
        ("put", "not-a-move"),
        ("put #2", "not-a-move"),
        ("put 1 k11", "not-a-die"),
        ("put #43 k11", "not-a-die"),
        ("put #2 v1", "not-a-square"),
        ("put #2 k22", "not-a-square"),
        ("guest 2 #2 off", "not-a-square"),
        ("guest x #2 k11", "not-a-player"),
        ("guest 0 #2 k11", "not-a-player"),
        ("guest 1", "not-a-move"),
        ("declare #2 4rd", "not-a-move"),
        ("declare #2 *2rd", "not-a-move"),
    ],
)
def test_what_is_no_move(text: str, code: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        GAME.read(text)
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")


def test_a_number_beyond_ones_dice() -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        GAME.read("put 11 k11", rolled(TEN, CALM).view(0))
    assert refusal.value.code == "not-a-die"


def test_the_table_in_text() -> None:
    table = rolled(TEN.replace("2go", "*"), CALM)
    table.act(0, "put 1 k11 2 l11 3 m11 4 k12 10 m12")
    assert in_text(table, 0) == [
        "Round 1 of 1, 22 dice in the bag",
        "2 Ben: 0 points, 0 of 10 dice used",
        f"  not on the grid: {CALM}",
        "1 Ann: 0 points, 3 of 10 dice used",
        "       k     l     m",
        "  11  1ro   2ro   3ro",
        "  12 (1go)   .   (1ro)",
        "  1:1ro@k11  2:2ro@l11  3:3ro@m11  4:1go@k12  5:*  6:3go  7:1po  8:2po  9:3po  10:1ro@m12",
    ]


def did(table: Table, seat: int, move: str) -> str:
    """What is said of a move."""
    return " ".join(told(table, event) for event in table.act(seat, move))


def test_events_in_words() -> None:
    table = rolled("1ro 2ro * 1rd 2rd", TEN, rounds=2)
    began = Began(1, ((("#1", "1ro"), ("#2", "*")), (("#3", "2go"),)), 0)
    assert told(table, began) == "Round 1: everyone rolls. Ann rolls 1ro *. Ben rolls 2go."
    assert did(table, 0, "put 3 m11") == "Ann puts * on m11."
    assert did(table, 0, "put 1 k11 2 l11") == "Ann puts 1ro on k11, 2ro on l11. A WILD is now 3ro."
    assert did(table, 0, "put 1 off") == "Ann puts 1ro aside. A WILD can be any face again."
    assert did(table, 0, "declare 3 2gq") == "Ann’s WILD is now 2gq."
    assert did(table, 0, "declare 3 *") == "Ann’s WILD is now anything that fits."
    assert did(table, 0, "take").startswith("Ann takes another die. Ann rolls ")
    assert did(table, 0, "give-up") == "Ann offers to give up."
    assert did(table, 0, "withdraw") == "Ann plays on."
    assert [told(table, event) for event in table.notice(Left(0))] == ["Ann left."]
    assert [told(table, event) for event in table.notice(Back(0))] == ["Ann is back."]
    assert did(table, 1, BUILD).endswith("Ben has used all dice and wins 6 points.")
    assert did(table, 0, "ready") == "Ann is ready."


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You put 1ro on n11 of Ben’s grid.", "Ann puts 1ro on n11 of your grid."),
        ("de", "Du legst 1ro auf n11 in die Auslage von Ben.", "Ann legt 1ro auf n11 in deine Auslage."),
        ("fr", "Tu mets 1ro en n11 dans la grille de Ben.", "Ann met 1ro en n11 dans ta grille."),
        ("es", "Pones 1ro en n11 en la cuadrícula de Ben.", "Ann pone 1ro en n11 en tu cuadrícula."),
    ],
)
def test_cw_06_a_guest_for_each_of_the_two_in_their_language(language: str, mine: str, theirs: str) -> None:
    table = with_empty_bag("1ro 2gq", "1ro 2ro 3ro 1gd")
    table.act(1, "put 1 k11 2 l11 3 m11")
    (visited,) = table.act(0, "guest 2 1 n11")
    assert [told(table, visited, language, seat) for seat in (0, 1)] == [mine, theirs]


def test_the_end_of_a_round_in_words() -> None:
    table = rolled(CALM, CALM)
    table.act(0, "give-up")
    assert did(table, 1, "give-up") == "Ben offers to give up. Everyone gave up. Nobody wins the round."
    table = rolled(CALM, CALM, round_seconds=10)
    message = [told(table, event) for event in table.tick(10_000)]
    assert message == ["Time’s up!", "Time’s up. Nobody wins the round."]
    table = rolled(TEN)
    said_alone = did(table, 0, BUILD)
    assert " All dice used in 0:00, with 0 extra dice. It can be done with 0 extra dice." in said_alone
    assert " The solver: 1ro on " in said_alone
    assert "The solver:" in "\n".join(in_text(table, 0))


def test_guests_in_words() -> None:
    table = with_empty_bag("1ro 2gq", "1ro 2ro 3ro 1gd")
    table.act(1, "put 1 k11 2 l11 3 m11")
    assert did(table, 0, "guest 2 1 n11") == "Ann puts 1ro on n11 of Ben’s grid."
    rows = "\n".join(in_text(table, 0))
    assert "2 Ben: 0 points, 3 of 4 dice used, frozen" in rows
    assert "1:1ro@2/n11  2:2gq" in rows


def test_hints_from_a_nudge_to_the_answer() -> None:
    table = rolled(TEN, CALM)
    nudge, begin, answer = table.game.hints(table.view(0))
    promise, first, whole = hints(table)
    assert promise == "All your dice fit into one grid."
    assert first.startswith("It has a SET of ")
    assert whole.startswith("Put 3po on l9, 2go on l10, 1ro on i11, ")
    assert [len(hint.pieces) for hint in (nudge, begin, answer)] == [0, 3, 10]
    assert hints(table, 1) == ["There’s no SET in your dice. Take another die."]
    assert hints(table, None) == []
    part = rolled("1ro 2ro 3ro 1gd 2gq 3rd 2go 1gd 2gq 3rd", CALM)
    assert hints(part)[0] == "A grid can use 3 dice of your 10."
