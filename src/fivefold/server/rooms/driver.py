"""Runs one room with real I/O: saves its changes, sends its updates, asks bots, and wakes it in time.

A room has no task: everything happens in callbacks, one at a time.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

import msgspec
from msgspec.structs import replace

from fivefold.core.errors import Illegal
from fivefold.core.game import AnyGame, Millis
from fivefold.core.words import Message
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.changes import Change, EndMatch
from fivefold.rooms.questions import Question, Thought
from fivefold.rooms.room import Room
from fivefold.rooms.runner import Cancel, RoomRunner
from fivefold.server.clock import Clock
from fivefold.server.limits import PREPARATION_PRICE, network
from fivefold.server.logs import log
from fivefold.server.metrics import ACT_SECONDS, REFUSALS
from fivefold.server.passwords import hash_soon
from fivefold.server.rooms.handle import Client
from fivefold.server.rooms.lease import FOR_EVER, Lease
from fivefold.server.rooms.preparation import BUSY, Preparer
from fivefold.server.store import EntryExists, NotSaved, Outdated, Ownership, Stale, Unsure
from fivefold.server.wire import Frame
from fivefold.server.workers.fair_queue import Asker
from fivefold.server.workers.pool import Job
from fivefold.server.workers.requests import BotRequest

AGAIN = m.Closed.saying(Message("server.moved"), again=True)
_REFUSED = b'{"t":"refused"'
_refused = msgspec.json.Decoder(m.Refused)


class Saver(Protocol):
    """The part of the store that saves rooms."""

    def save_soon(self, changes: "tuple[Change, ...]") -> "asyncio.Future[None]":
        """Begin to save; the future ends when the changes are durable or refused."""
        ...


class Workers(Protocol):
    """Runs bots, on this machine or on others."""

    def submit(self, request: BotRequest, asker: Asker) -> Job[Thought]: ...


class Observers(Protocol):
    """Is notified of people who join and of matches that end."""

    def came(self, driver: "Driver", person: str) -> None: ...

    def ended(self, driver: "Driver", end: EndMatch) -> None:
        """Called after the end of a match has been saved."""
        ...


class Driver(RoomRunner):
    """A room on this server."""

    __slots__ = (
        "_address",
        "_clock",
        "_hashing",
        "_lease",
        "_observers",
        "_preparer",
        "_retired",
        "_saver",
        "_timer",
        "_under_way",
        "_waits",
        "_workers",
        "clients",
        "opened",
        "ownership",
        "touched",
    )  # fmt: skip

    def __init__(
        self,
        room: Room,
        saver: Saver,
        workers: Workers,
        clock: Clock,
        retired: "Callable[[Driver], None]",
        observers: Observers,
        preparer: Preparer,
        lease: Lease = FOR_EVER,
    ) -> None:
        super().__init__(room)
        self._saver, self._workers, self._clock, self._retired = saver, workers, clock, retired
        self._observers, self._preparer, self._lease = observers, preparer, lease
        self.clients: dict[i.ConnectionId, Client] = {}
        self.touched = clock.now()
        self._hashing: dict[i.ConnectionId, list[m.AnyRequest]] = {}
        """Connections whose password is being hashed, with their later requests."""
        self.ownership: Ownership | None = None
        """The ownership of the room, if several processes share the database."""
        self.opened: asyncio.Future[None] | None = None
        """For a new room: resolved when it has been saved."""
        self._address = ""
        """The address of the last request: bots think on its behalf."""
        self._timer: asyncio.TimerHandle | None = None
        self._waits: list[float] = []
        self._under_way: list[float] = []
        """The times at which the moves that are being handled or saved were requested."""

    @property
    def code(self) -> str:
        return self.room.state.code

    @property
    def waiting(self) -> int:
        """The number of inputs that wait."""
        return self.room.waiting + len(self._held or ()) + sum(map(len, self._hashing.values()))

    async def create(self, *, start: bool) -> None:
        """Return when the new room is saved; raises NotSaved or Illegal."""
        self.opened = asyncio.get_running_loop().create_future()
        self.put(i.Created(start=start))
        await self.opened

    # -- inputs

    def join(self, connection: i.ConnectionId, client: Client, person: str, name: str) -> None:
        if self._is_over:
            client.end(Frame(msgspec.json.encode(AGAIN)))
            return
        self.clients[connection] = client
        self.put(i.Connected(connection, person, name))
        self._observers.came(self, person)

    def leave(self, connection: i.ConnectionId) -> None:
        self.touched = self._clock.now()
        if self.clients.pop(connection, None) is not None:
            self.put(i.Disconnected(connection))

    def ask(self, connection: i.ConnectionId, request: m.AnyRequest) -> None:
        """Pass a request on to the room, after earlier ones of the same connection."""
        if (client := self.clients.get(connection)) is not None:
            self._address = client.address
        if connection in self._hashing:
            self._hashing[connection].append(request)
        elif isinstance(request, m.Lock) and request.password:
            self._hash(connection, request)
        elif isinstance(request, m.Enter) and request.password and (stored := self.room.state.password):
            self._hash(connection, request, like=stored)
        else:
            if type(request) is m.MakeMove:
                self._waits.append(time.perf_counter())
            self.put(i.Requested(connection, request))

    def _hash(self, connection: i.ConnectionId, request: m.Enter | m.Lock, like: str = "") -> None:
        """Hash a password in a thread and pass the hash on: the room only compares."""
        self._hashing[connection] = []
        hash_soon(request.password, self.code, like).add_done_callback(partial(self._hashed, connection, request))

    def _hashed(self, connection: i.ConnectionId, request: m.Enter | m.Lock, done: "asyncio.Future[str]") -> None:
        later = self._hashing.pop(connection)
        if not done.cancelled():
            self.put(i.Requested(connection, replace(request, password=done.result())))
            for other in later:
                self.ask(connection, other)

    def price(self, request: m.AnyRequest) -> int:
        """Return what a request costs in addition to its usual price."""
        if type(request) is not m.Start:
            return 0
        game = self.room.needs_preparation(i.Requested(0, request), self._clock.now())
        return 0 if game is None else PREPARATION_PRICE

    def measure(self, connection: i.ConnectionId, latency: int) -> None:
        """Pass on the one-way latency of a connection."""
        self.put(i.LatencyMeasured(connection, latency))

    def close_room(self) -> None:
        """Close all connections to the room, for the operator."""
        self.put(i.RoomClosed(Message("server.closed")))

    def _prepare(self, game: AnyGame) -> None:
        self._preparer.prepare(game, Asker(network(self._address), self.code), self._prepared)

    def _prepared(self, failure: Message | None) -> None:
        """Continue after the preparation of the game; without it, the room does not start a match."""
        if failure is BUSY and self._held and isinstance(asked := self._held[0], i.Requested):
            self._refuse(asked, BUSY)
            self._held, failure = self._held[1:], None
        if failure is None:
            self._go_on()
        elif not self._is_over:
            self._held = None
            if self.opened is not None and not self.opened.done():
                self.opened.set_exception(Illegal.of(failure) if failure is BUSY else NotSaved(self.room.state.game))
            self.retire(AGAIN if failure is BUSY else m.Closed.saying(failure))

    def _refuse(self, asked: i.Requested, why: Message) -> None:
        REFUSALS.labels(why.code).inc()
        if (client := self.clients.get(asked.connection)) is not None:
            client.send(Frame(msgspec.json.encode(m.Refused(asked.request.id, why.code, why))))

    def _take(self, given: i.Input) -> None:
        if not self._is_over and self._clock.now() >= self._lease.until:
            self.retire(AGAIN)  # another process may own the room by now
            return
        super()._take(given)
        if self._waits and not self.room.is_saving:
            self._observe(self._waits)
            self._waits = []

    def _now(self) -> Millis:
        return self._clock.now()

    def _note(self, fault: str) -> None:
        log.error("a room raised an error", room=self.code, error=fault)

    def _send(self, connections: tuple[i.ConnectionId, ...], text: bytes) -> None:
        frame = Frame(text)
        for connection in connections:
            if (client := self.clients.get(connection)) is not None:
                client.send(frame)
        if text.startswith(_REFUSED):
            REFUSALS.labels(_refused.decode(text).code).inc()

    def _close(self, connection: i.ConnectionId, text: bytes) -> None:
        if (client := self.clients.pop(connection, None)) is not None:
            client.end(Frame(text))

    # -- the store

    def _save(self, changes: tuple[Change, ...]) -> None:
        self._under_way, self._waits = self._waits, []
        self._saver.save_soon(changes).add_done_callback(partial(self._saved, changes))

    def _saved(self, changes: tuple[Change, ...], done: "asyncio.Future[None]") -> None:
        self._observe(self._under_way)
        self._under_way = []
        error = None if done.cancelled() else done.exception()
        if self.opened is not None and not self.opened.done():
            if error is None:
                self.opened.set_result(None)
            else:
                self.opened.set_exception(error)
                return
        if error is None and not done.cancelled():
            self.put(i.Saved())
            for change in changes:
                if isinstance(change, EndMatch) and (change.evidence or change.rated):
                    self._observers.ended(self, change)
        elif isinstance(error, NotSaved) and not isinstance(error, EntryExists | Stale | Outdated | Unsure):
            log.error("not saved", room=self.code, error=str(error))
            self.put(i.SaveFailed())
        else:
            # The saved state is not the one in memory: drop the room; it is loaded again when a client connects.
            log.error("a room is out of step with the store", room=self.code, error=repr(error))
            self.retire(AGAIN)

    @staticmethod
    def _observe(times: list[float]) -> None:
        now = time.perf_counter()
        for began in times:
            ACT_SECONDS.observe(now - began)

    def retire(self, closed: m.Closed) -> None:
        """Drop the room from memory and close its connections; the saved state stays."""
        self.stop()
        frame = Frame(msgspec.json.encode(closed))
        clients, self.clients = self.clients, {}
        for client in clients.values():
            client.end(frame)
        self._retired(self)

    # -- bots

    def _ask(self, question: Question) -> Cancel:
        job = self._workers.submit(BotRequest(question), Asker(network(self._address), self.code))
        job.add_done_callback(partial(self._thought, question.key))
        return job.cancel

    def _thought(self, key: int, done: "asyncio.Future[Thought]") -> None:
        if not done.cancelled():
            self._answered(key, None if done.exception() is not None else done.result())

    # -- time

    def _set_alarm(self, wake: Millis | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if wake is not None:
            self._timer = asyncio.get_running_loop().call_at(self._clock.moment(wake), self._ring)
