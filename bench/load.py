"""Generates load: echoes, and tables at which two people act as fast as replies come, or at intervals."""

import asyncio
import itertools
import json
import random
import statistics
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple, Protocol, TypeVar

from peer import Peer, Server, connect

T = TypeVar("T")
PING = b'{"t":"ping"'
ECHOED = b'{"t":"do","id":7,"move":"take 1rso 2rso 3rso"}'


class Load(NamedTuple):
    """The result of a load: replies per second, their milliseconds, and their cost for the server."""

    rate: float
    p50: float
    p99: float
    micros: float
    """CPU microseconds of the server for each reply."""
    busy: float
    """The share of the time in which the server's process was busy."""

    def __str__(self) -> str:
        return (
            f"{self.rate:,.0f} a second, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, "
            f"{self.micros:.0f} µs of the processor each, {self.busy:.0%} busy"
        )


class Worker(Protocol):
    """One process or several whose CPU time is known."""

    @property
    def worked(self) -> float:
        """CPU seconds so far."""
        ...


class Clock:
    """Counts replies and measures their times, after a warm-up."""

    def __init__(self, server: Worker) -> None:
        self._server = server
        self.times: list[float] = []

    async def watch(self, seconds: float, warm_up: float = 0.5) -> Load:
        await asyncio.sleep(warm_up)
        self.times.clear()
        began, worked = time.perf_counter(), self._server.worked
        await asyncio.sleep(seconds)
        took, worked = time.perf_counter() - began, self._server.worked - worked
        times = self.times[:]
        if len(times) < 2:
            raise RuntimeError("nothing was answered")
        cuts = statistics.quantiles(times, n=100)
        return Load(len(times) / took, cuts[49] * 1000, cuts[98] * 1000, worked / len(times) * 1_000_000, worked / took)


async def in_groups(jobs: Iterable[Callable[[], Awaitable[T]]], size: int = 16) -> list[T]:
    """Run many jobs, a few at a time."""
    waiting, done = iter(list(jobs)), list[T]()

    async def work() -> None:
        for job in waiting:
            done.append(await job())

    await asyncio.gather(*(work() for _ in range(size)))
    return done


async def echoes(server: Server, count: int, seconds: float, *, deflates: bool) -> Load:
    """Send a message on every connection, wait for the echo, and repeat."""
    clock = Clock(server)
    asked: dict[Peer, float] = {}

    def heard(peer: Peer, _payload: bytes, _first: int) -> None:
        now = time.perf_counter()
        clock.times.append(now - asked[peer])
        asked[peer] = now
        peer.send(ECHOED)

    peers = await in_groups([lambda: connect(server.port, "/", heard, deflates=deflates)] * count)
    if any(peer.deflates != deflates for peer in peers):
        raise RuntimeError("no compression")
    for peer in peers:
        asked[peer] = time.perf_counter()
        peer.send(ECHOED)
    load = await clock.watch(seconds)
    for peer in peers:
        peer.close()
    return load


async def echo_memory(server: Server, count: int, *, deflates: bool) -> float:
    """Return bytes of a connection on which a few messages were exchanged."""
    came: dict[Peer, int] = {}
    rounds, all_came = 5, asyncio.Event()

    def heard(peer: Peer, _payload: bytes, _first: int) -> None:
        came[peer] = came.get(peer, 0) + 1
        if came[peer] < rounds:
            peer.send(ECHOED)
        elif len(came) == count and min(came.values()) == rounds:
            all_came.set()

    before = server.memory
    peers = await in_groups([lambda: connect(server.port, "/", heard, deflates=deflates)] * count)
    for peer in peers:
        peer.send(ECHOED)
    await asyncio.wait_for(all_came.wait(), 60)
    used = (server.memory - before) / count
    for peer in peers:
        peer.close()
    return used


# -- tables


