"""All rooms of a server: opening, finding, resting and clearing away."""

import asyncio
import itertools
import os
import secrets
from collections.abc import Awaitable, Callable

import msgspec

from fivefold.core.errors import Illegal
from fivefold.host import inputs as i
from fivefold.host import messages as m
from fivefold.host.match import Match
from fivefold.host.room import Room
from fivefold.host.state import EVEN, RoomState, new_room, read_room
from fivefold.server.clock import Clock
from fivefold.server.connection import Connection
from fivefold.server.driver import Driver
from fivefold.server.limits import Counts, Purses, network
from fivefold.server.logs import log
from fivefold.server.metrics import COMMIT_SECONDS, LOOP_LAG, TURNED_AWAY
from fivefold.server.people import Registry
from fivefold.server.records import Records
from fivefold.server.rest import Listed, Me, NewRoom
from fivefold.server.settings import Settings
from fivefold.server.store import NotKept, Stale, Store, StoreError, Sweeper
from fivefold.server.thinking import BotPool

ALPHABET = "BCDFGHJKLMNPQRSTVWXZ23456789"
"""Letters that are not mixed up when read out, and make no words."""
HOUR = 3600 * 1000
PING_SECONDS = 2
SWEEP_SECONDS = 60
LAG_SECONDS = 0.5
MOST_LISTED = 50
PROXIES = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").replace(" ", "").split(",")
"""Whose connections are other people's: they are counted by the address that the proxy names."""


