"""All rooms of one person, kept in a store: opens, loads and connects them."""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from itertools import count

import msgspec

from fivefold.api.bodies import Listed, Me, NewRoom
from fivefold.api.codes import new_code, new_person
from fivefold.core.discovery import load_games
from fivefold.core.errors import Illegal, Refusal
from fivefold.core.words import Message
from fivefold.local.job_workers import JobWorkers, Performer
from fivefold.local.room import Alarm, Clock, LocalClient, LocalRoom
from fivefold.local.store import ME, KeyValues, LocalStore
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.days import require_day_reached
from fivefold.rooms.match import Match
from fivefold.rooms.room import Room
from fivefold.rooms.state import RoomState, read_room
from fivefold.rooms.text import clean_name

_decode: Callable[[bytes], m.AnyClientMessage] = msgspec.json.Decoder(m.AnyClientMessage).decode


class House:
    """The rooms of one person on one device."""

    def __init__(self, values: KeyValues, performer: Performer, clock: Clock, alarm: Callable[[], Alarm]) -> None:
        """`alarm` returns a new alarm for each room."""
        self.clock, self._alarm = clock, alarm
        self.games = load_games()
        self.store, self.workers = LocalStore(values, clock), JobWorkers(performer)
        self.me = Me("", "")
        self._rooms: dict[str, LocalRoom] = {}
        self._loading: dict[str, asyncio.Task[LocalRoom]] = {}
        self._connections: dict[i.ConnectionId, LocalRoom] = {}
        self._numbers = count(1)

    async def open(self) -> None:
        """Load who the person is; raises OSError."""
        await self.store.open()
        known = await self.store.values.read(ME)
        if known is None:
            self.me = Me(new_person(), "")
            await self._keep_me()
        else:
            self.me = msgspec.json.decode(known, type=Me)

    async def rename(self, name: str) -> Me:
        """Change the person's name; raises Illegal."""
        self.me = Me(self.me.id, clean_name(name))
        await self._keep_me()
        for room in self._rooms.values():
            room.put(i.PersonRenamed(self.me.id, self.me.name))
        return self.me

    async def _keep_me(self) -> None:
        await self.store.values.write({ME: msgspec.json.encode(self.me)})

    # -- rooms

    async def open_room(self, new: NewRoom) -> str:
        """Create a room, and return its code; raises Refusal."""
        now = self.clock()
        require_day_reached(new.game, new.options, now)
        wanted = new.room("", self.me, self.games, now)
        if new.start:
            wanted.ready(None, self.games[wanted.game])
        code = new_code()
        state = new.room(code, self.me, self.games, now).know(self.me.id, self.store.beliefs)
        room = self._run(state, 0, None)
        opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        room.opened = opened.set_result
        room.put(i.Created(start=new.start))
        if not await opened:
            room.stop()
            del self._rooms[code]
            raise Illegal("server.not-kept.room")
        return code

    def _run(self, state: RoomState, version: int, match: Match | None) -> LocalRoom:
        room = Room(state, version, match, self.clock(), secrets.token_bytes, self.games)
        local = self._rooms[state.code] = LocalRoom(room, self.store, self.workers, self.clock, self._alarm())
        return local

    async def room(self, code: str) -> LocalRoom:
        """Return a room, loaded if necessary; raises Illegal."""
        code = code.upper()
        if (room := self._rooms.get(code)) is not None:
            return room
        if code not in self._loading:
            task = self._loading[code] = asyncio.ensure_future(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LocalRoom:
        kept = await self.store.room(code)
        if kept is None:
            raise Illegal("server.no-such-room")
        state, match = read_room(bytes(kept.state)), None
        if (name := state.match) is not None:
            head = await self.store.match(name)
            if head is None:
                state = state.leave_table()
            else:
                lines = await self.store.entries(name)
                match = Match.resumed(name, head.header, lines, head.seed, head.began)
        room = self._run(state, kept.version, match)
        room.put(i.Tick())
        return room

    async def state_of(self, code: str) -> RoomState | None:
        """Return the saved state of a room without loading it."""
        if (room := self._rooms.get(code)) is not None:
            return room.room.state
        kept = await self.store.room(code)
        return None if kept is None else read_room(bytes(kept.state))

    async def listed(self, code: str) -> Listed:
        """Describe a room; raises Illegal."""
        room = (await self.room(code)).room
        state = room.state
        host = state.people.get(state.host, "")
        return Listed(state.code, state.game, host, room.people_here, len(state.seats), state.is_playing)

    # -- connections

    async def connect(self, code: str, client: LocalClient) -> i.ConnectionId | None:
        """Connect a client to a room, and return the number of its connection; None if it is turned away."""
        try:
            room = await self.room(code)
        except Refusal as refusal:
            client.end(msgspec.json.encode(m.Closed.saying(refusal.message)))
            return None
        except OSError:
            client.end(msgspec.json.encode(m.Closed.saying(Message("server.not-kept"), again=True)))
            return None
        number = next(self._numbers)
        self._connections[number] = room
        room.connect(number, client, self.me.id, self.me.name)
        room.put(i.BeliefsKnown(self.me.id, self.store.beliefs))
        return number

    def receive(self, number: i.ConnectionId, text: bytes, client: LocalClient) -> None:
        """Pass a client's message on to its room."""
        room = self._connections.get(number)
        try:
            request = _decode(text)
        except (msgspec.DecodeError, UnicodeError) as error:
            refusal = Illegal("server.bad-message", why=str(error))
            client.send(msgspec.json.encode(m.Refused(0, refusal.code, refusal.message)))
            return
        if room is not None and not isinstance(request, m.Pong):
            room.request(number, request)

    def disconnect(self, number: i.ConnectionId) -> None:
        """End a connection."""
        if (room := self._connections.pop(number, None)) is not None:
            room.disconnect(number)

    async def forget(self) -> None:
        """Delete everything; raises OSError."""
        await self.replace({})

    async def replace(self, values: Mapping[str, bytes]) -> None:
        """Keep these values instead of everything that is kept; raises OSError."""
        for room in self._rooms.values():
            room.stop()
        self._rooms.clear()
        self._connections.clear()
        old = dict.fromkeys([key for key, _ in await self.store.values.under("")])
        await self.store.values.write({**old, **values})
        await self.open()
