"""One room without a server, for a terminal or a browser."""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Protocol

import msgspec

from fivefold.core.game import AnyGame, Millis
from fivefold.core.words import Message
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.changes import Change
from fivefold.rooms.questions import Question, Thought
from fivefold.rooms.room import Room
from fivefold.rooms.runner import Cancel, RoomRunner

Clock = Callable[[], Millis]
"""Returns the time of day in milliseconds."""


class LocalSaver(Protocol):
    """Saves the changes of rooms."""

    def save(self, changes: tuple[Change, ...], done: Callable[[bool], None]) -> None:
        """Save all changes or none, and then call `done` with whether they are saved."""
        ...


class LocalWorkers(Protocol):
    """Answers questions and prepares games, at once or later."""

    def think(self, question: Question, done: Callable[[Thought | None], None]) -> Cancel:
        """Answer a question, with None if that fails; the returned function cancels it."""
        ...

    def prepare(self, game: AnyGame, done: Callable[[bool], None]) -> None:
        """Prepare a game, and then call `done` with whether it is prepared."""
        ...


class LocalClient(Protocol):
    """What a connection is sent."""

    def send(self, text: bytes) -> None: ...

    def end(self, text: bytes) -> None:
        """Take a last message; the connection is closed."""
        ...


class Alarm(Protocol):
    """Calls a function once at a given time, instead of an earlier given one; None for never."""

    def __call__(self, at: Millis | None, ring: Callable[[], None]) -> None: ...


class LocalRoom(RoomRunner):
    """A room whose storage and workers may answer at once or later; inputs are taken one after the other."""

    __slots__ = ("_alarm", "_clients", "_clock", "_inputs", "_is_taking", "_saver", "_workers", "faults", "opened")

    def __init__(
        self, room: Room, saver: LocalSaver, workers: LocalWorkers, clock: Clock, alarm: Alarm | None = None
    ) -> None:
        super().__init__(room)
        self._saver, self._workers, self._clock, self._alarm = saver, workers, clock, alarm
        self._clients: dict[i.ConnectionId, LocalClient] = {}
        self._inputs: deque[i.Input] = deque()
        self._is_taking = False
        self.opened: Callable[[bool], object] = bool
        """Is told once whether the first changes were saved."""
        self.faults: list[str] = []
        """Errors inside the room, for a log."""

    @property
    def wake(self) -> Millis | None:
        """When to call `ring` at the latest, without an alarm."""
        return self._wake

    @property
    def is_connected(self) -> bool:
        return bool(self._clients)

    def connect(self, connection: i.ConnectionId, client: LocalClient, person: str, name: str) -> None:
        self._clients[connection] = client
        self.put(i.Connected(connection, person, name))

    def request(self, connection: i.ConnectionId, request: m.AnyRequest) -> None:
        self.put(i.Requested(connection, request))

    def disconnect(self, connection: i.ConnectionId) -> None:
        if self._clients.pop(connection, None) is not None:
            self.put(i.Disconnected(connection))

    def ring(self) -> None:
        """Let time pass."""
        self._ring()

    def put(self, given: i.Input) -> None:
        """Take an input, after those that are being taken."""
        self._inputs.append(given)
        if self._is_taking:
            return
        self._is_taking = True
        try:
            while self._inputs:
                super().put(self._inputs.popleft())
        finally:
            self._is_taking = False

    def _now(self) -> Millis:
        return self._clock()

    def _save(self, changes: tuple[Change, ...]) -> None:
        self._saver.save(changes, self._saved)

    def _saved(self, saved: bool) -> None:
        self._tell_opened(saved)
        self.put(i.Saved() if saved else i.SaveFailed())

    def _tell_opened(self, saved: bool) -> None:
        opened, self.opened = self.opened, bool
        opened(saved)

    def _send(self, connections: tuple[i.ConnectionId, ...], text: bytes) -> None:
        for connection in connections:
            if (client := self._clients.get(connection)) is not None:
                client.send(text)

    def _close(self, connection: i.ConnectionId, text: bytes) -> None:
        if (client := self._clients.pop(connection, None)) is not None:
            client.end(text)

    def _ask(self, question: Question) -> Cancel:
        return self._workers.think(question, partial(self._answered, question.key))

    def _prepare(self, game: AnyGame) -> None:
        self._workers.prepare(game, self._prepared)

    def _prepared(self, prepared: bool) -> None:
        if prepared:
            self._go_on()
            return
        self._tell_opened(False)
        self._held = None
        closed = msgspec.json.encode(m.Closed.saying(Message("rooms.trouble"), again=True))
        for connection in list(self._clients):
            self._close(connection, closed)
        self.stop()

    def _set_alarm(self, wake: Millis | None) -> None:
        if self._alarm is not None:
            self._alarm(wake, self.ring)

    def _note(self, fault: str) -> None:
        self.faults.append(fault)
