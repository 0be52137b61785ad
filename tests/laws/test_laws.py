"""Every game obeys every law, in random play with all sorts of seats and options."""

import pytest

import fivefold as ff
from fivefold.testing import check


@pytest.mark.parametrize("slug", ff.games())
def test_a_sample_of_random_play(slug: str) -> None:
    report = check(ff.games()[slug], matches=3, seed=2026)
    assert report.acts > 0
    assert report.laws["secrets stay secret"] > 0


@pytest.mark.soak
@pytest.mark.parametrize("block", range(8))
@pytest.mark.parametrize("slug", ff.games())
def test_random_play_by_the_hundred(slug: str, block: int) -> None:
    check(ff.games()[slug], matches=50, seed=1000 + block, looks=4)
