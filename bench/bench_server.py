"""The server under load: acts a second beside a bare echo, latency, memory, and the first page."""

import asyncio
import gzip
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import httpx
from report import against, limit
from websockets.asyncio.client import ClientConnection, connect

SECONDS = 4.0
HERE = Path(__file__).parent
ECHO = """
import sys, uvicorn
from litestar import Litestar, WebSocket, websocket

@websocket("/")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())

uvicorn.run(Litestar([echo], logging_config=None), port=int(sys.argv[1]), log_config=None, access_log=False)
"""


class Load(NamedTuple):
    """What a load gave: a second's worth, and how long one took in milliseconds."""

    rate: float
    p50: float
    p99: float


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server of its own process, on one core."""

    def __init__(self, words: list[str], port: int) -> None:
        self.port = port
        self.process = subprocess.Popen([sys.executable, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.05)
        raise RuntimeError("the server did not start")

    @property
    def memory(self) -> int:
        """Resident bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def table_server(database: str) -> Server:
    port = free_port()
    words = ["-m", "fivefold", "serve", "--host", "127.0.0.1", "--port", str(port), "--database", database]
    return Server([*words, "--no-limits", "--no-logs"], port)


async def ping_pong(step: Callable[[], Awaitable[None]], until: float, times: list[float]) -> None:
    while (began := time.perf_counter()) < until:
        await step()
        times.append(time.perf_counter() - began)


def summary(times: list[float]) -> Load:
    cuts = statistics.quantiles(times, n=100)
    return Load(len(times) / SECONDS, cuts[49] * 1000, cuts[98] * 1000)


async def echo_load(port: int, count: int) -> Load:
    sockets = [await connect(f"ws://127.0.0.1:{port}/", compression=None) for _ in range(count)]
    message = json.dumps({"t": "do", "move": "agree", "id": 1})

    def step(ws: ClientConnection) -> Callable[[], Awaitable[None]]:
        async def once() -> None:
            await ws.send(message)
            await ws.recv()

        return once

    times: list[float] = []
    until = time.perf_counter() + SECONDS
    await asyncio.gather(*(ping_pong(step(ws), until, times) for ws in sockets))
    for ws in sockets:
        await ws.close()
    return summary(times)


async def seat(port: int, http: httpx.AsyncClient, code: str = "") -> tuple[ClientConnection, str]:
    """A new person in a room of their own or another's, with a seat."""
    http.cookies.clear()
    cookie = (await http.get("/api/me")).cookies["fivefold"]
    if not code:
        code = (await http.post("/api/rooms", json={"game": "set"})).json()["code"]
    headers = {"Cookie": f"fivefold={cookie}"}
    ws = await connect(f"ws://127.0.0.1:{port}/ws/{code}", additional_headers=headers, compression=None)
    await ws.send('{"t":"hello"}')
    return ws, code


async def wait_for(ws: ClientConnection, kind: bytes) -> None:
    while True:
        message = await ws.recv(decode=False)
        if message.startswith(b'{"t":"ping"'):
            await ws.send(json.dumps({"t": "pong", "ping": json.loads(message)["ping"]}))
        elif message.startswith(b'{"t":"' + kind):
            return


async def tables(port: int, count: int) -> list[tuple[ClientConnection, ClientConnection]]:
    found: list[tuple[ClientConnection, ClientConnection]] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        for _ in range(count):
            host, code = await seat(port, http)
            guest, _ = await seat(port, http, code)
            await guest.send(json.dumps({"t": "sit", "seat": 1}))
            await wait_for(guest, b"room")
            await host.send(json.dumps({"t": "start"}))
            await wait_for(host, b"table")
            found.append((host, guest))
    return found


async def act_load(port: int, connections: int) -> Load:
    """One of each pair says "no SET" and takes it back, for ever; both are sent every change."""
    pairs = await tables(port, connections // 2)

    def step(ws: ClientConnection) -> Callable[[], Awaitable[None]]:
        moves = ["agree", "withdraw"]

        async def once() -> None:
            moves.reverse()
            await ws.send('{"t":"do","move":"' + moves[1] + '"}')
            await wait_for(ws, b"table")

        return once

    async def drain(ws: ClientConnection) -> None:
        async for message in ws:
            if str(message).startswith('{"t":"ping"'):
                await ws.send(json.dumps({"t": "pong", "ping": json.loads(message)["ping"]}))

    drains = [asyncio.create_task(drain(guest)) for _, guest in pairs]
    times: list[float] = []
    until = time.perf_counter() + SECONDS
    await asyncio.gather(*(ping_pong(step(host), until, times) for host, _ in pairs))
    for task in drains:
        task.cancel()
    for pair in pairs:
        for ws in pair:
            await ws.close()
    return summary(times)


def told(what: str, load: Load) -> None:
    print(f"{what}: {load.rate:,.0f} a second, p50 {load.p50:.1f} ms, p99 {load.p99:.1f} ms")


async def rates() -> None:
    for connections in (100, 1000):
        port = free_port()
        bare = Server(["-c", ECHO, str(port)], port)
        echo = await echo_load(port, connections)
        bare.stop()
        told(f"bare echo, {connections} connections", echo)
        with tempfile.TemporaryDirectory() as folder:
            for database, how in ((f"{folder}/bench.db", "written"), ("sqlite+aiosqlite:///:memory:", "not written")):
                server = table_server(database)
                acts = await act_load(server.port, connections)
                server.stop()
                told(f"acts, {connections} connections, {how}", acts)
                against(f"acts, {connections} connections, {how}", acts.rate, "the bare echo", echo.rate)
                if how == "written":
                    limit(f"acts to echo, {connections} connections", acts.rate / echo.rate * 100, 25, "%", least=True)


async def memory() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = table_server(f"{folder}/bench.db")
        before = server.memory
        pairs = await tables(server.port, 200)
        with_people = server.memory
        limit("memory of a table with two connections", (with_people - before) / 200 / 1024, 400, "kB")
        for pair in pairs:
            for ws in pair:
                await ws.close()
        began = time.perf_counter()
        await tables(server.port, 1)
        limit("time from nothing to the first deal, two people", (time.perf_counter() - began) * 1000, 1000, "ms")
        server.stop()


def first_page() -> None:
    """What a browser loads before anything can be clicked, and with the largest of the boards, which come later."""
    static = HERE.parent / "src/fivefold/server/static"
    page = static / "index.html"
    if not page.exists():
        print("first page: the web client is not built; make play builds it")
        return

    def size(file: Path) -> int:
        return len(gzip.compress(file.read_bytes(), 6))

    named = sorted(set(re.findall(r"assets/[\w.-]+", page.read_text("utf-8"))))
    first = size(page) + sum(size(static / name) for name in named)
    board = sum(max(map(size, static.glob(f"assets/Board-*.{kind}"))) for kind in ("js", "css"))
    limit("first page, compressed", first / 1000, 100, "kB")
    limit("first page and the largest board, compressed", (first + board) / 1000, 100, "kB")


if __name__ == "__main__":
    asyncio.run(rates())
    asyncio.run(memory())
    first_page()
