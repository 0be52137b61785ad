"""Karma as numbers: an id for every move, a mask of the legal ones, and a view as a vector for learned players.

Everything is built from a `View`, so nothing that a seat may not know can get in. Other players are numbered clockwise
from the viewer. The layout is fixed: weights that were learned on it depend on it.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations

from fivefold.core.encoding import Encoding
from fivefold.core.game import Players, Seat
from fivefold.games.karma.model import (
    COPIES,
    HAND,
    KINDS,
    MOST,
    ORDER,
    PLACES,
    Card,
    Give,
    Lay,
    Move,
    PickUp,
    Play,
    Turn,
)
from fivefold.games.karma.view import View

TURN = len(KINDS) * COPIES
"""The first id of turning over; before it are the plays: `3 * kind + count - 1`."""
PICK_UP = TURN + PLACES
GIVE = PICK_UP + 1
"""The first id of a gift: to the next player, the one after, and so on."""
LAY = GIVE + MOST - 1
"""The first id of a choice of three of six cards, in the order of `TRIPLES`."""
TRIPLES = tuple(combinations(range(HAND + PLACES), PLACES))
"""The places in the sorted hand of each choice."""
ACTIONS = LAY + len(TRIPLES)

OTHERS = 5
"""The number of other players that a vector describes: those of a match with one deck."""
PHASES = ("choose", "play", "follow", "give")
PLAYER = 2 * len(KINDS) + 6
SIZE = 11 * len(KINDS) + 10 + OTHERS * PLAYER + OTHERS


def number(view: View, move: Move) -> int:
    """Return the id of a move of the viewer."""
    match move:
        case Play(card=card, count=count):
            return COPIES * ORDER[card] + count - 1
        case Turn(place=place):
            return TURN + place
        case PickUp():
            return PICK_UP
        case Give(to=to):
            assert view.seat is not None
            return GIVE + (to - view.seat) % len(view.players) - 1
        case Lay(cards=cards):
            return LAY + TRIPLES.index(_places(view.hand, cards))


def move(view: View, action: int) -> Move:
    """Return the move with this id; it is not necessarily legal."""
    if action < TURN:
        return Play(KINDS[action // COPIES], action % COPIES + 1)
    if action < PICK_UP:
        return Turn(action - TURN)
    if action == PICK_UP:
        return PickUp()
    if action < LAY:
        assert view.seat is not None
        return Give((view.seat + action - GIVE + 1) % len(view.players))
    one, two, three = (view.hand[place] for place in TRIPLES[action - LAY])
    return Lay((one, two, three))


def mask(view: View, moves: Iterable[Move]) -> list[bool]:
    """Return for every id whether it is one of the moves."""
    found = [False] * ACTIONS
    for each in moves:
        found[number(view, each)] = True
    return found


def numbered(view: View, moves: Iterable[Move]) -> dict[int, Move]:
    """Return the moves by their ids."""
    return {number(view, each): each for each in moves}


def _places(hand: Sequence[Card], cards: Sequence[Card]) -> tuple[int, ...]:
    """Return the first places in the sorted hand that hold these sorted cards."""
    found: list[int] = []
    for card in cards:
        found.append(hand.index(card, found[-1] + 1 if found else 0))
    return tuple(found)


def counts(cards: Iterable[Card]) -> list[int]:
    """Return the number of copies of each kind."""
    found = [0] * len(KINDS)
    for card in cards:
        found[ORDER[card]] += 1
    return found


def _one(card: Card | None) -> list[float]:
    return [float(card == kind) for kind in KINDS]


def observation(view: View) -> list[float]:
    """Return the view as numbers, most of them 0 to 1: cards, the pile, the phase, and the other players."""
    seat, me, seats = view.seat, view.me, len(view.players)
    assert seat is not None
    assert me is not None
    assert seats <= OTHERS + 1
    hand, up, pile, gone = counts(view.hand), counts(me.up), counts(view.pile), counts(view.gone)
    others = [view.players[(seat + step) % seats] for step in range(1, seats)]
    seen = [sum(each) for each in zip(hand, up, pile, gone, strict=True)]
    for player in others:
        seen = [sum(each) for each in zip(seen, counts(player.up), counts(player.known), strict=True)]
    found: list[float] = []
    for least in (1, 2, 3):
        found += [float(each >= least) for each in hand]
    found += [each / COPIES for each in up]
    found += [each / COPIES for each in counts(me.known)]
    found += [each / COPIES for each in pile]
    found += [each / COPIES for each in gone]
    found += [(COPIES - each) / COPIES for each in seen]
    found += _one(view.top)
    found += _one(view.pile[0] if view.pile else None)
    found += [view.row / COPIES * each for each in _one(view.last)]
    found += [float(view.phase == phase) for phase in PHASES]
    found += [
        sum(me.down) / PLACES,
        min(me.hand, 20) / 20,
        len(view.pile) / 20,
        view.draw / 20,
        float(view.draw == 0),
        float(not view.pile),
    ]
    for step in range(OTHERS):
        found += _player(view, (seat + step + 1) % seats) if step < seats - 1 else [0.0] * PLAYER
    return found + [float(seats == number + 2) for number in range(OTHERS)]


def _player(view: View, seat: Seat) -> list[float]:
    player = view.players[seat]
    return [
        *[each / COPIES for each in counts(player.up)],
        *[each / COPIES for each in counts(player.known)],
        1.0,
        float(seat in view.out),
        sum(player.down) / PLACES,
        min(player.hand, 20) / 20,
        float(player.hand == 0),
        float(player.hand == 1),
    ]


def _observation(view: View, _moves: Sequence[Move]) -> list[float]:
    return observation(view)


ENCODINGS = {"karma": Encoding(1, Players(2, OTHERS + 1), ACTIONS, SIZE, numbered, _observation, most=3.0)}
