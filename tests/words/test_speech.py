"""Sentences out of what is said: names and `you`, lists, languages, and errors that read themselves."""

import pickle
import subprocess
import sys

import pytest

import fivefold as ff
from fivefold.core.errors import BadRecord, Illegal
from fivefold.core.speech import Reader, Unsaid, nearest
from fivefold.core.words import Group, Pieces, Who, listed, message

NAMES = ("Ann", "Ben", "Cem")
GAVE = message("karma.gave", who=Who(0), to=Who(1), cards=7)


@pytest.mark.parametrize(
    ("language", "seat", "text"),
    [
        ("en", None, "Ann gives the pile of 7 cards to Ben."),
        ("en", 0, "You give the pile of 7 cards to Ben."),
        ("de", 1, "Ann schenkt dir den Stapel mit 7 Karten."),
        ("fr", 1, "Ann te donne la pile de 7 cartes."),
        ("es", 0, "Le das el montón de 7 cartas a Ben."),
    ],
)
def test_verbs_fit_whoever_reads(language: str, seat: int | None, text: str) -> None:
    assert Reader(language, NAMES, seat).say(GAVE) == text


@pytest.mark.parametrize(
    ("seats", "text"),
    [
        ((), "Niemand gewinnt."),
        ((1,), "Du gewinnst!"),
        ((0,), "Ann gewinnt."),
        ((0, 1), "Ann und du teilt euch den Sieg."),
        ((0, 2), "Ann und Cem teilen sich den Sieg."),
    ],
)
def test_a_group_knows_whether_the_reader_is_in_it(seats: tuple[int, ...], text: str) -> None:
    assert Reader("de", NAMES, 1).say(message("terminal.winners", winners=Group(seats))) == text


def test_a_list_calls_the_reader_in_their_language() -> None:
    names = listed([Who(0), Who(1)], "comma")
    assert Reader("de", NAMES, 1).say(message("cli.characters", names=names)) == "Charaktere, für jedes Spiel: Ann, du."


def test_somebody_called_you_is_not_the_reader() -> None:
    assert Reader("en", ("you", "Ben"), 1).say(message("karma.out", who=Who(0))) == "you\u2060 is out."


def test_a_refusal_is_a_code_with_facts_and_reads_in_english() -> None:
    refusal = Illegal("karma.not-held.hand", cards=Pieces(("7", "7")))
    assert (refusal.code, str(refusal)) == ("not-held", "You don’t have 7 7 in your hand.")
    again = pickle.loads(pickle.dumps(refusal))
    assert (type(again), again.message) == (Illegal, refusal.message)
    broken = pickle.loads(pickle.dumps(BadRecord("core.forged", 7)))
    assert (broken.line, broken.code, isinstance(broken, ff.Refusal)) == (7, "forged", True)


def test_what_is_missing_is_noticed() -> None:
    with pytest.raises(Unsaid, match=r"karma\.gave in de"):
        Reader("de").strictly(message("karma.gave", who=Who(0)))
    with pytest.raises(Unsaid, match="not said"):
        Reader("de").strictly(message("karma.no-such-thing"))
    assert Reader("xx").say(message("karma.late")) == "Time’s up:"
    assert Reader("de").say(message("karma.no-such-thing")) == "[karma.no-such-thing]"


def test_lists_and_numbers_are_as_the_language_writes_them() -> None:
    told = message("core.allowed.choices", choices=listed(["a", "b", "c"], "or"))
    assert [Reader(language).say(told) for language in ("en", "de", "fr", "es")] == [
        "a, b or c", "a, b oder c", "a, b ou c", "a, b o c",
    ]  # fmt: skip
    assert Reader("de").say(message("core.number", n=12345)) == "12.345"


def test_languages_are_found_by_what_the_environment_calls_them() -> None:
    assert [nearest(name) for name in ("de_AT.UTF-8", "FR", "es-MX", "C", "")] == ["de", "fr", "es", "en", "en"]


def test_playing_needs_no_fluent() -> None:
    code = (
        "import sys, fivefold as ff; t = ff.Table('karma', 2, 1); t.act(0, t.moves(0)[0]); "
        "print([name for name in sys.modules if name.startswith(('fluent', 'babel'))])"
    )
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
