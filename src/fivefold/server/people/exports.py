"""Exports and deletes people's data, with limited concurrency."""

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime

import msgspec

from fivefold.core.errors import BadRecord, Illegal
from fivefold.core.playback import rebuild
from fivefold.server.logs import log
from fivefold.server.store import SavedMatch, Store, personal

MOST = 4
"""The most people who are served at the same time."""


class Exports:
    """Exports and deletions of personal data."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._busy: set[str] = set()
        self._turn = asyncio.Semaphore(1)

    def must_be_free(self, person: str) -> None:
        """Raise Illegal while a request of this person is in progress, or too many of others."""
        if person in self._busy or len(self._busy) >= MOST:
            raise Illegal("server.busy.exports")

    async def archive(self, person: str) -> AsyncIterator[bytes]:
        """Yield a ZIP file in pieces; each is made after the previous one was sent."""
        self._busy.add(person)
        try:
            out = _Pieces()
            archive = zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED)
            about = await personal.export(self._store, person)
            text = msgspec.json.format(msgspec.json.encode(about), indent=2)
            await asyncio.to_thread(_add, archive, "person.json", text, self._store.clock())
            yield out.taken()
            async for match, ended, record in records(self._store, person, self._turn):
                await asyncio.to_thread(_add, archive, f"{match}.fivefold", record, ended)
                yield out.taken()
            archive.close()
            yield out.taken()
        finally:
            self._busy.discard(person)

    async def forget(self, person: str) -> None:
        """Delete a person's data; it is completed even if the caller is cancelled. Raises NotSaved."""
        self._busy.add(person)
        work = asyncio.ensure_future(personal.forget(self._store, person))
        work.add_done_callback(lambda _: self._busy.discard(person))
        await asyncio.shield(work)


async def records(
    store: Store, person: str, turn: asyncio.Semaphore | None = None
) -> AsyncIterator[tuple[str, int, bytes]]:
    """Yield the id, end and record of each finished match of a person, made one at a time.

    Matches that cannot be read are left out. Raises StoreError.
    """
    turn = turn or asyncio.Semaphore(1)
    async for seat in personal.seats(store, person):
        kept = await store.load_match(seat.match)
        if kept is not None and kept.ended is not None:
            lines = await store.entries(seat.match)
            async with turn:
                made = await asyncio.to_thread(_record, kept, lines)
            if made is not None:
                yield seat.match, kept.ended, made


class _Pieces(io.RawIOBase):
    """A write-only stream whose content can be taken piece by piece."""

    def __init__(self) -> None:
        self._written: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: "memoryview | bytes", /) -> int:  # type: ignore[override]
        self._written.append(bytes(data))
        return len(data)

    def taken(self) -> bytes:
        """Return everything written since the last call."""
        found, self._written = b"".join(self._written), []
        return found


def _add(archive: zipfile.ZipFile, name: str, data: bytes, at: int) -> None:
    when = datetime.fromtimestamp(max(at, 315_619_200_000) / 1000, UTC)
    entry = zipfile.ZipInfo(name, when.timetuple()[:6])
    entry.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(entry, data)


def _record(kept: SavedMatch, lines: list[bytes]) -> bytes | None:
    """Return the record of a finished match; None if it cannot be read."""
    try:
        table = rebuild(kept.header, lines, kept.seed)
    except BadRecord as error:
        log.error("a record was left out of an archive", match=kept.id, error=str(error))
        return None
    return table.record().encode() if table.outcome is not None else None
