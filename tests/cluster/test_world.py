"""The simulated cluster keeps its promises with any seed, and planted bugs are found."""

import pytest

from cluster.parts import Database
from cluster.world import Process, play
from fivefold.rooms.changes import Change
from fivefold.server.cluster.bus.messages import Packet
from fivefold.server.cluster.bus.sessions import Received, Sessions
from fivefold.server.cluster.remote_connections import RemoteConnection
from fivefold.server.cluster.remote_rooms import RemoteRooms
from fivefold.server.wire import Frame
from rooms.planted import Bug, Patch
from rooms.seal import seal
from rooms.timeline import BrokenPromise

PARTS, SEEDS, SOAK = 4, 160, 8_000
ENOUGH = 600
"""The number of worlds within which a bug must be found."""


@pytest.fixture(autouse=True)
def sealed_off(monkeypatch: Patch) -> None:
    """Forbid rooms access to the outside world."""
    seal(monkeypatch)


@pytest.mark.parametrize("part", range(PARTS))
def test_worlds(part: int) -> None:
    far = checked = 0
    for seed in range(part, SEEDS, PARTS):
        world = play(seed)
        far += world.far_tables
        checked += world.promises.checked
    assert far > 5 * SEEDS / PARTS, "hardly anything went over the bus; this tested nothing"
    assert checked > 50 * SEEDS / PARTS, "hardly anybody was told anything; this tested nothing"


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_many_worlds(part: int) -> None:
    for seed in range(SEEDS + part, SEEDS + SOAK, 20):
        play(seed)


def test_a_world_is_the_same_every_time() -> None:
    assert play(7).story == play(7).story


def no_fence(patch: Patch) -> None:
    """Changes of a former owner are saved."""

    def write(self: Database, code: str, process: str, epoch: int, changes: tuple[Change, ...]) -> bool:
        self.owners.setdefault(code, (process, epoch))
        self.kept.write(changes)
        return True

    patch.setattr(Database, "write", write)


def zombies(patch: Patch) -> None:
    """A process that wakes up after its lease has expired continues as if it were valid."""
    patch.setattr(Process, "has_lease", property(lambda _: True))


def gaps(patch: Patch) -> None:
    """Lost packets are not noticed."""

    def listen(self: Sessions, packet: Packet) -> Received:
        return Received(packet.sender, False, packet.messages)

    patch.setattr(Sessions, "_listen", listen)


def silent_end(patch: Patch) -> None:
    """A room that moves does not notify its connections at other processes."""

    def end(self: RemoteConnection, frame: Frame) -> None:
        self._remote_connections.remove(self.peer, self.number)

    patch.setattr(RemoteConnection, "end", end)


def forgotten(patch: Patch) -> None:
    """Connections whose owner is unreachable are not closed."""
    patch.setattr(RemoteRooms, "drop", lambda self, owner: None)


BUGS = (
    Bug(no_fence, "leaves a hole, or is there|another version of the room is kept|that was not said"),
    Bug(zombies, "not as (it is|they are) kept"),
    Bug(gaps, "answers nothing"),
    Bug(silent_end, "waits for"),
    Bug(forgotten, "waits for"),
)


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.plant.__name__)
def test_a_planted_bug_breaks_its_promise(bug: Bug, monkeypatch: Patch) -> None:
    bug.plant(monkeypatch)
    with pytest.raises(BrokenPromise, match=bug.promise):
        _play_many()


def _play_many() -> None:
    for seed in range(ENOUGH):
        play(seed)
