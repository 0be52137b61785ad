"""Ratings of people, computed from rated matches alone.

The end of a match is saved with what counts of it. Later, the matches of a game are rated one after the other: the
next number of the game is taken in the same transaction, so that no order is lost when several processes rate, and the
same matches in the same order give the same ratings again.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from fivefold.bots.adapting import Belief
from fivefold.bots.ratings import START, RatedPlayer, bot, rated
from fivefold.rooms.changes import EndMatch
from fivefold.server.store.database import Guard, Statement, Tables
from fivefold.server.store.errors import Stale

TRIES = 20
"""How often a match is tried again after another process has rated one of the same game."""
GONE = "~"
"""What the ids in place of deleted people begin with."""

RATED_MATCH = "INSERT INTO rated_matches (match, game, ended) VALUES (?, ?, ?) ON CONFLICT (match) DO NOTHING"
RATED_SEAT = (
    "INSERT INTO rated_seats (match, seat, person, strength, place, gone) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (match, seat) DO NOTHING"
)
_WAITING = "SELECT match, game, ended FROM rated_matches WHERE n IS NULL ORDER BY ended, match LIMIT 100"
_SEATS = "SELECT seat, person, strength, place, gone FROM rated_seats WHERE match = ? ORDER BY seat"
_REACHED = "SELECT n FROM rated_games WHERE game = ?"
_FIRST = "INSERT INTO rated_games (n, game) VALUES (?, ?)"
_NEXT = "UPDATE rated_games SET n = ? WHERE game = ? AND n = ?"
_NUMBER_IS = Guard(Stale, "SELECT n, game FROM rated_games WHERE game = ?", key=(1,), wanted=(0, 1), missed=Stale)
_TAKE = "UPDATE rated_matches SET n = ? WHERE match = ? AND n IS NULL"
_TAKEN = Guard(Stale, "SELECT n, match FROM rated_matches WHERE match = ?", key=(1,), wanted=(0, 1), missed=Stale)
_RATING = (
    "INSERT INTO ratings (person, game, mean, spread, matches) VALUES (?, ?, ?, ?, ?) ON CONFLICT (person, game)"
    " DO UPDATE SET mean = excluded.mean, spread = excluded.spread, matches = excluded.matches"
)
_POINT = (
    "INSERT INTO rating_history (person, game, n, ended, mean, spread) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (person, game, n) DO UPDATE SET ended = excluded.ended, mean = excluded.mean,"
    " spread = excluded.spread"
)
_CURVE = (
    "SELECT game, ended, mean FROM (SELECT game, ended, mean, n, row_number() OVER (PARTITION BY game ORDER BY n DESC)"
    " AS ago FROM rating_history WHERE person = ?) AS mine WHERE ago <= ? ORDER BY game, n"
)
_CHOICES = (
    "INSERT INTO rating_choices (person, hidden, listed) VALUES (?, ?, ?)"
    " ON CONFLICT (person) DO UPDATE SET hidden = excluded.hidden, listed = excluded.listed"
)
_SHOWN = "SELECT hidden, listed FROM rating_choices WHERE person = ?"
MOST_POINTS = 200
"""The latest points of a curve that are shown."""


class Rating(NamedTuple):
    """What is believed about a person in a game, after so many rated matches."""

    belief: Belief
    matches: int


class Choices(NamedTuple):
    """Whether a person hides their ratings, and is in the leaderboards."""

    hidden: bool = False
    listed: bool = False


class CountedSeat(NamedTuple):
    """A seat of a rated match as saved."""

    seat: int
    person: str | None
    strength: int | None
    place: int
    gone: bool


UNRATED = Rating(START, 0)


def count_match(end: EndMatch) -> list[Statement]:
    """Return the statements that save what counts of a match with its end."""
    if not end.rated:
        return []
    seats = [(end.match, one.seat, one.person, one.strength, one.place, int(one.left)) for one in end.rated]
    return [Statement(RATED_MATCH, (end.match, end.game, end.ended)), *(Statement(RATED_SEAT, seat) for seat in seats)]


def after(seats: Sequence[CountedSeat], known: Mapping[str, Rating], slope: float) -> dict[str, Rating]:
    """Return the ratings of the people of a match after it, given those before."""
    players = [
        bot((one.strength or 0) / 1000, one.place)
        if one.person is None
        else RatedPlayer(known.get(one.person, UNRATED).belief, one.place)
        for one in seats
    ]
    beliefs = rated(players, slope)
    return {
        one.person: Rating(belief, known.get(one.person, UNRATED).matches + 1)
        for one, belief in zip(seats, beliefs, strict=True)
        if one.person is not None
    }


def write_rating(person: str, game: str, one: Rating) -> Statement:
    return Statement(_RATING, (person, game, *thousandths(one.belief), one.matches))


def write_point(person: str, game: str, n: int, ended: int, one: Rating) -> Statement:
    return Statement(_POINT, (person, game, n, ended, *thousandths(one.belief)))


def unchanged(game: str, n: int) -> Statement:
    """Return a statement that fails with Stale if another match of the game has been rated meanwhile."""
    return Statement(_NEXT, (n, game, n), _NUMBER_IS)


def thousandths(belief: Belief) -> tuple[int, int]:
    return round(1000 * belief.mean), round(1000 * belief.spread)


class Ratings:
    """The tables of ratings. Reading raises StoreError, writing NotSaved."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def waiting(self) -> list[tuple[str, str, int]]:
        """Return the match, game and end of matches that have not been rated, the oldest first."""
        return [(match, game, ended) for match, game, ended in await self._tables.read(_WAITING)]

    async def seats(self, match: str) -> list[CountedSeat]:
        """Return the seats of a rated match."""
        found = await self._tables.read(_SEATS, match)
        return [CountedSeat(seat, who, strength, place, bool(gone)) for seat, who, strength, place, gone in found]

    async def of_people(self, people: Iterable[str], game: str) -> dict[str, Rating]:
        """Return the ratings of these people in a game, without those who have none."""
        wanted = sorted(set(people))
        marks = ", ".join("?" * len(wanted)) or "NULL"
        asked = f"SELECT person, mean, spread, matches FROM ratings WHERE game = ? AND person IN ({marks})"  # noqa: S608
        found = await self._tables.read(asked, game, *wanted)
        return {who: Rating(Belief(mean / 1000, spread / 1000), matches) for who, mean, spread, matches in found}

    async def of_game(self, game: str) -> dict[str, Rating]:
        """Return all ratings in a game."""
        found = await self._tables.read("SELECT person, mean, spread, matches FROM ratings WHERE game = ?", game)
        return {who: Rating(Belief(mean / 1000, spread / 1000), matches) for who, mean, spread, matches in found}

    async def reached(self, game: str) -> int | None:
        """Return the number of the last match of a game that was rated."""
        found = await self._tables.read(_REACHED, game)
        return found[0][0] if found else None

    async def rate(self, match: str, game: str, ended: int, slope: float) -> None:
        """Rate a finished match, unless that has been done."""
        for left in reversed(range(TRIES)):
            last = await self.reached(game)
            seats = await self.seats(match)
            known = await self.of_people([one.person for one in seats if one.person], game)
            n = 1 if last is None else last + 1
            number = Statement(_FIRST, (n, game), _NUMBER_IS)
            if last is not None:
                number = Statement(_NEXT, (n, game, last), _NUMBER_IS)
            changes = [number, Statement(_TAKE, (n, match), _TAKEN)]
            for person, one in (await asyncio.to_thread(after, seats, known, slope)).items():
                if not person.startswith(GONE):
                    changes += [write_rating(person, game, one), write_point(person, game, n, ended, one)]
            try:
                await self._tables.write(*changes)
            except Stale:
                if not await self._is_waiting(match):
                    return
                if not left:
                    raise
            else:
                return

    async def _is_waiting(self, match: str) -> bool:
        return bool(await self._tables.read("SELECT 1 FROM rated_matches WHERE match = ? AND n IS NULL", match))

    # -- what people see

    async def mine(self, person: str) -> dict[str, Rating]:
        """Return a person's ratings by game."""
        found = await self._tables.read(
            "SELECT game, mean, spread, matches FROM ratings WHERE person = ? ORDER BY game", person
        )
        return {game: Rating(Belief(mean / 1000, spread / 1000), matches) for game, mean, spread, matches in found}

    async def curves(self, person: str) -> dict[str, list[tuple[int, int]]]:
        """Return how a person's ratings became what they are: by game, ends of matches and means in thousandths."""
        curves: dict[str, list[tuple[int, int]]] = {}
        for game, ended, mean in await self._tables.read(_CURVE, person, MOST_POINTS):
            curves.setdefault(game, []).append((ended, mean))
        return curves

    async def choices(self, person: str) -> Choices:
        found = await self._tables.read(_SHOWN, person)
        return Choices(*map(bool, found[0])) if found else Choices()

    async def choose(self, person: str, choices: Choices) -> None:
        await self._tables.write(Statement(_CHOICES, (person, int(choices.hidden), int(choices.listed))))

    async def hidden(self, people: Iterable[str]) -> set[str]:
        """Return which of these people hide their ratings."""
        wanted = sorted(set(people))
        marks = ", ".join("?" * len(wanted)) or "NULL"
        asked = f"SELECT person FROM rating_choices WHERE hidden = 1 AND person IN ({marks})"  # noqa: S608
        return {person for (person,) in await self._tables.read(asked, *wanted)}
