"""Options: described for people, checked with a sentence, box rules by default."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta

import fivefold as ff
from fivefold.core.options import Options, describe, make_options
from fivefold.core.speech import Reader, languages
from fivefold.core.words import Message, message

ENGLISH = Reader().strictly


class Sample(Options, frozen=True):
    """One option of each kind."""

    size: Annotated[int, Meta(ge=1, le=9, extra={"words": "shop.size"})] = 3
    kind: Literal["plain", "fancy"] = "plain"
    deals: Literal[1, "each"] = 1
    open: bool = False
    day: Annotated[str, Meta(pattern=r"^\d\d$")] = "01"


def test_each_option_is_described_for_the_lobby() -> None:
    size, kind, deals, opened, day = describe(Sample)
    assert (size.name, size.title, size.about, size.default) == (
        "size",
        Message("shop.size"),
        Message("shop.size.about"),
        3,
    )
    assert (size.least, size.most, ENGLISH(size.allowed)) == (1, 9, "a whole number from 1 to 9")
    assert (kind.title, kind.about) == (Message("core.option-kind"), Message("core.option-kind.about"))
    assert kind.choices == ("plain", "fancy")
    assert kind.labels == (Message("core.option-kind.plain"), Message("core.option-kind.fancy"))
    assert (deals.choices, ENGLISH(deals.allowed)) == ((1, "each"), "1 or each")
    assert deals.labels == (Message("core.option-deals.n1"), Message("core.option-deals.each"))
    assert (opened.choices, [*map(ENGLISH, opened.labels)]) == ((False, True), ["no", "yes"])
    assert (day.pattern, ENGLISH(day.allowed)) == (r"^\d\d$", "text such as 01")


def test_values_may_come_as_text() -> None:
    given = {"size": "9", "kind": "FANCY", "deals": "1", "open": "yes", "day": "31"}
    assert make_options(Sample, given) == Sample(size=9, kind="fancy", deals=1, open=True, day="31")
    assert make_options(Sample, {"deals": "each", "open": True}) == Sample(deals="each", open=True)


def test_no_options_are_the_box_rules() -> None:
    assert make_options(Sample, {}) == Sample()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"size": 0}, "Option size must be a whole number from 1 to 9, not 0."),
        ({"size": 10}, "Option size must be a whole number from 1 to 9, not 10."),
        ({"size": True}, "Option size must be a whole number from 1 to 9, not True."),
        ({"size": 2.5}, "Option size must be a whole number from 1 to 9, not 2.5."),
        ({"size": "9" * 30}, "Option size must be a whole number from 1 to 9, not '" + "9" * 30 + "'."),
        ({"kind": "odd"}, "Option kind must be plain or fancy, not 'odd'."),
        ({"kind": None}, "Option kind must be plain or fancy, not None."),
        ({"deals": True}, "Option deals must be 1 or each, not True."),
        ({"open": 1}, "Option open must be no or yes, not 1."),
        ({"day": "1st"}, "Option day must be text such as 01, not '1st'."),
        ({"sise": 4}, "Unknown option sise. Did you mean size?"),
        ({"wholly": 4}, "Unknown option wholly. Available: size, kind, deals, open, day."),
    ],
)
def test_a_bad_option_gets_a_sentence(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(ff.BadOption) as caught:
        make_options(Sample, given)
    assert str(caught.value) == sentence


def test_what_a_text_may_be_can_depend_on_what_is_there() -> None:
    there = {"main": message("shop.big")}

    class Shelf(Options, frozen=True):
        book: Annotated[str, Meta(pattern="^[a-z]+$", extra={"choices": lambda: there})] = "main"

    there["other"] = message("shop.small")
    (book,) = describe(Shelf)
    assert (book.choices, book.labels) == (("main", "other"), (Message("shop.big"), Message("shop.small")))
    assert make_options(Shelf, {"book": "lost"}).book == "lost"
    with pytest.raises(ff.BadOption, match=r"Option book must be main or other, not 'no 1'\."):
        make_options(Shelf, {"book": "no 1"})


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(ff.BadOption, match=r"Unknown option a\. Available: none\."):
        make_options(Options, {"a": 1})


def test_an_option_of_another_type_is_the_game_makers_error() -> None:
    class Strange(Options, frozen=True):
        share: float = 0.5

    with pytest.raises(TypeError, match="option share must be"):
        describe(Strange)


class Dated(Options, frozen=True):
    """A puzzle of a day."""

    day: Annotated[str, Meta(pattern=r"^\d\d$", extra={"words": "shop.day"})]
    size: int = 3


def test_a_date_is_that_of_the_day_unless_it_is_given() -> None:
    assert [option.default for option in describe(Dated, "14")] == ["14", 3]
    assert make_options(Dated, {}, "14") == Dated(day="14")
    assert make_options(Dated, {"day": "07"}, "14") == Dated(day="07")
    with pytest.raises(ff.BadOption):
        make_options(Dated, {})


def test_only_a_date_is_without_a_default() -> None:
    class Open(Options, frozen=True):
        size: int

    with pytest.raises(TypeError, match="option size needs a default"):
        describe(Open)


def test_every_option_of_every_game_is_explained() -> None:
    for game in ff.games().values():
        for option in describe(game.options_type, "2026-03-14"):
            assert option.check(option.default) == option.default
            for language in languages():
                reader = Reader(language)
                assert reader.strictly(option.title) != option.name, f"{game.slug} {option.name}"
                assert reader.strictly(option.about).endswith("."), f"{game.slug} {option.name} in {language}"
