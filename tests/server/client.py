"""A server in its own process, and clients that talk to it over the network."""

import itertools
import os
import resource
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fivefold.api import bodies as rest
from fivefold.core.game import Seat
from fivefold.core.speech import Reader, languages
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.view import View
from fivefold.rooms import messages as m
from server.ports import free_port

T = TypeVar("T")
LONG = 180.0
"""Seconds after which a test stops waiting. It only ends hanging tests: the slowest machine takes less."""
IMPATIENT = ("--wait-away", "1000", "--wait-host", "3000", "--wait-count", "0")
"""Options for short waits for absent players, and no countdown."""
WRONG_CLOCK = Path(__file__).with_name("wrong_clock.py")
_decoder: "msgspec.json.Decoder[m.AnyServerMessage]" = msgspec.json.Decoder(m.AnyServerMessage)


def until(ready: Callable[[], T | None], what: str, seconds: float = LONG) -> T:
    """Wait for the first true result; fail with a description of what was awaited."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := ready():
            return found
        time.sleep(0.02)
    raise AssertionError(f"waited in vain for {what}")


class Server:
    """`fivefold serve` on its own port, with its database and log in a folder."""

    def __init__(self, folder: Path, *options: str, database: str | None = None, files: int | None = None) -> None:
        self.folder, self.options, self.files = folder, options, files
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database or str(folder / "table.db")
        self._log = folder / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._groups: list[int] = []
        self.clock = 0.0
        """The error of its time of day, in seconds."""

    def start(self) -> "Server":
        """Start the server and wait until it is healthy."""
        program = [str(WRONG_CLOCK), str(self.clock)] if self.clock else ["-m", "fivefold"]
        command = [sys.executable, *program, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--database", self.database, "--no-logs", *IMPATIENT, *self.options],
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._groups.append(self._process.pid)
        if self.files is not None:
            resource.prlimit(self._process.pid, resource.RLIMIT_NOFILE, (self.files, self.files))
        until(self._is_healthy, "a healthy server")
        return self

    def _is_healthy(self) -> bool:
        assert self._process is not None
        if self._process.poll() is not None:
            raise AssertionError(f"the server ended with {self._process.returncode}:\n{self.log}")
        connection = HTTPConnection("127.0.0.1", self.port, timeout=LONG)  # httpx would read certificates every time
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    @property
    def log(self) -> str:
        """Everything it has logged."""
        return self._log.read_text("utf-8", "replace")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_up(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def terminate(self, *, wait: bool = True) -> None:
        """Send SIGTERM."""
        assert self._process is not None
        self._process.terminate()
        if wait:
            self._process.wait(LONG)

    def stop(self) -> None:
        """Terminate the server, and kill what remains of it."""
        try:
            self.terminate()
        finally:
            for group in self._groups:
                with suppress(ProcessLookupError):
                    os.killpg(group, signal.SIGKILL)

    def metric(self, name: str) -> float:
        """Return one figure of /metrics, summed over its labels."""
        page = httpx.get(f"{self.url}/metrics", timeout=LONG).text
        return sum(float(line.split()[-1]) for line in page.splitlines() if line.startswith(name))


class Wire:
    """A connection to a room that remembers all messages and answers pings `late` seconds late, or never if None."""

    def __init__(
        self, client: "Client", code: str, *, late: float | None = 0.0, hello: bool = True, **options: Any
    ) -> None:
        self.client, self.late = client, late
        self.raw: list[str] = []
        self.welcome: m.Welcome | None = None
        self.room: m.RoomView | None = None
        self.table: m.MatchUpdate | None = None
        self.tables: list[m.MatchUpdate] = []
        self.seen: dict[str, dict[int, m.SeenEntry]] = {}
        self.refused: dict[int, m.Refused] = {}
        self.done: dict[int, m.Succeeded] = {}
        self.chat: list[m.ChatLine] = []
        self.found: list[m.LookUpResult] = []
        self.pages: list[m.HistoryPage] = []
        self.message: list[m.ChatLine] = []
        self.reacted: list[m.Reacted] = []
        self.hints: list[m.Hints] = []
        self.closed: m.Closed | None = None
        self.pongs = 0
        self.is_locked = False
        self.is_honest = True
        """Whether its requests have ids of their own."""
        self.ended = threading.Event()
        self._ids = itertools.count(1)
        self._new = threading.Condition()
        url = f"ws{client.url.removeprefix('http')}/ws/{code}"
        headers = {"Cookie": client.cookie, **client.headers} if client.cookie else client.headers
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(url, additional_headers=headers, open_timeout=LONG, close_timeout=1, max_size=None, **options)
        )
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()
        if hello:
            self.until(lambda: self.welcome or self.closed, "a welcome")
            self.send("hello")

    # -- receiving

    def _listen(self) -> None:
        try:
            for text in self.socket:
                assert isinstance(text, str)
                with self._new:
                    self.raw.append(text)
                    self._take(_decoder.decode(text))
                    self._new.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.ended.set()
            with self._new:
                self._new.notify_all()

    def _take(self, message: m.AnyServerMessage) -> None:
        match message:
            case m.Welcome():
                self.welcome, self.room, self.chat = message, message.room, list(message.chat)
            case m.RoomUpdate(room=room):
                self.room = room
            case m.MatchUpdate():
                self.table = message
                self.tables.append(message)
                self.seen.setdefault(message.match, {}).update({entry.n: entry for entry in message.entries})
            case m.Refused():
                assert not self.is_honest or message.id not in self.done, f"{message} was answered already"
                self.refused[message.id] = message
            case m.Succeeded():
                known = message.id in self.done or message.id in self.refused
                assert not self.is_honest or not known, f"{message} was answered already"
                self.done[message.id] = message
            case m.Spoke(line=line):
                self.message.append(line)
                self.chat.append(line)
            case m.LookUpResult():
                self.found.append(message)
            case m.HistoryPage():
                self.pages.append(message)
                self.seen.setdefault(message.match, {}).update({entry.n: entry for entry in message.entries})
            case m.Locked():
                self.is_locked = True
            case m.Reacted():
                self.reacted.append(message)
            case m.Hints():
                self.hints.append(message)
            case m.Ping(ping=ping):
                if self.late:
                    threading.Timer(self.late, self._pong, (ping,)).start()
                elif self.late is not None:
                    self._pong(ping)
            case m.Closed():
                self.closed = message

    def _pong(self, ping: int) -> None:
        with suppress(ConnectionClosed, OSError):
            self.socket.send(msgspec.json.encode({"t": "pong", "ping": ping}).decode())
            self.pongs += 1

    def until(self, ready: Callable[[], T | None], what: str, seconds: float = LONG) -> T:
        """Wait for the first true result, checking whenever a message arrives."""
        end = time.monotonic() + seconds
        with self._new:
            while not (found := ready()):
                rest = end - time.monotonic()
                if rest <= 0 or (self.ended.is_set() and not ready()):
                    state = "the connection ended" if self.ended.is_set() else "in vain"
                    raise AssertionError(f"waited for {what}: {state}; last: {self.raw[-3:]}, {self.closed}")
                self._new.wait(min(rest, 0.5))
            return found

    # -- sending

    def send(self, t: str, **fields: Any) -> int:
        """Send a message and return its id."""
        number = next(self._ids)  # atomic: the listening thread answers pings with ids of its own
        self.socket.send(msgspec.json.encode({"t": t, "id": number, **fields}).decode())
        return number

    def refusal(self, t: str, **fields: Any) -> str:
        """Send a request that must be refused, and return the code."""
        number = self.send(t, **fields)
        answer = self.until(lambda: self.refused.get(number), f"a refusal of {t}")
        for language in languages():
            assert Reader(language).strictly(answer.message).endswith((".", "?")), answer
        return answer.code

    def ask(self, t: str, **fields: Any) -> int:
        """Send a request that must succeed, wait for the reply, and return the last entry that was sent by then."""
        number = self.send(t, **fields)
        self.until(lambda: number in self.done or number in self.refused, f"{t} to be answered")
        assert number in self.done, self.refused[number]
        return self.done[number].n

    def close(self) -> None:
        self._open.close()
        self._thread.join(LONG)

    def drop(self) -> None:
        """Drop the connection without a close frame, as when the network fails."""
        with suppress(OSError):
            self.socket.socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(LONG)

    # -- the room

    @property
    def in_room(self) -> m.RoomView:
        assert self.room is not None
        return self.room

    def until_room(self, ready: Callable[[m.RoomView], object], what: str, seconds: float = LONG) -> m.RoomView:
        return self.until(lambda: self.room if self.room is not None and ready(self.room) else None, what, seconds)

    def start(self, **fields: Any) -> m.MatchUpdate:
        """As the host, begin a match, with bots if there are too few players, and wait for its first update."""
        before = self.table.match if self.table else ""
        number = self.send("start", **fields)
        self.until(lambda: number in self.done or number in self.refused, "start to be answered")
        if number in self.refused and self.refused[number].code == "too-few":
            self.ask("start", bots="medium")
        return self.until(lambda: self.table if self.table and self.table.match != before else None, "a match")

    def until_table(self, match: str = "", *, after: int = -1) -> m.MatchUpdate:
        """Wait for an update (of this match, with an entry after this one)."""
        return self.until(
            lambda: table if (table := self.table) and match in ("", table.match) and table.n > after else None,
            "a table",
        )

    def until_over(self, seconds: float = LONG) -> None:
        self.until(lambda: self.is_over, "the end", seconds)

    # -- SET

    @property
    def view(self) -> View:
        assert self.table is not None
        return msgspec.convert(self.table.view, View)

    @property
    def seat(self) -> Seat:
        assert self.table is not None
        assert self.table.seat is not None
        return self.table.seat

    def until_view(self, ready: Callable[[View], object], what: str, seconds: float = LONG) -> View:
        return self.until(lambda: view if self.table and ready(view := self.view) else None, what, seconds)

    def do(self, move: str) -> int:
        return self.send("do", move=move)

    def call(self) -> None:
        """Call SET and wait for the board."""
        number = self.do("call")
        self.until(
            lambda: number in self.refused or ((called := self.view.calling) and called.seat == self.seat), "the board"
        )
        assert number not in self.refused, self.refused[number]

    def take(self) -> None:
        """Take the first SET in view, and wait until it is gone."""
        a, b, c = sorted(sets.find(self.view.face_up)[0])
        deal = self.view.round
        self.do(f"take {a} {b} {c}")
        self.until_view(lambda view: view.round > deal or any((a, b, c) in won for won in view.won), "a SET taken")

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table.outcome is not None


class Client:
    """A person with a cookie."""

    def __init__(self, server: Server | str, *, address: str = "", welcome: bool = True) -> None:
        self.url = server if isinstance(server, str) else server.url
        self.headers = {"X-Forwarded-For": address} if address else {}
        self.http = httpx.Client(base_url=self.url, headers=self.headers, timeout=LONG)
        self.wires: list[Wire] = []
        self.id, self.name = "", ""
        if welcome:
            self.id = self.get("/api/me", rest.Me).id

    @property
    def cookie(self) -> str:
        value = self.http.cookies.get("fivefold")
        return f"fivefold={value}" if value else ""

    @property
    def place(self) -> tuple[str, int]:
        """The server's host and port."""
        address = self.http.base_url
        assert address.port is not None
        return address.host, address.port

    def get(self, path: str, kind: type[T]) -> T:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=kind)

    def open_room(self, **wish: Any) -> str:
        answer = self.http.post("/api/rooms", json=wish)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=rest.RoomOpened).code

    def join(self, code: str, *, late: float | None = 0.0, hello: bool = True, **options: Any) -> Wire:
        wire = Wire(self, code, late=late, hello=hello, **options)
        self.wires.append(wire)
        return wire

    def close(self) -> None:
        for wire in self.wires:
            wire.close()
        self.http.close()

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
