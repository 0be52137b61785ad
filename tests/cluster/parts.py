"""The parts of the simulated cluster: a database, drivers of rooms, connections, and the bus."""

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from fivefold.core.words import Message
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.changes import Change
from fivefold.rooms.effects import Effects
from fivefold.rooms.questions import Question
from fivefold.rooms.room import Room
from fivefold.server.cluster.bus import MailboxReader
from fivefold.server.cluster.remote_connections import AGAIN
from fivefold.server.rooms.handle import Client, RoomHandle
from fivefold.server.wire import Frame
from rooms.saved import Kept
from rooms.seal import sealed
from rooms.timeline import answer
from rooms.visitor import Visit

if TYPE_CHECKING:
    from cluster.world import Process

_decoder: "msgspec.json.Decoder[m.AnyServerMessage]" = msgspec.json.Decoder(m.AnyServerMessage)


class Database:
    """Live processes, owners of rooms, and all saved data."""

    def __init__(self) -> None:
        self.kept = Kept()
        self.leases: dict[str, int] = {}
        self.owners: dict[str, tuple[str, int]] = {}

    def claim(self, code: str, process: str) -> int | str | None:
        """Return the epoch of a claimed room, or its owner; None if there is no such room."""
        if code not in self.kept.rooms:
            return None
        owner, epoch = self.owners[code]
        if owner not in ("", process) and owner in self.leases:
            return owner
        self.owners[code] = (process, epoch + 1)
        return epoch + 1

    def expire_leases(self, now: int) -> None:
        for process in [process for process, until in self.leases.items() if until < now]:
            self.leave(process)

    def leave(self, process: str) -> None:
        self.leases.pop(process, None)
        for code, (owner, epoch) in self.owners.items():
            if owner == process:
                self.owners[code] = ("", epoch + 1)

    def write(self, code: str, process: str, epoch: int, changes: tuple[Change, ...]) -> bool:
        """Save changes of the owner; return whether it still is the owner."""
        if code not in self.owners:
            self.owners[code] = (process, epoch)
        if self.owners[code][1] != epoch:
            return False
        self.kept.write(changes)
        return True


class Driver:
    """A room in a process, driven by the world instead of by I/O."""

    def __init__(self, process: "Process", room: Room, epoch: int) -> None:
        self.process, self.room, self.epoch = process, room, epoch
        self.world = process.world
        self.code = room.state.code
        self.clients: dict[int, tuple[Client, str]] = {}
        self.is_over = False
        self.keeping: tuple[Change, ...] = ()
        self.thinking: set[int] = set()
        self.wake: int | None = None
        self.alarm = 0

    @property
    def waiting(self) -> int:
        return self.room.waiting

    def price(self, request: m.AnyRequest) -> int:
        return 0

    def join(self, connection: int, client: Client, person: str, name: str) -> None:
        if self.is_over:
            client.end(Frame(msgspec.json.encode(AGAIN)))
            return
        self.clients[connection] = (client, person)
        self.put(i.Connected(connection, person, name))

    def leave(self, connection: int) -> None:
        if self.clients.pop(connection, None) is not None:
            self.put(i.Disconnected(connection))

    def ask(self, connection: int, request: m.AnyRequest) -> None:
        self.put(i.Requested(connection, request))

    def measure(self, connection: int, latency: int) -> None:
        self.put(i.LatencyMeasured(connection, latency))

    def close_room(self) -> None:
        self.put(i.RoomClosed(Message("server.closed")))

    def put(self, given: i.Input) -> None:
        if self.is_over:
            return
        if not self.process.has_lease:
            self.retire()
            return
        if (game := self.room.needs_preparation(given, self.world.now)) is not None:
            game.prepare()
        with sealed():
            effects = self.room.take(given, self.world.now)
        self._perform(effects)

    def retire(self) -> None:
        self.is_over = True
        if self.process.rooms.get(self.code) is self:
            del self.process.rooms[self.code]
        clients, self.clients = self.clients, {}
        for client, _ in clients.values():
            client.end(Frame(msgspec.json.encode(AGAIN)))

    def _perform(self, effects: Effects) -> None:
        world = self.world
        assert not effects.faults, f"{self.code} met with faults: {effects.faults}"
        for told in effects.send:
            frame = Frame(told.text)
            for line in told.connections:
                if line in self.clients:
                    client, person = self.clients[line]
                    world.promises.told(self.code, Visit(line, person), _decoder.decode(told.text))
                    client.send(frame)
        for farewell in effects.close:
            if farewell.connection in self.clients:
                self.clients.pop(farewell.connection)[0].end(Frame(farewell.text))
        later = self.process.later
        if effects.save:
            self.keeping = effects.save
            slow = 6_000 if not world.is_resting and world.luck.random() < 0.02 else 0
            world.later(world.luck.choice((0, 1, 3, 20)) + slow, self._commit)
        for question in effects.think:
            self.thinking.add(question.key)
            later(world.luck.choice((1, 50, 900)), partial(self._think, question))
        self.wake, self.alarm = effects.wake, self.alarm + 1
        if effects.wake is not None:
            later(max(0, effects.wake - world.now), partial(self._ring, self.alarm))

    def _commit(self) -> None:
        """Commit when the changes reach the database, however late, even if their sender is dead."""
        luck, later = self.world.luck, self.process.later
        if not self.process.is_alive and luck.random() < 0.5:
            return  # the changes were never sent
        if not self.world.is_resting and luck.random() < 0.02:
            later(0, self._not_kept)
        elif not self.world.database.write(self.code, self.process.name, self.epoch, self.keeping):
            later(0, self.retire)
        elif not self.world.is_resting and luck.random() < 0.01:
            later(0, self.retire)  # the result is unknown
        else:
            later(0, self._kept)

    def _kept(self) -> None:
        self.keeping = ()
        self.put(i.Saved())

    def _not_kept(self) -> None:
        self.keeping = ()
        self.put(i.SaveFailed())
        if self.code not in self.world.database.kept.rooms:
            self.retire()

    def _think(self, question: Question) -> None:
        self.thinking.discard(question.key)
        self.put(answer(question))

    def _ring(self, alarm: int) -> None:
        if alarm == self.alarm:
            self.wake = None
            self.put(i.Tick())


class Connection:
    """A connection to a process, whose messages are checked."""

    def __init__(self, process: "Process", line: int, code: str, visit: Visit) -> None:
        self.process, self.connection, self.code, self.visit = process, line, code, visit
        self.address = visit.person
        self.handle: RoomHandle | None = None
        self.had: tuple[str, int | None, int] | None = None
        """The match, seat and number of the last entry that arrived."""
        self.message = -1
        """The last entry it claimed to have in `hello`."""

    def send(self, frame: Frame) -> None:
        if self.visit.is_open:
            self.process.world.arrived(self, self.visit.hear(frame.text))

    def end(self, frame: Frame) -> None:
        self.visit.is_open = False

    def hang_up(self) -> None:
        if self.visit.is_open:
            self.visit.is_open = False
            self.process.later(self.process.world.luck.choice((0, 40)), self.gone)

    def gone(self) -> None:
        if self.handle is not None:
            self.handle.leave(self.connection)


class Bus:
    """A process's end of the unreliable bus."""

    def __init__(self, process: "Process") -> None:
        self._process = process

    async def open(self, name: str, reader: MailboxReader) -> None:
        raise NotImplementedError

    def post(self, to: str, packet: bytes) -> None:
        self._process.world.carry(self._process, to, packet)

    @property
    def silence(self) -> float:
        return 0.0

    async def close(self) -> None:
        raise NotImplementedError
