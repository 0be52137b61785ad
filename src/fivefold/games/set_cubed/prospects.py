"""Estimates the value of a turn of SET CUBED: its points, the next player's reply, and the player's own next turn."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from fivefold.core.chance import Chance
from fivefold.core.game import Seat
from fivefold.games.set_cubed import turns
from fivefold.games.set_cubed.model import Hand
from fivefold.games.set_cubed.turns import Most, Position, Turn
from fivefold.games.set_cubed.view import View
from fivefold.pieces.dice import SIDES, WILD, Face, unstated
from fivefold.pieces.grid import Square

REPLY = 0.35
"""The weight of the points of the next player's best reply with two players; it is less with more."""
AHEAD = 0.25
"""The weight of the points of the player's own next turn, on the board without replies."""
KEPT_WILD = 1.0
"""The value of a WILD kept in hand."""


def worth(view: View, here: Position, turn: Turn) -> tuple[float, int]:
    """Return a turn's points, minus the next player's best reply, plus the own next turn; and the work done."""
    assert view.seat is not None
    for play in turn.plays:
        here = turns.after(here, play)
    next_seat = (view.seat + 1) % len(view.hands)
    found = float(turn.points)
    reply = most(here, [held.face for held in view.hands[next_seat]])
    found -= REPLY / (len(view.hands) - 1) * reply.points
    if is_last_turn(view, view.seat):
        return found, reply.work
    own = most(here, here.hand)
    return found + AHEAD * own.points + KEPT_WILD * here.hand.count(WILD), reply.work + own.work


def most(here: Position, hand: Iterable[Face]) -> Most:
    """Return the points of the best turn with these dice."""
    return _most_points(frozenset(here.board.items()), tuple(sorted(hand)), frozenset(here.bonus.items()))


@lru_cache(maxsize=2_000)
def _most_points(
    board: frozenset[tuple[Square, Face]], hand: tuple[Face, ...], bonus: frozenset[tuple[Square, int]]
) -> Most:
    return turns.most(Position(dict(board), hand, 0, dict(bonus)))


def is_last_turn(view: View, seat: Seat) -> bool:
    """Return whether the match is over before this player's next turn."""
    return not view.bag and any(not hand for who, hand in enumerate(view.hands) if who != seat)


# -- the extra roll


def rolls(here: Position) -> list[tuple[Face, ...]]:
    """Return sensible choices of dice to roll again: those the best turn does not need, or one more or less."""
    spare = unused(here.hand, turns.best(here))
    plain = [face for face in dict.fromkeys(here.hand) if face != WILD]
    return [spare, *(less(spare, face) if face in spare else (*spare, face) for face in plain)]


def thrown_worth(here: Position, hand: Hand, chosen: tuple[Face, ...], luck: Chance) -> tuple[float, int]:
    """Return the value of the hand after these dice are rolled with this random source; and the work done."""
    faces = list(_thrown(hand, chosen, luck))
    found = most(here, faces)
    return found.points + KEPT_WILD * faces.count(WILD), found.work


def unused(hand: tuple[Face, ...], turn: Turn) -> tuple[Face, ...]:
    """Return the dice that a turn does not need; WILDs are always useful."""
    for play in turn.plays:
        for spot in play.spots:
            hand = less(hand, unstated(spot.face))
    return tuple(face for face in hand if face != WILD)


def less(faces: tuple[Face, ...], face: Face) -> tuple[Face, ...]:
    """Return the faces without one copy of `face`."""
    place = faces.index(face)
    return faces[:place] + faces[place + 1 :]


def _thrown(hand: Hand, chosen: tuple[Face, ...], luck: Chance) -> Iterator[Face]:
    """Yield the faces after the chosen dice are rolled; the result of each die does not depend on the others."""
    rest = list(chosen)
    for held in hand:
        shown = luck.fork(held.die).pick(SIDES[held.die])
        if held.face in rest:
            rest.remove(held.face)
            yield shown
        else:
            yield held.face