def new_code(length: int = 6) -> str:
    """A code for a room, short enough to be told over the phone."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Hub:
    """Everything a server knows."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.limits = settings, settings.limits
        limits = settings.limits
        self.clock = Clock()
        self.store = Store(settings.database, noted=lambda seconds, _: COMMIT_SECONDS.observe(seconds))
        self.bots = BotPool(settings.bots, limits.thoughts, limits.thought_ms)
        self.people = Registry(self.store, settings.retention, lambda: new_code(8))
        self.records = Records(self.store, self._is_played)
        self.rooms: dict[str, Driver] = {}
        self.connections: dict[i.Line, Connection] = {}
        self.sockets = Counts()
        """Connections of any kind by network, before anybody knows who it is."""
        self._by_person, self._by_address, self._by_room = Counts(), Counts(), Counts()
        self.per_address = Purses(limits.address_points, limits.address_burst)
        self._per_person = Purses(limits.person_points, limits.person_burst)
        self._per_room = Purses(limits.room_points, limits.room_burst)
        self._rooms_of_address = Purses(limits.address_rooms / 3600, limits.address_rooms)
        self._rooms_of_person = Purses(limits.person_rooms / 3600, limits.person_rooms)
        self._sweeper = Sweeper(self.store, settings.retention)
        self._loading: dict[str, asyncio.Task[Driver]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._telling: set[asyncio.Task[None]] = set()
        self._lines = itertools.count(1)

    async def open(self) -> None:
        """Opens the store; rooms are opened when somebody comes, or in the background. Raises StoreError."""
        await self.store.open()
        await self.people.open()
        self.bots.start()
        chores = (self._open_rooms, self._ping, self._sweep_again, self._watch_loop)
        self._tasks = [asyncio.create_task(chore()) for chore in chores]

    async def close(self) -> None:
        """Puts everything to rest."""
        for task in (*self._tasks, *self._loading.values(), *self._telling):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), *self._telling, return_exceptions=True)
        for driver in list(self.rooms.values()):
            driver.retire(m.Closed("restart", "The server is restarting; you are back in a moment.", again=True))
        await self.bots.close()
        await self.store.close()

    # -- connections

    def admit(self, address: str) -> bool:
        """Whether one more connection may come from an address, of HTTP too."""
        where = network(address)
        many = 0 if where in PROXIES else self.sockets.of(where)
        if many >= self.limits.address_connections or self.sockets.total >= self.limits.connections:
            TURNED_AWAY.labels("too-many-connections").inc()
            return False
        self.sockets.add(where)
        return True

    def left(self, address: str) -> None:
        """A connection that was admitted has ended."""
        self.sockets.remove(network(address))

    def connect(self, driver: Driver, person: str, address: str) -> Connection:
        """A connection of a person to a room; raises Illegal when there are too many."""
        if self._by_person.of(person) >= self.limits.person_connections:
            raise Illegal("too-many-connections", "You are here too often already; close some of your tabs.")
        if self._by_address.of(network(address)) >= self.limits.address_connections:
            raise Illegal("too-many-connections", "Too many connections come from your address.")
        if self._by_room.of(driver.code) >= self.limits.room_connections:
            raise Illegal("full", "This room is full.")
        purses = (self._per_person.of(person), self._per_room.of(driver.code), self.per_address.of(network(address)))
        connection = Connection(next(self._lines), person, address, driver, self.limits, purses, self.forget)
        self.connections[connection.number] = connection
        self._by_person.add(person)
        self._by_address.add(network(address))
        self._by_room.add(driver.code)
        return connection

    def forget(self, connection: Connection) -> None:
        """A connection has ended."""
        del self.connections[connection.number]
        self._by_person.remove(connection.person)
        self._by_address.remove(network(connection.address))
        self._by_room.remove(connection.driver.code)

    def close_connections(self, person: str, closed: m.Closed) -> None:
        """Ends all connections of a person."""
        for connection in [other for other in self.connections.values() if other.person == person]:
            connection.say_goodbye(closed)

    # -- rooms

    def _drive(self, state: RoomState, version: int, match: Match | None) -> Driver:
        room = Room(state, version, match, self.clock.now(), secrets.token_bytes, self.settings.patience)
        return Driver(room, self.store, self.bots, self.clock, self._retired, self._came)

    def _came(self, driver: Driver, person: str) -> None:
        """Somebody came into a room: it is told how strong they are, for bots that are an even match."""
        task = asyncio.create_task(self._tell_beliefs(driver, person))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell_beliefs(self, driver: Driver, person: str) -> None:
        try:
            beliefs = await self.store.people.beliefs(person)
        except StoreError as error:
            log.error("how strong somebody is could not be read", error=str(error))
            return
        if beliefs:
            driver.put(i.Known(person, beliefs))

    def _retired(self, driver: Driver) -> None:
        if self.rooms.get(driver.code) is driver:
            del self.rooms[driver.code]

    async def open_room(self, me: Me, wish: NewRoom, address: str) -> Driver:
        """A new room with this person as its host; raises Refusal."""
        new_room("", me.id, me.name, wish.game, wish.options, wish.seats, wish.bots)
        if not (self._rooms_of_address.take(network(address)) and self._rooms_of_person.take(me.id)):
            raise Illegal("too-many-rooms", "You have opened many rooms; wait a little.")
        beliefs = await self.store.people.beliefs(me.id) if wish.bots == EVEN else {}
        for _ in range(5):
            state = new_room(new_code(), me.id, me.name, wish.game, wish.options, wish.seats, wish.bots).know(
                me.id, beliefs
            )
            driver = self._drive(msgspec.structs.replace(state, public=wish.public), 0, None)
            driver.opened = asyncio.get_running_loop().create_future()
            driver.put(i.Opened(start=wish.start))
            try:
                await driver.opened
            except Stale:
                continue  # somebody has that code
            except NotKept as error:
                log.error("not kept", room=driver.code, error=str(error))
                raise Illegal("not-kept", "The room could not be written down; try again in a moment.") from None
            self.rooms[driver.code] = driver
            log.info("room opened", room=driver.code, game=state.game)
            return driver
        raise Illegal("not-kept", "No code was free; try again.")

    async def room(self, code: str) -> Driver:
        """The room of that code, woken up if it rests; raises Illegal."""
        code = code.upper()
        if (found := self.rooms.get(code)) is not None:
            return found
        if code not in self._loading:
            task = self._loading[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Driver:
        kept = await self.store.load_room(code) if len(code) <= 16 else None
        if kept is None:
            raise Illegal("no-such-room", "There is no such room; perhaps it was cleared away.")
        state = read_room(kept.state)
        match = None
        if state.match is not None:
            head = await self.store.load_match(state.match)
            if head is None:
                state = state.leave_table()
            else:
                lines = await self.store.entries(head.id)
                match = await asyncio.to_thread(Match.resumed, head.id, head.header, lines, head.seed, head.began)
        driver = self.rooms[code] = self._drive(state, kept.version, match)
        driver.put(i.Tick())
        return driver

    async def _open_rooms(self) -> None:
        """Opens rooms that were in use, so that their clocks and bots go on."""
        try:
            codes = await self.store.live_rooms(self.clock.now() - HOUR)
        except StoreError as error:
            log.error("rooms cannot be listed", error=str(error))
            return
        for code in codes:
            try:
                await self.room(code)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.error("a room cannot be opened", room=code, error=repr(error))
            await asyncio.sleep(0)

    def public_rooms(self) -> list[Listed]:
        """The rooms on the front page."""
        open_ones = (driver for driver in self.rooms.values() if driver.room.state.public and driver.clients)
        return [listed(driver) for driver in itertools.islice(open_ones, MOST_LISTED)]

    def _is_played(self, code: str) -> bool:
        """Whether a match is going on in a room that is open."""
        driver = self.rooms.get(code)
        return driver is not None and driver.room.state.is_playing

    def rename(self, person: str, name: str) -> None:
        """A new name, shown in every room."""
        for driver in list(self.rooms.values()):
            if person in driver.room.state.people:
                driver.put(i.Renamed(person, name))

    def send_away_banned(self, kind: str, who: str) -> None:
        """The operator has banned somebody: their connections end."""
        for connection in list(self.connections.values()):
            if who == (connection.person if kind == "person" else network(connection.address)):
                connection.say_goodbye(m.Closed("banned", "The operator of this server has sent you away."))

    async def close_room(self, code: str) -> None:
        """The operator ends a room's connections; raises Illegal."""
        (await self.room(code)).put(i.Shut("closed", "The operator has closed this room."))

    # -- housekeeping

    async def _again(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await chore()
            except Exception as error:
                log.error("a chore failed", chore=chore.__name__, error=repr(error))

    async def _ping(self) -> None:
        """Measures every connection's latency now and then, a few at a time."""

        async def ping() -> None:
            for n, connection in enumerate(list(self.connections.values())):
                connection.ping()
                if n % 50 == 49:
                    await asyncio.sleep(0)

        await self._again(PING_SECONDS, ping)

    async def _sweep_again(self) -> None:
        await self._again(SWEEP_SECONDS, self.sweep)

    async def sweep(self) -> None:
        """Lets empty rooms rest, and clears away what has had its time."""
        before = self.clock.now() - self.settings.rest_minutes * 60_000
        for driver in list(self.rooms.values()):
            if driver.room.is_idle and driver.touched < before:
                driver.retire(m.Closed("moved", "The room rests.", again=True))
        await self.people.refresh()
        await self._sweeper.sweep(self.rooms)

    async def _watch_loop(self) -> None:
        """Measures how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            LOOP_LAG.observe(max(0.0, loop.time() - due))


def listed(driver: Driver) -> Listed:
    """A room as the front page shows it."""
    state = driver.room.state
    return Listed(
        code=state.code,
        game=state.game,
        host=state.people.get(state.host, ""),
        people=driver.room.people_here,
        seats=len(state.seats),
        playing=state.is_playing,
        locked=bool(state.password),
    )
