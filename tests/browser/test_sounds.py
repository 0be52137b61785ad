"""The sounds of the client, rendered in a browser: equally loud, never clipped, and short."""

import pytest
from sounds import LOUDNESS, measure

from browser.conftest import Person

FANFARE = "win"


def test_sounds_are_equally_loud_and_short(person: Person) -> None:
    page = person()
    found = measure(page)
    assert len(found) > 10
    assert {one.name: one.loudness for one in found if abs(one.loudness - LOUDNESS) > 1} == {}
    assert {one.name: one.peak for one in found if one.peak > -1} == {}
    assert {one.name: one.seconds for one in found if one.seconds > 1} == {
        one.name: one.seconds for one in found if one.name == FANFARE
    }
    assert all(one.seconds > 0.01 for one in found)


def test_the_same_sounds_have_the_same_figures(person: Person) -> None:
    page = person()
    first, again = measure(page), measure(page)
    assert [one.loudness for one in again] == pytest.approx([one.loudness for one in first], abs=0.1)
    assert [one.seconds for one in again] == pytest.approx([one.seconds for one in first], abs=0.01)