class Person:
    """A person with a connection to a room, who answers pings and waits for one message at a time."""

    def __init__(self, answer: bytes) -> None:
        self._answers = (b'{"t":"' + answer + b'"', b'{"t":"refused"')
        self._moves = itertools.cycle((b'{"t":"do","id":3,"move":"agree"}', b'{"t":"do","id":4,"move":"withdraw"}'))
        self._wanted: tuple[bytes, ...] = ()
        self._came = asyncio.get_running_loop().create_future()
        self.peer: Peer
        self.asked = 0.0
        self.answered: Callable[[Person], None] = lambda _person: None
        self.refused = 0

    def heard(self, peer: Peer, payload: bytes, first: int) -> None:
        text = peer.text(payload, first, 40)
        if text.startswith(PING):
            peer.send(b'{"t":"pong","ping":%d}' % json.loads(text)["ping"])
        elif self._wanted and text.startswith(self._wanted):
            self._wanted = ()
            if not self._came.done():
                self._came.set_result(None)
        elif self.asked and text.startswith(self._answers):
            self.refused += text.startswith(self._answers[1])
            self.answered(self)

    async def ask(self, text: str, wanted: bytes) -> None:
        """Send a request, and wait for a message of that type."""
        self._wanted, self._came = (b'{"t":"' + wanted + b'"',), asyncio.get_running_loop().create_future()
        self.peer.send(text.encode())
        await asyncio.wait_for(self._came, 60)

    def act(self) -> None:
        """Say that there is no SET, or take it back: an act that is always legal, and that both players are sent."""
        self.asked = time.perf_counter()
        self.peer.send(next(self._moves))


async def request(port: int, method: str, path: str, cookie: str = "", body: str = "") -> tuple[str, bytes]:
    """Make one HTTP request; return the cookie that was set, and the body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: {len(body)}\r\n"
    writer.write(f"{head}Content-Type: application/json\r\nCookie: {cookie}\r\n\r\n{body}".encode())
    answer, _, found = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    lines = answer.decode("latin-1").split("\r\n")
    if int(lines[0].split()[1]) >= 400:
        raise RuntimeError(f"{path}: {lines[0]} {found!r}")
    cookies = [line.split(": ", 1)[1].split(";")[0] for line in lines if line.lower().startswith("set-cookie:")]
    return "".join(cookies), found


async def table(
    port: int, answer: bytes, *, deflates: bool, bot: bool, sockets: int | None = None
) -> tuple[Person, Person]:
    """Return two people who have begun a match of SET, with or without a bot; their connections may be at another
    server."""
    people: list[Person] = []
    code = ""
    for _ in range(2):
        cookie, _ = await request(port, "GET", "/api/me")
        if not code:
            new_room = {"game": "set", "seats": 3 if bot else 2, "bots": "easy"}
            code = json.loads((await request(port, "POST", "/api/rooms", cookie, json.dumps(new_room)))[1])["code"]
        person = Person(answer)
        person.peer = await connect(sockets or port, f"/ws/{code}", person.heard, cookie=cookie, deflates=deflates)
        people.append(person)
    host, guest = people
    await guest.ask('{"t":"sit","seat":1}', b"room")
    guest.peer.send(b'{"t":"hello"}')
    host.peer.send(b'{"t":"hello"}')
    await host.ask('{"t":"start"}', b"table")
    return host, guest


async def tables(
    server: Server, count: int, answer: bytes, *, deflates: bool, bot: bool = False, sockets: int | None = None
) -> list[tuple[Person, Person]]:
    return await in_groups([lambda: table(server.port, answer, deflates=deflates, bot=bot, sockets=sockets)] * count)


def leave(pairs: list[tuple[Person, Person]]) -> None:
    """Disconnect everyone, and return how many connections the server had lost before."""
    people = list(itertools.chain.from_iterable(pairs))
    lost = sum(person.peer.lost for person in people)
    if lost:
        print(f"connections lost under way: {lost} of {len(people)}")
    for person in people:
        person.peer.close()


async def acts_at_once(server: Worker, pairs: list[tuple[Person, Person]], seconds: float) -> Load:
    """Let one of each pair act as soon as the last act is answered; both are sent every change."""
    clock = Clock(server)

    def answered(person: Person) -> None:
        clock.times.append(time.perf_counter() - person.asked)
        person.act()

    for person, _ in pairs:
        person.answered = answered
        person.act()
    return await clock.watch(seconds)


async def acts_by_turns(server: Worker, pairs: list[tuple[Person, Person]], seconds: float, every: float) -> Load:
    """Let one person at each table act at an interval, whether or not the last act is answered."""
    clock = Clock(server)
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds + 1
    luck = random.Random(1)

    def answered(person: Person) -> None:
        clock.times.append(time.perf_counter() - person.asked)
        person.asked = 0.0

    def act(turns: "itertools.cycle[Person]", due: float) -> None:
        if due < until:
            next(turns).act()
            loop.call_at(due + every, act, turns, due + every)

    for pair in pairs:
        for person in pair:
            person.answered = answered
        due = loop.time() + luck.random() * every
        loop.call_at(due, act, itertools.cycle(pair), due)
    return await clock.watch(seconds)
