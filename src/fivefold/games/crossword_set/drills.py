"""Drills for CROSSWORD SET: the die that fills a gap, and the die that does not fit into a grid."""

from collections.abc import Mapping

from fivefold.core.chance import Chance
from fivefold.core.drills import Board, Cell, Choice, Difficulty, Drill, Row, scaled
from fivefold.core.words import Message, Pieces, listed, message
from fivefold.games.crossword_set import grids, layouts
from fivefold.games.crossword_set.model import GRID
from fivefold.pieces.dice import ALL_DICE, CODES, FACES, THIRD, Face, is_set, is_wild, roll, why_not
from fivefold.pieces.grid import Line, Place

EFFORT = 4_000
"""The most search steps for a grid to take a die from; the grid need not be the largest."""


def gap(chance: Chance, difficulty: Difficulty) -> Drill | None:
    """Ask which die fills a gap; harder drills have more dice on the grid, and closer alternatives."""
    count = scaled(difficulty, 5, 13)
    faces = roll(chance.shuffled(ALL_DICE)[: count + 2], chance)
    if any(map(is_wild, faces)):
        return None
    lying = {placed.place: placed.face for placed in grids.best(faces, "crossing", EFFORT)}
    reading = layouts.read(lying, "crossing")
    crossed = [place for place in lying if sum(place in line for line in reading.sets) > 1]
    if len(lying) < count or not crossed:
        return None
    place = chance.pick(crossed)
    lines = [line for line in reading.sets if place in line]
    right, rest = lying[place], {other: face for other, face in lying.items() if other != place}
    found = {right}
    while len(found) < scaled(difficulty, 3, 6):
        found.add(_changed(right, chance, 3 - scaled(difficulty, 0, 2)))
    dice = chance.shuffled(sorted(found))
    return Drill(
        question=Message("crossword_set.drill-gap.question"),
        shown=(board_of(rest, gap=place),),
        choices=tuple([Choice(Row((face,))) for face in dice]),
        right=((dice.index(right),),),
        why={str(n): _closes(face, lines, rest) for n, face in enumerate(dice)},
        best=message("crossword_set.drill-gap.best", face=Pieces((right,)), sets=len(lines)),
        proof=(board_of(lying, new=place),),
        effort=len(lying) * len(dice),
    )


def grid(chance: Chance, difficulty: Difficulty) -> Drill | None:
    """Ask which die does not fit into one grid of crossing SETs; harder drills have more dice."""
    count = 5 + 2 * (difficulty // 4)
    faces = _joined(chance, count)
    faces.append(FACES[chance.below(len(FACES))])
    dice = chance.shuffled(faces)
    if len(set(dice)) < len(dice):
        return None
    kept = [[face for face in dice if face != out] for out in dice]
    layouts_ = [grids.solve(rest, "crossing") for rest in kept]
    right = [n for n, layout in enumerate(layouts_) if layout is not None]
    if len(right) != 1:
        return None
    layout = layouts_[right[0]] or ()
    lying = {placed.place: placed.face for placed in layout}
    best = message("crossword_set.drill-grid.best", face=Pieces((dice[right[0]],)), dice=count)
    most = [len(grids.best(rest, "crossing")) for rest in kept]
    return Drill(
        question=message("crossword_set.drill-grid.question", dice=count),
        shown=(),
        choices=tuple([Choice(Row((face,))) for face in dice]),
        right=((right[0],),),
        why={
            str(n): best if n == right[0] else message("crossword_set.drill-grid.most", most=most[n], dice=count)
            for n in range(len(dice))
        },
        best=best,
        proof=(board_of(lying),),
        effort=len(dice) ** 2 + len(grids.sets(dice)),
    )


def _changed(face: Face, chance: Chance, features: int) -> Face:
    """Return another face that differs in this many features."""
    others = [other for other in FACES if sum(x != y for x, y in zip(face, other, strict=True)) == features]
    return chance.pick(others)


def _joined(chance: Chance, count: int) -> list[Face]:
    """Return faces of SETs, each of which shares one with those before."""
    faces = [chance.pick(FACES)]
    while len(faces) < count:
        a, b = CODES[chance.pick(faces)], chance.below(len(FACES))
        faces += [FACES[b], FACES[THIRD[a][b]]]
    return faces[:count]


def _closes(face: Face, lines: list[Line], lying: Mapping[Place, Face]) -> Message:
    """Say in how many of the lines through the gap a face makes a SET, and why not in the others."""
    threes = [tuple([lying.get(place, face) for place in line]) for line in lines]
    wrong = [(a, b, c) for a, b, c in threes if not is_set(a, b, c)]
    if not wrong:
        return message("crossword_set.drill-gap.best", face=Pieces((face,)), sets=len(lines))
    faults = listed([fault.message for fault in why_not(*wrong[0])], "comma")
    return message("crossword_set.drill-gap.wrong", lines=len(lines), wrong=len(wrong), why=faults)


def board_of(lying: Mapping[Place, Face], gap: Place | None = None, new: Place | None = None) -> Board:
    """Return the occupied part of the grid."""
    used: list[Place] = [*lying] if gap is None else [*lying, gap]
    places = [divmod(place, GRID.side) for place in used]
    top, left = (min(place[axis] for place in places) for axis in (0, 1))
    low, right = (max(place[axis] for place in places) for axis in (0, 1))
    cells = [
        Cell(
            place % GRID.side - left,
            place // GRID.side - top,
            GRID.squares[place],
            lying.get(place, ""),
            "gap" if place == gap else "new" if place == new else "",
        )
        for place in sorted(used)
    ]
    return Board(right - left + 1, low - top + 1, tuple(cells))


DRILLS = {"crossword-set": {"gap": gap, "grid": grid}}
