"""A table of CROSSWORD SET as everybody sees it; nothing of it is hidden."""

from msgspec import Struct

from fivefold.core.game import Millis, Seat
from fivefold.games.crossword_set import layouts
from fivefold.games.crossword_set.bookkeeping import extra
from fivefold.games.crossword_set.model import GRID, CrosswordOptions, Held, Joining, Phase, Result, Solution, State
from fivefold.pieces.dice import Die, Face, all_but
from fivefold.pieces.features import Fault
from fivefold.pieces.grid import Square
from fivefold.pieces.rounds import Sheet, totals


class DieView(Struct, frozen=True, gc=False):
    """A die as it lies before its player or on a grid."""

    die: Die
    face: Face
    grid: Seat | None
    square: Square | None
    declared: bool
    frozen: bool
    in_set: bool
    """Whether it is in a SET where it lies."""
    used: bool
    """Whether it counts as used."""


class NoSet(Struct, frozen=True, gc=False):
    """Three dice in a row or column that are no SET, and every feature that spoils it."""

    line: tuple[Square, Square, Square]
    why: tuple[Fault, ...]


class PlayerView(Struct, frozen=True, gc=False):
    """A player, their dice in the order in which they came, and their grid."""

    points: int
    dice: tuple[DieView, ...]
    unused: int
    extra: int
    sets: tuple[tuple[Square, Square, Square], ...]
    """Every SET in the player's grid."""
    part: tuple[Square, ...]
    """The largest joined part of the player's grid: what counts, and where guests may join."""
    frozen: bool
    """Whether the grid carries a guest."""
    acted: Millis
    """When the player last did something with the dice."""
    gave_up: bool
    ready: bool
    away: bool
    spoilt: tuple[NoSet, ...] = ()
    """Worked out for people: what keeps dice that lie in no SET from being in one."""


class View(Struct, frozen=True, gc=False):
    """A table of CROSSWORD SET from one seat."""

    seat: Seat | None
    phase: Phase
    round: int
    rounds: int
    joining: Joining
    since: Millis
    now: Millis
    deadline: Millis | None
    bag: int
    guests_may_come: bool
    """Whether dice may go to the grids of other players."""
    players: tuple[PlayerView, ...]
    last: Seat
    sheet: Sheet
    results: tuple[Result, ...]
    solution: Solution | None

    @property
    def me(self) -> PlayerView | None:
        """The player who looks, if it is one."""
        return None if self.seat is None else self.players[self.seat]


def view(state: State, seat: Seat | None, deadline: Millis | None, options: CrosswordOptions) -> View:
    """The table from one seat; None is a spectator."""
    points = totals(state.seats, state.sheet)
    readings = [layouts.reading(state.hands, who, options.joining) for who in range(state.seats)]
    return View(
        seat=seat,
        phase=state.phase,
        round=state.round,
        rounds=options.rounds,
        joining=options.joining,
        since=state.since,
        now=state.now,
        deadline=deadline,
        bag=len(state.bag),
        guests_may_come=state.phase == "building" and not state.bag,
        players=tuple(_player(state, who, points[who], readings) for who in range(state.seats)),
        last=state.last,
        sheet=state.sheet,
        results=state.results,
        solution=state.solution,
    )


def _player(state: State, who: Seat, points: int, readings: list[layouts.Reading]) -> PlayerView:
    hand, mine = state.hands[who], readings[who]
    dice = tuple(_die(held, who, readings) for held in hand)
    squares = GRID.squares
    return PlayerView(
        points=points,
        dice=dice,
        unused=sum(not die.used for die in dice),
        extra=extra(hand),
        sets=tuple((squares[a], squares[b], squares[c]) for a, b, c in mine.sets),
        part=tuple(squares[place] for place in sorted(mine.part)),
        frozen=any(held.grid == who for other, hand in enumerate(state.hands) if other != who for held in hand),
        acted=state.acted[who],
        gave_up=who in state.gave_up,
        ready=who in state.ready,
        away=who in state.away,
    )


def _die(held: Held, who: Seat, readings: list[layouts.Reading]) -> DieView:
    in_set = used = False
    if held.grid is not None and held.square is not None:
        place = GRID.place[held.square]
        in_set = any(place in line for line in readings[held.grid].sets)
        used = layouts.is_used(held, who, readings[who].part)
    return DieView(held.die, held.face, held.grid, held.square, held.declared, held.frozen, in_set, used)


def sample(view: View) -> State:
    """The table that looks like this: there is only one."""
    hands = tuple(
        [
            tuple([Held(die.die, die.face, die.grid, die.square, die.declared, die.frozen) for die in player.dice])
            for player in view.players
        ]
    )
    return State(
        seats=len(hands),
        now=view.now,
        phase=view.phase,
        round=view.round,
        since=view.since,
        bag=all_but({held.die for hand in hands for held in hand})[: view.bag],
        hands=hands,
        acted=tuple([player.acted for player in view.players]),
        last=view.last,
        reaching=None,
        time_up=False,
        gave_up=tuple([who for who, player in enumerate(view.players) if player.gave_up]),
        ready=tuple([who for who, player in enumerate(view.players) if player.ready]),
        away=tuple([who for who, player in enumerate(view.players) if player.away]),
        sheet=view.sheet,
        results=view.results,
        solution=view.solution,
    )
