"""Cleaning of names and texts that people type."""

import pytest

from fivefold.core.errors import Illegal
from fivefold.rooms.text import clean_name, clean_text


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann\n\tB. ", "Ann B."),
        ("x" * 24, "x" * 24),
        ("Zoe\u0308", "Zoë"),
        ("☺", "☺"),
        ("7", "7"),
        ("A\u200bB", "A B"),
        ("\u3164Ann", "\u3164Ann"),
    ],
)
def test_a_name_is_on_one_line_and_has_nothing_invisible(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u200d", "\u3164", "\u2800\u115f", "x" * 25, "x" * 1000])
def test_a_name_that_nobody_sees_or_that_is_too_long_is_refused(typed: str) -> None:
    with pytest.raises(Illegal) as refused:
        clean_name(typed)
    assert refused.value.code == "bad-name"


def test_the_spaces_around_a_name_do_not_make_it_too_long() -> None:
    assert clean_name(f"{' ' * 200}{'x' * 24}{' ' * 200}") == "x" * 24


def test_text_is_cut_where_it_is_too_long() -> None:
    assert clean_text("one  two\r\nthree", 100) == "one two three"
    assert clean_text("  one two", 5) == "one t"
    assert clean_text("\x00a\x1b[31mb\x7f", 100) == "a [31mb"
