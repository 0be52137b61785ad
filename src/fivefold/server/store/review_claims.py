"""Claims on reviews, so that two processes never make the same one: leases that their holders renew.

Times are milliseconds of a clock that all processes share.
"""

from typing import NamedTuple

import msgspec

from fivefold.core.words import Message
from fivefold.server.store.database import Statement, Tables

_TAKE = (
    "INSERT INTO review_claims (match, claimer, until, done, total) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (match) DO UPDATE SET claimer = excluded.claimer, until = excluded.until, done = excluded.done,"
    " total = excluded.total, failed = NULL WHERE review_claims.claimer = excluded.claimer"
    " OR review_claims.until < ? OR review_claims.failed IS NOT NULL"
)
_CLAIMER = "SELECT claimer FROM review_claims WHERE match = ? AND failed IS NULL"
_FIND = "SELECT done, total, failed FROM review_claims WHERE match = ? AND until >= ?"
_FAIL = "UPDATE review_claims SET until = ?, failed = ? WHERE match = ? AND claimer = ?"
_RELEASE = "DELETE FROM review_claims WHERE match = ? AND claimer = ?"


class ReviewClaim(NamedTuple):
    """A review that some process is making, with its progress, or has failed to make."""

    done: int
    total: int
    failure: Message | None


class ReviewClaims:
    """All claims. Every method raises StoreError and can be repeated without harm."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def take(self, match: str, claimer: str, now: int, until: int, *, progress: tuple[int, int] = (0, 0)) -> bool:
        """Claim the review of a match or renew a claim; return whether it is this claimer's.

        A claim that has expired or failed is free.
        """
        await self._tables.write(Statement(_TAKE, (match, claimer, until, *progress, now)))
        return await self._tables.read(_CLAIMER, match) == [(claimer,)]

    async def find(self, match: str, now: int) -> ReviewClaim | None:
        """Return a claim that has not expired, by whichever process."""
        found = await self._tables.read(_FIND, match, now)
        if not found:
            return None
        done, total, failed = found[0]
        return ReviewClaim(done, total, None if failed is None else msgspec.json.decode(failed, type=Message))

    async def fail(self, match: str, claimer: str, until: int, why: Message) -> None:
        """Tell all processes until then why a review could not be made, unless the claim is another's by now."""
        await self._tables.write(Statement(_FAIL, (until, msgspec.json.encode(why).decode(), match, claimer)))

    async def release(self, match: str, claimer: str) -> None:
        """End a claim, unless it is another's by now."""
        await self._tables.write(Statement(_RELEASE, (match, claimer)))
