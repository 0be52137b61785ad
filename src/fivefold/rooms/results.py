"""The result of a match for each seat, computed from its table alone, so that it can be computed again."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from fivefold.bots import profile_of
from fivefold.core.discovery import game_module
from fivefold.core.game import Aim, AnyGame, Millis, Outcome, Seat
from fivefold.core.options import make_options
from fivefold.core.table import AnyTable
from fivefold.pieces.daily import puzzle_date

WEAKEST = -1000
"""The strength of a bot that is not on the scale, in thousandths of a level."""

Pace = Callable[[AnyTable], Sequence[int | None]]
"""A game's performance figure for each seat, in thousandths, to be followed over time."""


class SeatResult(Struct, frozen=True, gc=False):
    won: bool
    place: int
    """1 for winners; players with equal points share a place."""
    score: int
    rival: int | None
    """The strength of the strongest opposing bot, in thousandths of a level; None without one."""
    pace: int | None
    """The figure from the game's `pace` module, such as seconds per SET."""


class MatchResult(Struct, frozen=True):
    """The result of a match, computed from its record."""

    names: tuple[str, ...]
    """The players' names at the end."""
    lasted: Millis
    dealt: bool
    """Whether the match started with a deal, not from a position as lessons do."""
    usual: bool
    """Whether it was played with default options, so that it can be compared with others."""
    day: str | None
    """The date of a daily puzzle."""
    seats: tuple[SeatResult, ...]


def result_of(table: AnyTable) -> MatchResult:
    """Return the result of a finished match."""
    outcome = table.outcome
    assert outcome is not None, "the match is over"
    paces = _paces(table)
    seats = tuple(
        SeatResult(
            seat in outcome.winners, _place(table, outcome, seat), outcome.scores[seat], _rival(table, seat), pace
        )
        for seat, pace in zip(range(table.seats), paces, strict=True)
    )
    return MatchResult(
        table.names, table.now, table.origin is None, _is_usual(table.game), puzzle_date(table.game), seats
    )


def aim_of(game: type[AnyGame], seats: int) -> Aim:
    """Return whether most or fewest points win at a table with this many seats."""
    return game.aim_alone if seats == 1 and game.aim_alone else game.aim


def _paces(table: AnyTable) -> Sequence[int | None]:
    module = game_module(type(table.game), "pace")
    known: Mapping[str, Pace] = module.PACES if module else {}
    found = known.get(table.game.slug)
    return (None,) * table.seats if found is None else found(table)


def _is_usual(game: AnyGame) -> bool:
    return bool(game.options == make_options(game.options_type, {}, puzzle_date(game) or ""))


def _place(table: AnyTable, outcome: Outcome, seat: Seat) -> int:
    """Return the place of a seat: winners are first, the others are ranked by points."""
    if seat in outcome.winners:
        return 1
    fewest, mine = aim_of(type(table.game), table.seats) == "fewest", outcome.scores[seat]
    lost = [score for who, score in enumerate(outcome.scores) if who not in outcome.winners]
    return 1 + len(outcome.winners) + sum((score < mine) if fewest else (score > mine) for score in lost)


def _rival(table: AnyTable, seat: Seat) -> int | None:
    """Return the strength of the strongest bot in another seat at the start of the match."""
    bots = [bot for who, bot in enumerate(table.bots) if bot and who != seat]
    profiles = [profile_of(bot) for bot in bots]
    return max((WEAKEST if profile is None else round(1000 * profile.strength) for profile in profiles), default=None)
