"""Injects faults into a cluster during play, from one seed, and verifies afterwards everything that clients received.

PYTHONPATH=src:tests python tests/cluster/chaos.py SEED [EVENTS] [KIND ...]
"""

import asyncio
import contextlib
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from cluster.cables import Cable, Cables, cables
from cluster.company import Cluster, cluster
from cluster.players import Company, Notebook
from fivefold.core.playback import rebuild
from fivefold.server.doctor import Doctor, Finding
from fivefold.server.store import Store
from server.client import Server

SERVERS = 3
PLAYABLE_SECONDS = 10.0
"""The time after the last fault within which every room has to be playable."""
MOST_VIEWS = 200


class Faults:
    """The kinds of faults; each repairs its damage before it returns."""

    def __init__(self, whole: Cluster, wires: dict[Server, tuple[Cable, Cable]], luck: random.Random) -> None:
        self.whole, self.wires, self.luck = whole, wires, luck
        self.kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self.kill,
            "stop": self.stop,
            "hang": self.hang,
            "wrong clock": self.wrong_clock,
            "Valkey restarted": self.valkey_restarted,
            "Valkey emptied": self.valkey_emptied,
            "Postgres restarted": self.postgres_restarted,
            "cut off": self.cut_off,
            "slow": self.slow,
        }

    def _server(self) -> Server:
        return self.luck.choice(self.whole.servers)

    async def kill(self) -> None:
        server = self._server()
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(self.luck.choice((0.0, 0.5, 6.0)))
        await asyncio.to_thread(server.start)

    async def stop(self) -> None:
        server = self._server()
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)

    async def hang(self) -> None:
        """Suspend a server for longer than its lease."""
        server = self._server()
        os.kill(server.pid, signal.SIGSTOP)
        await asyncio.sleep(self.luck.uniform(4.5, 7.0))
        os.kill(server.pid, signal.SIGCONT)

    async def wrong_clock(self) -> None:
        server = self._server()
        await asyncio.to_thread(server.kill)
        server.clock = 0.0 if server.clock else self.luck.choice((-30.0, 30.0))
        await asyncio.to_thread(server.start)

    async def valkey_restarted(self) -> None:
        await asyncio.to_thread(self.whole.valkey.kill)
        await asyncio.sleep(self.luck.choice((0.0, 1.0, 4.0)))
        await asyncio.to_thread(self.whole.valkey.start)

    async def valkey_emptied(self) -> None:
        await asyncio.to_thread(self.whole.valkey.empty)

    async def postgres_restarted(self) -> None:
        await asyncio.to_thread(self.whole.postgres.stop, self.luck.choice(("immediate", "fast")))
        await asyncio.sleep(self.luck.choice((0.0, 1.0, 4.0)))
        await asyncio.to_thread(self.whole.postgres.start)

    async def cut_off(self) -> None:
        cable = self.luck.choice(self.wires[self._server()])
        cable.cut()
        await asyncio.sleep(self.luck.choice((0.0, 1.0, 5.0)))
        cable.mend()

    async def slow(self) -> None:
        cable = self.luck.choice(self.wires[self._server()])
        cable.slow(self.luck.choice((0.05, 0.3)))
        await asyncio.sleep(3)
        cable.mend()


class Report(msgspec.Struct):
    """The result of a run."""

    seed: int
    events: dict[str, int]
    seconds: float
    entries: int
    shown: int
    asked: int
    connections: int
    pauses: dict[str, float]
    """The longest time in seconds without progress in a room, by the latest fault."""
    playable: float
    """Seconds after the last fault until every room made progress."""
    long: list[str]
    """Pauses that should be investigated in the servers' logs."""
    refused: dict[str, int]
    matches: int
    verified: int
    going_on: int


async def _storm(
    faults: Faults, companies: list[Company], events: int, kinds: list[str]
) -> tuple[dict[str, int], float]:
    """Inject faults one after the other; return their counts, and the time until all rooms were playable."""
    happened: dict[str, int] = {}
    for n in range(events):
        kind = kinds[n % len(kinds)] if n < len(kinds) else faults.luck.choice(kinds)
        happened[kind] = happened.get(kind, 0) + 1
        companies[0].notebook.happening = kind
        await faults.kinds[kind]()
        await asyncio.sleep(faults.luck.uniform(0.2, 2.0))
    last = time.monotonic()
    while min(company.last_done for company in companies) < last:
        await asyncio.sleep(0.05)
        if time.monotonic() - last > 3 * PLAYABLE_SECONDS:
            late = [company.code for company in companies if company.last_done < last]
            raise AssertionError(f"rooms {late} are not playable")
    return happened, time.monotonic() - last


