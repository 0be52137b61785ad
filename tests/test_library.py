"""The library page is current, and each public name has an example that runs."""

import doctest
import re

import pytest
from library_page import PAGE, page

import fivefold

TEXT = PAGE.read_text("utf-8")
EXAMPLES = dict(re.findall(r"^### (\w+)\n.*?<!-- end -->\n\n```pycon\n(.*?)```", TEXT, re.MULTILINE | re.DOTALL))


def test_the_library_page_is_current() -> None:
    """Run `python tools/library_page.py` after a change to a public name or its docstring."""
    assert page(TEXT) == TEXT


def test_every_public_name_has_an_example() -> None:
    assert set(EXAMPLES) == set(fivefold.__all__)
    assert [name for name, example in EXAMPLES.items() if name not in example] == []


@pytest.mark.parametrize("name", sorted(fivefold.__all__))
def test_the_example_of_a_name_runs_and_prints_what_it_says(name: str) -> None:
    test = doctest.DocTestParser().get_doctest(EXAMPLES[name], {"ff": fivefold}, name, str(PAGE), None)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0
