"""Reviews that were made: each once for its match, packed; what they say of players goes into the index too."""

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
    """What has to be known of a review to keep it."""

    format: int
    players: tuple[_Player, ...]


class StoredReviews:
    """All reviews; those of an older version of the reviewers count as not there."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def save(self, match: str, text: str) -> None:
        """Keeps a review, which is `fivefold.reviews.model.Review` as JSON, and everybody's figure with it.

        Of a match that is gone nothing stays. Raises NotKept.
        """
        read, packed = await asyncio.to_thread(_packed, text)
        await self._tables.write(
            Statement(_KEEP, (match, read.format, packed)),
            Statement(_OF_NOTHING, (match,)),
            *(Statement(_FIGURE, (player.figure, match, seat)) for seat, player in enumerate(read.players)),
        )

    async def find(self, match: str) -> str | None:
        """The review of a match, if one is kept that today's reviewers have made; raises StoreError."""
        found = await self._tables.read(_FIND, match, FORMAT)
        return await asyncio.to_thread(_unpacked, found[0][0]) if found else None

    async def figures(self, match: str) -> tuple[float | None, ...]:
        """What a kept review says of each seat; nothing if there is none. Raises StoreError."""
        text = await self.find(match)
        return () if text is None else tuple(player.figure for player in _read(text).players)


def _packed(text: str) -> tuple[_Review, bytes]:
    return _read(text), zlib.compress(text.encode())


def _unpacked(kept: bytes) -> str:
    return zlib.decompress(kept).decode()


def _read(text: str) -> _Review:
    return msgspec.json.decode(text, type=_Review)
