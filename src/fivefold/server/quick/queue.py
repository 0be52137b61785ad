"""The queue of quick matches, in which people wait for an opponent of about the same strength.

They take a place, are paired, and meet in a rated room; after a long wait, a bot is offered.

The queue is in the database, so it is the same for all processes; nothing here has a task or remembers anything. A
browser asks every few seconds, which keeps its place, and that request looks for an opponent.
"""

import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence

from fivefold.api.bodies import Me
from fivefold.api.ratings import QuickOffer, QuickPlace
from fivefold.bots import dial_of
from fivefold.bots.adapting import Belief, even_match
from fivefold.core.errors import Illegal
from fivefold.core.game import Millis
from fivefold.core.games import Games, pick_game
from fivefold.core.options import OptionValue
from fivefold.rooms.messages import Pace
from fivefold.rooms.rated import can_be_rated
from fivefold.server.quick.pairing import BOT_AFTER, best_mate, clock_options
from fivefold.server.store import NotSaved, Stale, Store
from fivefold.server.store.ratings import UNRATED
from fivefold.server.store.seekers import Seeker

LIVE: Millis = 8_000
"""How long after its last request a browser counts as still waiting."""
MEETING: Millis = 15_000
"""How long a found match is announced, and how long another process may take to open its room."""
MOST_PER_ADDRESS = 10
"""Places of one address in the queue."""

OpenRated = Callable[[str, dict[str, OptionValue], Pace, Sequence[Me], str | None], Awaitable[str]]
"""Opens a rated room for people, or for one and a bot of a strength, and returns its code."""
Avoided = Callable[[str, Collection[str]], Awaitable[Collection[str]]]
"""Returns those of some people with whom a person is never paired."""
Charge = Callable[[str, str], None]
"""Counts a place that a person takes from an address; raises Illegal."""


class QuickMatches:
    """The queue, as the requests of people use it. Raises Illegal and StoreError."""

    def __init__(
        self,
        store: Store,
        games: Games,
        clock: Callable[[], Millis],
        open_rated: OpenRated,
        charge: Charge,
        avoided: Avoided,
    ) -> None:
        self._store, self._games, self._clock = store, games, clock
        self._open, self._charge, self._avoided = open_rated, charge, avoided

    @property
    def offer(self) -> QuickOffer:
        """The games for which an opponent can be found, and those in which a pace can be chosen."""
        found = {slug: game for slug, game in self._games.items() if can_be_rated(game)}
        timed = tuple(slug for slug, game in found.items() if clock_options(game, "normal"))
        return QuickOffer(tuple(found), timed)

    async def look(self, me: Me, game: str, pace: Pace, network: str) -> QuickPlace:
        """Take or keep a place, and return whether an opponent has been found."""
        if game not in self._games or not can_be_rated(self._games[game]):
            raise Illegal("server.quick.no-such-game")
        now = self._clock()
        one = await self._store.seekers.find(me.id)
        if one is None or (one.game, one.pace) != (game, pace) or one.seen < now - MEETING:
            one = await self._join(me.id, game, pace, network, now)
        elif one.mate is None:
            await self._store.seekers.stay(me.id, now)
        if one.room is not None:
            return QuickPlace(one.since, one.room)
        if one.mate is None and (mate := await self._mate(one, now)) is not None:
            try:
                await self._store.seekers.claim(me.id, mate.person, now)
            except Stale:
                return self._waiting(one, now)  # one of the two has just been paired by another request
            return QuickPlace(one.since, await self._meet(one, me, mate.person))
        return self._waiting(one, now)

    async def play_bot(self, me: Me) -> QuickPlace:
        """Stop waiting, and play a rated match against a bot of one's own strength."""
        now, one = self._clock(), await self._store.seekers.find(me.id)
        if one is None or one.seen < now - MEETING or not self._waiting(one, now).bot:
            raise Illegal("server.quick.no-bot")
        if one.room is not None:
            return QuickPlace(one.since, one.room)
        try:
            await self._store.seekers.claim(me.id, "", now)
        except Stale:
            return self._waiting(one, now)
        return QuickPlace(one.since, await self._meet(one, me, ""))

    async def leave(self, person: str) -> None:
        """Give up a place."""
        await self._store.seekers.leave(person)

    async def _join(self, person: str, game: str, pace: Pace, network: str, now: Millis) -> Seeker:
        if await self._store.seekers.from_address(network, person, now - MEETING) >= MOST_PER_ADDRESS:
            raise Illegal("server.quick.full")
        self._charge(person, network)
        rating = (await self._store.ratings.of_people([person], game)).get(person, UNRATED)
        one = Seeker(person, game, pace, round(1000 * rating.belief.mean), network, now, now)
        await self._store.seekers.join(one)
        return one

    async def _mate(self, one: Seeker, now: Millis) -> Seeker | None:
        others = await self._store.seekers.near(one, now - LIVE)
        avoided = await self._avoided(one.person, [other.person for other in others])
        return best_mate(one, others, avoided, now)

    async def _meet(self, one: Seeker, me: Me, mate: str) -> str:
        """Open the room of a pair, or of one person and a bot, and tell the other one."""
        game = pick_game(self._games, one.game)
        people, bot, pace = [me], None, _pace(one.pace)
        if mate:
            known = await self._store.people.find(mate)
            people.insert(secrets.randbelow(2), Me(mate, known.name if known else ""))
        else:
            dial = dial_of(game)
            bot = even_match([Belief(one.mean / 1000)], dial.top if dial else 0.0)
        both = [one.person, mate] if mate else [one.person]
        options = clock_options(game, pace)
        try:
            room = await self._open(one.game, options, pace, people, bot)
        except (Illegal, NotSaved):
            await self._store.seekers.release(*both)
            raise
        await self._store.seekers.meet(room, *both)
        return room

    def _waiting(self, one: Seeker, now: Millis) -> QuickPlace:
        return QuickPlace(one.since, bot=now - one.since >= BOT_AFTER)


def _pace(text: str) -> Pace:
    return "relaxed" if text == "relaxed" else "fast" if text == "fast" else "normal"
