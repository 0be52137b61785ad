"""The cost of a cluster: CPU time per act on SQLite, on Postgres and Valkey, and over the bus.

    python bench/bench_cluster.py [--save]

With --save, the results are written to bench/costs.json, which bench/day.py uses.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
import uvloop
from costs import FILE, Costs
from load import Load, acts_at_once, acts_by_turns, leave, tables
from peer import Server, free_port, table_words
from report import limit

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
SECONDS = 6.0
ROUNDS = 3
TABLES = 50
MANY_TABLES = 200
EVERY = 2.0
ANSWER = b"done"


class Engine:
    """Postgres or Valkey, with all its processes."""

    def __init__(self, pid: int) -> None:
        self._pid = pid

    @property
    def worked(self) -> float:
        total, per_second = 0, os.sysconf("SC_CLK_TCK")
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if self._pid in (int(fields[1]), int(stat.parent.name)):
                total += int(fields[11]) + int(fields[12])
        return total / per_second


class Together:
    """Several servers, as one worker."""

    def __init__(self, *servers: Server) -> None:
        self._servers = servers

    @property
    def worked(self) -> float:
        return sum(server.worked for server in self._servers)


class Round(NamedTuple):
    """The result of a load, and the CPU time of the engines behind it per second."""

    load: Load
    postgres: float
    valkey: float


@contextmanager
def table_server(database: str, *more: str) -> Generator[Server]:
    port = free_port()
    server = Server([*table_words(port), "--bots", "1", "--database", database, *more], port)
    try:
        yield server
    finally:
        server.stop()


async def busy(owner: Server, other: Server | None = None) -> Load:
    """Act as fast as replies come, with the connections at the owner or at another process."""
    pairs = await tables(owner, TABLES, ANSWER, deflates=True, sockets=other.port if other else None)
    load = await acts_at_once(Together(owner, other) if other else owner, pairs, SECONDS)
    leave(pairs)
    return load


async def evening(owner: Server, other: Server | None = None) -> Load:
    """Act every two seconds at each of many tables, as people do."""
    pairs = await tables(owner, MANY_TABLES, ANSWER, deflates=True, sockets=other.port if other else None)
    load = await acts_by_turns(Together(owner, other) if other else owner, pairs, 2 * SECONDS, every=EVERY)
    leave(pairs)
    return load


Play = Callable[[Server, Server | None], Awaitable[Load]]


class Bench:
    """All running processes, and how they are measured."""

    def __init__(self, alone: Server, owner: Server, other: Server, postgres: Engine, valkey: Engine) -> None:
        self.alone, self.owner, self.other, self.postgres, self.valkey = alone, owner, other, postgres, valkey

    def once(self, play: Play, server: Server, other: Server | None = None) -> Round:
        began, postgres, valkey = time.perf_counter(), self.postgres.worked, self.valkey.worked

        async def whole() -> Load:
            return await play(server, other)

        load = asyncio.run(whole())
        took = time.perf_counter() - began
        return Round(load, (self.postgres.worked - postgres) / took, (self.valkey.worked - valkey) / took)

    def compare(self, what: str, play: Play) -> tuple[Round, Round, Round]:
        """Return the median of each of the three variants, measured in turns."""
        found: list[list[Round]] = [[], [], []]
        for _ in range(ROUNDS):
            found[0].append(self.once(play, self.alone))
            found[1].append(self.once(play, self.owner))
            found[2].append(self.once(play, self.owner, self.other))
        one, two, three = (sorted(rounds, key=lambda each: each.load.micros)[ROUNDS // 2] for rounds in found)
        print(f"{what}, one process with SQLite: {one.load}")
        print(f"{what}, one with Postgres and Valkey: {two.load}")
        print(f"{what}, two, the socket not at the owner: {three.load}")
        limit(f"{what}, Postgres and Valkey beside SQLite", two.load.micros / one.load.micros, 1.5, "times")
        limit(f"{what}, the socket elsewhere beside SQLite", three.load.micros / one.load.micros, 2.5, "times")
        return one, two, three


def arrivals(url: str, bus: str) -> tuple[float, float]:
    """Return CPU seconds and bytes of a new server for each person who arrives and takes a seat."""

    async def come(server: Server) -> tuple[float, float]:
        leave(await tables(server, 5, ANSWER, deflates=True))
        memory = server.memory
        pairs = await tables(server, MANY_TABLES, ANSWER, deflates=True)
        await acts_at_once(server, pairs, 1.0)
        memory = server.memory - memory
        leave(pairs)
        worked = server.worked
        pairs = await tables(server, MANY_TABLES, ANSWER, deflates=True)
        worked = server.worked - worked
        leave(pairs)
        return worked / MANY_TABLES / 2, memory / MANY_TABLES / 2

    with table_server(url, "--bus", bus) as server:
        return asyncio.run(come(server))


def entries_a_second(url: str) -> tuple[float, float, float]:
    """Return entries per second that one process writes to Postgres concurrently, entries per commit, and the serial
    rate."""
    from bench_store import kept

    rate, together = asyncio.run(kept(url, 400))
    alone, _ = asyncio.run(kept(url, 1))
    return rate, together, alone


def entry_bytes(url: str) -> float:
    """Return the size of an entry, averaged over matches of all games."""
    from fivefold.rooms.changes import AddEntry
    from fivefold.server.store import Store

    records = Path(__file__).parent.parent / "tests/records"
    lines = [line for file in records.iterdir() for line in file.read_bytes().splitlines()[2:-1]]

    async def fill() -> float:
        store = Store(url)
        await store.open()
        for copy in range(200):
            await store.save([AddEntry(f"{copy:016x}", n, line) for n, line in enumerate(lines)])
        ((size, count),) = await store.read("SELECT pg_total_relation_size('entries'), count(*) FROM entries")
        await store.close()
        return float(size / count)

    return asyncio.run(fill())


def costs(url: str, another: str, bus: str, rounds: dict[str, tuple[Round, Round, Round]]) -> Costs:
    """Return the costs of an act, of a connection per second, and of an arrival."""
    _, near, far = rounds["busy"]
    _, quiet, quiet_far = rounds["evening"]
    people, acts = 2 * MANY_TABLES, MANY_TABLES / EVERY
    arrival, memory = arrivals(url, bus)
    rate, together, alone = entries_a_second(url)
    return Costs(
        act=near.load.micros / 1e6,
        far_act=far.load.micros / 1e6,
        person_second=max(0.0, quiet.load.busy - acts * near.load.micros / 1e6) / people,
        far_person_second=max(0.0, quiet_far.load.busy - acts * far.load.micros / 1e6) / people,
        arrival=arrival,
        memory=memory,
        postgres_act=quiet.postgres / acts,
        postgres_act_together=near.postgres / near.load.rate,
        postgres_entries=rate,
        entries_in_a_commit=together,
        commit=1 / alone,
        entry_bytes=entry_bytes(another),
        valkey_act=far.valkey / far.load.rate,
    )


def main() -> None:
    from server.postgres import postgres
    from server.postgres import why_none as no_postgres
    from server.valkey import valkey
    from server.valkey import why_none as no_valkey

    if why := no_postgres() or no_valkey():
        print(f"cluster: NOT MEASURED, {why}")
        return
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = stack.enter_context(postgres(flushes=True))
        bus = stack.enter_context(valkey())
        shared = database.new_database()
        alone = stack.enter_context(table_server(f"{folder}/bench.db"))
        owner, other = (stack.enter_context(table_server(shared, "--bus", bus.url)) for _ in range(2))
        bench = Bench(alone, owner, other, Engine(database.pid), Engine(bus.pid))
        rounds = {
            "busy": bench.compare("acts as fast as they are answered", busy),
            "evening": bench.compare("an act every two seconds", evening),
        }
        if "--save" in sys.argv:
            found = costs(database.new_database(), database.new_database(), bus.url, rounds)
            FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
            print(f"written to {FILE.name}: {found}")


if __name__ == "__main__":
    uvloop.install()
    main()
