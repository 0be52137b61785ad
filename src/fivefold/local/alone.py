"""A match of one person against bots, in memory."""

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from fivefold.bots import make_bots
from fivefold.core.chance import Seed, seed_bytes
from fivefold.core.discovery import load_games
from fivefold.core.errors import BadOption, Illegal
from fivefold.core.game import AnyGame, Millis, Seat
from fivefold.core.lessons import Coach, Lesson
from fivefold.core.options import make_options
from fivefold.core.referee import check_seat
from fivefold.core.table import AnyTable
from fivefold.local.room import Clock, LocalRoom
from fivefold.local.workers import InlineWorkers
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.changes import Change
from fivefold.rooms.opening import lesson_room
from fivefold.rooms.presence import Patience
from fivefold.rooms.room import Room
from fivefold.rooms.state import RoomState, SeatState

CODE, PERSON = "LOCAL", "person"
ANY_DAY = 1 << 46
AT_ONCE = Patience(opening=0, count=0, early=ANY_DAY)
"""Nobody has to be waited for, and dailies of any date can be played."""
CONNECTION = 1
_decode: Callable[[bytes], m.AnyServerMessage] = msgspec.json.Decoder(m.AnyServerMessage).decode


def paced_clock(pace: float) -> Clock:
    """Return a clock that begins with the time of day, and then runs this many times as fast."""
    day, start = time.time_ns() // 1_000_000, time.monotonic()
    return lambda: day + int((time.monotonic() - start) * 1000 * pace)


def room_alone(
    game: AnyGame, levels: Sequence[str], name: str, seat: Seat = 0, origin: str = ""
) -> RoomState:  # fmt: skip
    """Return a room for one person in a seat and bots of these levels in the others; raises BadOption."""
    make_bots(type(game), levels)
    least, most = game.players
    if not least <= len(levels) + 1 <= most:
        raise BadOption("core.bad-seats", game=game.title, players=game.players.message)
    check_seat(len(levels) + 1, seat)
    bots = [SeatState(level=level) for level in levels]
    seats = (*bots[:seat], SeatState(PERSON), *bots[seat:])
    options: dict[str, Any] = msgspec.to_builtins(game.options)
    return RoomState(CODE, PERSON, game.slug, options, seats, {PERSON: name}, owner=PERSON, origin=origin)


def lesson_alone(lesson: Lesson, step: int, name: str) -> RoomState:
    """Return a room for one learner at this step of a lesson; raises Refusal."""
    return lesson_room(CODE, PERSON, name, lesson.game(make_options(lesson.game.options_type, {})), step)


class Unsaved:
    """Keeps nothing: the match ends with the program."""

    def save(self, changes: tuple[Change, ...], done: Callable[[bool], None]) -> None:
        done(True)


class Alone:
    """One person in a room of bots. Every request is answered before it returns."""

    def __init__(self, state: RoomState, clock: Clock, seed: Seed = None) -> None:
        """Open the room and begin its match; the same seed gives the same deal. Raises Refusal."""
        dealt = seed_bytes(seed)
        games = load_games()

        def luck(count: int) -> bytes:
            return dealt if count == len(dealt) else seed_bytes(None)[:count]

        self._clock = clock
        self._update: m.MatchUpdate | None = None
        self._heard: list[m.AnyServerMessage] = []
        self._last_id = 0
        room = Room(state, 0, None, clock(), luck, games, AT_ONCE)
        self._local = LocalRoom(room, Unsaved(), InlineWorkers(), clock)
        self._local.put(i.Created(start=True))
        if room.match is None:
            raise Illegal("rooms.trouble")
        self.table: AnyTable = room.match.table
        seat = room.state.seat_of(PERSON)
        assert seat is not None
        self.seat = seat
        self._local.connect(CONNECTION, self, PERSON, state.people[PERSON])
        self.ask(m.Hello(id=0))

    @property
    def now(self) -> Millis:
        """The time of the match."""
        match = self._local.room.match
        assert match is not None
        return match.time(self._clock())

    @property
    def rest(self) -> Millis | None:
        """The milliseconds after which `pass_time` must be called; None if nothing will happen by itself."""
        return None if self._local.wake is None else max(0, self._local.wake - self._clock())

    def pass_time(self) -> None:
        """Let the bots and the clock act that are due."""
        self._local.ring()

    @property
    def coach(self) -> Coach | None:
        """What the coach says, in a lesson."""
        return None if self._update is None else self._update.coach

    def ask(self, request: m.AnyRequest) -> list[m.AnyServerMessage]:
        """Make a request, and return what was sent in reply; raises Refusal."""
        self._last_id += 1
        self._heard = []
        self._local.request(CONNECTION, msgspec.structs.replace(request, id=self._last_id))
        for one in self._heard:
            if isinstance(one, m.Refused) and one.id == self._last_id:
                raise Illegal.of(one.message)
        return self._heard

    def act(self, text: str) -> None:
        """Make the move that a text stands for; raises Refusal."""
        game = self.table.game
        self.ask(m.MakeMove(move=game.write(game.read(text, self.table.view(self.seat)))))

    def send(self, text: bytes) -> None:
        one = _decode(text)
        self._heard.append(one)
        if isinstance(one, m.MatchUpdate):
            self._update = one

    def end(self, text: bytes) -> None:
        self.send(text)
