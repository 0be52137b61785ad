"""A room driven by hand: tests pass inputs in, and changes are saved at once unless told otherwise."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from fivefold.core.game import AnyGame
from fivefold.core.options import OptionValue
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.changes import Change
from fivefold.rooms.effects import Effects
from fivefold.rooms.opening import new_room
from fivefold.rooms.presence import Patience
from fivefold.rooms.questions import Question, game_of, think
from fivefold.rooms.room import Room
from fivefold.rooms.state import RoomState, read_room
from rooms.saved import Kept
from rooms.visitor import GAMES

_decoder: "msgspec.json.Decoder[m.AnyServerMessage]" = msgspec.json.Decoder(m.AnyServerMessage)
START = 1_700_000_000_000
AT_ONCE = Patience(count=0)
"""No countdown before a match."""


def made(game: str, options: dict[str, OptionValue]) -> AnyGame:
    """Return a game for a match that begins at START."""
    return game_of(GAMES, game, options, START)


class Desk:
    """A room, its time, and the messages that each connection received."""

    def __init__(
        self,
        game: str = "set",
        seats: int | None = None,
        bots: str | None = None,
        patience: Patience = AT_ONCE,
        *,
        start: bool = False,
        state: RoomState | None = None,
        **options: OptionValue,
    ) -> None:
        self.patience = patience
        self.kept, self.now, self.works = Kept(), START, True
        self.luck = random.Random(1)
        state = state or new_room("ABCDE", "ann", "Ann", made(game, options), options, seats, bots)
        self.room = Room(state, 0, None, self.now, self.luck.randbytes, GAMES, patience)
        self.told: dict[int, list[m.AnyServerMessage]] = {}
        self.closed: dict[int, m.Closed] = {}
        self.questions: list[Question] = []
        self.changes: list[Change] = []
        """All saved changes."""
        self.wake: int | None = None
        self.connections: dict[str, int] = {}
        self._ids = 0
        self.put(i.Created(start=start))

    def put(self, given: i.Input) -> None:
        """Pass an input to the room, and perform the effects."""
        self._perform(self.room.take(given, self.now))

    def _perform(self, effects: Effects) -> None:
        assert not effects.faults, effects.faults
        for letter in effects.send:
            for line in letter.connections:
                self.told.setdefault(line, []).append(_decoder.decode(letter.text))
        for farewell in effects.close:
            closed = _decoder.decode(farewell.text)
            assert isinstance(closed, m.Closed)
            self.closed[farewell.connection] = closed
        self.questions += effects.think
        self.wake = effects.wake
        if effects.save:
            self._keep(effects.save)

    def _keep(self, changes: Sequence[Change]) -> None:
        if self.works:
            self.changes += changes
            self.kept.write(tuple(changes))
            self.put(i.Saved())
        else:
            self.put(i.SaveFailed())

    # -- people

    def come(self, person: str, *, hello: bool = True) -> int:
        """Open a connection for a person, and return its id."""
        line = len(self.told) + 100
        self.told[line] = []
        self.connections[person] = line
        self.put(i.Connected(line, person, person.title()))
        if hello:
            self.ask(person, m.Hello())
        return line

    def go(self, person: str) -> None:
        """Close a person's latest connection."""
        self.put(i.Disconnected(self.connections[person]))

    def ask(self, person: str, ask: m.AnyRequest) -> m.Succeeded | m.Refused:
        """Send a request, and return its one reply."""
        self._ids += 1
        line = self.connections[person]
        before = len(self.told[line])
        self.put(i.Requested(line, msgspec.structs.replace(ask, id=self._ids)))
        found = [one for one in self.told[line][before:] if isinstance(one, m.Succeeded | m.Refused)]
        assert len(found) == 1, found
        assert found[0].id == self._ids
        return found[0]

    def do(self, person: str, ask: m.AnyRequest) -> None:
        """Send a request that must succeed."""
        answer = self.ask(person, ask)
        assert isinstance(answer, m.Succeeded), answer

    def refusal(self, person: str, ask: m.AnyRequest) -> str:
        """Send a request that must be refused, and return the code."""
        answer = self.ask(person, ask)
        assert isinstance(answer, m.Refused), answer
        return answer.code

    # -- time and bots

    def wait(self, seconds: float) -> None:
        """Let time pass, waking the room whenever it wants."""
        until = self.now + round(seconds * 1000)
        for _ in range(10_000):
            if self.wake is None or self.wake > until:
                break
            self.now = max(self.now, self.wake)
            self.put(i.Tick())
        self.now = max(self.now, until)
        self.put(i.Tick())

    def think(self) -> None:
        """Answer all questions."""
        questions, self.questions = self.questions, []
        for question in questions:
            self.put(i.QuestionAnswered(question.key, think(question)))

    def restart(self, *first: i.Input) -> None:
        """Restart the server from the saved data, and pass in what it finds there besides."""
        version, raw = self.kept.rooms["ABCDE"]
        state = read_room(raw)
        match = self.kept.match(state.match) if state.match else None
        self.room = Room(state, version, match, self.now, self.luck.randbytes, GAMES, self.patience)
        self.questions, self.connections = [], {}
        for given in (*first, i.Tick()):
            self.put(given)

    # -- received messages

    def table(self, person: str) -> m.MatchUpdate:
        """Return the last update that a person received."""
        return [one for one in self.told[self.connections[person]] if isinstance(one, m.MatchUpdate)][-1]

    def view(self, person: str) -> m.RoomView:
        """Return the room as a person last received it."""
        shown = [one.room for one in self.told[self.connections[person]] if isinstance(one, m.Welcome | m.RoomUpdate)]
        return shown[-1]


def two(game: str = "set", **options: Any) -> Desk:
    """Return a desk with Ann and Ben, and a match that has begun."""
    desk = Desk(state=new_room("ABCDE", "ann", "Ann", made(game, options), options, 2, None))
    desk.come("ann")
    desk.come("ben")
    desk.do("ben", m.Sit(seat=1))
    desk.do("ann", m.Start())
    return desk
