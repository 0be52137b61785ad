"""Turns of SET CUBED: every legal one, and the one with the most points.

A position is what a player knows for certain: the board, their dice, and how many they have put down already. A
replaced WILD is rolled, so replacing one is a turn's first step, and the rest of the turn is another position.
"""

from bisect import insort
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct, field

from fivefold.games.set_cubed.boards import GRID, STANDARD, bonus_squares
from fivefold.games.set_cubed.model import DICE_A_TURN, Play
from fivefold.games.set_cubed.plays import (
    KINDS,
    STATED,
    WILD,
    Cells,
    Hand,
    Kind,
    Needed,
    Scored,
    Single,
    Step,
    cells_of,
    doubles,
    halves_on,
    named,
    needed_on,
    put,
    singles,
    take_up,
)
from fivefold.pieces.dice import Face, is_wild, meaning, unstated
from fivefold.pieces.grid import Place, Square

SEARCH = 25
"""The work of starting a search; 1 is the work of examining what may follow one play (about 10 microseconds)."""


class Position(Struct, frozen=True, dict=True):
    """The dice on the board and in hand, and the number of dice put down in this turn; WILDs in hand are `*`."""

    board: dict[Square, Face]
    hand: tuple[Face, ...]
    placed: int = 0
    bonus: dict[Square, int] = field(default_factory=lambda: bonus_squares(STANDARD))

    @cached_property
    def cells(self) -> Cells:
        return cells_of(self.board.items())

    @cached_property
    def needed(self) -> Needed:
        """Return the codes that complete a SET on each empty square."""
        return needed_on(self.cells)

    @cached_property
    def dice(self) -> Hand:
        return Hand(KINDS[face] for face in self.hand)

    @cached_property
    def extra(self) -> dict[Place, int]:
        return {GRID.place[square]: points for square, points in self.bonus.items()}

    @property
    def left(self) -> int:
        """Return how many dice may still be put down."""
        return min(DICE_A_TURN - self.placed, len(self.hand))


class Turn(Struct, frozen=True, gc=False):
    """A whole turn, or the rest of one: plays in order; or a WILD to replace first; or nothing."""

    plays: tuple[Play, ...] = ()
    points: int = 0
    replace: Square | None = None


def replaceable(position: Position) -> list[Square]:
    """Return the WILDs on the board for which there is a die in hand; none after a die is put down."""
    if position.placed:
        return []
    return [square for square, face in position.board.items() if is_wild(face) and meaning(face) in position.hand]


def _plays(position: Position) -> Iterator[Scored]:
    """Yield every possible next play with its points; a play in two lines occurs twice."""
    cells, needed, hand, extra = position.cells, position.needed, position.dice, position.extra
    if position.left:
        yield from singles(needed, hand, extra, needed)
    if position.left > 1:
        yield from doubles(cells, needed, hand, extra, halves_on(cells))


def steps(position: Position) -> list[Scored]:
    """Return every possible next play with its points, best first."""
    return sorted(set(_plays(position)), key=_best_first)


def can_play(position: Position) -> bool:
    """Return whether any die can be put down."""
    return any(_plays(position))


def after(position: Position, play: Play) -> Position:
    hand = list(position.hand)
    for spot in play.spots:
        hand.remove(unstated(spot.face))
    board = {**position.board, **{spot.square: spot.face for spot in play.spots}}
    return Position(board, tuple(hand), position.placed + len(play.spots), position.bonus)


def all(position: Position) -> Iterator[Turn]:  # noqa: A001 - the name of the question it answers
    """Yield every legal turn from here, including skipping; dice that show the same are equivalent."""
    yield Turn()
    for square in replaceable(position):
        yield Turn(replace=square)
    yield from _all(position, ())


def _all(position: Position, before: tuple[Play, ...]) -> Iterator[Turn]:
    for _, step in steps(position):
        play = named(position.cells, step, position.extra)
        plays = (*before, play)
        yield Turn(plays, sum(play.points for play in plays))
        yield from _all(after(position, play), plays)


def best(position: Position) -> Turn:
    """Return the turn with the most points; skipping if nothing can be played."""
    return top(position, 1)[0]


def top(position: Position, most: int) -> list[Turn]:
    """Return the best turns with different final boards, most points first; at least skipping."""
    search = _Search(position, most)
    return [search.turn(-points, steps) for points, _, steps in search.ranked] or [Turn()]


class Most(NamedTuple):
    """The points of the best turn, and the work to find it, which does not depend on the machine."""

    points: int
    work: int


def most(position: Position) -> Most:
    """Return the points of the best turn."""
    search = _Search(position, 1)
    return Most(-search.ranked[0][0] if search.ranked else 0, SEARCH + search.followed)


def _best_first(scored: Scored) -> tuple[int, Step]:
    return -scored[0], scored[1]


Rank = tuple[int, int, tuple[Step, ...]]
"""The sort key of a turn: the most points, then the most plays for the same dice."""


