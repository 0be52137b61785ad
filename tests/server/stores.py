"""Stores for tests, and data to save in them."""

import asyncio
import os
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from fivefold.rooms.changes import AddEntry, BeginMatch, EndMatch, SaveRoom
from fivefold.rooms.results import MatchResult, SeatResult
from fivefold.server.store import Store
from fivefold.server.store.database import Statement
from server.client import LONG


@asynccontextmanager
async def opened(url: str, patience: float = LONG, **options: Any) -> AsyncGenerator[Store]:
    """Open a store that waits for its database as long as the tests do, unless `patience` says otherwise."""
    store = Store(url, patience=patience, **options)
    try:
        await store.open()
        yield store
    finally:
        await store.close()


def run(url: str, test: Callable[[Store], Awaitable[None]], **options: Any) -> None:
    """Run a test with a store of its own."""

    async def whole() -> None:
        async with opened(url, **options) as store:
            await test(store)

    asyncio.run(whole())


def fresh() -> str:
    """Return a new id."""
    return os.urandom(8).hex()


def new_code() -> str:
    return fresh().upper()


def begun(match: str, room: str = "ABCDEF", began: int = 0) -> BeginMatch:
    """Return the start of a match, whose entries are `line 0`, `line 1` and so on."""
    return BeginMatch(match, room, b"header", b"s" * 32, began, b"line 0")


def entry(match: str, n: int, line: bytes | None = None) -> AddEntry:
    return AddEntry(match, n, b"line %d" % n if line is None else line)


def room(code: str, version: int, state: bytes = b"state") -> SaveRoom:
    return SaveRoom(code, version, state)


def result(*winners: int, seats: int = 2, lasted: int = 60_000, day: str | None = None) -> MatchResult:
    """Return a made-up result of a match."""
    went = tuple(SeatResult(n in winners, 1 if n in winners else 2, 10 - n, None, None) for n in range(seats))
    return MatchResult(
        tuple(f"Player {n + 1}" for n in range(seats)), lasted, dealt=True, usual=True, day=day, seats=went
    )


def ended(match: str, *people: str, at: int = 1, game: str = "set", went: MatchResult | None = None) -> EndMatch:
    seats = tuple((person, seat) for seat, person in enumerate(people))
    return EndMatch(match, game, at, seats, went or result(0, seats=len(people)))


def old_end(match: str, *people: str) -> list[Statement]:
    """Return the end of a match as it was saved before there was an index of results."""
    players = "INSERT INTO players (match, person, seat) VALUES (?, ?, ?)"
    return [
        Statement("UPDATE matches SET game = 'set', ended = 1 WHERE id = ?", (match,)),
        *(Statement(players, (match, person, seat)) for seat, person in enumerate(people)),
    ]
