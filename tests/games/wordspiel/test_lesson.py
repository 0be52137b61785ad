"""What the lessons say about their words is so."""

from fivefold.core.lessons import lesson_of
from fivefold.core.table import AnyTable
from fivefold.games.wordspiel import words
from fivefold.games.wordspiel.rules import WordSpiel
from fivefold.games.wordspiel.solitaire import Solitaire

LESSON = lesson_of(WordSpiel)
assert LESSON is not None
BOOK = WordSpiel().lexicon
assert BOOK is not None
STEPS = {step.name: n for n, step in enumerate(LESSON.steps)}


def table(name: str) -> AnyTable:
    assert LESSON is not None
    return LESSON.table(STEPS[name], seed=1)


def found(name: str) -> dict[str, int]:
    """The words that can be played, and the most cards that each uses."""
    assert BOOK is not None
    view = table(name).view(0)
    every = words.find(view.spiral, view.hand, BOOK)
    return {one.word: max(len(other.cards) for other in every if other.word == one.word) for one in every}


def test_the_words_that_are_named_can_be_played() -> None:
    assert {"CAT"} <= {*found("first")}
    assert {"UNITE", "UNIT", "UNTIE"} <= {*found("further")}
    assert {"CANOE"} <= {*found("across")}
    assert {"PLANETS", "NETS", "NEST"} == {word for word, cards in found("out").items() if cards == 2}


def test_four_cards_are_the_most_and_make_the_words_that_are_named() -> None:
    assert {word for word, cards in found("many").items() if cards >= 4} == {"STARTING", "STARVING", "TARTING"}


def test_there_is_no_word_for_somebody_stuck() -> None:
    assert not found("stuck")


def test_the_doubted_word_is_none() -> None:
    assert BOOK is not None
    assert table("doubt").state.spiral == "CATZ"
    assert "CATZ" not in BOOK


def alone(n: int) -> dict[str, int]:
    lesson = lesson_of(Solitaire)
    assert lesson is not None
    assert BOOK is not None
    view = lesson.table(n, seed=1).view(0)
    return {one.word: len(one.cards) for one in words.find(view.spiral, view.hand, BOOK)}


def test_alone_the_words_that_are_named_can_be_played() -> None:
    first, many, _, last, match = map(alone, range(5))
    assert len(first) == 50
    assert {"SPORE", "STARE", "SOAP"} <= {*first}
    assert (many["WALKING"], many["KING"], many["KIND"]) == (3, 3, 3)
    assert {word for word, cards in last.items() if cards == 2} == {"PLANETS", "NETS", "NEST"}
    assert match
