"""What the end of a match says about those who played it, found from its table alone, so that it can be found again."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from fivefold.bots import profile_of
from fivefold.core.discovery import game_module
from fivefold.core.game import Aim, AnyGame, Millis, Outcome, Seat
from fivefold.core.options import make_options
from fivefold.core.table import AnyTable
from fivefold.pieces.daily import puzzle_date

WEAKEST = -1000
"""How strong a bot counts that is on no dial, in thousandths of a step."""

Pace = Callable[[AnyTable], Sequence[int | None]]
"""A figure for each seat, in thousandths, that a game's people like to follow over time."""


class SeatResult(Struct, frozen=True, gc=False):
    """How a match went for one seat."""

    won: bool
    place: int
    """1 for who won; who has as many points as another shares their place."""
    score: int
    rival: int | None
    """How strong the strongest bot against them was, in thousandths of a step on the dial; None: there was none."""
    pace: int | None
    """What the game's `pace` module says, such as seconds to a SET."""


class MatchResult(Struct, frozen=True):
    """How a match went; everything is in its record."""

    names: tuple[str, ...]
    """What the players were called in the end."""
    lasted: Millis
    dealt: bool
    """Whether it began at the beginning, and not at a position as lessons do."""
    usual: bool
    """Whether it was played by the rules of the box, so that it can be compared with others."""
    day: str | None
    """Of a puzzle of the day, which."""
    seats: tuple[SeatResult, ...]


def result_of(table: AnyTable) -> MatchResult:
    """How a match went that is over."""
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
    """Which points are best at a table for so many."""
    return game.aim_alone if seats == 1 and game.aim_alone else game.aim


def _paces(table: AnyTable) -> Sequence[int | None]:
    module = game_module(type(table.game), "pace")
    known: Mapping[str, Pace] = module.PACES if module else {}
    found = known.get(table.game.slug)
    return (None,) * table.seats if found is None else found(table)


def _is_usual(game: AnyGame) -> bool:
    return bool(game.options == make_options(game.options_type, {}, puzzle_date(game) or ""))


def _place(table: AnyTable, outcome: Outcome, seat: Seat) -> int:
    """Winners are first; behind them, points count."""
    if seat in outcome.winners:
        return 1
    fewest, mine = aim_of(type(table.game), table.seats) == "fewest", outcome.scores[seat]
    lost = [score for who, score in enumerate(outcome.scores) if who not in outcome.winners]
    return 1 + len(outcome.winners) + sum((score < mine) if fewest else (score > mine) for score in lost)


def _rival(table: AnyTable, seat: Seat) -> int | None:
    """How strong the strongest bot in another seat was when the match began."""
    bots = [bot for who, bot in enumerate(table.bots) if bot and who != seat]
    profiles = [profile_of(bot) for bot in bots]
    return max((WEAKEST if profile is None else round(1000 * profile.strength) for profile in profiles), default=None)
