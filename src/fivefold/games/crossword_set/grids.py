"""Finds a grid that uses all dice, or as many as possible, and proves it.

Three observations keep the search short. The possible SETs are known before any die is laid, so dice that are in none,
or that nothing connects, are a proof by themselves. The search decides SET by SET: either a SET is in the grid (then it
lies in one of at most twelve ways) or it is not, and then no SET that differs only by an equal die is either. And
groups that need not cross are laid separately and pushed together at the end: two shapes can always be made to touch.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from fivefold.games.crossword_set.model import GRID, Joining
from fivefold.pieces.dice import CODES, FACES, THIRD, Face, is_wild, stated
from fivefold.pieces.grid import Place

Triple = tuple[int, int, int]
"""Three dice, by their indices in the list."""
Cell = tuple[int, int]
_ROW = 256
"""The row length of the plane on which the search lays dice; large enough that no die meets an edge."""
_SORTED_WILDS = 3
"""With up to this many WILDs, their meanings are sorted by promise."""


class Placed(NamedTuple):
    """A die of the list, its square and its face; a WILD has the features it stands for."""

    die: int
    place: Place
    face: Face


Layout = tuple[Placed, ...]


def solve(dice: Sequence[Face], joining: Joining = "touching") -> Layout | None:
    """Return a complete grid of these dice; None if none exists."""
    found = _most(_Search(dice, joining, least=len(dice)))
    return found if len(found) == len(dice) else None


def best(
    dice: Sequence[Face],
    joining: Joining = "touching",
    effort: int | None = None,
    overlooked: Collection[Triple] = (),
) -> Layout:
    """Return a grid that uses as many of the dice as possible; with an `effort`, the best found in that many steps.

    Triples in `overlooked` do not count as SETs.
    """
    return _most(_Search(dice, joining, effort=effort, overlooked=overlooked))


def searched(dice: Sequence[Face], joining: Joining, effort: int) -> tuple[Layout, bool]:
    """Search like `best`; also return whether it is certain that no grid uses more dice."""
    search = _Search(dice, joining, effort=effort)
    layout = _most(search)
    return layout, len(layout) == len(dice) or search.steps < effort


def sets(dice: Sequence[Face]) -> list[Triple]:
    """Return every three of the dice that can be a SET."""
    codes = [-1 if is_wild(face) else CODES[face] for face in dice]
    return [
        (a, b, c)
        for (a, one), (b, two), (c, three) in combinations(enumerate(codes), 3)
        if one < 0 or two < 0 or three < 0 or THIRD[one][two] == three
    ]


def _most(search: "_Search") -> Layout:
    for codes in search.meanings():
        if search.run(codes):
            break
    return tuple(
        Placed(die, place, stated(FACES[search.codes[die]]) if die in search.wilds else search.dice[die])
        for die, place in sorted(_glued(search.found).items())
    )


class _Search:
    """The best grid so far, and the search for a better one."""

    def __init__(
        self,
        dice: Sequence[Face],
        joining: Joining,
        least: int = 0,
        effort: int | None = None,
        overlooked: Collection[Triple] = (),
    ) -> None:
        self.dice = dice
        self.crossing = joining == "crossing"
        self.most = max(0, least - 1)
        """Grids that use no more dice than this are discarded."""
        self.effort = effort
        self.overlooked = set(overlooked)
        self.steps = 0
        self.found: list[dict[Place, int]] = []
        self.codes: list[int] = []
        """The codes of the dice in the best grid."""
        self.wilds = [die for die, face in enumerate(dice) if is_wild(face)]
        self.plain = {die: CODES[face] for die, face in enumerate(dice) if not is_wild(face)}
        self.plain_at: list[list[int]] = [[] for _ in FACES]
        """By face, the dice that show it."""
        self.pairs: list[list[tuple[int, int]]] = [[] for _ in FACES]
        """By face, the pairs of dice with which it makes a SET."""
        for die, code in self.plain.items():
            self.plain_at[code].append(die)
        for (a, one), (b, other) in combinations(self.plain.items(), 2):
            self.pairs[THIRD[one][other]].append((a, b))
        self.plain_sets = [
            (a, b, c)
            for pairs, dice_at in zip(self.pairs, self.plain_at, strict=True)
            for a, b in pairs
            for c in dice_at
            if c > b
        ]
        self.covered = [_bits(die for pair in pairs for die in pair) for pairs in self.pairs]
        """By face, all dice of such pairs."""
        self.plain_covered = _bits(die for triple in self.plain_sets for die in triple)
        # The dice with a meaning for each WILD, and the SETs they then make, as three dice and as bits.
        self.meant: list[int] = []
        self.triples: list[Triple] = []
        self.masks: list[int] = []
        self.has_twins = False

    def meanings(self) -> Iterable[list[int]]:
        """Return the possible codes of all dice, with every meaning of each WILD, the most promising first."""
        useful = sorted(range(len(FACES)), key=lambda code: -len(self.pairs[code]))
        every = map(self._filled, combinations_with_replacement(useful, len(self.wilds)))
        return sorted(every, key=self._promise, reverse=True) if 0 < len(self.wilds) <= _SORTED_WILDS else every

    def _filled(self, values: Sequence[int]) -> list[int]:
        meant = [self.plain.get(die, 0) for die in range(len(self.dice))]
        for die, value in zip(self.wilds, values, strict=True):
            meant[die] = value
        return meant

    def _promise(self, meant: list[int]) -> int:
        """Estimate how many dice could be in SETs if the WILDs mean this."""
        covered = self.plain_covered
        for n, wild in enumerate(self.wilds):
            if self.pairs[meant[wild]]:
                covered |= self.covered[meant[wild]] | 1 << wild
            for other in self.wilds[:n]:
                third = THIRD[meant[wild]][meant[other]]
                covered |= _bits((*self.plain_at[third], wild, other)) if self.plain_at[third] else 0
        return covered.bit_count()

    def _sets(self, meant: list[int]) -> list[Triple]:
        """Return the SETs that the dice make with these meanings."""
        triples = self.plain_sets.copy()
        for n, wild in enumerate(self.wilds):
            triples += [(a, b, wild) for a, b in self.pairs[meant[wild]]]
            for m, other in enumerate(self.wilds[:n]):
                third = THIRD[meant[wild]][meant[other]]
                triples += [(a, other, wild) for a in self.plain_at[third]]
                triples += [(a, other, wild) for a in self.wilds[:m] if meant[a] == third]
        if self.overlooked:
            return [triple for triple in triples if tuple(sorted(triple)) not in self.overlooked]
        return triples

    def run(self, meant: list[int]) -> bool:
        """Search for a grid that is better than the best so far; return True when the search is over."""
        triples = self._sets(meant)
        masks = list(map(_bits, triples))
        if self._bound(masks, 0, 0).bit_count() <= self.most:
            return False
        self.meant, self.triples, self.masks = meant, triples, masks
        self.has_twins = len(set(meant)) < len(meant) and not self.overlooked
        return self._grow({}, [0] * len(meant), 0, list(range(len(triples))), [], 0)

    def _bound(self, masks: Sequence[int], placed: int, done: int) -> int:
        """Return an upper bound of the dice used, given the SETs that are still allowed."""
        if not self.crossing:
            for mask in masks:
                placed |= mask
            return placed | done
        if placed:
            return _closure(masks, placed)
        largest, left = 0, list(masks)
        while left:
            group = _closure(left, left[0])
            if group.bit_count() > largest.bit_count():
                largest = group
            left = [mask for mask in left if not mask & group]
        return largest

    def _grow(
        self,
        lying: dict[Place, int],
        spots: list[Place],
        placed: int,
        allowed: list[int],
        closed: list[dict[Place, int]],
        done: int,
    ) -> bool:
        """Decide one SET after the other; return True when no better grid is needed.

        `lying` is the group under construction (`placed` are its dice, `spots` their places), `closed` are the groups
        before it (`done` are their dice), `allowed` the SETs not ruled out.
        """
        self.steps += 1
        meant, masks = self.meant, self.masks
        if (placed | done).bit_count() > self.most:
            self.most = (placed | done).bit_count()
            self.found, self.codes = [*closed, lying], meant
        if self.most == len(meant) or (self.effort is not None and self.steps >= self.effort):
            return True
        while self._bound([masks[t] for t in allowed], placed, done).bit_count() > self.most:
            chosen = self._choose(allowed, placed, done)
            if chosen is None:
                if self.crossing or not placed:
                    return False
                closed, done, lying, placed = [*closed, lying], done | placed, {}, 0
                allowed = [t for t in allowed if not masks[t] & done]
                continue
            for cells in self._ways(chosen, lying, spots, placed):
                now, where, also = dict(lying), spots.copy(), placed
                for die, cell in cells:
                    now[cell] = die
                    where[die] = cell
                    also |= 1 << die
                if len(now) > GRID.side and _side(_columns_and_rows(now)) > GRID.side:
                    continue
                rest = [t for t in allowed if masks[t] & ~also]
                if self._grow(now, where, also, rest, closed, done):
                    return True
            allowed = self._without(chosen, allowed, placed)
        return False

    def _choose(self, allowed: list[int], placed: int, done: int) -> int | None:
        """Return the SET to decide next: of those that extend the group, the one with the scarcest die."""
        masks = self.masks
        if placed:
            open_ = [t for t in allowed if masks[t] & placed and masks[t] & ~placed]
        else:
            open_ = [t for t in allowed if not masks[t] & done]
        if len(open_) < 2:
            return open_[0] if open_ else None
        counts = [0] * len(self.meant)
        for t in allowed:
            for index in self.triples[t]:
                counts[index] += 1
        return min(open_, key=lambda t: min(counts[i] for i in self.triples[t] if not placed >> i & 1))

    def _ways(
        self, chosen: int, lying: dict[Place, int], spots: list[Place], placed: int
    ) -> Iterator[tuple[tuple[int, Place], ...]]:
        """Yield every way to lay a SET that shares the dice already laid, as dice with their places."""
        new = [index for index in self.triples[chosen] if not placed >> index & 1]
        old = [index for index in self.triples[chosen] if placed >> index & 1]
        if len(new) == 3:
            a, b, c = new
            orders = [(a, b, c), (b, a, c), (a, c, b)] if len({self.meant[i] for i in new}) > 1 else [(a, b, c)]
            for order in orders:
                yield tuple((index, place) for place, index in enumerate(order))
        elif len(new) == 1:
            p, q = sorted(spots[index] for index in old)
            for step in (1, _ROW):
                cells = (p - step, q + step) if q - p == step else (p + step,) if q - p == 2 * step else ()
                for cell in cells:
                    if cell not in lying:
                        yield ((new[0], cell),)
        else:
            p = spots[old[0]]
            flat = max(lying) - min(lying) < _ROW // 2
            a, b = new
            pairs = ((a, b), (b, a)) if self.meant[a] != self.meant[b] else ((a, b),)
            for step in (_ROW, 1):
                for first, second in ((p + step, p + 2 * step), (p - step, p + step), (p - step, p - 2 * step)):
                    if first in lying or second in lying:
                        continue
                    if flat and step == _ROW and first < p and second < p:
                        continue  # the mirror image of the vertical way
                    for x, y in pairs:
                        yield (x, first), (y, second)

    def _without(self, chosen: int, allowed: list[int], placed: int) -> list[int]:
        """Return the SETs still allowed when this one is not in the grid, nor its equivalents with equal dice."""
        if not self.has_twins:
            return [t for t in allowed if t != chosen]
        kind = self._kind(chosen, placed)
        return [t for t in allowed if self._kind(t, placed) != kind]

    def _kind(self, t: int, placed: int) -> tuple[int, list[int]]:
        mask = self.masks[t] & placed
        return mask, sorted(self.meant[i] for i in self.triples[t] if not placed >> i & 1)


def _bits(dice: Iterable[int]) -> int:
    found = 0
    for die in dice:
        found |= 1 << die
    return found


def _closure(masks: Sequence[int], reach: int) -> int:
    """Return all dice connected to these through SETs that share dice."""
    left = masks
    while True:
        rest: list[int] = []
        before = reach
        for mask in left:
            if mask & reach:
                reach |= mask
            else:
                rest.append(mask)
        if reach == before or not rest:
            return reach
        left = rest


def _glued(groups: Sequence[dict[Place, int]]) -> dict[int, Place]:
    """Return each die's place on a player's grid: the groups are pushed together until they touch, then centred.

    A group for which there is no room is left out; up to 21 dice always fit.
    """
    whole: dict[Cell, int] = {}
    for group in groups:
        cells = _columns_and_rows(group)
        right, down = _beside(whole.keys(), cells.keys())
        both = whole | {(column + right, row + down): die for (column, row), die in cells.items()}
        whole = both if _side(both) <= GRID.side else whole
    if not whole:
        return {}
    columns, rows = [column for column, _ in whole], [row for _, row in whole]
    right = (GRID.side - min(columns) - max(columns)) // 2
    down = (GRID.side - min(rows) - max(rows)) // 2
    return {die: (row + down) * GRID.side + column + right for (column, row), die in whole.items()}


def _columns_and_rows(group: dict[Place, int]) -> dict[Cell, int]:
    half = _ROW // 2
    return {((place + half) % _ROW - half, (place + half) // _ROW): die for place, die in group.items()}


def _beside(whole: Collection[Cell], cells: Collection[Cell]) -> Cell:
    """Return the shift with which the cells touch the whole: to the right or down, whichever takes less room."""
    if not whole:
        return 0, 0
    (column, row), (other_column, other_row) = min(whole), min(cells)
    ways: list[tuple[int, Cell]] = []
    for step_right, step_down in ((1, 0), (0, 1)):
        right, down = column - other_column, row - other_row
        while any((c + right, r + down) in whole for c, r in cells):
            right, down = right + step_right, down + step_down
        ways.append((_side([*whole, *((c + right, r + down) for c, r in cells)]), (right, down)))
    return min(ways)[1]


def _side(cells: Collection[Cell]) -> int:
    """Return the side of the smallest square around the cells."""
    columns, rows = [column for column, _ in cells], [row for _, row in cells]
    return 1 + max(max(columns) - min(columns), max(rows) - min(rows))
