"""The simulated world keeps its promises with any seed and accesses nothing outside; planted bugs are found."""

import os
import random
import time

import pytest

from fivefold.rooms.room import Room
from rooms.planted import BUGS, LEAKS, Bug, Patch
from rooms.seal import FORBIDDEN, Impure, seal, sealed
from rooms.timeline import BrokenPromise
from rooms.world import World, play

PARTS = 8
SEEDS = 200
SOAK = 20_000
ENOUGH = 100
"""The number of worlds within which a bug must be found."""


@pytest.fixture(autouse=True)
def sealed_off(monkeypatch: Patch) -> None:
    """Forbid rooms access to the outside world."""
    seal(monkeypatch)


@pytest.mark.parametrize("part", range(PARTS))
def test_worlds(part: int) -> None:
    worlds = [play(seed) for seed in range(part, SEEDS, PARTS)]
    checked, entries = (sum(column) for column in zip(*map(_figures, worlds), strict=True))
    assert checked > 100 * SEEDS / PARTS, "hardly anybody was told anything; this tested nothing"
    assert entries > 5 * SEEDS / PARTS, "hardly anything was played; this tested nothing"
    matches = [match.table for world in worlds for match in world.kept.matches.values()]
    assert any(table.game.slug.endswith("-daily") for table in matches), "no daily was played"
    assert any(table.origin for table in matches), "no lesson was learned"
    assert any(world.faults for world in worlds), "nothing went wrong inside"


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


def _play_many() -> None:
    for seed in range(ENOUGH):
        play(seed)


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.plant.__name__)
def test_a_planted_bug_breaks_its_promise(bug: Bug, monkeypatch: Patch) -> None:
    bug.plant(monkeypatch)
    with pytest.raises(BrokenPromise, match=bug.promise):
        _play_many()


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.plant.__name__)
def test_a_room_that_looks_outside_is_found(leak: Bug, monkeypatch: Patch) -> None:
    leak.plant(monkeypatch)
    with pytest.raises(Impure, match=leak.promise):
        _play_many()


def test_an_error_of_another_kind_breaks_no_promise(monkeypatch: Patch) -> None:
    """So that a planted bug with an error of its own does not count as found."""
    monkeypatch.setattr(Room, "_publish", lambda: None)
    with pytest.raises(TypeError, match="positional argument") as error:
        play(0)
    assert "seed 0" in "".join(error.value.__notes__)


@pytest.mark.parametrize("name", [f"{module.__name__}.{name}" for module in FORBIDDEN for name in FORBIDDEN[module]])
def test_the_seal_holds(name: str) -> None:
    module = next(module for module in FORBIDDEN if module.__name__ == name.rpartition(".")[0])
    with sealed(), pytest.raises(Impure, match=name):
        getattr(module, name.rpartition(".")[2])()


def test_outside_of_rooms_everything_works() -> None:
    assert os.stat(__file__).st_size > 0
    assert time.time() > 0
    assert 0 <= random.random() < 1
