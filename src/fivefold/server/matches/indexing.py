"""Makes the index of how matches went again, from the records and from who sat where."""

import asyncio
from collections.abc import Sequence

from fivefold.core.errors import BadRecord
from fivefold.core.playback import rebuild
from fivefold.core.table import AnyTable
from fivefold.rooms.results import result_of
from fivefold.server.logs import log
from fivefold.server.store import NotSaved, PlayedRow, SavedMatch, Store
from fivefold.server.store.database import Statement

PAGE = 50
PAUSE = 0.02
"""Seconds between two matches, so that people who play notice nothing."""
_SEATS = (
    "SELECT game, ended, person, seat FROM players JOIN matches ON matches.id = players.match"
    " WHERE match = ? AND game IS NOT NULL ORDER BY seat, person"
)
_FROM = "SELECT value FROM settings WHERE key = 'to-index'"
_REACHED = "UPDATE settings SET value = ? WHERE key = 'to-index'"
_NEXT = "SELECT DISTINCT match FROM players WHERE match > ? ORDER BY match LIMIT ?"
_NOBODYS = (
    "DELETE FROM played WHERE match = ?"
    " AND NOT EXISTS (SELECT 1 FROM players WHERE players.match = played.match AND players.person = played.person)"
)
"""Somebody was forgotten in the meantime."""
_FIGURE = "UPDATE played SET figure = ? WHERE person = ? AND match = ?"
DONE = Statement("DELETE FROM settings WHERE key = 'to-index'", ())


async def reached(store: Store) -> str | None:
    """Behind which match the index is still to be made; None if it is complete. Raises StoreError."""
    found = await store.read(_FROM)
    return found[0][0] if found else None


async def rows_of(store: Store, match: str, table: AnyTable) -> list[PlayedRow]:
    """What the index has to say of a match that is over; raises StoreError."""
    seats = await store.read(_SEATS, match)
    if not seats:
        return []
    went, figures = result_of(table), await store.review_figures(match)
    return [
        PlayedRow.of(match, game, ended, person, seat, went)._replace(figure=figures[seat] if figures else None)
        for game, ended, person, seat in seats
        if seat < table.seats
    ]


async def put_right(store: Store, match: str, rows: Sequence[PlayedRow]) -> None:
    """Has the index say this of a match, and nothing else; raises NotKept."""
    await store.write(
        Statement("DELETE FROM played WHERE match = ?", (match,)),
        *(row.kept() for row in rows),
        *(Statement(_FIGURE, (row.figure, row.person, match)) for row in rows if row.figure is not None),
        Statement(_NOBODYS, (match,)),
    )


async def catch_up(store: Store) -> None:
    """Does that beside everything else, when a server starts."""
    try:
        if count := await index_old_matches(store):
            log.info("matches from before were put into the index", count=count)
    except NotSaved as error:
        log.error("the index of matches is not complete; the next start goes on", error=str(error))


async def index_old_matches(store: Store) -> int:
    """Puts matches into the index that were over before there was one, one at a time; says how many.

    It can be broken off at any time, and goes on from there the next time. Raises NotKept.
    """
    last, count = await reached(store), 0
    while last is not None:
        page = await store.read(_NEXT, last, PAGE)
        for (match,) in page:
            kept = await store.load_match(match)
            if kept is not None and not await store.index.of_match(match):
                count += await _index(store, kept)
                await asyncio.sleep(PAUSE)
        last = page[-1][0] if page else None
        await store.write(DONE if last is None else Statement(_REACHED, (last,)))
    return count


async def _index(store: Store, kept: SavedMatch) -> int:
    lines = await store.entries(kept.id)
    try:
        table = await asyncio.to_thread(rebuild, kept.header, lines, kept.seed)
    except BadRecord as error:  # of a game that is not here, or damaged: the doctor names it
        log.error("a match cannot be put into the index", match=kept.id, error=str(error))
        return 0
    rows = await rows_of(store, kept.id, table) if table.outcome is not None else []
    if rows:
        await put_right(store, kept.id, rows)
    return len(rows)
