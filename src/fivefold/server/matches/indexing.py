"""Rebuilds the index of finished matches from records and seats."""

import asyncio
from collections.abc import Sequence

from fivefold.api.played import PlayedRow
from fivefold.core.errors import BadRecord
from fivefold.core.playback import rebuild
from fivefold.core.table import AnyTable
from fivefold.rooms.results import result_of
from fivefold.server.logs import log
from fivefold.server.store import NotSaved, SavedMatch, Store
from fivefold.server.store.database import Statement
from fivefold.server.store.played import write_played

PAGE = 50
PAUSE = 0.02
"""Seconds between two matches, so that rooms are not slowed down."""
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
"""Removes rows of people who were deleted in the meantime."""
_FIGURE = "UPDATE played SET figure = ? WHERE person = ? AND match = ?"
DONE = Statement("DELETE FROM settings WHERE key = 'to-index'", ())


async def reached(store: Store) -> str | None:
    """Return the match after which the index is incomplete; None if it is complete. Raises StoreError."""
    found = await store.read(_FROM)
    return found[0][0] if found else None


async def rows_of(store: Store, match: str, table: AnyTable) -> list[PlayedRow]:
    """Return the rows that the index should have for a finished match; raises StoreError."""
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
    """Replace the rows of a match in the index; raises NotSaved."""
    await store.write(
        Statement("DELETE FROM played WHERE match = ?", (match,)),
        *(write_played(row) for row in rows),
        *(Statement(_FIGURE, (row.figure, row.person, match)) for row in rows if row.figure is not None),
        Statement(_NOBODYS, (match,)),
    )


async def catch_up(store: Store) -> None:
    """Index old matches in the background when a server starts, and log errors."""
    try:
        if count := await index_old_matches(store):
            log.info("old matches were indexed", count=count)
    except NotSaved as error:
        log.error("the index of matches is incomplete; the next start continues", error=str(error))


async def index_old_matches(store: Store) -> int:
    """Index matches that ended before there was an index, one at a time, and return their number.

    It can be cancelled at any time, and continues from there at the next call. Raises NotSaved.
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
    except BadRecord as error:  # its game is not installed, or it is damaged: the doctor reports it
        log.error("a match cannot be indexed", match=kept.id, error=str(error))
        return 0
    rows = await rows_of(store, kept.id, table) if table.outcome is not None else []
    if rows:
        await put_right(store, kept.id, rows)
    return len(rows)
