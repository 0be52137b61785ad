"""The simulated world of several processes keeps its promises, whatever the seed; and finds planted bugs."""

from collections.abc import Callable

import pytest

from cluster.parts import Database
from cluster.world import Process, play
from fivefold.rooms.changes import Change
from fivefold.server.cluster.bus.messages import Packet
from fivefold.server.cluster.bus.sessions import Received, Sessions
from fivefold.server.cluster.remote_connections import RemoteConnection
from fivefold.server.cluster.remote_rooms import RemoteRooms
from fivefold.server.wire import Frame

PARTS, SEEDS, SOAK = 4, 160, 8_000
ENOUGH = 200
"""In so many worlds a bug shows itself, at the latest."""
Patch = pytest.MonkeyPatch


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
    """What a former owner writes is taken."""

    def write(self: Database, code: str, process: str, epoch: int, changes: tuple[Change, ...]) -> bool:
        self.owners.setdefault(code, (process, epoch))
        self.kept.write(changes)
        return True

    patch.setattr(Database, "write", write)


def zombies(patch: Patch) -> None:
    """Who wakes up after its lease has run out goes on as if nothing had happened."""
    patch.setattr(Process, "has_lease", property(lambda _: True))


def gaps(patch: Patch) -> None:
    """Nobody notices when something is lost on the way."""

    def listen(self: Sessions, packet: Packet) -> Received:
        return Received(packet.sender, False, packet.messages)

    patch.setattr(Sessions, "_listen", listen)


def silent_end(patch: Patch) -> None:
    """A room that moves does not tell those who look at it from other processes."""

    def end(self: RemoteConnection, frame: Frame) -> None:
        self._remote_connections.remove(self.peer, self.number)

    patch.setattr(RemoteConnection, "end", end)


def forgotten(patch: Patch) -> None:
    """Those whose owner cannot be reached are left where they are."""
    patch.setattr(RemoteRooms, "drop", lambda self, owner: None)


@pytest.mark.parametrize("bug", [no_fence, zombies, gaps, silent_end, forgotten], ids=lambda bug: bug.__name__)
def test_a_planted_bug_is_found(bug: Callable[[Patch], None], monkeypatch: Patch) -> None:
    bug(monkeypatch)
    with pytest.raises(AssertionError, match=r"seed \d+"):
        _play_many()


def _play_many() -> None:
    for seed in range(ENOUGH):
        play(seed)