async def _play(
    whole: Cluster, wires: dict[Server, tuple[Cable, Cable]], seed: int, events: int, rooms: int, kinds: list[str]
) -> Report:
    notebook, began = Notebook(), time.monotonic()
    companies = [Company(whole.servers, notebook, seed * 100 + n) for n in range(rooms)]
    for company in companies:
        await company.open()
    living = [asyncio.create_task(company.live()) for company in companies]
    faults = Faults(whole, wires, random.Random(seed))
    storm = asyncio.create_task(_storm(faults, companies, events, kinds or list(faults.kinds)))
    try:
        await asyncio.wait({storm, *living}, return_when=asyncio.FIRST_COMPLETED)
        for task in living:
            if task.done():
                task.result()
        happened, playable = await storm
    finally:
        for company in companies:
            company.stopping = True
        storm.cancel()
        await asyncio.wait(living, timeout=15)
        for task in living:
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
        await asyncio.gather(storm, return_exceptions=True)
    entries, counts = await examine(whole.database, notebook, seed)
    return Report(
        seed=seed,
        events=happened,
        seconds=time.monotonic() - began,
        entries=entries,
        shown=len(notebook.entries),
        asked=notebook.done,
        connections=notebook.connections,
        pauses={fault: round(seconds, 1) for fault, seconds in notebook.pauses.items()},
        playable=playable,
        long=notebook.long,
        refused=notebook.refused,
        matches=counts["matches"],
        verified=counts["verified"],
        going_on=counts["going_on"],
    )


async def examine(database: str, notebook: Notebook, seed: int) -> tuple[int, dict[str, int]]:
    """Check that all received entries are saved, none are duplicated or missing, and no client received hidden ones."""
    assert not notebook.forks, notebook.forks[:3]
    store = Store(database)
    await store.open()
    try:
        troubles: list[Finding] = []
        counts = await Doctor(store, troubles.append).examine()
        assert not troubles, troubles[:3]
        for match in {match for match, _, _ in notebook.entries}:
            await _examine_match(store, match, notebook, random.Random(seed))
    finally:
        await store.close()
    return counts.entries, msgspec.to_builtins(counts)


async def _examine_match(store: Store, match: str, notebook: Notebook, luck: random.Random) -> None:
    head = await store.load_match(match)
    assert head is not None, f"{match} was shown and is not kept"
    lines = await store.entries(match)
    log = rebuild(head.header, lines, head.seed).log
    for (other, seat, n), (at, actor, events) in notebook.entries.items():
        if other != match:
            continue
        assert n < len(log), f"entry {n} of {match} was shown and is lost"
        entry = log[n]
        assert (entry.at, entry.seat) == (at, actor), f"entry {n} of {match} is another one"
        seen = [found for event in entry.events if (found := event.seen_by(seat)) is not None]
        assert list(events) == _plain(seen), f"entry {n} of {match} is not what seat {seat} may see"
    views = [(key, view) for key, view in notebook.views.items() if key[0] == match]
    for (_, seat, n), view in luck.sample(views, min(MOST_VIEWS // 10, len(views))):
        table = rebuild(head.header, lines[: n + 1], head.seed)
        hidden = [later for later in range(n + 1, len(log)) if any(e.seen_by(seat) for e in log[later].events)]
        if not hidden or hidden[0] == n + 1:
            assert view == _plain(table.game.for_people(table.view(seat))), f"the view of {match} after {n}"


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def run(folder: Path, seed: int, events: int, rooms: int = 7, kinds: list[str] | None = None) -> Report:
    """Run with all kinds of faults or only these; raises AssertionError if a promise is broken."""
    with cluster(folder, 0) as whole, cables() as wiring:
        wires = {server: (to_postgres, to_valkey) for server, to_postgres, to_valkey in _wired(whole, wiring)}
        whole.start()
        report = asyncio.run(_play(whole, wires, seed, events, rooms, kinds or []))
        for server in whole.servers:
            assert "Traceback" not in server.log, server.log
            assert "a room raised an error" not in server.log, server.log
    return report


def _wired(whole: Cluster, wiring: Cables) -> list[tuple[Server, Cable, Cable]]:
    found: list[tuple[Server, Cable, Cable]] = []
    for _ in range(SERVERS):
        to_postgres, to_valkey = wiring.add(whole.postgres.port), wiring.add(whole.valkey.port)
        server = whole.add("--bus", f"valkey://127.0.0.1:{to_valkey.port}", "--logs")
        server.database = whole.database.replace(f":{whole.postgres.port}/", f":{to_postgres.port}/")
        found.append((server, to_postgres, to_valkey))
    return found


if __name__ == "__main__":
    import sys
    import tempfile

    # ruff: noqa: T201
    number, many = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 100
    with tempfile.TemporaryDirectory() as place, contextlib.suppress(KeyboardInterrupt):
        found = run(Path(place), number, many, kinds=sys.argv[3:])
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
