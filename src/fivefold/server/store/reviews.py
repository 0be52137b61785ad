"""Saved reviews, one for each match, compressed; their accuracies go into the index too."""

import asyncio
import zlib

import msgspec
from msgspec import Struct

from fivefold.reviews.model import FORMAT
from fivefold.server.store.database import Statement, Tables

_KEEP = (
    "INSERT INTO reviews (match, version, text) VALUES (?, ?, ?)"
    " ON CONFLICT (match) DO UPDATE SET version = excluded.version, text = excluded.text"
)
_OF_NOTHING = "DELETE FROM reviews WHERE match = ? AND NOT EXISTS (SELECT 1 FROM matches WHERE id = reviews.match)"
_FIGURE = "UPDATE played SET figure = ? WHERE match = ? AND seat = ?"
_FIND = "SELECT text FROM reviews WHERE match = ? AND version = ?"


class _Player(Struct):
    figure: float | None


class _Review(Struct):
    """The fields of a review that are needed to save it."""

    format: int
    players: tuple[_Player, ...]


class StoredReviews:
    """All reviews; those made by an older version of the reviewers are ignored."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def save(self, match: str, text: str) -> None:
        """Save a review (`fivefold.reviews.model.Review` as JSON) and the accuracy of each player.

        A review of a match that has been deleted is not saved. Raises NotSaved.
        """
        read, packed = await asyncio.to_thread(_packed, text)
        await self._tables.write(
            Statement(_KEEP, (match, read.format, packed)),
            Statement(_OF_NOTHING, (match,)),
            *(Statement(_FIGURE, (player.figure, match, seat)) for seat, player in enumerate(read.players)),
        )

    async def find(self, match: str) -> str | None:
        """Return the review of a match, if the current version of the reviewers has made one; raises StoreError."""
        found = await self._tables.read(_FIND, match, FORMAT)
        return await asyncio.to_thread(_unpacked, found[0][0]) if found else None

    async def figures(self, match: str) -> tuple[float | None, ...]:
        """Return the accuracy of each seat, or nothing if there is no review; raises StoreError."""
        text = await self.find(match)
        return () if text is None else tuple(player.figure for player in _read(text).players)


def _packed(text: str) -> tuple[_Review, bytes]:
    return _read(text), zlib.compress(text.encode())


def _unpacked(kept: bytes) -> str:
    return zlib.decompress(kept).decode()


def _read(text: str) -> _Review:
    return msgspec.json.decode(text, type=_Review)
