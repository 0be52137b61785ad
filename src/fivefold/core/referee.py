"""The checks that are the same for every game."""

from typing import Any

from fivefold.core.errors import Illegal, Unreadable
from fivefold.core.game import CLOCK, HOUSE, Act, Back, Due, E, Game, H, Lag, Left, M, Named, S, Seat, V

MOST_LAG = 10**9
"""An upper limit of latencies in milliseconds; records cannot represent more."""


def judge(game: Game[S, M, E, V, H], state: S, seats: int, act: Act[M]) -> E:
    """Return the event that an act causes; raises Illegal or Unreadable."""
    check(game, state, seats, act)
    return game.judge(state, act)


def check(game: Game[S, M, E, V, H], state: S, seats: int, act: Act[M]) -> None:
    """Check that an act can be judged: by the right seat, before the end, and by the clock only when it is due."""
    check_act(game, seats, act)
    if game.outcome(state) is not None:
        raise Illegal("core.over")
    if act.seat == CLOCK:
        due = game.deadline(state)
        if due is None or act.at < due:
            raise Illegal("core.not-due")


def check_act(game: Game[Any, M, Any, Any, Any], seats: int, act: Act[M]) -> None:
    """Check that players make moves of the game, and that the clock and the house make their own."""
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
    """Raise Illegal for a seat that the table does not have."""
    if not (type(seat) is int and 0 <= seat < seats):
        raise Illegal("core.no-such-seat", seat=str(seat), last=seats - 1)
