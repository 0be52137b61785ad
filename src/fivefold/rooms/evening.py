"""The score of an evening: wins per player in a room, over all games, until a long pause."""

from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from fivefold.core.game import Millis, Seat

QUIET = 8 * 3600 * 1000
"""Milliseconds without a match after which a new evening starts."""
MOST = 40
"""The most players in the score; those with the fewest matches are dropped."""


class Tally(Struct, frozen=True, gc=False):
    """The matches and wins of one player: a person, or a bot by its name."""

    person: str | None
    name: str
    played: int
    won: int


class Evening(Struct, frozen=True):
    """The score over dealt matches with two or more seats; the latest match ended at `last`."""

    matches: int = 0
    players: tuple[Tally, ...] = ()
    """Most wins first."""
    last: Millis = 0

    def after(self, seats: Iterable[tuple[str | None, str]], winners: Collection[Seat], now: Millis) -> "Evening":
        """Return the score with one more match, given the person (None for a bot) and name of each seat."""
        before = self if now - self.last < QUIET else Evening()
        known = {(one.person or one.name): one for one in before.players}
        for seat, (person, name) in enumerate(seats):
            one = known.get(person or name, Tally(person, name, 0, 0))
            known[person or name] = Tally(person, name, one.played + 1, one.won + (seat in winners))
        kept = sorted(known.values(), key=lambda one: -one.played)[:MOST]
        ranked = sorted(kept, key=lambda one: (-one.won, one.played, one.name))
        return Evening(before.matches + 1, tuple(ranked), now)

    def named(self, people: Mapping[str, str]) -> "Evening":
        """Return the score with the current names of people."""
        players = tuple(replace(one, name=people.get(one.person or "", one.name)) for one in self.players)
        return self if players == self.players else replace(self, players=players)
