"""Saves matches from records into a server's database as if they had been played there."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import fivefold as ff
from fivefold.core.chance import seed_bytes
from fivefold.rooms.changes import AddEntry, BeginMatch, Change, EndMatch
from fivefold.rooms.results import result_of
from fivefold.server.store import Store
from fivefold.server.store.address import database_url


def shelve(database: str | Path, matches: dict[str, str], seed: int = 0) -> None:
    """Save these records under these ids; unfinished matches get this seed."""
    with ThreadPoolExecutor(1) as beside:  # the caller may run in an event loop already
        beside.submit(asyncio.run, _shelve(str(database), matches, seed_bytes(seed))).result()


async def _shelve(database: str, matches: dict[str, str], unfinished: bytes) -> None:
    store = Store(database_url(database))
    await store.open()
    try:
        for match, text in matches.items():
            record = ff.Record.read(text)
            header, opening, *lines, _ = text.encode().split(b"\n")[:-1]
            seed = bytes.fromhex(record.seed) if record.seed else unfinished
            changes: list[Change] = [BeginMatch(match, "ZZZZZ", header, seed, 0, opening)]
            changes += [AddEntry(match, n, line) for n, line in enumerate(lines, 1)]
            if record.outcome is not None:
                changes.append(EndMatch(match, record.header.game, 1, (), result_of(ff.replay(text))))
            await store.save(changes)
    finally:
        await store.close()
