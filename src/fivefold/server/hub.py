"""All rooms of a server: opening, finding, resting and clearing away."""

import asyncio
import time

import msgspec

from fivefold.bots import levels
from fivefold.core.discovery import find_game, games
from fivefold.core.errors import BadOption, Illegal
from fivefold.core.options import describe, make_options
from fivefold.core.playback import rebuild
from fivefold.server import messages as m
from fivefold.server.limits import Buckets
from fivefold.server.live import LiveRoom
from fivefold.server.logs import log
from fivefold.server.people import clean_name, first_name, new_person
from fivefold.server.room import RoomState, SeatState, new_code
from fivefold.server.store import Store, now_ms
from fivefold.server.thinking import BotPool

DAY = 24 * 3600 * 1000
KEPT = 7 * DAY
"""How long a room is kept that nobody opens; its records stay for ever."""
REST = 10 * 60 * 1000
"""How long an empty room stays in memory."""
HANDOVER_SECONDS = 600


class Hub:
    """Everything a server knows."""

    def __init__(self, store: Store, *, limited: bool = True) -> None:
        self.store, self.limited = store, limited
        self.bot_pool = BotPool()
        self.rooms: dict[str, LiveRoom] = {}
        self.secret = b""
        self.per_address = Buckets(100, 200)
        self.new_rooms = Buckets(30 / 3600, 30)
        self._names: dict[str, str] = {}
        self._handovers: dict[str, tuple[str, float]] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Opens the store and the rooms that were in use; raises StoreError."""
        await self.store.open()
        self.secret = await self.store.secret()
        for code in await self.store.recent_rooms(now_ms() - DAY // 24):
            try:
                await self.room(code)
            except Exception as error:
                log.error("a room cannot be opened", room=code, error=repr(error))
        self._tasks = [asyncio.create_task(self.bot_pool.warm_up()), asyncio.create_task(self._sweep())]
        self._tasks.append(asyncio.create_task(self._ping()))

    async def close(self) -> None:
        """Puts everything to rest."""
        for task in self._tasks:
            task.cancel()
        for room in self.rooms.values():
            room.stop()
        self.bot_pool.close()
        await self.store.close()

    # -- people

    async def person(self, known: str | None) -> m.Me:
        """Who a cookie stands for; somebody new without one."""
        person = known or new_person()
        name = self._names.get(person) or (await self.store.name_of(person) if known else None)
        if name is not None:
            self._names[person] = name
        return m.Me(person, name or first_name(person))

    async def rename(self, person: str, name: str) -> m.Me:
        """A new name, shown in every room; raises Illegal."""
        tidy = clean_name(name)
        await self.store.save_person(person, tidy)
        self._names[person] = tidy
        for room in list(self.rooms.values()):
            if person in room.state.people:
                await room.rename(person, tidy)
        return m.Me(person, tidy)

    def hand_over(self, person: str) -> m.Handover:
        """A code with which another device becomes this person."""
        now = time.monotonic()
        self._handovers = {code: (who, until) for code, (who, until) in self._handovers.items() if until > now}
        code = new_code(8)
        self._handovers[code] = (person, now + HANDOVER_SECONDS)
        return m.Handover(code, HANDOVER_SECONDS)

    def taken_over(self, code: str) -> str:
        """Whose code it is; it works once. Raises Illegal."""
        person, until = self._handovers.pop(code.upper(), ("", 0.0))
        if until < time.monotonic():
            raise Illegal("bad-handover", "That code is not valid any more; make a new one on the other device.")
        return person

    # -- rooms

    async def open_room(self, me: m.Me, wish: m.NewRoom, address: str) -> LiveRoom:
        """A new room with this person as its host; raises Refusal."""
        if self.limited and not self.new_rooms.take(address):
            raise Illegal("too-many-rooms", "You have opened many rooms; wait a little.")
        found = find_game(wish.game)
        found(make_options(found.options_type, wish.options))
        count = wish.seats or max(found.players.least, min(2, found.players.most))
        if not found.players.least <= count <= found.players.most:
            raise BadOption("bad-seats", f"{found.title} is for {found.players} players.")
        if wish.bots is not None and wish.bots not in levels(found):
            raise BadOption("unknown-bot", f"{found.title} has no bot {wish.bots!r}.")
        seats = [SeatState(person=me.id), *(SeatState(level=wish.bots) for _ in range(count - 1))]
        code = new_code()
        while code in self.rooms or await self.store.load_room(code) is not None:
            code = new_code()
        state = RoomState(code, me.id, found.slug, dict(wish.options), seats, {me.id: me.name}, public=wish.public)
        room = LiveRoom(state, self.store, self.bot_pool)
        await self.store.save_room(code, msgspec.json.encode(state))
        self.rooms[code] = room
        if wish.start:
            await room.start()
        log.info("room opened", room=code, game=found.slug)
        return room

    async def room(self, code: str) -> LiveRoom:
        """The room of that code, woken up if it rests; raises Illegal."""
        code = code.upper()
        if code in self.rooms:
            return self.rooms[code]
        async with self._loading.setdefault(code, asyncio.Lock()):
            if code not in self.rooms:
                kept = await self.store.load_room(code) if len(code) <= 16 else None
                if kept is None:
                    self._loading.pop(code, None)
                    raise Illegal("no-such-room", "There is no such room; perhaps it was cleared away.")
                room = LiveRoom(msgspec.json.decode(kept, type=RoomState), self.store, self.bot_pool)
                await room.resume()
                self.rooms[code] = room
        self._loading.pop(code, None)
        return self.rooms[code]

    def public_rooms(self) -> list[m.Listed]:
        """The rooms on the front page."""
        return [listed(room) for room in self.rooms.values() if room.state.public and room.connections][:50]

    async def record(self, match: str) -> str:
        """The record of a match that is over; raises Illegal."""
        kept = await self.store.load_match(match)
        if kept is None:
            raise Illegal("no-such-match", "There is no such match.")
        table = rebuild(kept.header, kept.lines, kept.seed)
        if table.outcome is None:
            raise Illegal("not-over", "The match is not over; its record is secret until then.")
        return table.record()

    # -- housekeeping

    async def _ping(self) -> None:
        """Measures every connection's latency now and then."""
        while True:
            await asyncio.sleep(2)
            for room in list(self.rooms.values()):
                for connection in room.connections:
                    connection.ping()

    async def _sweep(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as error:
                log.error("sweeping failed", error=repr(error))
            await asyncio.sleep(60)

    async def sweep(self) -> None:
        """Lets empty rooms rest, and clears away those that nobody opened for long."""
        now = now_ms()
        for code, room in list(self.rooms.items()):
            if not room.connections and room.touched < now - REST:
                room.stop()
                del self.rooms[code]
        await self.store.drop_rooms(now - KEPT, self.rooms)


def listed(room: LiveRoom) -> m.Listed:
    """A room as the front page shows it."""
    state = room.state
    return m.Listed(
        code=state.code,
        game=state.game,
        host=state.people.get(state.host, ""),
        people=len(room.here),
        seats=len(state.seats),
        playing=state.is_playing,
    )


def game_list() -> list[m.GameInfo]:
    """The games for the front page and the lobby."""
    return [
        m.GameInfo(
            slug=slug,
            title=game.title,
            blurb=game.blurb,
            least=game.players.least,
            most=game.players.most,
            levels=tuple(level for level in levels(game) if level != "random") or ("random",),
            options=describe(game.options_type),
        )
        for slug, game in games().items()
    ]
