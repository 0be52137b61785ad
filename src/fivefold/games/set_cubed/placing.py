"""The legality of putting dice down, taking them back, replacing WILDs, and choosing dice to roll."""

from collections.abc import Iterator, Sequence
from itertools import product

from fivefold.core.errors import Illegal
from fivefold.core.game import Millis, Seat
from fivefold.core.words import Message, Pieces, listed, message
from fivefold.games.set_cubed import turns
from fivefold.games.set_cubed import view as views
from fivefold.games.set_cubed.boards import GRID
from fivefold.games.set_cubed.model import (
    DICE_A_TURN,
    Chose,
    Done,
    Hand,
    Laid,
    Move,
    Placed,
    Play,
    Put,
    Replace,
    Replaced,
    Roll,
    Spot,
    State,
    TakeBack,
    TookBack,
    Waited,
)
from fivefold.games.set_cubed.plays import KINDS, NAMES, STATED, WILD, named, numbered
from fivefold.games.set_cubed.turns import Position
from fivefold.games.set_cubed.view import View, placed, position_of
from fivefold.pieces import dice
from fivefold.pieces.dice import Die, Face, is_wild, meaning, unstated
from fivefold.pieces.grid import Square


def turn_position(state: State, bonus: dict[Square, int]) -> Position:
    """Return the position of the player to act; a die that waits counts as in hand."""
    return position_of(state.board, state.hands[state.turn], state.waiting, state.plays, bonus)


def taken(hand: Hand, faces: Sequence[Face]) -> tuple[Die, ...]:
    """Return the dice that show these faces, the first of several; raises Illegal."""
    rest = list(hand)
    found: list[Die] = []
    for face in faces:
        held = next((held for held in rest if held.face == face), None)
        if held is None:
            has_one = any(held.face == face for held in hand)
            raise Illegal("set_cubed.not-in-hand.many" if has_one else "set_cubed.not-in-hand", face=Pieces((face,)))
        rest.remove(held)
        found.append(held.die)
    return tuple(found)


def put(state: State, move: Put, bonus: dict[Square, int], at: Millis) -> Placed | Waited:
    """Return the event of putting a die on a square; raises Illegal."""
    square, face, waiting = move.square, move.face, state.waiting
    (die,) = taken(state.hands[state.turn], (unstated(face),))
    if square not in GRID.place:
        raise Illegal("set_cubed.no-square", square=square)
    if any(laid.square == square for laid in state.board) or (waiting is not None and waiting.square == square):
        raise Illegal("set_cubed.covered", square=square)
    if placed(state.plays) + (waiting is not None) >= DICE_A_TURN:
        raise Illegal("set_cubed.three-dice", dice=DICE_A_TURN)
    if move.waiting is not None and (waiting is None or waiting.face != dice.WILD):
        raise Illegal("set_cubed.none-waits")
    here = turn_position(state, bonus)
    single = place, kind = GRID.place[square], KINDS[face]
    if waiting is None:
        if kind != WILD and kind % STATED in here.needed.get(place, ()):
            return Placed(state.turn, (die,), named(here.cells, (single,), here.extra), at)
        if (kind < STATED or kind == WILD) and turns.partners(here, place, kind):
            return Waited(state.turn, Laid(square, die, face), at)
        raise Illegal.of(why_not(here, move, waiting))
    stands_for = None if move.waiting is None else KINDS[move.waiting]
    if (single, stands_for) not in turns.partners(here, GRID.place[waiting.square], KINDS[waiting.face]):
        raise Illegal.of(why_not(here, move, waiting))
    two = sorted(
        ((Spot(waiting.square, move.waiting or waiting.face), waiting.die), (Spot(square, face), die)), key=_where
    )
    play = named(here.cells, numbered([spot for spot, _ in two]), here.extra)
    return Placed(state.turn, tuple([die for _, die in two]), play, at)


def _where(put: tuple[Spot, Die]) -> int:
    return GRID.place[put[0].square]


