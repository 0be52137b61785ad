"""Single plays as numbers: where one or two dice can go, and their points.

A square is a number (its place on the grid). A die is a number too: the code of its face, plus 27 for a WILD that
stands for that face; `WILD` is one without stated features.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from fivefold.games.set_cubed.boards import GRID
from fivefold.games.set_cubed.model import NewSet, Play, Spot
from fivefold.pieces.dice import CODES, FACES, THIRD, Face
from fivefold.pieces.grid import Place, Square

Kind = int
"""A die as a number."""
Code = int
Cells = list[Code]
"""The code on each square; EMPTY where there is no die."""
Needed = dict[Place, tuple[Code, ...]]
"""The codes that complete a SET on an empty square, one for each SET."""
Single = tuple[Place, Kind]
Step = tuple[Single, ...]
"""One play: its dice, in the order of their squares."""

Scored = tuple[int, Step]
"""A play and its points."""
Bonus = Mapping[Place, int]

EMPTY = -1
STATED = 27
WILD = 2 * STATED
KINDS: dict[Face, Kind] = {
    **CODES,
    **{f"*{face}": STATED + code for face, code in CODES.items()},
    "*": WILD,
}
NAMES: tuple[Face, ...] = (*FACES, *(f"*{face}" for face in FACES), "*")
PAIRS: tuple[tuple[tuple[Place, Place], ...], ...] = tuple(
    tuple((a, b) for line in lines for a, b in [[p for p in line if p != place]])
    for place, lines in enumerate(GRID.lines_through)
)
"""For each square, the two other squares of every line through it."""
PLACES = len(PAIRS)


def cells_of(board: Iterable[tuple[Square, Face]]) -> Cells:
    cells = [EMPTY] * PLACES
    place = GRID.place
    for square, face in board:
        cells[place[square]] = KINDS[face] % STATED
    return cells


def needed_on(cells: Cells) -> Needed:
    """Return the codes that complete a SET, for every empty square that has any."""
    found: Needed = {}
    for a, b, c in GRID.lines:
        x, y, z = cells[a], cells[b], cells[c]
        if x < 0:
            if y >= 0 and z >= 0:
                found[a] = (*found.get(a, ()), THIRD[y][z])
        elif y < 0:
            if z >= 0:
                found[b] = (*found.get(b, ()), THIRD[x][z])
        elif z < 0:
            found[c] = (*found.get(c, ()), THIRD[x][y])
    return found


def halves_on(cells: Cells, places: Iterable[Place] | None = None) -> Iterator[tuple[Place, Place, Code]]:
    """Yield lines with one die through these places: the two empty squares, the lower first, and the die's code."""
    lines = GRID.lines if places is None else {line for place in places for line in GRID.lines_through[place]}
    for a, b, c in lines:
        x, y, z = cells[a], cells[b], cells[c]
        if x < 0:
            if y < 0:
                if z >= 0:
                    yield a, b, z
            elif z < 0:
                yield a, c, y
        elif y < 0 and z < 0:
            yield b, c, x


class Hand:
    """The dice in hand: the count of each plain face, and of WILDs."""

    __slots__ = ("codes", "wilds")

    def __init__(self, kinds: Iterable[Kind]) -> None:
        self.codes: dict[Code, int] = {}
        self.wilds = 0
        for kind in kinds:
            if kind == WILD:
                self.wilds += 1
            else:
                self.codes[kind] = self.codes.get(kind, 0) + 1

    def has(self, *kinds: Kind) -> bool:
        """Return whether all these can be taken from the hand; WILDs match any kind."""
        wilds = 0
        for kind in kinds:
            if kind >= STATED:
                wilds += 1
            elif self.codes.get(kind, 0) < kinds.count(kind):
                return False
        return wilds <= self.wilds

    def without(self, step: Step) -> "Hand":
        """Return the hand after a play."""
        rest = Hand(())
        rest.codes, rest.wilds = self.codes.copy(), self.wilds
        for _, kind in step:
            if kind >= STATED:
                rest.wilds -= 1
            elif rest.codes[kind] == 1:
                del rest.codes[kind]
            else:
                rest.codes[kind] -= 1
        return rest


