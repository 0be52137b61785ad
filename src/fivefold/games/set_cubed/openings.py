"""The race to open: SETs in a hand of dice, and how they can lie on the logo."""

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
    """Whether three of the dice are a SET."""
    return any(is_set(a.face, b.face, c.face) for a, b, c in combinations(hand, 3))


def moves(hand: Hand) -> Iterator[Open]:
    """Every SET in every order on the logo, with everything its WILDs can stand for."""
    faces = sorted(held.face for held in hand)
    for triple in dict.fromkeys(combinations(faces, 3)):
        if is_set(*triple):
            yield from map(Open, ways(triple))


@cache
def ways(triple: Triple) -> tuple[Triple, ...]:
    """The orders of three dice with all that their WILDs can stand for."""
    found: dict[Triple, None] = {}
    for order in sorted(set(permutations(triple))):
        for a, b, c in product(*((map(stated, FACES) if is_wild(face) else (face,)) for face in order)):
            if is_set(a, b, c):
                found[a, b, c] = None
    return tuple(found)


def opened(hand: Hand, faces: Sequence[Face]) -> tuple[tuple[Die, ...], Play]:
    """The dice for the logo and their score; raises Illegal."""
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
