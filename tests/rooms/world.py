"""A simulated world around rooms: people, networks, bots, clocks and a store, all from one seed, with nothing real.

After every step its promises are looked at; whatever breaks one names the seed, with which the story can be told again.
"""

import heapq
import random
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from fivefold.bots.adapting import Belief
from fivefold.core.discovery import find_game
from fivefold.core.errors import Refusal
from fivefold.core.playback import verify
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.changes import Change
from fivefold.rooms.effects import Effects
from fivefold.rooms.questions import Question, think
from fivefold.rooms.room import Room
from fivefold.rooms.state import new_room
from rooms.promises import Promises
from rooms.saved import Kept
from rooms.visitor import OPTIONS, Visit, known_games, wish

PEOPLE = ("ann", "ben", "cem", "dot", "eve")
RoomType = type[Room]


class Running:
    """A room on the simulated server."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.keeping: tuple[Change, ...] = ()
        self.thinking: set[int] = set()
        self.wake: int | None = None
        self.alarm = 0
        """Only the last alarm that was set counts."""


class World:
    """Everything, at one moment."""

    def __init__(self, seed: int, room_type: RoomType = Room) -> None:
        self.seed, self.luck = seed, random.Random(seed)
        self.room_type = room_type
        self.now = 1_700_000_000_000
        self.skew = 0
        """By how much the server's clock is wrong; what a room is told."""
        self.kept = Kept()
        self.rooms: dict[str, Running] = {}
        self.visits: dict[int, tuple[str, Visit]] = {}
        self.seen: dict[str, dict[str, int]] = {person: {} for person in PEOPLE}
        self.story: list[str] = []
        self.promises = Promises(self.kept)
        self._queue: list[tuple[int, int, Callable[[], None]]] = []
        self._order = 0
        self._lines = 0
        self._asks = 0
        self._life = 0
        """How often the server was started: what was under way in an earlier life does not arrive."""
        self.store_works = True
        self.is_up = True
        self.is_resting = False

    # -- running

    def run(self, steps: int) -> None:
        """So many steps; then everything comes to rest, and all accounts are settled."""
        for _ in range(self.luck.randrange(1, 3)):
            self._open_room()
        for person in PEOPLE:
            self._later(self.luck.randrange(200), partial(self._live, person))
        for kind in (self._trouble_with_store, self._cut_power, self._jump):
            self._later(self.luck.randrange(20_000), kind)
        for _ in range(steps):
            if not self._queue:
                break
            self._step()
        self._come_to_rest()

    def _step(self) -> None:
        time, _, happen = heapq.heappop(self._queue)
        self.now = max(self.now, time)
        happen()
        for code, running in self.rooms.items():
            self.promises.not_stuck(code, running.keeping, running.thinking, running.wake)

    def _come_to_rest(self) -> None:
        """Nobody asks any more: the store works, and everything that is under way arrives."""
        self.store_works, self.is_resting = True, True
        if not self.is_up:
            self._start()
        until = self.now + 45_000
        for _ in range(600):
            if not self._queue or self._queue[0][0] > until:
                break
            self._step()
        until = self.now + 8_000
        while self._queue and self._queue[0][0] <= until and any(visit.owed for _, visit in self._open()):
            self._step()
        for code, visit in self._open():
            assert not visit.owed, f"{visit.person} in {code} waits for {visit.asked - visit.answered}"
        for match, kept in self.kept.matches.items():
            if kept.table.outcome is not None:
                verify(kept.table.record())
                assert kept.ended is not None, f"the end of {match} was not noted"

    def _open(self) -> list[tuple[str, Visit]]:
        return [(code, visit) for code, visit in self.visits.values() if visit.is_open]

    def _later(self, delay: int, happen: Callable[[], None]) -> None:
        self._order += 1
        heapq.heappush(self._queue, (self.now + delay, self._order, happen))

    def say(self, text: str) -> None:
        """A line of the story."""
        self.story.append(f"{self.now - 1_700_000_000_000:>8} {text}")

    # -- the server

    def _open_room(self) -> None:
        owner, game = self.luck.choice(PEOPLE), self.luck.choice(known_games())
        code = f"R{len(self.kept.rooms) + len(self.rooms)}"
        bots = self.luck.choice((None, "easy", "even"))
        state = new_room(code, owner, owner, game, OPTIONS.get(game, {}), None, bots)
        room = self.room_type(state, 0, None, self.now + self.skew, self.luck.randbytes)
        self.rooms[code] = Running(room)
        self.say(f"{owner} opens {code} for {game}")
        is_full = bots is not None or find_game(game).players.least == 1
        self.put(code, i.Created(start=is_full and self.luck.random() < 0.8))

    def put(self, code: str, given: i.Input) -> None:
        """Something happens to a room, and what it wants is done."""
        running = self.rooms[code]
        effects = running.room.take(given, self.now + self.skew)
        if not isinstance(given, i.Tick | i.Saved):
            self.say(f"{code} {given}")
        self._perform(code, running, effects)

    def _perform(self, code: str, running: Running, effects: Effects) -> None:
        assert not effects.faults, effects.faults
        for told in effects.send:
            for line in told.connections:
                _, visit = self.visits[line]
                message = visit.hear(told.text) if visit.is_open else m.Ping(0)
                self.promises.told(code, visit, message)
                self._arrive_at(visit, message)
        for farewell in effects.close:
            self._hang_up(farewell.connection)
        life = self._life
        if effects.save:
            assert not running.keeping, "two batches of one room are being kept at once"
            running.keeping = effects.save
            slow = 3_000 if self.luck.random() < 0.03 else 0
            self._later(self.luck.choice((0, 1, 3, 20)) + slow, lambda: self._commit(life, code))
        for question in effects.think:
            running.thinking.add(question.key)
            self._later(self.luck.choice((1, 50, 900)), partial(self._think, life, code, question))
        running.wake, running.alarm = effects.wake, running.alarm + 1
        if effects.wake is not None:
            alarm = running.alarm
            self._later(max(0, effects.wake - self.now - self.skew), lambda: self._ring(life, code, alarm))

    def _ring(self, life: int, code: str, alarm: int) -> None:
        if life == self._life and code in self.rooms and self.rooms[code].alarm == alarm:
            self.rooms[code].wake = None
            self.put(code, i.Tick())

    def _commit(self, life: int, code: str) -> None:
        if life != self._life:
            return
        running = self.rooms[code]
        changes, running.keeping = running.keeping, ()
        if self.store_works and (self.is_resting or self.luck.random() < 0.97):
            self.kept.write(changes)
            self.put(code, i.Saved())
        else:
            self.say(f"{code} the store does not take it")
            self.put(code, i.SaveFailed())
            if code not in self.kept.rooms:
                del self.rooms[code]

    def _think(self, life: int, code: str, question: Question) -> None:
        if life != self._life or code not in self.rooms:
            return
        self.rooms[code].thinking.discard(question.key)
        if not self.is_resting and self.luck.random() < 0.15:
            self.put(code, i.QuestionFailed(question.key))
            return
        if question.kind == "move" and question.game not in ("set", "scramble-set"):
            # Quicker than the real ones; in those two random ones would list thousands of moves.
            question = replace(question, level="random")
        try:
            self.put(code, i.QuestionAnswered(question.key, think(question)))
        except Refusal:
            self.put(code, i.QuestionFailed(question.key))

    # -- people and their connections

    def _live(self, person: str) -> None:
        """Somebody does something, and something else a little later."""
        if self.is_resting:
            return
        open_visits = [(code, visit) for code, visit in self._open() if visit.person == person]
        chance = self.luck.random()
        if self.is_up and (not open_visits or chance < 0.05):
            self._come(person)
        elif open_visits and chance < 0.12:
            self._hang_up(self.luck.choice(open_visits)[1].connection)
        elif open_visits:
            code, visit = self.luck.choice(open_visits)
            if self.luck.random() < (0.9 if visit.table is not None and visit.table.moves else 0.35):
                self._ask(code, visit)
        self._later(self.luck.choice((5, 30, 200, 1500)), lambda: self._live(person))

    def _come(self, person: str) -> None:
        known = list(self.kept.rooms)
        if not known:
            return
        own = [code for code in known if self.kept.state(code).seat_of(person) is not None]
        code = self.luck.choice(own if own and self.luck.random() < 0.8 else known)
        if code not in self.rooms:
            self._load(code)
        self._lines += 1
        visit = Visit(self._lines, person)
        self.visits[visit.connection] = (code, visit)
        self.put(code, i.Connected(visit.connection, person, person))
        if self.luck.random() < 0.5:
            self.put(code, i.BeliefsKnown(person, {"set": Belief(round(3 * self.luck.random(), 3), 0.5)}))
        if self.luck.random() < 0.9 and visit.is_open:
            seen, draws = self._last(person), self.luck.random() < 0.5
            hello = m.Hello(id=self._number(), match=seen, since=self._since(person), reports_rendering=draws)
            self._send(code, visit, hello)

    def _last(self, person: str) -> str:
        return next(reversed(self.seen[person]), "")

    def _since(self, person: str) -> int:
        return self.seen[person].get(self._last(person), -1)

    def _number(self) -> int:
        self._asks += 1
        return self._asks

    def _ask(self, code: str, visit: Visit) -> None:
        ask = wish(visit, self.luck, self._number(), list(PEOPLE), self.seen[visit.person])
        self._send(code, visit, ask)
        if self.luck.random() < 0.1:
            self._send(code, visit, ask)  # the same once more, as a client that is in doubt does

    def _send(self, code: str, visit: Visit, ask: m.AnyRequest) -> None:
        visit.asked[ask.id] += 1
        life = self._life
        self._later(self.luck.choice((0, 0, 2, 60)), lambda: self._deliver(life, code, visit, ask))
        if self.luck.random() < 0.1 and not self.is_resting:
            self._later(1, lambda: self._measure(life, code, visit))

    def _deliver(self, life: int, code: str, visit: Visit, ask: m.AnyRequest) -> None:
        if life == self._life and visit.is_open:
            self.put(code, i.Requested(visit.connection, ask))

    def _measure(self, life: int, code: str, visit: Visit) -> None:
        if life == self._life and visit.is_open:
            self.put(code, i.LatencyMeasured(visit.connection, self.luck.randrange(400)))

    def _arrive_at(self, visit: Visit, message: m.AnyServerMessage) -> None:
        if isinstance(message, m.MatchUpdate):
            seen = self.seen[visit.person]
            seen.pop(message.match, None)
            seen[message.match] = message.n

    def _hang_up(self, line: int) -> None:
        code, visit = self.visits[line]
        if visit.is_open:
            visit.is_open = False
            life = self._life
            self._later(self.luck.choice((0, 40)), lambda: self._drop(life, code, line))

    def _drop(self, life: int, code: str, line: int) -> None:
        if life == self._life and code in self.rooms:
            self.put(code, i.Disconnected(line))

    # -- trouble

    def _trouble_with_store(self) -> None:
        self.store_works = not self.store_works or self.is_resting
        self.say("the store works again" if self.store_works else "the disk is full")
        self._later(self.luck.randrange(20_000) if self.store_works else 3_000, self._trouble_with_store)

    def _jump(self) -> None:
        if not self.is_resting:
            self.skew += self.luck.choice((-120_000, -5_000, 1_000, 60_000))
            self.say(f"the server's clock is off by {self.skew} ms")
        self._later(self.luck.randrange(1, 30_000), self._jump)

    def _cut_power(self) -> None:
        """The server dies at any instant: a commit that was under way has happened, or has not."""
        if self.is_resting:
            return
        for running in self.rooms.values():
            if running.keeping and self.luck.random() < 0.5:
                self.kept.write(running.keeping)
        self.say("the power fails")
        self.promises.forget_clocks()
        self._life += 1
        self.rooms, self.is_up = {}, False
        for _, visit in self.visits.values():
            visit.is_open = False
        self._later(self.luck.randrange(5_000), self._start)
        self._later(self.luck.randrange(60_000), self._cut_power)

    def _start(self) -> None:
        if self.is_up:
            return
        self.is_up = True
        self.say("the server starts")
        for code in self.kept.rooms:
            if self.luck.random() < 0.5:
                self._load(code)

    def _load(self, code: str) -> None:
        version, _ = self.kept.rooms[code]
        state = self.kept.state(code)
        match = self.kept.match(state.match) if state.match is not None else None
        self.rooms[code] = Running(self.room_type(state, version, match, self.now + self.skew, self.luck.randbytes))
        self.put(code, i.Tick())


def play(seed: int, steps: int = 250, room_type: RoomType = Room) -> World:
    """One world from its seed; raises AssertionError, which says how to see it again."""
    world = World(seed, room_type)
    try:
        world.run(steps)
    except Exception as error:
        last = "\n".join(world.story[-12:])
        raise AssertionError(
            f"seed {seed}, step at {world.now}: {error!r}\n{last}\n"
            f"The whole story: PYTHONPATH=src:tests python tests/rooms/story.py {seed}"
        ) from error
    return world
