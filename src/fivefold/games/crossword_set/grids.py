"""Finds a grid that uses all dice, or as many as possible, and proves it.

Three observations keep the search short. The possible SETs are known before any die is laid, so dice that are in none,
or that nothing connects, are a proof by themselves. The search decides SET by SET: either a SET is in the grid (then it
lies in one of at most twelve ways) or it is not, and then no SET that differs only by an equal die is either. And
groups that need not cross are laid separately and pushed together at the end: two shapes can always be made to touch.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from fivefold.games.crossword_set.groups import (
    BLOCKED,
    ROW,
    around_first,
    columns_and_rows,
    on_plane,
    pushed_together,
    side,
)
from fivefold.games.crossword_set.model import GRID, Joining
from fivefold.pieces.dice import CODES, FACES, THIRD, Face, is_wild, stated
from fivefold.pieces.grid import Place

Triple = tuple[int, int, int]
"""Three dice, by their indices in the list."""
_SORTED_WILDS = 3
"""With up to this many WILDs, their meanings are sorted by promise."""


class Placed(NamedTuple):
    """A die of the list, its square and its face; a WILD has the features it stands for."""

    die: int
    place: Place
    face: Face


Layout = tuple[Placed, ...]


class Frozen(NamedTuple):
    """A die that stays where it lies, with the face it counts as."""

    place: Place
    face: Face
    own: bool
    """Whether it belongs to the player whose dice are counted."""


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


def continued(
    dice: Sequence[Face], joining: Joining, effort: int, frozen: Sequence[Frozen], blocked: Collection[Place]
) -> tuple[Layout, bool]:
    """Search like `searched` for a grid that continues a frozen part and leaves the blocked places free."""
    search = _Search([*dice, *(one.face for one in frozen)], joining, effort=effort)
    search.own = _bits([*range(len(dice)), *(len(dice) + n for n, one in enumerate(frozen) if one.own)])
    search.fixed = {on_plane(one.place): len(dice) + n for n, one in enumerate(frozen)}
    search.fixed |= {on_plane(place): BLOCKED for place in blocked}
    layout = _most(search)
    is_whole = _bits(one.die for one in layout) & search.own == search.own
    return tuple([one for one in layout if one.die < len(dice)]), is_whole or search.steps < effort


def fits(places: Iterable[Place], by: int) -> bool:
    """Return whether all places stay on the grid when they are shifted, and no row is broken."""
    down, right = divmod(by + GRID.side // 2, GRID.side)
    right -= GRID.side // 2
    return all(
        0 <= place % GRID.side + right < GRID.side and 0 <= place // GRID.side + down < GRID.side for place in places
    )


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
        for die, place in sorted((around_first if search.fixed else pushed_together)(search.found).items())
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
        self.own = _bits(range(len(dice)))
        """The dice that are counted."""
        self.fixed: dict[Place, int] = {}
        """The dice that lie already and stay where they are, and blocked places."""
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
        spots = [0] * len(meant)
        for place, die in self.fixed.items():
            spots[die] = place if die != BLOCKED else spots[die]
        placed = _bits(die for die in self.fixed.values() if die != BLOCKED)
        if self._count(self._bound(masks, placed, 0)) <= self.most:
            return False
        self.meant, self.triples, self.masks = meant, triples, masks
        self.has_twins = len(set(meant)) < len(meant) and not self.overlooked
        return self._grow(dict(self.fixed), spots, placed, list(range(len(triples))), [], 0)

    def _count(self, dice: int) -> int:
        return (dice & self.own).bit_count()

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
        if self._count(placed | done) > self.most:
            self.most = self._count(placed | done)
            self.found, self.codes = [*closed, lying], meant
        if self.most == self.own.bit_count() or (self.effort is not None and self.steps >= self.effort):
            return True
        while self._count(self._bound([masks[t] for t in allowed], placed, done)) > self.most:
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
                if self._is_outside(now, closed):
                    continue
                rest = [t for t in allowed if masks[t] & ~also]
                if self._grow(now, where, also, rest, closed, done):
                    return True
            allowed = self._without(chosen, allowed, placed)
        return False

    def _is_outside(self, lying: dict[Place, int], closed: Sequence[object]) -> bool:
        """Return whether a group reaches beyond the grid; the one with what is fixed lies where it lies."""
        if self.fixed and not closed:
            return not all(0 <= place // ROW < GRID.side and 0 <= place % ROW < GRID.side for place in lying)
        return len(lying) > GRID.side and side(columns_and_rows(lying)) > GRID.side

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
            for step in (1, ROW):
                cells = (p - step, q + step) if q - p == step else (p + step,) if q - p == 2 * step else ()
                for cell in cells:
                    if cell not in lying:
                        yield ((new[0], cell),)
        else:
            p = spots[old[0]]
            flat = not self.fixed and max(lying) - min(lying) < ROW // 2
            a, b = new
            pairs = ((a, b), (b, a)) if self.meant[a] != self.meant[b] else ((a, b),)
            for step in (ROW, 1):
                for first, second in ((p + step, p + 2 * step), (p - step, p + step), (p - step, p - 2 * step)):
                    if first in lying or second in lying:
                        continue
                    if flat and step == ROW and first < p and second < p:
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
