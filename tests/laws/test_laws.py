"""Every game obeys every law, in random play with all sorts of seats and options."""

import pytest

import fivefold as ff
from fivefold.testing import check

LONG = ("set", "scramble-set")
"""Random play takes thousands of acts there."""


@pytest.mark.parametrize("slug", ff.games())
def test_a_sample_of_random_play(slug: str) -> None:
    """The second match has random options."""
    report = check(ff.games()[slug], matches=1 if slug in LONG else 2, seed=2026, looks=4)
    assert report.acts > 0
    assert report.laws["secrets stay secret"] > 0
    assert report.laws["a sample can be played"] > 0


@pytest.mark.soak
@pytest.mark.parametrize("block", range(8))
@pytest.mark.parametrize("slug", ff.games())
def test_random_play_by_the_hundred(slug: str, block: int) -> None:
    check(ff.games()[slug], matches=50, seed=1000 + block, looks=4)
