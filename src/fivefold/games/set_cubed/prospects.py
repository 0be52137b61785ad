"""What a turn of SET CUBED is worth besides its points: what it leaves to the next player, and to oneself."""

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
"""What a point of the next player's best answer counts, when there are two; less when there are more."""
AHEAD = 0.25
"""What a point of one's own next turn counts, as the board would be without the others."""
KEPT_WILD = 1.0
"""What a WILD in hand is worth besides."""


def worth(view: View, here: Position, turn: Turn) -> tuple[float, int]:
    """A turn's points, less what the next player makes of it, and what is left for oneself; and the work."""
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
    """What the best turn with these dice is worth."""
    return _most_points(frozenset(here.board.items()), tuple(sorted(hand)), frozenset(here.bonus.items()))


@lru_cache(maxsize=2_000)
def _most_points(
    board: frozenset[tuple[Square, Face]], hand: tuple[Face, ...], bonus: frozenset[tuple[Square, int]]
) -> Most:
    return turns.most(Position(dict(board), hand, 0, dict(bonus)))


def is_last_turn(view: View, seat: Seat) -> bool:
    """Whether the game is over before this player's next turn."""
    return not view.bag and any(not hand for who, hand in enumerate(view.hands) if who != seat)


# -- the extra roll


def rolls(here: Position) -> list[tuple[Face, ...]]:
    """Which dice it may make sense to roll once more: those the best turn does not need, or one more or less."""
    spare = unused(here.hand, turns.best(here))
    plain = [face for face in dict.fromkeys(here.hand) if face != WILD]
    return [spare, *(less(spare, face) if face in spare else (*spare, face) for face in plain)]


def thrown_worth(here: Position, hand: Hand, chosen: tuple[Face, ...], luck: Chance) -> tuple[float, int]:
    """What the hand is worth when these dice are rolled with this luck; and the work."""
    faces = list(_thrown(hand, chosen, luck))
    found = most(here, faces)
    return found.points + KEPT_WILD * faces.count(WILD), found.work


def unused(hand: tuple[Face, ...], turn: Turn) -> tuple[Face, ...]:
    """The dice that a turn does not need; WILDs are always of use."""
    for play in turn.plays:
        for spot in play.spots:
            hand = less(hand, unstated(spot.face))
    return tuple(face for face in hand if face != WILD)


def less(faces: tuple[Face, ...], face: Face) -> tuple[Face, ...]:
    """The faces without one of these."""
    place = faces.index(face)
    return faces[:place] + faces[place + 1 :]


def _thrown(hand: Hand, chosen: tuple[Face, ...], luck: Chance) -> Iterator[Face]:
    """What the dice show when the chosen ones are rolled; each die has its own luck, whatever else is rolled."""
    rest = list(chosen)
    for held in hand:
        shown = luck.fork(held.die).pick(SIDES[held.die])
        if held.face in rest:
            rest.remove(held.face)
            yield shown
        else:
            yield held.face
