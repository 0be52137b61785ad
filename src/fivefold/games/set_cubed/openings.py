"""The race to open: SETs in a hand of dice, and the ways to put them on the logo."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations, product

from fivefold.core.errors import Illegal
from fivefold.core.words import Pieces, listed
from fivefold.games.set_cubed.boards import LOGO
from fivefold.games.set_cubed.model import Hand, NewSet, Open, Play, Spot
from fivefold.games.set_cubed.placing import taken
from fivefold.pieces import dice
from fivefold.pieces.dice import FACES, Die, Face, is_set, is_wild, meaning, stated, unstated

Triple = tuple[Face, Face, Face]


def has_set(hand: Hand) -> bool:
    """Return whether three of the dice are a SET."""
    return any(is_set(a.face, b.face, c.face) for a, b, c in combinations(hand, 3))


def moves(hand: Hand) -> Iterator[Open]:
    """Yield every SET in every order on the logo, with all features its WILDs can state."""
    faces = sorted(held.face for held in hand)
    for triple in dict.fromkeys(combinations(faces, 3)):
        if is_set(*triple):
            yield from map(Open, ways(triple))


@cache
def ways(triple: Triple) -> tuple[Triple, ...]:
    """Return the orders of three dice, with all features their WILDs can state."""
    found: dict[Triple, None] = {}
    for order in sorted(set(permutations(triple))):
        for a, b, c in product(*((map(stated, FACES) if is_wild(face) else (face,)) for face in order)):
            if is_set(a, b, c):
                found[a, b, c] = None
    return tuple(found)


def opened(hand: Hand, faces: Sequence[Face]) -> tuple[tuple[Die, ...], Play]:
    """Return the dice for the logo and their score; raises Illegal."""
    which = taken(hand, tuple(map(unstated, faces)))
    if None in map(meaning, faces):
        raise Illegal("set_cubed.not-stated")
    a, b, c = faces
    if faults := dice.why_not(a, b, c):
        raise Illegal(
            "set_cubed.not-a-set", faces=Pieces((a, b, c)), faults=listed([fault.message for fault in faults], "comma")
        )
    points = 3 - sum(map(is_wild, faces))
    spots = tuple(Spot(square, face) for square, face in zip(LOGO, faces, strict=True))
    return which, Play(spots, (NewSet(LOGO, points),), 0, points)