def singles(needed: Needed, hand: Hand, bonus: Bonus, places: Iterable[Place]) -> Iterator[Scored]:
    """Yield every play of one die on these squares, with its points."""
    for place in places:
        codes = needed.get(place)
        if codes is None:
            continue
        extra = bonus.get(place, 0)
        for code in set(codes):
            count = codes.count(code)
            if code in hand.codes:
                yield 3 * count + extra, ((place, code),)
            if hand.wilds:
                yield 2 * count + extra, ((place, STATED + code),)


def doubles(
    cells: Cells, needed: Needed, hand: Hand, bonus: Bonus, lines: Iterable[tuple[Place, Place, Code]]
) -> Iterator[Scored]:
    """Yield every play of two dice in these lines, with its points; a play in two lines occurs twice."""
    codes, wilds = hand.codes, hand.wilds
    for a, b, between in lines:
        third = THIRD[between]
        for code in codes:
            other = third[code]
            if other in codes and (other != code or codes[code] > 1):
                yield from _double(cells, needed, bonus, a, code, b, other)
            if wilds:
                yield from _double(cells, needed, bonus, a, code, b, STATED + other)
                yield from _double(cells, needed, bonus, a, STATED + other, b, code)
        if wilds > 1:
            for code in range(STATED):
                yield from _double(cells, needed, bonus, a, STATED + code, b, STATED + third[code])


def _double(
    cells: Cells, needed: Needed, bonus: Bonus, a: Place, kind: Kind, b: Place, other: Kind
) -> Iterator[Scored]:
    """Yield the play, unless both dice could be put down one after the other."""
    x, y = kind % STATED, other % STATED
    alone, too = needed.get(a, ()).count(x), needed.get(b, ()).count(y)
    if alone and too:
        return
    worth, second = (2 if kind >= STATED else 3), (2 if other >= STATED else 3)
    points = worth * alone + second * too + bonus.get(a, 0) + bonus.get(b, 0)
    together = worth + second - 3
    third = THIRD[x][y]
    for p, q in PAIRS[a]:
        if (p == b and cells[q] == third) or (q == b and cells[p] == third):
            points += together
    yield points, ((a, kind), (b, other))


def put(cells: Cells, needed: Needed, step: Step) -> Needed:
    """Make a play on the board; return the codes needed on the squares where they are new."""
    new: Needed = {}
    for place, kind in step:
        cells[place] = code = kind % STATED
        third = THIRD[code]
        for p, q in PAIRS[place]:
            x, y = cells[p], cells[q]
            if x >= 0:
                if y < 0:
                    new[q] = (*(new.get(q) or needed.get(q, ())), third[x])
            elif y >= 0:
                new[p] = (*(new.get(p) or needed.get(p, ())), third[y])
    for place, _ in step:
        new.pop(place, None)
    return new


def take_up(cells: Cells, step: Step) -> None:
    """Remove a play from the board."""
    for place, _ in step:
        cells[place] = EMPTY


def sets_made(cells: Cells, step: Step) -> list[tuple[tuple[Place, ...], int]]:
    """Return the SETs that a play completes, and the points for each."""
    fresh = dict(step)
    on = cells.copy()
    for place, kind in step:
        on[place] = kind % STATED
    made: dict[tuple[Place, ...], int] = {}
    for place in fresh:
        for line in GRID.lines_through[place]:
            a, b, c = (on[p] for p in line)
            if a >= 0 and b >= 0 and c >= 0 and THIRD[a][b] == c:
                made[line] = 3 - sum(fresh.get(p, 0) >= STATED for p in line)
    return sorted(made.items())


def named(cells: Cells, step: Step, bonus: Bonus) -> Play:
    """Return the play in notation, SET by SET."""
    squares = GRID.squares
    made = sets_made(cells, step)
    extra = sum(bonus.get(place, 0) for place, _ in step)
    return Play(
        spots=tuple(Spot(squares[place], NAMES[kind]) for place, kind in step),
        sets=tuple(NewSet((squares[a], squares[b], squares[c]), points) for (a, b, c), points in made),
        bonus=extra,
        points=extra + sum(points for _, points in made),
    )


def numbered(spots: Sequence[Spot]) -> Step:
    """Return a play as numbers."""
    return tuple(sorted((GRID.place[spot.square], KINDS[spot.face]) for spot in spots))
