"""The server under load: acts per second compared with a bare echo, a thousand tables, memory, and the first page."""

import asyncio
import gzip
import re
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import disk
import uvloop
from echo import REFERENCE
from load import acts_at_once, acts_by_turns, echoes, leave, request, tables
from peer import Server, free_port, on_core, table_words
from report import against, limit

SECONDS = 4.0
HERE = Path(__file__).parent
ANSWER = b"done"
"""The type of the message that answers an act."""
MOST_TABLES = 1000
EMPTY_ROOMS = 2000


@contextmanager
def table_server(*, core: int | None = None) -> Generator[Server]:
    """Run our server, writing to disk, on one core or on all."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        words = [*table_words(port), "--database", f"{folder}/bench.db"]
        if core is None:
            server = Server(words, port)
        else:
            with on_core(core):
                server = Server(words, port)
        try:
            yield server
        finally:
            server.stop()


async def rates(connections: int, *, deflates: bool) -> None:
    """Measure acts as fast as replies come, and echoes of the same WebSocket server without an application."""
    how = f"{connections} connections, {'compressed' if deflates else 'plain'}"
    port = free_port()
    with on_core(0):
        bare = Server([str(HERE / "echo.py"), REFERENCE, str(port)], port)
    try:
        with on_core(1):
            echo = await echoes(bare, connections, SECONDS, deflates=deflates)
    finally:
        bare.stop()
    print(f"bare echo, {how}: {echo}")
    with table_server(core=0) as server, on_core(1):
        pairs = await tables(server, connections // 2, ANSWER, deflates=deflates)
        acts = await acts_at_once(server, pairs, SECONDS)
        leave(pairs)
    print(f"acts, {how}: {acts}; {disk.measure()}")
    against(f"acts, {how}", acts.rate, "the bare echo", echo.rate)
    limit(f"acts to echo by the processor's time, {how}", echo.micros / acts.micros * 100, 50, "%", least=True)


async def evening(count: int, *, deflates: bool) -> None:
    """Measure tables of two people and a bot, with an act every two seconds."""
    how = f"{count} tables, {'compressed' if deflates else 'plain'}"
    with table_server() as server:
        pairs = await tables(server, count, ANSWER, deflates=deflates, bot=True)
        load = await acts_by_turns(server, pairs, 20.0, every=2.0)
        leave(pairs)
    print(f"an act every two seconds, {how}: {load}; {disk.measure()}")
    limit(f"p99 of an act, {how}", load.p99, 50, "ms")


async def memory(*, deflates: bool) -> None:
    """Measure the memory of a table with two people, and the time to open one."""
    how = "compressed" if deflates else "plain"
    with table_server() as server:
        leave(await tables(server, 5, ANSWER, deflates=deflates))
        before = server.memory
        pairs = await tables(server, 200, ANSWER, deflates=deflates)
        await acts_at_once(server, pairs, 1.0)
        limit(f"memory of a table with two people, {how}", (server.memory - before) / 200 / 1000, 100, "kB")
        leave(pairs)
        cookie, _ = await request(server.port, "GET", "/api/me")
        before = server.memory
        for _ in range(EMPTY_ROOMS):
            await request(server.port, "POST", "/api/rooms", cookie, '{"game": "set"}')
        limit("memory of an empty room", (server.memory - before) / EMPTY_ROOMS / 1000, 4, "kB")
        began = time.perf_counter()
        leave(await tables(server, 1, ANSWER, deflates=deflates))
        limit("from nothing to the first deal, two people", (time.perf_counter() - began) * 1000, 1000, "ms")


def first_page() -> None:
    """Measure what a browser loads before anything can be clicked, and with the largest board."""
    static = HERE.parent / "src/fivefold/server/static"
    page = static / "index.html"
    if not page.exists():
        print("first page: the web client is not built; make play builds it")
        return

    def size(file: Path) -> int:
        return len(gzip.compress(file.read_bytes(), 6))

    named = sorted(set(re.findall(r"assets/[\w.-]+(?:js|css|svg)\b", page.read_text("utf-8"))))  # all but fonts
    words = max(map(size, static.glob("assets/[a-z][a-z]-*.js")))  # of the longest language; a game's are shorter
    first = size(page) + sum(size(static / name) for name in named) + words
    board = sum(max(map(size, static.glob(f"assets/Board-*.{kind}"))) for kind in ("js", "css"))
    limit("first page, compressed", first / 1000, 100, "kB")
    limit("first page and the largest board, compressed", (first + board) / 1000, 110, "kB")


if __name__ == "__main__":
    uvloop.install()
    for compressed in (False, True):
        for number in (100, 1000):
            asyncio.run(rates(number, deflates=compressed))
    asyncio.run(evening(MOST_TABLES, deflates=True))
    for compressed in (False, True):
        asyncio.run(memory(deflates=compressed))
    first_page()