def puts_for(here: Position, play: Play) -> tuple[Put, ...]:
    """Return the moves that make a play; of two dice the one that waits comes first, preferably not a WILD."""
    if len(play.spots) == 1:
        (spot,) = play.spots
        return (Put(spot.square, spot.face),)

    def order(spot: Spot) -> tuple[bool, bool]:
        alone = KINDS[spot.face] in here.needed.get(GRID.place[spot.square], ())
        return alone, is_wild(spot.face)

    first, second = sorted(play.spots, key=order)
    if not is_wild(first.face):
        return Put(first.square, first.face), Put(second.square, second.face)
    return Put(first.square, dice.WILD), Put(second.square, second.face, first.face)


def why_not(here: Position, move: Put, waiting: Laid | None) -> Message:
    """Return why the die cannot go there."""
    square, face = move.square, Pieces((move.face,))
    if waiting is not None:
        if is_wild(waiting.face) and move.waiting is None:
            return message("set_cubed.no-set.state", square=waiting.square)
        other = Pieces((move.waiting or waiting.face,))
        return message("set_cubed.no-set.two", face=face, square=square, other=other, waiting=waiting.square)
    if meaning(move.face) is None:
        return message("set_cubed.no-set.cannot-wait", square=square)
    for line in GRID.lines_through[GRID.place[square]]:
        squares = [GRID.squares[place] for place in line]
        faces = [move.face if name == square else here.board.get(name) for name in squares]
        shown = [one for one in faces if one is not None]
        if len(shown) == 3 and (faults := dice.why_not(*shown)):
            return message(
                "set_cubed.no-set.line",
                faces=Pieces(tuple(shown)),
                first=squares[0],
                last=squares[2],
                faults=listed([fault.message for fault in faults], "comma"),
            )
    return message("set_cubed.no-set.wild" if is_wild(move.face) else "set_cubed.no-set", face=face, square=square)


def took_back(state: State, at: Millis) -> TookBack:
    """Take back the die that waits, or else the last play; raises Illegal."""
    if state.waiting is not None:
        return TookBack(state.turn, (state.waiting.square,), at)
    if not state.plays:
        raise Illegal("set_cubed.nothing-back")
    return TookBack(state.turn, tuple([spot.square for spot in state.plays[-1].spots]), at)


def replaced(state: State, square: Square, at: Millis) -> Replaced:
    """Return the event of taking a WILD from the board; raises Illegal."""
    if state.plays or state.waiting is not None:
        raise Illegal("set_cubed.too-late")
    wild = next((laid for laid in state.board if laid.square == square and is_wild(laid.face)), None)
    if wild is None:
        raise Illegal("set_cubed.no-wild", square=square)
    face = meaning(wild.face)
    assert face is not None
    (die,) = taken(state.hands[state.turn], (face,))
    return Replaced(state.turn, square, die, face, wild.die, at)


def moves(view: View) -> Iterator[Move]:
    """Yield every legal move of the player to act."""
    here, waiting, squares = views.turn_position(view), view.waiting, GRID.squares
    if waiting is not None:
        for (place, kind), stands_for in turns.partners(here, GRID.place[waiting.square], KINDS[waiting.face]):
            yield Put(squares[place], NAMES[kind], None if stands_for is None else NAMES[stands_for])
        yield TakeBack()
        return
    yield from map(Replace, turns.replaceable(here))
    for place, kind in turns.starts(here):
        yield Put(squares[place], NAMES[kind])
    if view.plays:
        yield TakeBack()
    yield Done()


def chose(state: State, seat: Seat, faces: Sequence[Face], at: Millis) -> Chose:
    """Choose dice to roll again; raises Illegal."""
    if state.phase != "extra":
        raise Illegal("set_cubed.no-roll")
    if state.chosen[seat] is not None:
        raise Illegal("set_cubed.decided")
    return Chose(seat, taken(state.hands[seat], faces), at)


def rolls(hand: Hand) -> list[Roll]:
    """Return every choice of dice to roll again, from none to all; dice that show the same are equivalent."""
    faces = sorted({held.face for held in hand})
    counts = [[held.face for held in hand].count(face) for face in faces]
    return [
        Roll(tuple(face for face, many in zip(faces, chosen, strict=True) for _ in range(many)))
        for chosen in product(*(range(count + 1) for count in counts))
    ]
