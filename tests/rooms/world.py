"""A simulated world around rooms: people, networks, bots, clocks and a store, all from one seed, with nothing real.

Promises are checked after every step; a broken one reports the seed, with which the run can be repeated.
"""

from functools import partial

from fivefold.bots.adapting import Belief
from fivefold.core.playback import verify
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.changes import Change
from fivefold.rooms.effects import Effects
from fivefold.rooms.match import Match
from fivefold.rooms.questions import Question
from fivefold.rooms.state import RoomState
from rooms.faulty import FaultyRoom
from rooms.promises import Promises
from rooms.saved import Kept
from rooms.seal import sealed
from rooms.timeline import Timeline, answer
from rooms.timeline import play as play_world
from rooms.visitor import GAMES, Visit, opening, wish

PEOPLE = ("ann", "ben", "cem", "dot", "eve")
LEVELS = (None, "easy", "even")


class Running:
    """A room on the simulated server."""

    def __init__(self, room: FaultyRoom) -> None:
        self.room = room
        self.keeping: tuple[Change, ...] = ()
        self.thinking: set[int] = set()
        self.wake: int | None = None
        self.alarm = 0
        """Only the latest alarm counts."""


class World(Timeline):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.skew = 0
        """The error of the server's clock in milliseconds; rooms are given the wrong time."""
        self.kept = Kept()
        self.rooms: dict[str, Running] = {}
        self.visits: dict[int, tuple[str, Visit]] = {}
        self.seen: dict[str, dict[str, int]] = {person: {} for person in PEOPLE}
        self.promises = Promises(self.kept)
        self.faults = 0
        self._troubled: dict[tuple[int, int], str] = {}
        """The rooms of requests that failed inside, by connection and id: they are refused with `trouble`."""
        self._lines = 0
        self._asks = 0
        self._life = 0
        """The number of server starts: input from before the last start does not arrive."""
        self.store_works = True
        self.is_up = True

    # -- running

    def run(self, steps: int) -> None:
        """Run this many steps; then let everything come to rest, and check the totals."""
        for _ in range(self.luck.randrange(1, 3)):
            self._open_room()
        for person in PEOPLE:
            self.later(self.luck.randrange(200), partial(self._live, person))
        for kind in (self._trouble_with_store, self._cut_power, self._jump):
            self.later(self.luck.randrange(20_000), kind)
        for _ in range(steps):
            self._step()
        self._come_to_rest()

    def _step(self) -> None:
        self.happen()
        for code, running in self.rooms.items():
            self.promises.not_stuck(code, running.keeping, running.thinking, running.wake)

    def _come_to_rest(self) -> None:
        """Stop new requests, let the store work, and deliver everything that is pending."""
        self.store_works, self.is_resting = True, True
        if not self.is_up:
            self._start()
        until = self.now + 45_000
        for _ in range(600):
            if self.happens_by(until):
                self._step()
        until = self.now + 8_000
        while self.happens_by(until) and any(visit.owed for _, visit in self._open()):
            self._step()
        for code, visit in self._open():
            assert not visit.owed, f"{visit.person} in {code} waits for {visit.asked - visit.answered}"
        for match, kept in self.kept.matches.items():
            if kept.table.outcome is not None:
                verify(kept.table.record())
                assert kept.ended is not None, f"the end of {match} was not noted"

    def _open(self) -> list[tuple[str, Visit]]:
        return [(code, visit) for code, visit in self.visits.values() if visit.is_open]

    # -- the server

    def _open_room(self) -> None:
        code = f"R{len(self.kept.rooms) + len(self.rooms)}"
        state, start = opening(self.luck, code, PEOPLE, self.now + self.skew, LEVELS)
        self._run(state, 0, None)
        self.say(f"{state.owner} opens {code} for {state.game}")
        self.put(code, i.Created(start=start))

    def _run(self, state: RoomState, version: int, match: Match | None) -> None:
        room = FaultyRoom(state, version, match, self.now + self.skew, self.luck.randbytes, GAMES)
        room.plant(lambda _: not self.is_resting and self.luck.random() < 0.01)
        self.rooms[state.code] = Running(room)

    def put(self, code: str, given: i.Input) -> None:
        """Pass an input to a room, and perform the effects."""
        running, now = self.rooms[code], self.now + self.skew
        with sealed():
            game = running.room.needs_preparation(given, now)
        if game is not None:
            game.prepare()
        with sealed():
            effects = running.room.take(given, now)
        if not isinstance(given, i.Tick | i.Saved):
            self.say(f"{code} {given}")
        if isinstance(given, i.SaveFailed):
            # Reads are repeated, and may succeed then.
            self._troubled = {ask: where for ask, where in self._troubled.items() if where != code}
        self._look_at_faults(code, running.room, effects)
        self._perform(code, running, effects)

    def _look_at_faults(self, code: str, room: FaultyRoom, effects: Effects) -> None:
        failed, room.failed = room.failed, []
        self.faults += len(failed)
        told = [f"{type(given).__name__}: Planted()" for given in failed]
        assert list(effects.faults) == told, f"{code} met with faults: {effects.faults} instead of {told}"
        for given in failed:
            self.say(f"{code} fails half-way through {given}")
            if isinstance(given, i.Requested):
                self._troubled[given.connection, given.request.id] = code

    def _perform(self, code: str, running: Running, effects: Effects) -> None:
        for told in effects.send:
            for line in told.connections:
                _, visit = self.visits[line]
                message = visit.hear(told.text) if visit.is_open else m.Ping(0)
                self.promises.told(code, visit, message)
                self._look_at_answer(visit, message)
                self._arrive_at(visit, message)
        for farewell in effects.close:
            self._hang_up(farewell.connection)
        life = self._life
        if effects.save:
            assert not running.keeping, "two batches of one room are being kept at once"
            running.keeping = effects.save
            slow = 3_000 if self.luck.random() < 0.03 else 0
            self.later(self.luck.choice((0, 1, 3, 20)) + slow, lambda: self._commit(life, code))
        for question in effects.think:
            running.thinking.add(question.key)
            self.later(self.luck.choice((1, 50, 900)), partial(self._think, life, code, question))
        running.wake, running.alarm = effects.wake, running.alarm + 1
        if effects.wake is not None:
            alarm = running.alarm
            self.later(max(0, effects.wake - self.now - self.skew), lambda: self._ring(life, code, alarm))

    def _look_at_answer(self, visit: Visit, message: m.AnyServerMessage) -> None:
        if not isinstance(message, m.Succeeded | m.Refused) or visit.asked[message.id] > 1:
            return
        if self._troubled.pop((visit.connection, message.id), None) is not None:
            is_trouble = isinstance(message, m.Refused) and message.code == "trouble"
            assert is_trouble, f"{message} answers an ask that has failed inside"

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
            self.promises.kept_changes(changes)
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
        self.put(code, answer(question))

    # -- people and their connections

    def _live(self, person: str) -> None:
        """Let a person do something, and schedule the next action."""
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
        self.later(self.luck.choice((5, 30, 200, 1500)), lambda: self._live(person))

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
            self._send(code, visit, ask)  # repeated, as by a client that got no reply

    def _send(self, code: str, visit: Visit, ask: m.AnyRequest) -> None:
        visit.asked[ask.id] += 1
        life = self._life
        self.later(self.luck.choice((0, 0, 2, 60)), lambda: self._deliver(life, code, visit, ask))
        if self.luck.random() < 0.1 and not self.is_resting:
            self.later(1, lambda: self._measure(life, code, visit))

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
            self.later(self.luck.choice((0, 40)), lambda: self._drop(life, code, line))

    def _drop(self, life: int, code: str, line: int) -> None:
        if life == self._life and code in self.rooms:
            self.put(code, i.Disconnected(line))

    # -- faults

    def _trouble_with_store(self) -> None:
        self.store_works = not self.store_works or self.is_resting
        self.say("the store works again" if self.store_works else "the disk is full")
        self.later(self.luck.randrange(20_000) if self.store_works else 3_000, self._trouble_with_store)

    def _jump(self) -> None:
        if not self.is_resting:
            self.skew += self.luck.choice((-120_000, -5_000, 1_000, 60_000))
            self.say(f"the server's clock is off by {self.skew} ms")
        self.later(self.luck.randrange(1, 30_000), self._jump)

    def _cut_power(self) -> None:
        """Kill the server at any instant: a commit in progress may or may not have happened."""
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
        self.later(self.luck.randrange(5_000), self._start)
        self.later(self.luck.randrange(60_000), self._cut_power)

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
        self._run(state, version, match)
        self.put(code, i.Tick())


def play(seed: int, steps: int = 250) -> World:
    """Run one world from its seed; raises BrokenPromise, which says how to repeat it."""
    return play_world(World(seed), steps, f"The whole story: PYTHONPATH=src:tests python tests/rooms/story.py {seed}")
