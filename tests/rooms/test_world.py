"""The simulated world keeps its promises, whatever the seed; and finds the bugs that are put into it."""

from collections.abc import Callable

import pytest

from rooms.planted import BUGS, Patch
from rooms.world import World, play

PARTS = 8
SEEDS = 200
SOAK = 20_000
ENOUGH = 300
"""In so many worlds a bug shows itself, at the latest."""


@pytest.mark.parametrize("part", range(PARTS))
def test_worlds(part: int) -> None:
    checked = entries = 0
    for seed in range(part, SEEDS, PARTS):
        told, kept = _figures(play(seed))
        checked, entries = checked + told, entries + kept
    assert checked > 100 * SEEDS / PARTS, "hardly anybody was told anything; this tested nothing"
    assert entries > 5 * SEEDS / PARTS, "hardly anything was played; this tested nothing"


@pytest.mark.soak
@pytest.mark.parametrize("part", range(40))
def test_many_worlds(part: int) -> None:
    seeds = range(SEEDS + part, SEEDS + SOAK, 40)
    worlds = [_figures(play(seed)) for seed in seeds]
    told, entries = (sum(column) for column in zip(*worlds, strict=True))
    print(f"seeds {seeds[0]}, {seeds[1]} to {seeds[-1]}: {told} messages checked, {entries} entries kept")  # noqa: T201


def _figures(world: World) -> tuple[int, int]:
    return world.promises.checked, sum(len(kept.connections) for kept in world.kept.matches.values())


def test_a_world_is_the_same_every_time() -> None:
    assert play(7).story == play(7).story


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.__name__)
def test_a_planted_bug_is_found(bug: Callable[[Patch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    bug(monkeypatch)
    with pytest.raises(AssertionError, match=r"story\.py \d+"):
        _play_many()


def _play_many() -> None:
    for seed in range(ENOUGH):
        play(seed)
