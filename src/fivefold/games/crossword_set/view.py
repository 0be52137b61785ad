"""The view of CROSSWORD SET, which hides nothing."""

from collections.abc import Iterator

from msgspec import Struct

from fivefold.core.game import Millis, Seat, values_of
from fivefold.games.crossword_set import layouts
from fivefold.games.crossword_set.bookkeeping import extra
from fivefold.games.crossword_set.model import GRID, Held, Joining, PublicState, State, public_fields
from fivefold.pieces.dice import all_but
from fivefold.pieces.features import Fault
from fivefold.pieces.grid import Square
from fivefold.pieces.rounds import totals


class DieView(Held, frozen=True):
    """A die in front of its player or on a grid."""

    in_set: bool
    """Whether it is in a SET where it lies."""
    used: bool
    """Whether it counts as used."""


_held = values_of(Held)


class NoSet(Struct, frozen=True, gc=False):
    """Three dice in a row or column that are not a SET, and every feature that spoils it."""

    line: tuple[Square, Square, Square]
    why: tuple[Fault, ...]


class PlayerView(Struct, frozen=True, gc=False):
    """A player, their dice in the order in which they were rolled, and their grid."""

    points: int
    dice: tuple[DieView, ...]
    unused: int
    extra: int
    sets: tuple[tuple[Square, Square, Square], ...]
    """Every SET in the player's grid."""
    part: tuple[Square, ...]
    """The largest joined part of the player's grid, which counts, and which guests may join."""
    frozen: bool
    """Whether the grid carries a guest."""
    spoilt: tuple[NoSet, ...] = ()
    """For human players: why dice that lie in line are in no SET."""


class View(PublicState, frozen=True, kw_only=True):
    """A match of CROSSWORD SET as one seat sees it."""

    seat: Seat | None
    actors: tuple[Seat, ...]
    deadline: Millis | None
    rounds: int
    joining: Joining
    bag: int
    guests_may_come: bool
    """Whether dice may go to the grids of other players."""
    players: tuple[PlayerView, ...]

    @property
    def me(self) -> PlayerView | None:
        """Return the player who views; None for a spectator."""
        return None if self.seat is None else self.players[self.seat]


def players(state: State, joining: Joining) -> Iterator[PlayerView]:
    """Yield the dice and grid of each player."""
    readings = [layouts.reading(state.hands, who, joining) for who in range(state.seats)]
    points, squares = totals(state.seats, state.sheet), GRID.squares
    for who, (hand, mine) in enumerate(zip(state.hands, readings, strict=True)):
        dice = tuple(_die(held, who, readings) for held in hand)
        yield PlayerView(
            points=points[who],
            dice=dice,
            unused=sum(not die.used for die in dice),
            extra=extra(hand),
            sets=tuple((squares[a], squares[b], squares[c]) for a, b, c in mine.sets),
            part=tuple(squares[place] for place in sorted(mine.part)),
            frozen=any(held.grid == who for other, hand in enumerate(state.hands) if other != who for held in hand),
        )


def _die(held: Held, who: Seat, readings: list[layouts.Reading]) -> DieView:
    in_set = used = False
    if held.grid is not None and held.square is not None:
        place = GRID.place[held.square]
        in_set = any(place in line for line in readings[held.grid].sets)
        used = layouts.is_used(held, who, readings[who].part)
    return DieView(held.die, held.face, held.grid, held.square, held.declared, held.frozen, in_set, used)


def sample(view: View) -> State:
    """Return the only state that matches the view."""
    hands = tuple([tuple([Held(*_held(die)) for die in player.dice]) for player in view.players])
    bag = all_but({held.die for hand in hands for held in hand})[: view.bag]
    return State(*public_fields(view), hands=hands, bag=bag)
