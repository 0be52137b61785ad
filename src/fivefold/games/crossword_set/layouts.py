"""Analyses the dice on a grid: its SETs, its joined part, and what its WILDs stand for."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from fivefold.core.game import Seat
from fivefold.games.crossword_set.model import GRID, Hand, Held, Joining
from fivefold.pieces.dice import CODES, FACES, THIRD, Face, meaning, stated
from fivefold.pieces.grid import Line, Place

Lying = Mapping[Place, Face]
"""The face on each occupied place."""


class Reading(NamedTuple):
    """The SETs of a grid, and the largest part of it that they join."""

    sets: tuple[Line, ...]
    part: frozenset[Place]


def read(lying: Lying, joining: Joining, own: Collection[Place] | None = None) -> Reading:
    """Analyse a grid. The largest part is the one with the most of the owner's dice, by default all dice."""
    cells = tuple(sorted((place, meaning(face) or "") for place, face in lying.items()))
    return _read(cells, joining, None if own is None or len(own) == len(lying) else frozenset(own))


@lru_cache(maxsize=2048)
def _read(cells: tuple[tuple[Place, Face], ...], joining: Joining, own: frozenset[Place] | None) -> Reading:
    codes = {place: CODES[face] for place, face in cells if face}
    sets = tuple(_sets(codes))
    groups = parts(sets, joining)
    if not groups:
        return Reading((), frozenset())
    return Reading(sets, max(groups, key=lambda part: (len(part if own is None else part & own), len(part))))


def _sets(codes: Mapping[Place, int]) -> Iterator[Line]:
    for place, code in codes.items():
        for step in (1, GRID.side) if place % GRID.side < GRID.side - 2 else (GRID.side,):
            second, third = codes.get(place + step), codes.get(place + 2 * step)
            if second is not None and third is not None and THIRD[code][second] == third:
                yield place, place + step, place + 2 * step


def parts(sets: Iterable[Line], joining: Joining) -> list[frozenset[Place]]:
    """Return the dice of these SETs in connected groups, ordered by their first squares."""
    near: dict[Place, set[Place]] = {}
    for line in sets:
        for place in line:
            near.setdefault(place, set()).update(line)
    if joining == "touching":
        for place, others in near.items():
            others.update(GRID.neighbours[place])
    found: list[frozenset[Place]] = []
    left = set(near)
    for place in sorted(near):
        if place in left:
            found.append(reached((place,), near))
            left -= found[-1]
    return found


def reached(begin: Iterable[Place], near: Mapping[Place, Collection[Place]]) -> frozenset[Place]:
    """Return every place that can be reached step by step; only keys of `near` count."""
    found = set(begin)
    edge = list(found)
    while edge:
        for place in near[edge.pop()]:
            if place not in found and place in near:
                found.add(place)
                edge.append(place)
    return frozenset(found)


def tied(lying: Lying, old: Collection[Place]) -> frozenset[Place]:
    """Return the dice connected to the old ones through SETs that share dice."""
    near: dict[Place, set[Place]] = {place: {place} for place in old}
    for line in read(lying, "crossing").sets:
        for place in line:
            near.setdefault(place, set()).update(line)
    return reached(old, near)


def settled(lying: Lying, joining: Joining, own: Collection[Place] | None = None) -> dict[Place, Face]:
    """Return the features of each undeclared WILD, where two neighbours determine them.

    The choice brings the most of the owner's dice into the joined part; then the most dice into SETs.
    """
    now, found = dict(lying), dict[Place, Face]()
    while True:
        best: tuple[tuple[int, int], Place, Face] | None = None
        for place, face in now.items():
            for meant in _needed(place, now) if meaning(face) is None else ():
                reading = read({**now, place: meant}, joining, own)
                used = reading.part if own is None else reading.part & frozenset(own)
                worth = len(used), len({p for line in reading.sets for p in line})
                if best is None or worth > best[0]:
                    best = worth, place, meant
        if best is None:
            return found
        _, place, meant = best
        now[place] = found[place] = stated(meant)


def _needed(place: Place, lying: Lying) -> list[Face]:
    """Return the faces that would complete a SET on this square, in the order of notation."""
    codes: set[int] = set()
    for line in GRID.lines_through[place]:
        others = [meaning(lying[other]) if other in lying else None for other in line if other != place]
        if others[0] is not None and others[1] is not None:
            codes.add(THIRD[CODES[others[0]]][CODES[others[1]]])
    return [FACES[code] for code in sorted(codes)]


# -- the grids of players


def lying(hands: Iterable[Hand], grid: Seat) -> dict[Place, Held]:
    """Return all dice on a player's grid, including guests."""
    return {GRID.place[held.square]: held for hand in hands for held in hand if held.grid == grid and held.square}


def reading(hands: Sequence[Hand], seat: Seat, joining: Joining) -> Reading:
    """Analyse a player's grid."""
    there = lying(hands, seat)
    mine = {held.die for held in hands[seat]}
    own = [place for place, held in there.items() if held.die in mine]
    return read({place: held.face for place, held in there.items()}, joining, own)


def used(hands: Sequence[Hand], seat: Seat, joining: Joining) -> int:
    """Return how many of a player's dice are used: those in the joined part of their own grid, and guests elsewhere."""
    part = reading(hands, seat, joining).part
    return sum(is_used(held, seat, part) for held in hands[seat])


def is_used(held: Held, seat: Seat, part: frozenset[Place]) -> bool:
    """Return whether a die of that player counts as used."""
    if held.square is None:
        return False
    return held.grid != seat or GRID.place[held.square] in part