class _Moment(NamedTuple):
    """The state before a play: the possible plays, best first."""

    left: int
    needed: Needed
    hand: Hand
    ones: list[Scored]
    twos: list[Scored]


class _Search:
    """Searches all turns that may be among the best.

    Of two turns that differ only in the order of independent plays, it examines one.
    """

    def __init__(self, position: Position, most: int) -> None:
        self.position, self.most = position, most
        self.cells, self.extra = position.cells.copy(), position.extra
        self.floor = self.followed = 0
        self.ranked: list[Rank] = []
        self.lying: dict[frozenset[Single], Rank] = {}
        found = steps(position)
        ones = [scored for scored in found if len(scored[1]) == 1]
        twos = [scored for scored in found if len(scored[1]) == 2]
        now = _Moment(position.left, position.needed, position.dice, ones, twos)
        for points, step in found:
            self._offer(points, (step,))
        for points, step in found:
            if now.left > len(step):
                self._follow(points, (step,), now)

    def turn(self, points: int, steps: tuple[Step, ...]) -> Turn:
        """Return the turn in notation."""
        cells, plays = self.position.cells.copy(), list[Play]()
        for step in steps:
            plays.append(named(cells, step, self.extra))
            put(cells, {}, step)
        return Turn(tuple(plays), points)

    def _offer(self, points: int, steps: tuple[Step, ...]) -> None:
        if points < self.floor:
            return
        lie = frozenset(single for step in steps for single in step)
        entry = (-points, -len(steps), steps)
        if lie in self.lying:
            if self.lying[lie] <= entry:
                return
            self.ranked.remove(self.lying[lie])
        self.lying[lie] = entry
        insort(self.ranked, entry)
        if len(self.ranked) > self.most:
            *_, worst = self.ranked.pop()
            del self.lying[frozenset(single for step in worst for single in step)]
        if len(self.ranked) == self.most:
            self.floor = -self.ranked[-1][0]

    def _follow(self, points: int, steps: tuple[Step, ...], before: _Moment) -> None:
        """Search the plays that may follow the last step.

        A play that was possible before that step, and has the same points after it, could also come first: of the two
        orders only the one with the lower play first is searched.
        """
        self.followed += 1
        last = steps[-1]
        hand = before.hand.without(last)
        changed = put(self.cells, before.needed, last)
        touched = {*changed, *(place for place, _ in last)}
        new = list(singles(changed, hand, self.extra, changed))
        for gained, step in new:
            self._offer(points + gained, (*steps, step))
        self._offer_old(points, steps, before.ones, hand, touched)
        if (left := before.left - len(last)) > 1:
            needed = before.needed | changed
            for place, _ in last:
                needed.pop(place, None)
            for gained, step in doubles(self.cells, needed, hand, self.extra, halves_on(self.cells, touched)):
                self._offer(points + gained, (*steps, step))
            self._offer_old(points, steps, before.twos, hand, touched)
            old = [(gained, step) for gained, step in before.ones if _is_open(step, hand, touched)]
            now = _Moment(left, needed, hand, sorted((*new, *old), key=_best_first), [])
            for gained, step in (*new, *(scored for scored in old if scored[1] > last)):
                self._follow(points + gained, (*steps, step), now)
        take_up(self.cells, last)

    def _offer_old(
        self, points: int, steps: tuple[Step, ...], old: list[Scored], hand: Hand, touched: set[Place]
    ) -> None:
        """Offer plays that were possible before the last step and still count."""
        for gained, step in old:
            if points + gained < self.floor:
                return
            if step > steps[-1] and _is_open(step, hand, touched):
                self._offer(points + gained, (*steps, step))


def _is_open(step: Step, hand: Hand, touched: set[Place]) -> bool:
    """Return whether a play is independent of the touched squares and possible with the hand."""
    return touched.isdisjoint([place for place, _ in step]) and hand.has(*[kind for _, kind in step])


def starts(position: Position) -> list[Single]:
    """Return where a die can go: to complete a SET, or to wait for a second one; a WILD waits without features."""
    found: set[Single] = set()
    for _, step in _plays(position):
        if len(step) == 1:
            found.add(step[0])
            continue
        for place, kind in step:
            if kind >= STATED:
                found.add((place, WILD))
            elif kind not in position.needed.get(place, ()):
                found.add((place, kind))
    return sorted(found)


def partners(position: Position, place: Place, kind: Kind) -> list[tuple[Single, Kind | None]]:
    """Return the dice that can join one waiting on this square, and what that one stands for if it is a WILD."""
    if position.left < 2:
        return []
    cells, lines = position.cells, halves_on(position.cells, (place,))
    found: set[tuple[Single, Kind | None]] = set()
    for _, (one, other) in doubles(cells, position.needed, position.dice, position.extra, lines):
        for (here, waits), there in ((one, other), (other, one)):
            if here == place and (waits >= STATED if kind == WILD else waits == kind):
                found.add((there, waits if kind == WILD else None))
    return sorted(found, key=lambda pair: (pair[0], pair[1] or 0))
