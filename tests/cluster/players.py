"""Clients that play all games in rooms of a cluster during faults, and remember all messages."""

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fivefold.rooms import messages as m
from server.client import LONG, Server

_decoder: "msgspec.json.Decoder[m.AnyServerMessage]" = msgspec.json.Decoder(m.AnyServerMessage)
GAMES: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("set", {"deck": "easy", "call_seconds": 2}, 2),
    ("karma", {"turn_seconds": 10}, 3),
    ("five-crowns", {"hands": 2}, 3),
    ("scramble-set", {}, 2),
    ("set-cubed", {}, 2),
    ("crossword-set", {}, 2),
    ("wordspiel", {}, 2),
)
ANSWER_SECONDS = 6.0
"""How long a client waits for a reply before it reconnects."""
LONG_SECONDS = 8.0
Seen = dict[tuple[str, int | None, int], tuple[int, int, tuple[Any, ...]]]
"""Received entries, by match, seat and number."""


class Notebook:
    """Everything that the clients of a run received, and when."""

    def __init__(self) -> None:
        self.entries: Seen = {}
        self.views: dict[tuple[str, int | None, int], Any] = {}
        self.forks: list[str] = []
        self.chats: dict[str, dict[int, str]] = {}
        self.done = 0
        self.connections = 0
        self.refused: dict[str, int] = {}
        self.happening = "nothing"
        """The latest fault."""
        self.long: list[str] = []
        """Pauses that should be investigated."""
        self.pauses: dict[str, float] = {}
        """The longest time without progress in a room, by the latest fault."""

    def note(self, match: str, seat: int | None, entries: tuple[m.SeenEntry, ...]) -> None:
        for entry in entries:
            key, value = (match, seat, entry.n), (entry.at, entry.seat, entry.events)
            if self.entries.setdefault(key, value) != value:
                self.forks.append(f"{key}: {self.entries[key]} and {value}")


class Company:
    """A room with two players and a spectator, each connected to any server."""

    def __init__(self, servers: list[Server], notebook: Notebook, seed: int) -> None:
        self.servers, self.notebook, self.luck = servers, notebook, random.Random(seed)
        self.game = GAMES[seed % len(GAMES)]
        self.code = ""
        self.last_done = time.monotonic()
        self.stopping = False

    async def open(self) -> None:
        """Create the people, and open the room."""
        slug, options, seats = self.game
        self.cookies: list[str] = []
        self.ids: list[str] = []
        for _ in range(3):
            async with httpx.AsyncClient(base_url=self.servers[0].url, timeout=LONG) as http:
                self.ids.append((await http.get("/api/me")).json()["id"])
                self.cookies.append(f"fivefold={http.cookies['fivefold']}")
        async with httpx.AsyncClient(base_url=self.servers[0].url, timeout=LONG) as http:
            wish = {"game": slug, "options": options, "seats": seats, "bots": "easy"}
            answer = await http.post("/api/rooms", json=wish, headers={"Cookie": self.cookies[0]})
            assert answer.status_code == 201, answer.text
            self.code = answer.json()["code"]

    async def live(self) -> None:
        """Run all clients until they are stopped."""
        await asyncio.gather(*(Player(self, n).live() for n in range(3)))

    def noticed(self) -> None:
        """Note progress in the room."""
        now = time.monotonic()
        pauses, fault = self.notebook.pauses, self.notebook.happening
        pauses[fault] = max(pauses.get(fault, 0.0), now - self.last_done)
        if now - self.last_done > LONG_SECONDS:
            ended = datetime.now(UTC).strftime("%H:%M:%S")
            self.notebook.long.append(f"{self.code}: {now - self.last_done:.1f} s until {ended}, {fault}")
        self.last_done = now
        self.notebook.done += 1


