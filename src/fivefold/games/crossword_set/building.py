"""The legality of a player's moves with dice: on their own grid, on another grid, and with a WILD."""

from collections.abc import Sequence

from fivefold.core.errors import Illegal
from fivefold.core.game import Millis, Seat
from fivefold.core.sequences import replaced
from fivefold.core.words import Pieces
from fivefold.games.crossword_set import layouts
from fivefold.games.crossword_set.bookkeeping import declared, moved
from fivefold.games.crossword_set.model import (
    GRID,
    Arranged,
    Declared,
    Hand,
    Held,
    Joining,
    Shown,
    State,
    Step,
    Visited,
)
from fivefold.pieces.dice import WILD, Die, Face, is_wild, meaning, stated
from fivefold.pieces.grid import Square


def put(state: State, seat: Seat, steps: tuple[Step, ...], at: Millis, joining: Joining) -> Arranged:
    """Move dice on the player's own grid; raises Illegal."""
    check_steps(state, seat, seat, steps)
    hand = {held.die: held for held in state.hands[seat]}
    going = [(die, hand[die].face, square) for die, square in steps if hand[die].square != square]
    if not going:
        raise Illegal("crossword_set.no-change.one" if len(steps) == 1 else "crossword_set.no-change.many")
    wilds = dict(resettled(state, seat, moved(state.hands[seat], seat, going), joining))
    shown = tuple((die, wilds.pop(die, face), square) for die, face, square in going)
    return Arranged(seat, shown, at, tuple(wilds.items()))


def declare(state: State, seat: Seat, die: Die, face: Face, at: Millis, joining: Joining) -> Declared:
    """Give a WILD features, or none; raises Illegal."""
    held = own_die(state, seat, die)
    if not is_wild(held.face):
        raise Illegal("crossword_set.not-wild", face=Pieces((held.face,)))
    if not held.declared if face == WILD else held.declared and meaning(held.face) == face:
        raise Illegal("crossword_set.no-change.wild")
    shown = WILD if face == WILD else stated(face)
    hand = declared(state.hands[seat], die, shown)
    return Declared(seat, die, shown, at, resettled(state, seat, hand, joining))


def visit(
    state: State, seat: Seat, host: Seat, steps: tuple[tuple[Die, Square], ...], at: Millis, joining: Joining
) -> Visited:
    """Put dice on the grid of another player; raises Illegal."""
    if host == seat or not 0 <= host < state.seats:
        raise Illegal("crossword_set.not-a-host")
    if state.bag:
        raise Illegal("crossword_set.bag-not-empty")
    check_steps(state, seat, host, steps)
    hosting = layouts.reading(state.hands, host, joining).part
    there = {place: held for place, held in layouts.lying(state.hands, host).items() if place in hosting}
    mine = {held.die: held for held in state.hands[seat]}
    guests = {GRID.place[square]: mine[die] for die, square in steps}
    faces = {place: held.face for place, held in (there | guests).items()}
    faces |= {place: WILD for place, held in guests.items() if is_free(held)}
    faces |= layouts.settled(faces, joining)
    if not guests.keys() <= layouts.tied(faces, hosting):
        raise Illegal("crossword_set.not-tied")
    shown = tuple((die, faces[GRID.place[square]], square) for die, square in steps)
    at_home = tuple(held for held in state.hands[seat] if held not in guests.values())
    frozen = tuple(held.die for held in (*there.values(), *guests.values()))
    return Visited(seat, host, shown, frozen, at, resettled(state, seat, at_home, joining))


def is_free(held: Held) -> bool:
    """Return whether it is a WILD whose features the table may choose."""
    return is_wild(held.face) and not held.declared and not held.frozen


def own_die(state: State, seat: Seat, die: Die) -> Held:
    """Return a die that the player has and may change; raises Illegal."""
    for held in state.hands[seat]:
        if held.die == die:
            if held.frozen:
                raise Illegal("crossword_set.frozen", face=Pieces((held.face,)))
            return held
    raise Illegal("crossword_set.not-your-die", die=die)


def check_steps(state: State, seat: Seat, grid: Seat, steps: Sequence[Step]) -> None:
    """Check that the dice may go there, all at once; raises Illegal."""
    dice = [own_die(state, seat, die).die for die, _ in steps]
    squares = [square for _, square in steps if square is not None]
    if not dice:
        raise Illegal("crossword_set.no-dice")
    if len(set(dice)) < len(dice) or len(set(squares)) < len(squares):
        raise Illegal("crossword_set.twice")
    there = layouts.lying(state.hands, grid)
    for square in squares:
        if square not in GRID.place:
            raise Illegal("crossword_set.no-such-square", square=square)
        held = there.get(GRID.place[square])
        if held is not None and held.die not in dice:
            raise Illegal("crossword_set.occupied", square=square)


def resettled(state: State, seat: Seat, hand: Hand, joining: Joining) -> tuple[Shown, ...]:
    """Return the WILDs of this hand that get new features from their neighbours on the player's own grid."""
    free = {held.die for held in hand if is_free(held)}
    if not free:
        return ()
    there = layouts.lying(replaced(state.hands, seat, hand), seat)
    faces = {place: WILD if held.die in free else held.face for place, held in there.items()}
    own = [place for place, held in there.items() if held in hand]
    found = {there[place].die: face for place, face in layouts.settled(faces, joining, own).items()}
    now = {held.die: found.get(held.die, WILD) for held in hand if held.die in free}
    return tuple((held.die, now[held.die]) for held in hand if held.die in free and held.face != now[held.die])
