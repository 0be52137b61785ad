"""What every game refuses alike, said once; the rest is for the game's own rules."""

from typing import Any

from fivefold.core.errors import Illegal, Unreadable
from fivefold.core.game import CLOCK, HOUSE, Act, Back, Due, E, Game, H, Lag, Left, M, Named, S, Seat, V

MOST_LAG = 10**9
"""Milliseconds that no message takes; a record has no room for more."""


def judge(game: Game[S, M, E, V, H], state: S, seats: int, act: Act[M]) -> E:
    """The event that the act brings about at a table with so many seats; raises Illegal or Unreadable."""
    check(game, state, seats, act)
    return game.judge(state, act)


def check(game: Game[S, M, E, V, H], state: S, seats: int, act: Act[M]) -> None:
    """Whether such an act can be judged at all: by one who may, before the end, and no clock before its time."""
    check_act(game, seats, act)
    if game.outcome(state) is not None:
        raise Illegal("core.over")
    if act.seat == CLOCK:
        due = game.deadline(state)
        if due is None or act.at < due:
            raise Illegal("core.not-due")


def check_act(game: Game[Any, M, Any, Any, Any], seats: int, act: Act[M]) -> None:
    """Players make the game's moves, the clock and the house their own."""
    if isinstance(act.move, game.move_type):
        check_seat(seats, act.seat)
        return
    match act.move:
        case Due():
            whose = CLOCK
        case Left(seat=about) | Back(seat=about) | Lag(seat=about):
            check_seat(seats, about)
            if not isinstance(act.move, game.notices):
                raise Illegal("core.not-noticed", game=game.title)
            if isinstance(act.move, Lag) and not 0 <= act.move.ms < MOST_LAG:
                raise Illegal("core.not-noticed.lag", most=MOST_LAG - 1)
            whose = HOUSE
        case Named(seat=about, name=name):
            check_seat(seats, about)
            if not name or name != " ".join(name.split()):
                raise Illegal("core.not-noticed.name")
            whose = HOUSE
        case _:
            raise Unreadable("core.not-a-move", text=repr(act.move), game=game.title)
    if act.seat != whose:
        raise Illegal("core.not-yours")


def check_seat(seats: int, seat: Seat) -> None:
    """Raises Illegal for a seat that the table does not have."""
    if not (type(seat) is int and 0 <= seat < seats):
        raise Illegal("core.no-such-seat", seat=str(seat), last=seats - 1)
