"""Finds the moves with which a player uses the most dice from a position: on their own grid, around what is frozen."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from fivefold.core.game import Seat
from fivefold.games.crossword_set import building, grids, layouts
from fivefold.games.crossword_set.bookkeeping import apply
from fivefold.games.crossword_set.model import GRID, Declare, Held, Joining, Put, State, Step
from fivefold.pieces.dice import WILD, Die, Face, is_wild, meaning, unstated
from fivefold.pieces.grid import Place, Square

EFFORT = 3_000
"""The most search steps for one grid; nearly always enough for a certain result with fourteen dice."""
Target = dict[Die, tuple[Place, Face]]
"""The place and face of each die that is to lie in the grid."""


class Plan(NamedTuple):
    """Moves that use as many of a player's dice as possible, and the grid after them."""

    used: int
    moves: tuple[Declare | Put, ...]
    """Empty if the grid is as good as it can be."""
    grid: tuple[tuple[Square, Face], ...]
    """The joined part of the player's grid after the moves."""
    dice: Mapping[Square, Die]
    """The dice of that part."""
    certain: bool = False
    """Whether it is certain that no grid uses more dice."""


def best_plan(state: State, seat: Seat, joining: Joining) -> Plan:
    """Return the moves after which most dice of a player are used.

    Frozen dice stay where they are; guests on other grids are used there. Dice that the grid leaves out are taken off
    where they are in the way.
    """
    free = [held for held in state.hands[seat] if not held.frozen]
    fixed = {place: held for place, held in layouts.lying(state.hands, seat).items() if held.frozen}
    plans = [_after(state, seat, (), joining)]
    found = [_around(state, seat, free, fixed, joining)] if fixed else []
    found.append(_apart(free, fixed, joining))
    for target, _ in found:
        plans += _played(state, seat, target, joining)
    most = max(plans, key=lambda plan: plan.used)
    is_certain = all(certain for _, certain in found) or most.used == len(state.hands[seat])
    return most._replace(certain=is_certain)


# -- targets


def _apart(free: Sequence[Held], fixed: dict[Place, Held], joining: Joining) -> tuple[Target, bool]:
    """Return the largest grid of the dice that can be moved, at a place where nothing frozen lies."""
    layout, certain = _searched(tuple([unstated(held.face) for held in free]), joining)
    places = [placed.place for placed in layout]
    for by in sorted(range(-GRID.side * GRID.side, GRID.side * GRID.side), key=abs) if fixed else (0,):
        if grids.fits(places, by) and not any(place + by in fixed for place in places):
            return {free[one.die].die: (one.place + by, one.face) for one in layout}, certain
    return {}, False


def _around(
    state: State, seat: Seat, free: Sequence[Held], fixed: dict[Place, Held], joining: Joining
) -> tuple[Target, bool]:
    """Return the largest grid that continues the frozen part."""
    own = {held.die for held in state.hands[seat]}
    faces = {place: held.face for place, held in fixed.items()}
    mine = [place for place, held in fixed.items() if held.die in own]
    part = layouts.read(faces, joining, mine).part
    frozen = tuple([grids.Frozen(place, meaning(fixed[place].face) or "", place in mine) for place in sorted(part)])
    blocked = tuple(sorted(fixed.keys() - part))
    layout, certain = _continued(tuple([unstated(held.face) for held in free]), joining, frozen, blocked)
    return {free[one.die].die: (one.place, one.face) for one in layout}, certain and not blocked


@lru_cache(maxsize=256)
def _searched(faces: tuple[Face, ...], joining: Joining) -> tuple[grids.Layout, bool]:
    return grids.searched(faces, joining, EFFORT)


@lru_cache(maxsize=64)
def _continued(
    faces: tuple[Face, ...], joining: Joining, frozen: tuple[grids.Frozen, ...], blocked: tuple[Place, ...]
) -> tuple[grids.Layout, bool]:
    return grids.continued(faces, joining, EFFORT, frozen, blocked)


# -- moves


def _played(state: State, seat: Seat, target: Target, joining: Joining) -> Iterator[Plan]:
    """Yield the plan that lays a grid in one move; if the WILDs then mean something else, they are declared first."""
    hand = state.hands[seat]
    goal = {die: GRID.squares[place] for die, (place, _) in target.items()}
    steps: list[Step] = [(held.die, goal[held.die]) for held in hand if held.square != goal.get(held.die, held.square)]
    taken = {square for _, square in steps}
    steps += [
        (held.die, None) for held in hand if held.grid == seat and held.square in taken and held.die not in target
    ]
    lay: list[Declare | Put] = [Put(tuple(steps))] if steps else []
    declares = [
        Declare(held.die, meaning(target[held.die][1]) or WILD)
        for held in hand
        if held.die in target and is_wild(held.face) and not (held.declared and held.face == target[held.die][1])
    ]
    loosened = [
        Declare(held.die) for held in hand if held.die in target and held.declared and held.face != target[held.die][1]
    ]
    for moves in (lay, [*loosened, *lay], [*declares, *lay]):
        yield _plan(state, seat, moves, joining)


def _plan(state: State, seat: Seat, moves: Sequence[Declare | Put], joining: Joining) -> Plan:
    """Play the moves as long as dice are left to use."""
    made: list[Declare | Put] = []
    for move in moves:
        if layouts.used(state.hands, seat, joining) == len(state.hands[seat]):
            break
        match move:
            case Put(steps=steps):
                state = apply(state, building.put(state, seat, steps, state.now, joining))
            case Declare(die=die, face=face):
                state = apply(state, building.declare(state, seat, die, face, state.now, joining))
        made.append(move)
    return _after(state, seat, tuple(made), joining)


def _after(state: State, seat: Seat, made: tuple[Declare | Put, ...], joining: Joining) -> Plan:
    """Return the plan whose moves lead to this state."""
    there = layouts.lying(state.hands, seat)
    part = {GRID.squares[place]: there[place] for place in sorted(layouts.reading(state.hands, seat, joining).part)}
    grid = tuple((square, held.face) for square, held in part.items())
    dice = {square: held.die for square, held in part.items()}
    return Plan(layouts.used(state.hands, seat, joining), made, grid, dice)
