"""What several processes cost: processor time an act on SQLite, on Postgres and Valkey, and over the bus."""

import asyncio
import os
import sys
import tempfile
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import uvloop
from load import Load, acts_at_once, acts_by_turns, leave, tables
from peer import Server, free_port
from report import limit

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
SECONDS = 6.0
ROUNDS = 3
TABLES = 50
ANSWER = b"done"


class Together:
    """Several servers, as one worker."""

    def __init__(self, *servers: Server) -> None:
        self._servers = servers

    @property
    def worked(self) -> float:
        return sum(server.worked for server in self._servers)


@contextmanager
def table_server(database: str, *more: str) -> Generator[Server]:
    port = free_port()
    words = ["-m", "fivefold", "serve", "--host", "127.0.0.1", "--port", str(port), "--no-limits", "--no-logs"]
    server = Server([*words, "--bots", "1", "--database", database, *more], port)
    try:
        yield server
    finally:
        server.stop()


async def busy(owner: Server, other: Server | None = None) -> Load:
    """Acts as fast as they are answered, with the sockets at the owner or at another process."""
    pairs = await tables(owner, TABLES, ANSWER, deflates=True, sockets=other.port if other else None)
    load = await acts_at_once(Together(owner, other) if other else owner, pairs, SECONDS)
    leave(pairs)
    return load


async def evening(owner: Server, other: Server | None = None) -> Load:
    """An act every two seconds at each of many tables, as people play."""
    pairs = await tables(owner, 4 * TABLES, ANSWER, deflates=True, sockets=other.port if other else None)
    load = await acts_by_turns(Together(owner, other) if other else owner, pairs, 2 * SECONDS, every=2.0)
    leave(pairs)
    return load


def of_process(pid: int) -> float:
    """Seconds of processor time of a process and of those it has started."""
    total, per_second = 0, os.sysconf("SC_CLK_TCK")
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == pid or int(stat.parent.name) == pid:
            total += int(fields[11]) + int(fields[12])
    return total / per_second


def median(loads: list[Load]) -> Load:
    return sorted(loads, key=lambda load: load.micros)[len(loads) // 2]


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
        for what, play in (("acts as fast as they are answered", busy), ("an act every two seconds", evening)):
            found: list[list[Load]] = [[], [], []]
            for _ in range(ROUNDS):
                found[0].append(asyncio.run(play(alone)))
                before = of_process(database.pid)
                found[1].append(asyncio.run(play(owner)))
                spent = of_process(database.pid) - before
                found[2].append(asyncio.run(play(owner, other)))
            one, two, three = map(median, found)
            print(f"{what}, one process with SQLite: {one}")
            print(f"{what}, one with Postgres and Valkey: {two}")
            print(f"{what}, two, the socket not at the owner: {three}")
            print(f"{what}: Postgres itself worked {spent:.1f} s in one of these rounds")
            limit(f"{what}, Postgres and Valkey beside SQLite", two.micros / one.micros, 1.5, "times")
            limit(f"{what}, the socket elsewhere beside SQLite", three.micros / one.micros, 2.5, "times")


if __name__ == "__main__":
    uvloop.install()
    main()
