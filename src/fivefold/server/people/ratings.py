"""Rates finished matches, and computes all ratings again from the records."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from fivefold.bots import dial_of
from fivefold.core.errors import BadRecord
from fivefold.core.games import Games
from fivefold.core.playback import rebuild
from fivefold.rooms.rated import places
from fivefold.rooms.results import result_of
from fivefold.server.store import Store
from fivefold.server.store.database import Statement
from fivefold.server.store.ratings import GONE, CountedSeat, Rating, after, unchanged, write_point, write_rating

_GAMES = "SELECT game, n FROM rated_games ORDER BY game"
_IN_ORDER = "SELECT match, n, ended FROM rated_matches WHERE game = ? AND n IS NOT NULL ORDER BY n"
_PLACE = "UPDATE rated_seats SET place = ? WHERE match = ? AND seat = ?"


class Recomputed(NamedTuple):
    """How many matches were rated again, how many ratings changed, and how many records are gone."""

    matches: int = 0
    changed: int = 0
    without: int = 0


class RatingService:
    """Rates what waits to be rated; every process may do so at any time."""

    def __init__(self, store: Store, games: Games) -> None:
        self._store, self._games = store, games
        self._turn = asyncio.Lock()

    async def rate_waiting(self) -> int:
        """Rate the matches that wait, one after the other, and return how many there were; raises NotSaved."""
        count = 0
        async with self._turn:
            for match, game, ended in await self._store.ratings.waiting():
                if (slope := self._slope(game)) is not None:
                    await self._store.ratings.rate(match, game, ended, slope)
                    count += 1
        return count

    def _slope(self, game: str) -> float | None:
        found = self._games.get(game)
        dial = None if found is None else dial_of(found)
        return None if dial is None else dial.slope

    async def recompute(self, tell: Callable[[str], None] = lambda _: None) -> Recomputed:
        """Compute the ratings of every game again from its matches, and replace those that are saved.

        The places come from the record of each match; a match whose record has expired counts as it did. Raises
        NotSaved if a match is rated meanwhile.
        """
        sums = Recomputed()
        for game, last in await self._store.read(_GAMES):
            if (slope := self._slope(game)) is None:
                continue
            tell(game)
            one = await self._recompute(game, last, slope)
            sums = Recomputed(*(a + b for a, b in zip(sums, one, strict=True)))
        return sums

    async def _recompute(self, game: str, last: int, slope: float) -> Recomputed:
        known: dict[str, Rating] = {}
        changes, without = list[Statement](), 0
        matches = await self._store.read(_IN_ORDER, game)
        for match, n, ended in matches:
            seats = await self._store.ratings.seats(match)
            from_record = await self._from_record(match, seats)
            without += from_record is None
            for was, now in zip(seats, from_record or seats, strict=True):
                if was != now:
                    changes.append(Statement(_PLACE, (now.place, match, now.seat)))
            news = await asyncio.to_thread(after, from_record or seats, known, slope)
            known |= news
            changes += [write_point(who, game, n, ended, one) for who, one in news.items() if not who.startswith(GONE)]
        people = {who: one for who, one in known.items() if not who.startswith(GONE)}
        before = await self._store.ratings.of_game(game)
        await self._store.write(
            unchanged(game, last),
            Statement("DELETE FROM ratings WHERE game = ?", (game,)),
            Statement("DELETE FROM rating_history WHERE game = ?", (game,)),
            *(write_rating(who, game, one) for who, one in people.items()),
            *changes,
        )
        changed = sum(before.get(who) != people.get(who) for who in before.keys() | people.keys())
        return Recomputed(len(matches), changed, without)

    async def _from_record(self, match: str, seats: list[CountedSeat]) -> list[CountedSeat] | None:
        """Return the seats with the places that follow from the record; None without a record."""
        kept = await self._store.load_match(match)
        if kept is None:
            return None
        try:
            table = await asyncio.to_thread(rebuild, kept.header, await self._store.entries(match), kept.seed)
        except BadRecord:  # the doctor reports it
            return None
        if table.outcome is None or table.seats != len(seats):
            return None
        left = {one.seat for one in seats if one.gone}
        found = places([one.place for one in result_of(table).seats], left)
        return [one._replace(place=place) for one, place in zip(seats, found, strict=True)]
