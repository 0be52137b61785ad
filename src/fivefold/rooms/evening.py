"""The evening so far: who has won how often in a room, over all games, until it has been quiet for long."""

from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from fivefold.core.game import Millis, Seat

QUIET = 8 * 3600 * 1000
"""After so long without a match it is another evening."""
MOST = 40
"""Players who are remembered; those who have played most stay."""


class Tally(Struct, frozen=True, gc=False):
    """How often somebody has played and won: a person, or a bot by its name."""

    person: str | None
    name: str
    played: int
    won: int


class Evening(Struct, frozen=True):
    """Matches of two or more, as far as they were dealt; the latest ended at `last`."""

    matches: int = 0
    players: tuple[Tally, ...] = ()
    """Whoever has won most first."""
    last: Millis = 0

    def after(self, seats: Iterable[tuple[str | None, str]], winners: Collection[Seat], now: Millis) -> "Evening":
        """With one more match, whose seats were these people's, or bots', by name."""
        before = self if now - self.last < QUIET else Evening()
        known = {(one.person or one.name): one for one in before.players}
        for seat, (person, name) in enumerate(seats):
            one = known.get(person or name, Tally(person, name, 0, 0))
            known[person or name] = Tally(person, name, one.played + 1, one.won + (seat in winners))
        kept = sorted(known.values(), key=lambda one: -one.played)[:MOST]
        ranked = sorted(kept, key=lambda one: (-one.won, one.played, one.name))
        return Evening(before.matches + 1, tuple(ranked), now)

    def named(self, people: Mapping[str, str]) -> "Evening":
        """The same with people called as they are called now."""
        players = tuple(replace(one, name=people.get(one.person or "", one.name)) for one in self.players)
        return self if players == self.players else replace(self, players=players)
