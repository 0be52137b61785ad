"""SET CUBED as numbers: an id for every move, and a view as a vector for learned players.

There are too many places for dice to number them all. Putting a die down has 48 ranks: the moves that complete the
most points come first, where a die that has to wait counts what it completes with its best partner. The vector
describes each of them. SETs for the logo have ranks too, those with few WILDs first. Dice to roll again are numbered
by their places in the sorted hand. Taking back has no id, so that every turn ends. Everything is built from a `View`.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fivefold.core.encoding import Encoding, one_hot, share
from fivefold.core.game import Players
from fivefold.games.set_cubed import turns
from fivefold.games.set_cubed.boards import GRID, SIDE
from fivefold.games.set_cubed.model import DICE_A_TURN, FULL, Done, Laid, Move, Open, Phase, Put, Replace, Roll
from fivefold.games.set_cubed.plays import KINDS, PLACES, STATED, WILD, Kind
from fivefold.games.set_cubed.view import View, turn_position
from fivefold.pieces.dice import FEATURES, Face, is_wild
from fivefold.pieces.grid import Place

DONE = 0
OPEN = DONE + 1
OPENINGS = 24
ROLL = OPEN + OPENINGS
"""The first id of a choice of dice to roll again: the sum of 1, 2, 4, 8, 16 for places in the sorted hand."""
REPLACE = ROLL + 2**FULL
WILDS = 6
"""The number of WILDs on the board that can be replaced by id, in the order in which they were put down."""
PUT = REPLACE + WILDS
PUTS = 48
"""The number of ranks of putting a die down."""
ACTIONS = PUT + PUTS

MOST = 4
PHASES: tuple[Phase, ...] = ("race", "turn", "extra")
FACE = 10
"""The numbers for a face: three for each feature, and whether it is a WILD."""
PLANES = FACE + 2
"""The numbers for a square: the face there, its bonus if that is open, and whether a die waits there."""
DIE = FACE + 1
PUTTING = 5 + FACE
"""The numbers for a rank: whether there is such a move, its points, whether it waits, its square, and its face."""
SIZE = PLACES * PLANES + MOST * FULL * DIE + len(PHASES) + 4 + 2 * MOST + PUTS * PUTTING
POINTS = 20


Gains = dict[tuple[Place, Kind, Kind | None], tuple[int, bool]]


class Ranked(NamedTuple):
    """A way to put a die down: the points that it completes, and whether it first has to wait for a partner."""

    points: int
    waits: bool
    put: Put


def _gains(view: View) -> Gains:
    """Return the points of each die that can be put down, by square, die, and what a waiting WILD stands for."""
    here, waiting = turn_position(view), view.waiting
    found: Gains = {}
    for points, step in turns.steps(here):  # the most points first
        if waiting is not None:
            for (place, kind), (there, other) in (step, step[::-1]) if len(step) == 2 else ():
                if place == GRID.place[waiting.square] and _is(kind, KINDS[waiting.face]):
                    found.setdefault((there, other, kind if KINDS[waiting.face] == WILD else None), (points, False))
        elif len(step) == 1:
            ((place, kind),) = step
            found[place, kind, None] = (points, False)
        else:
            for place, kind in step:
                found.setdefault((place, WILD if kind >= STATED else kind, None), (points, True))
    return found


def _is(kind: Kind, held: Kind) -> bool:
    return kind >= STATED if held == WILD else kind == held


def ranked(view: View, moves: Iterable[Move]) -> list[Ranked]:
    """Return the ways to put a die down, those with the most points first."""
    puts = [move for move in moves if isinstance(move, Put)]
    gains: Gains = _gains(view) if puts else {}
    found: list[Ranked] = []
    for move in puts:
        stands_for = None if move.waiting is None else KINDS[move.waiting]
        points, waits = gains[GRID.place[move.square], KINDS[move.face], stands_for]
        found.append(Ranked(points, waits, move))
    return sorted(found, key=lambda one: (-one.points, one.waits))[:PUTS]


def _rolled(hand: Sequence[Face], faces: Sequence[Face]) -> int:
    """Return the places of these faces in the sorted hand as a sum of powers of two."""
    found, place = 0, 0
    for face in faces:
        place = hand.index(face, place)
        found += 1 << place
        place += 1
    return found


def numbered(view: View, moves: Sequence[Move]) -> dict[int, Move]:
    """Return the moves by their ids; those beyond the last rank are left out."""
    found: dict[int, Move] = {}
    openings: list[Open] = []
    replaced = 0
    hand = sorted(view.hand)
    for move in moves:
        match move:
            case Done():
                found[DONE] = move
            case Open():
                openings.append(move)
            case Roll(faces=faces):
                found[ROLL + _rolled(hand, faces)] = move
            case Replace():
                if replaced < WILDS:
                    found[REPLACE + replaced] = move
                replaced += 1
            case _:
                pass
    openings.sort(key=lambda move: sum(map(is_wild, move.faces)))
    found |= dict(enumerate(openings[:OPENINGS], OPEN))
    return found | {PUT + rank: one.put for rank, one in enumerate(ranked(view, moves))}


_FEATURES: dict[Face, list[float]] = {}


def _face(face: Face | None) -> list[float]:
    """Return a face as numbers; a WILD without stated features has none."""
    if face is None:
        return [0.0] * FACE
    if face not in _FEATURES:
        values = face.lstrip("*") or "   "
        _FEATURES[face] = [
            *[float(value == each) for value, those in zip(values, FEATURES.values(), strict=True) for each in those],
            float(is_wild(face)),
        ]
    return _FEATURES[face]


def _board(view: View) -> list[float]:
    on: dict[str, Laid] = {laid.square: laid for laid in view.board}
    waits = view.waiting
    bonus = {one.square: one.points for one in view.bonus if one.open}
    found: list[float] = []
    for square in GRID.squares:
        is_waiting = waits is not None and waits.square == square
        laid = waits if is_waiting else on.get(square)
        found += _face(None if laid is None else laid.face)
        found += [bonus.get(square, 0) / 5, float(is_waiting)]
    return found


def observation(view: View, moves: Sequence[Move]) -> list[float]:
    """Return the view as numbers: the board, the dice of all players, the step of the match, and dice by rank."""
    seat, seats = view.seat, view.seats
    assert seat is not None
    order = [(seat + step) % seats for step in range(seats)]
    found = _board(view)
    for step in range(MOST):
        faces = sorted([held.face for held in view.hands[order[step]]]) if step < seats else []
        for place in range(FULL):
            held = place < len(faces)
            found += [float(held), *_face(faces[place] if held else None)]
    found += [float(view.phase == phase) for phase in PHASES]
    found += [
        float(view.is_my_turn),
        share(view.dice_left, DICE_A_TURN),
        share(view.gained, 2 * POINTS),
        share(view.bag, 42),
    ]
    found += [share(view.scores[order[step]], 10 * POINTS) if step < seats else 0.0 for step in range(MOST)]
    found += one_hot(seats - 1, MOST)
    ways = ranked(view, moves)
    for points, waits, put in ways:
        row, column = divmod(GRID.place[put.square], SIDE)
        found += [1.0, share(points, POINTS), float(waits), row / SIDE, column / SIDE, *_face(put.face)]
    return found + [0.0] * ((PUTS - len(ways)) * PUTTING)


ENCODINGS = {"set-cubed": Encoding(1, Players(2, MOST), ACTIONS, SIZE, numbered, observation)}
