"""The solver of grids, against one that tries every shape and every order."""

import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivefold.games.crossword_set import grids, layouts
from fivefold.games.crossword_set.model import GRID, Joining
from fivefold.pieces.dice import FACES, SIDES, WILD, Face, is_set, is_wild, meaning

from .tables import CALM, TEN

JOININGS: tuple[Joining, ...] = ("touching", "crossing")
PLANE = [face for face in FACES if face[2] == "o"]
"""Nine faces that make many SETs with each other."""

Cell = tuple[int, int]
Shape = tuple[Cell, ...]


def rolls(count: int, size: int, seed: int = 1) -> Iterator[list[Face]]:
    """Random rolls of random dice."""
    luck = random.Random(seed)
    for _ in range(count):
        yield [luck.choice(faces) for faces in luck.sample(list(SIDES.values()), size)]


def check(dice: Sequence[Face], layout: grids.Layout, joining: Joining) -> None:
    """Whether it is a grid of these dice: each once, each in a SET, all joined."""
    lying = {placed.place: placed.face for placed in layout}
    assert len(lying) == len({placed.die for placed in layout}) == len(layout)
    for placed in layout:
        assert dice[placed.die] == placed.face or (is_wild(dice[placed.die]) and meaning(placed.face) is not None)
    assert layouts.read(lying, joining).part == lying.keys()


# -- the slow way


@cache
def shapes(size: int) -> frozenset[Shape]:
    """Every shape of so many squares side by side, wherever it lies."""
    if size == 1:
        return frozenset({((0, 0),)})
    found = set[Shape]()
    for shape in shapes(size - 1):
        for column, row in shape:
            for cell in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
                if cell not in shape:
                    left, top = min(c for c, _ in (*shape, cell)), min(r for _, r in (*shape, cell))
                    found.add(tuple(sorted((c - left, r - top) for c, r in (*shape, cell))))
    return frozenset(found)


@cache
def crosswords(size: int) -> list[tuple[tuple[int, int, int], ...]]:
    """The windows of three of each shape that covers every square with one, by the squares' numbers."""
    found: list[tuple[tuple[int, int, int], ...]] = []
    for shape in sorted(shapes(size)):
        at = {cell: number for number, cell in enumerate(shape)}
        lines = [
            (at[c, r], at[c + dc, r + dr], at[c + 2 * dc, r + 2 * dr])
            for c, r in shape
            for dc, dr in ((1, 0), (0, 1))
            if (c + dc, r + dr) in at and (c + 2 * dc, r + 2 * dr) in at
        ]
        if {number for line in lines for number in line} == set(at.values()):
            found.append(tuple(lines))
    return found


def is_complete(faces: Sequence[Face], lines: Sequence[tuple[int, int, int]], joining: Joining) -> bool:
    """Whether these faces in these places are all in SETs; the shape itself is joined, so touching is given."""
    made = [set(line) for line in lines if is_set(*(faces[number] for number in line))]
    if set().union(*made) != set(range(len(faces))):
        return False
    if joining == "touching":
        return True
    group = made[0]
    for _ in made:
        group = group.union(*(line for line in made if line & group))
    return len(group) == len(faces)


def can_be_done(dice: Sequence[Face], joining: Joining) -> bool:
    """By trying everything that the WILDs can be, every shape and every order."""
    wilds = [index for index, face in enumerate(dice) if face == WILD]
    for meanings in product(FACES, repeat=len(wilds)):
        faces = list(dice)
        for index, face in zip(wilds, meanings, strict=True):
            faces[index] = face
        if not all(any(is_set(face, a, b) for a, b in combinations(_without(faces, face), 2)) for face in faces):
            continue
        orders = set(permutations(faces))
        if any(is_complete(order, lines, joining) for lines in crosswords(len(faces)) for order in orders):
            return True
    return False


def _without(faces: Sequence[Face], face: Face) -> list[Face]:
    rest = list(faces)
    rest.remove(face)
    return rest


def most_by_trying(dice: Sequence[Face], joining: Joining) -> int:
    """How many of the dice a grid can use, by trying every choice of them."""
    for size in range(len(dice), 2, -1):
        if any(can_be_done(few, joining) for few in combinations(dice, size)):
            return size
    return 0


# -- the solver beside it


@pytest.mark.parametrize("joining", JOININGS)
@settings(deadline=None, max_examples=150)
@given(st.lists(st.sampled_from(PLANE), min_size=3, max_size=6))
def test_cw_03_the_solver_agrees_with_trying_everything(joining: Joining, dice: list[Face]) -> None:
    found = grids.solve(dice, joining)
    assert (found is not None) == can_be_done(dice, joining)
    check(dice, found or (), joining)


@pytest.mark.parametrize("joining", JOININGS)
@settings(deadline=None, max_examples=60)
@given(st.lists(st.sampled_from([*PLANE, "1rd", "2gq"]), min_size=3, max_size=4), st.integers(0, 3))
def test_cw_04_with_a_wild(joining: Joining, others: list[Face], place: int) -> None:
    dice = [*others[:place], WILD, *others[place:]]
    found = grids.solve(dice, joining)
    assert (found is not None) == can_be_done(dice, joining)
    check(dice, found or (), joining)


@pytest.mark.parametrize("joining", JOININGS)
@settings(deadline=None, max_examples=25)
@given(st.lists(st.sampled_from([*PLANE, "1rd", "2gq"]), min_size=1, max_size=3))
def test_cw_04_with_two_wilds(joining: Joining, others: list[Face]) -> None:
    dice = [WILD, *others, WILD]
    found = grids.solve(dice, joining)
    assert (found is not None) == can_be_done(dice, joining)
    check(dice, found or (), joining)