class Player:
    """A person who reconnects whenever the connection breaks."""

    def __init__(self, company: Company, number: int) -> None:
        self.company, self.number = company, number
        self.luck = random.Random(company.luck.random())
        self.room: m.RoomView | None = None
        self.table: m.MatchUpdate | None = None
        self.answers: dict[int, asyncio.Future[bool]] = {}
        self.last = 0
        self.socket: ClientConnection | None = None

    async def live(self) -> None:
        while not self.company.stopping:
            server = self.luck.choice(self.company.servers)
            url = f"ws{server.url.removeprefix('http')}/ws/{self.company.code}"
            headers = {"Cookie": self.company.cookies[self.number]}
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                async with connect(
                    url, additional_headers=headers, open_timeout=4, close_timeout=0.1, max_size=None
                ) as socket:
                    self.company.notebook.connections += 1
                    await self._visit(socket)
            await asyncio.sleep(self.luck.uniform(0.1, 0.5))

    async def _visit(self, socket: ClientConnection) -> None:
        self.room, self.answers, self.socket = None, {}, socket
        since = self.table.n if self.table is not None else -1
        match = self.table.match if self.table is not None else ""
        listening = asyncio.create_task(self._listen(socket))
        acting = asyncio.create_task(self._act(match, since))
        done, rest = await asyncio.wait({listening, acting}, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        for task in done:
            task.result()

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            self._hear(_decoder.decode(text))

    def _hear(self, message: m.AnyServerMessage) -> None:
        notebook = self.company.notebook
        match message:
            case m.Ping(ping=ping):
                self._post({"t": "pong", "ping": ping})
            case m.Welcome(room=room, chat=chat):
                self.room = room
                for line in chat:
                    self._note_chat(line)
            case m.RoomUpdate(room=room):
                self.room = room
            case m.MatchUpdate():
                self.table = message
                notebook.note(message.match, message.seat, message.entries)
                if message.entries:
                    notebook.views[message.match, message.seat, message.n] = message.view
            case m.Spoke(line=line):
                self._note_chat(line)
            case m.Succeeded(id=number) | m.Refused(id=number):
                if isinstance(message, m.Refused):
                    notebook.refused[message.code] = notebook.refused.get(message.code, 0) + 1
                waiting = self.answers.pop(number, None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(isinstance(message, m.Succeeded))
            case m.Closed(again=again, code=code):
                assert again, f"sent away for good: {code}"
            case _:
                pass

    def _note_chat(self, line: m.ChatLine) -> None:
        chat = self.company.notebook.chats.setdefault(self.company.code, {})
        if chat.setdefault(line.n, line.text) != line.text:
            self.company.notebook.forks.append(f"chat {line.n} of {self.company.code}: {chat[line.n]} and {line.text}")

    def _post(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        task = asyncio.ensure_future(self.socket.send(msgspec.json.encode(message).decode()))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _ask(self, **message: Any) -> bool:
        self.last += 1
        number = self.last
        waiting = self.answers[number] = asyncio.get_running_loop().create_future()
        self._post({**message, "id": number})
        async with asyncio.timeout(ANSWER_SECONDS):
            is_done = bool(await waiting)
        if is_done:
            self.company.noticed()
        return is_done

    async def _act(self, match: str, since: int) -> None:
        await self._until(lambda: self.room is not None)
        await self._ask(t="hello", match=match, since=since)
        while not self.company.stopping:
            await asyncio.sleep(self.luck.uniform(0.05, 0.4))
            await self._do_something()

    async def _until(self, ready: Callable[[], bool]) -> None:
        async with asyncio.timeout(ANSWER_SECONDS):
            while not ready():
                await asyncio.sleep(0.02)

    async def _do_something(self) -> None:
        room, table = self.room, self.table
        assert room is not None
        me = self.company.ids[self.number]
        seats = [seat.person for seat in room.seats]
        if self.number == 1 and me not in seats:
            free = [n for n, seat in enumerate(room.seats) if seat.person is None]
            if free and await self._ask(t="sit", seat=free[0]):
                return
        if room.host == me and (room.match is None or room.over):
            await self._ask(t="start")
        elif table is not None and table.match == room.match and table.seat is not None and table.moves:
            await self._ask(t="do", move=self.luck.choice(table.moves[:40]))
        elif self.luck.random() < 0.1:
            await self._ask(t="chat", text=f"{self.number} {self.last}")
        elif self.luck.random() < 0.2:
            await self._ask(t="hello")
