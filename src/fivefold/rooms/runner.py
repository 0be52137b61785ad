"""Runs a room: passes inputs to it and has its effects performed, whatever the environment.

A server, a terminal and a browser each say how to save, send, think, prepare a game and wake up.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable

from fivefold.core.game import AnyGame, Millis
from fivefold.rooms import inputs as i
from fivefold.rooms.changes import Change
from fivefold.rooms.effects import Effects
from fivefold.rooms.questions import Question, Thought
from fivefold.rooms.room import Room

Cancel = Callable[[], object]


class RoomRunner(ABC):
    """A room in use. Everything happens in calls of `put`, one at a time."""

    __slots__ = ("_held", "_is_over", "_questions", "_wake", "room")

    def __init__(self, room: Room) -> None:
        self.room = room
        self._is_over = False
        self._held: list[i.Input] | None = None
        """Inputs that wait while the room's game is prepared; None if nothing is being prepared."""
        self._questions: dict[int, tuple[Question, Cancel]] = {}
        self._wake: Millis | None = None

    # -- what the environment does

    @abstractmethod
    def _now(self) -> Millis: ...

    @abstractmethod
    def _save(self, changes: tuple[Change, ...]) -> None:
        """Begin to save; `Saved` or `SaveFailed` follows as an input."""

    @abstractmethod
    def _send(self, connections: tuple[i.ConnectionId, ...], text: bytes) -> None: ...

    @abstractmethod
    def _close(self, connection: i.ConnectionId, text: bytes) -> None:
        """Send a last message, and close the connection."""

    @abstractmethod
    def _ask(self, question: Question) -> Cancel:
        """Have a question answered; `_answered` follows, unless the returned function is called first."""

    @abstractmethod
    def _prepare(self, game: AnyGame) -> None:
        """Have a game prepared; `_go_on` follows."""

    @abstractmethod
    def _set_alarm(self, wake: Millis | None) -> None:
        """Have `_ring` called at this time instead of an earlier given one."""

    @abstractmethod
    def _note(self, fault: str) -> None:
        """Report an error inside the room."""

    # -- inputs and effects

    def put(self, given: i.Input) -> None:
        """Pass an input to the room, at once or when its game is prepared."""
        if self._held is not None and not isinstance(given, i.Saved | i.SaveFailed):
            self._held.append(given)
        elif (game := self.room.needs_preparation(given, self._now())) is not None and not self._is_over:
            self._held = [given]
            self._prepare(game)
        else:
            self._take(given)

    def _go_on(self) -> None:
        """Continue with the inputs that waited for the game."""
        held, self._held = self._held or [], None
        for given in held:
            self.put(given)

    def _take(self, given: i.Input) -> None:
        if not self._is_over:
            effects = self.room.take(given, self._now())
            if effects.save:
                self._save(effects.save)
            self._perform(effects)

    def _perform(self, effects: Effects) -> None:
        for fault in effects.faults:
            self._note(fault)
        for outgoing in effects.send:
            self._send(outgoing.connections, outgoing.text)
        for closing in effects.close:
            self._close(closing.connection, closing.text)
        if effects.think:
            self._think(effects.think)
        if effects.wake != self._wake:
            self._wake = effects.wake
            self._set_alarm(effects.wake)

    def _think(self, questions: tuple[Question, ...]) -> None:
        """Ask workers; new questions about moves replace earlier ones."""
        if any(question.kind == "move" for question in questions):
            for key in [key for key, (question, _) in self._questions.items() if question.kind == "move"]:
                self._questions.pop(key)[1]()
        for question in questions:
            self._questions[question.key] = (question, bool)  # it may be answered at once
            cancel = self._ask(question)
            if question.key in self._questions:
                self._questions[question.key] = (question, cancel)

    def _answered(self, key: int, thought: Thought | None) -> None:
        """Pass a worker's answer on; None if there is none."""
        if self._questions.pop(key, None) is not None:
            self.put(i.QuestionFailed(key) if thought is None else i.QuestionAnswered(key, thought))

    def _ring(self) -> None:
        self._wake = None
        self.put(i.Tick())

    def stop(self) -> None:
        """Take no more inputs."""
        self._is_over = True
        self._wake = None
        self._set_alarm(None)
        questions, self._questions = self._questions, {}
        for _, cancel in questions.values():
            cancel()
