"""The bodies of requests and responses about ratings, leaderboards and quick matches."""

from msgspec import Struct

from fivefold.bots.ratings import LevelName
from fivefold.core.game import Millis
from fivefold.rooms.messages import Pace, Word


class RatingPoint(Struct, frozen=True):
    """A rating after a match, in steps of the dial of bots, where 0 is easy and 3 is expert."""

    at: Millis
    strength: float


class MyRating(Struct, frozen=True):
    """Your rating in a game, and how it became what it is."""

    game: str
    level: LevelName
    sure: bool
    matches: int
    curve: tuple[RatingPoint, ...]


class MyRatings(Struct, frozen=True):
    """Your ratings, whether others may see them, and whether you are in the leaderboards."""

    ratings: tuple[MyRating, ...]
    hidden: bool
    listed: bool
    offered: bool
    """Whether matches are rated on this server."""


class NewChoices(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others may see your ratings, and whether you are in the leaderboards."""

    hidden: bool
    listed: bool


class SeatRating(Struct, frozen=True):
    """The rating of a person at a rated table; those who hide theirs are left out."""

    person: str
    level: LevelName
    sure: bool


class Leader(Struct, frozen=True):
    """A line of a leaderboard; people who end level share a place."""

    place: int
    name: str
    me: bool
    level: LevelName | None = None
    """In the leaderboard of a month."""
    matches: int = 0
    points: int = 0
    lasted: Millis = 0


class LeaderBoard(Struct, frozen=True):
    """The leaderboard of a game for a month, or of a daily puzzle for a date."""

    game: str
    of: str
    leaders: tuple[Leader, ...]


class QuickOffer(Struct, frozen=True):
    """The games for which this server finds opponents."""

    games: tuple[str, ...]
    timed: tuple[str, ...]
    """Those in which a pace can be chosen."""


class WantedMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """The game and the pace you are looking for."""

    game: Word
    pace: Pace = "normal"


class QuickPlace(Struct, frozen=True):
    """Your place in the queue: since when, and the room of your match as soon as there is one."""

    since: Millis
    room: str = ""
    bot: bool = False
    """Whether you can play a bot instead of waiting on."""
