"""A cluster with faults of all kinds during play: no entry that was sent is lost, and play continues."""

from pathlib import Path

import pytest

from cluster.chaos import PLAYABLE_SECONDS, run
from cluster.company import why_none

pytestmark = [pytest.mark.real, pytest.mark.skipif(bool(why_none()), reason=f"NOT TESTED: {why_none()}")]


@pytest.mark.soak
def test_a_short_storm(tmp_path: Path) -> None:
    """Each kind of fault once."""
    report = run(tmp_path, 1, 9, rooms=4)
    assert report.shown > 50, "hardly anything was shown; this tested nothing"
    assert report.matches >= 4
    assert report.playable < PLAYABLE_SECONDS


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 5))
def test_a_long_storm(tmp_path: Path, seed: int) -> None:
    report = run(tmp_path, seed, 100)
    print(report)  # noqa: T201
    assert report.shown > 1000
    assert report.playable < PLAYABLE_SECONDS