@pytest.mark.parametrize("joining", JOININGS)
@settings(deadline=None, max_examples=60)
@given(st.lists(st.sampled_from([*PLANE, "1rd", "2gq", "3pd"]), min_size=3, max_size=6))
def test_best_agrees_with_trying_everything(joining: Joining, dice: list[Face]) -> None:
    found = grids.best(dice, joining)
    check(dice, found, joining)
    assert len(found) == most_by_trying(dice, joining)


@pytest.mark.soak
@pytest.mark.parametrize("joining", JOININGS)
@settings(deadline=None, max_examples=300)
@given(st.lists(st.sampled_from(PLANE), min_size=7, max_size=7))
def test_seven_dice_by_trying_everything(joining: Joining, dice: list[Face]) -> None:
    found = grids.solve(dice, joining)
    assert (found is not None) == can_be_done(dice, joining)
    check(dice, found or (), joining)


@pytest.mark.parametrize("joining", JOININGS)
@pytest.mark.parametrize("size", [10, 14])
def test_best_finds_a_complete_grid_exactly_when_there_is_one(joining: Joining, size: int) -> None:
    for dice in rolls(60, size):
        solved, most = grids.solve(dice, joining), grids.best(dice, joining)
        check(dice, solved or (), joining)
        check(dice, most, joining)
        assert (solved is not None) == (len(most) == size)


def test_what_crosses_also_touches() -> None:
    for dice in rolls(80, 10, seed=4):
        crossing, touching = grids.best(dice, "crossing"), grids.best(dice, "touching")
        assert len(crossing) <= len(touching)


def test_the_order_of_the_dice_does_not_matter() -> None:
    luck = random.Random(5)
    for dice in rolls(60, 11, seed=6):
        assert len(grids.best(luck.sample(dice, 11))) == len(grids.best(dice))


def test_cw_03_dice_without_a_set() -> None:
    assert grids.solve(CALM.split()) is None
    assert grids.best(CALM.split()) == ()
    assert grids.best([]) == ()
    assert grids.solve([]) == ()


def test_cw_03_dice_that_fit() -> None:
    for joining in JOININGS:
        found = grids.solve(TEN.split(), joining)
        assert found is not None
        check(TEN.split(), found, joining)


def test_cw_03_two_sets_without_a_common_die_touch_but_do_not_cross() -> None:
    dice = ["1ro", "2ro", "3ro", "1gd", "2gd", "3gd"]
    assert len(grids.solve(dice, "touching") or ()) == 6
    assert grids.solve(dice, "crossing") is None
    assert len(grids.best(dice, "crossing")) == 3


def test_dice_06_one_face_many_times_makes_a_long_line_or_a_block() -> None:
    for joining in JOININGS:
        assert len(grids.solve(["1ro"] * 14, joining) or ()) == 14


def test_a_triangle_of_sets_cannot_be_laid() -> None:
    """Any two of the three SETs share a die, all different: two could cross, the third would lie askew.

    1ro 2ro 3ro, 3ro 2go 1po and 1po 1go 1ro use six dice; two of the SETs use five.
    """
    dice = ["1ro", "2ro", "3ro", "2go", "1po", "1go"]
    triples = {(0, 1, 2), (2, 3, 4), (0, 4, 5)}
    others = [triple for triple in grids.sets(dice) if triple not in triples]
    assert triples <= set(grids.sets(dice))
    assert len(grids.best(dice, "crossing", overlooked=others)) == 5


def test_cw_04_nine_wilds_become_whatever_is_needed() -> None:
    dice = [*[WILD] * 9, *CALM.split()[:5]]
    found = grids.solve(dice)
    assert found is not None
    check(dice, found, "touching")


def test_stated_wilds_are_stated_anew() -> None:
    assert len(grids.solve(["1ro", "2ro", "*2gd"]) or ()) == 3


def test_what_is_overlooked_is_not_used() -> None:
    dice = TEN.split()
    every = grids.sets(dice)
    assert grids.best(dice, overlooked=every) == ()
    assert len(grids.best(dice, overlooked=[triple for triple in every if triple != (0, 1, 2)])) == 3


def test_sets_among_dice() -> None:
    with_wild = [(0, 1, 3), (0, 2, 3), (0, 3, 4), (1, 2, 3), (1, 3, 4), (2, 3, 4)]
    assert grids.sets(["1ro", "2ro", "3ro", "*", "1gd"]) == [(0, 1, 2), *with_wild]


def test_a_little_effort_gives_a_grid_too() -> None:
    for dice in rolls(10, 30, seed=8):
        found = grids.best(dice, effort=200)
        check(dice, found, "touching")
        assert len(found) > 20


def test_grids_lie_in_the_middle() -> None:
    found = grids.best(["1ro", "2ro", "3ro"])
    assert [GRID.squares[placed.place] for placed in found] == ["j11", "k11", "l11"]


@pytest.mark.soak
@pytest.mark.parametrize("joining", JOININGS)
@pytest.mark.parametrize("size", [10, 12, 14])
def test_grids_of_a_thousand_rolls(joining: Joining, size: int) -> None:
    for dice in rolls(1000, size, seed=9):
        most = grids.best(dice, joining)
        check(dice, most, joining)
        assert (grids.solve(dice, joining) is not None) == (len(most) == size)
