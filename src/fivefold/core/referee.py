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
        raise Illegal("over", "The game is over.")
    if act.seat == CLOCK:
        due = game.deadline(state)
        if due is None or act.at < due:
            raise Illegal("not-due", "It is not time yet.")


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
                raise Illegal("not-noticed", f"{game.title} takes no notice of that.")
            if isinstance(act.move, Lag) and not 0 <= act.move.ms < MOST_LAG:
                raise Illegal("not-noticed", f"A latency is from 0 to {MOST_LAG - 1} ms.")
            whose = HOUSE
        case Named(seat=about, name=name):
            check_seat(seats, about)
            if not name or name != " ".join(name.split()):
                raise Illegal("not-noticed", "A name is one line, with nothing around it.")
            whose = HOUSE
        case _:
            raise Unreadable("not-a-move", f"{act.move!r} is no move of {game.title}.")
    if act.seat != whose:
        raise Illegal("not-yours", "Only the clock and the house may do that.")


def check_seat(seats: int, seat: Seat) -> None:
    """Raises Illegal for a seat that the table does not have."""
    if not (type(seat) is int and 0 <= seat < seats):
        raise Illegal("no-such-seat", f"There is no seat {seat}; seats are 0 to {seats - 1}.")
