"""The result of a finished match for one person."""

from typing import NamedTuple

from fivefold.core.game import Millis, Seat
from fivefold.rooms.results import MatchResult


class PlayedRow(NamedTuple):
    """The result of a match for one person."""

    person: str
    match: str
    seat: Seat
    game: str
    ended: Millis
    lasted: Millis
    """How long the match took, by its own clock."""
    names: tuple[str, ...]
    """The players in order of their seats; bots as `@otter medium`."""
    won: bool
    place: int
    score: int
    rival: int | None
    """The strength of the strongest bot among the opponents, in thousandths."""
    day: str | None
    """The date, if it was a daily puzzle."""
    dealt: bool
    """Whether it started with the deal, and not from a position."""
    usual: bool
    """Whether it was played with the game's default options."""
    pace: int | None
    """The game's `pace`, in thousandths."""
    figure: float | None = None
    """The accuracy according to the review, from 0 to 100."""

    @classmethod
    def of(cls, match: str, game: str, ended: Millis, person: str, seat: Seat, result: MatchResult) -> "PlayedRow":
        """Return the row of the person who had this seat."""
        mine = result.seats[seat]
        return cls(
            person=person,
            match=match,
            seat=seat,
            game=game,
            ended=ended,
            lasted=result.lasted,
            names=result.names,
            won=mine.won,
            place=mine.place,
            score=mine.score,
            rival=mine.rival,
            day=result.day,
            dealt=result.dealt,
            usual=result.usual,
            pace=mine.pace,
        )
