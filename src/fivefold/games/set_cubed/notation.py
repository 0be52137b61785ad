"""SET CUBED in short text: dice, squares, moves, the board, and every event in a sentence."""

from collections.abc import Sequence

from fivefold.core.errors import Unreadable
from fivefold.core.notation import counted, listed
from fivefold.games.set_cubed.boards import GRID
from fivefold.games.set_cubed.model import (
    Chose,
    Done,
    Drew,
    Ended,
    Event,
    Hand,
    Move,
    Offered,
    Open,
    Opened,
    Placed,
    Play,
    Put,
    Replace,
    Replaced,
    Roll,
    Rolled,
    TakeBack,
    TookBack,
    TurnOver,
    Waited,
)
from fivefold.games.set_cubed.view import View
from fivefold.pieces.dice import Face, is_wild, read_face
from fivefold.pieces.features import COLOURS, NUMBERS, SYMBOLS
from fivefold.pieces.grid import Square
from fivefold.pieces.rounds import TimeUp, tell_round


def name(face: Face) -> str:
    """The face in words, such as `two red diamonds`."""
    if is_wild(face):
        return f"WILD as {name(face[1:])}" if face[1:] else "WILD"
    number, colour, symbol = tuple(face)
    return f"{NUMBERS[number]} {COLOURS[colour]} {SYMBOLS[symbol]}{'' if number == '1' else 's'}"


def write(move: Move) -> str:
    """The move in notation."""
    match move:
        case Open(faces=faces):
            return " ".join(("set", *faces))
        case Replace(square=square):
            return f"replace {square}"
        case Put(square=square, face=face, waiting=None):
            return f"put {square}={face}"
        case Put(square=square, face=face, waiting=waiting):
            return f"put {square}={face} with {waiting}"
        case TakeBack():
            return "back"
        case Done():
            return "done"
        case Roll(faces=faces):
            return " ".join(("roll", *faces)) if faces else "keep"


def read(text: str, _view: View | None = None) -> Move:
    """The move a text stands for."""
    match text.lower().split():
        case ["set", a, b, c]:
            return Open((read_face(a), read_face(b), read_face(c)))
        case ["replace", square]:
            return Replace(GRID.read(square))
        case ["put", spot]:
            return Put(*_read_spot(spot))
        case ["put", spot, "with", waiting]:
            return Put(*_read_spot(spot), read_face(waiting))
        case ["back"]:
            return TakeBack()
        case ["done"] | ["skip"]:
            return Done()
        case ["keep"]:
            return Roll()
        case ["roll", first, *others]:
            return Roll(tuple(map(read_face, (first, *others))))
        case _:
            raise Unreadable(
                "not-a-move",
                f"{text!r} is no move here: set 1ro 2ro 3ro, put g8=2rd, put g8=*2rd, put h8=1go with *2rd,"
                " back, done, skip, replace g7, roll 1ro 2go, or keep.",
            )


def _read_spot(text: str) -> tuple[Square, Face]:
    square, _, face = text.partition("=")
    return GRID.read(square), read_face(face)


def show(view: View, names: Sequence[str]) -> str:
    """The board, and the players with their dice."""
    lying = {laid.square: laid.face for laid in (*view.board, *([view.waiting] if view.waiting else ()))}
    marks = {bonus.square: f"({bonus.points})" for bonus in view.bonus} | dict.fromkeys(view.logo, "===")
    rows = ["    " + "".join(f"{chr(ord('a') + column):^5}" for column in range(view.side)).rstrip()]
    for row in range(view.side):
        squares = GRID.squares[row * view.side : (row + 1) * view.side]
        cells = "".join(f"{lying.get(square) or marks.get(square, '.'):^5}" for square in squares)
        rows.append(f"{row + 1:>3} {cells}".rstrip())
    rows.append(f"{_moment(view)}; {counted(view.bag, 'die', 'dice')} in the bag")
    rows += [_player(view, who, name) for who, name in enumerate(names)]
    rows += [f"  {_play(play)}" for play in view.plays]
    return "\n".join(rows)


def _moment(view: View) -> str:
    match view.phase:
        case "race":
            return "whoever shows a SET first opens"
        case "turn":
            return f"round {view.round}"
        case "extra":
            return f"before round {view.round + 1} all may roll dice once more"
        case "over":
            return "the game is over"


def _player(view: View, who: int, name: str) -> str:
    notes: list[str] = []
    if who == view.first:
        notes.append("first")
    if who == view.turn:
        notes.append(f"to play, {view.dice_left} more" if not view.waiting else "to add a die")
    if view.decided and view.decided[who]:
        notes.append("has decided")
    faces = " ".join(held.face for held in view.hands[who]) or "no dice"
    remarks = f" ({', '.join(notes)})" if notes else ""
    return f"{name}: {counted(view.scores[who], 'point')}{remarks}: {faces}"


def _play(play: Play) -> str:
    spots = " ".join(f"{spot.square}={spot.face}" for spot in play.spots)
    sets = [f"{made.squares[0]}-{made.squares[2]} {made.points}" for made in play.sets]
    if play.bonus:
        sets.append(f"bonus {play.bonus}")
    return f"{spots}: {', '.join(sets)}"


def _dice(hands: Sequence[Hand], names: Sequence[str]) -> str:
    shown = [f"{name} {' '.join(held.face for held in own)}" for name, own in zip(names, hands, strict=True) if own]
    return ", ".join(shown)


def tell(event: Event, names: Sequence[str]) -> str:
    """The event in plain words."""
    match event:
        case Drew(dice=dice):
            return f"New dice: {_dice(dice, names)}."
        case Rolled():
            return _rolled(event, names)
        case Opened(seat=seat, play=play):
            faces = " ".join(spot.face for spot in play.spots)
            return f"{names[seat]} has a SET and opens with {faces} for {counted(play.points, 'point')}."
        case Replaced(seat=seat, square=square, face=face):
            return f"{names[seat]} puts {face} in the place of the WILD on {square}."
        case Waited(seat=seat, laid=laid):
            return f"{names[seat]} puts {laid.face} on {laid.square}, for a start."
        case Placed(seat=seat, play=play):
            return f"{names[seat]} plays {_play(play)}."
        case TookBack(seat=seat, squares=squares):
            return f"{names[seat]} takes back what lay on {listed(squares)}."
        case TurnOver():
            return _turn_over(event, names[event.seat])
        case Offered():
            return "All have drawn. Who wants to roll dice once more?"
        case Chose(seat=seat, dice=None):
            return f"{names[seat]} has decided."
        case Chose(seat=seat, dice=dice):
            plan = f"roll {counted(len(dice), 'die', 'dice')}" if dice else "keep all dice"
            return f"{names[seat]} will {plan}."
        case TimeUp():
            return tell_round(event, names)
        case Ended(reason="out"):
            return "Somebody is out of dice, and the bag is empty."
        case Ended():
            return "Nobody plays any more."


def _rolled(event: Rolled, names: Sequence[str]) -> str:
    dice = _dice(event.dice, names)
    match event.reason:
        case "no-set":
            return f"Nobody has a SET, so all roll again: {dice}."
        case "freed":
            return f"The WILD is rolled: {dice}."
        case "stuck":
            return f"Nobody could play, so all roll again: {dice}."
        case "extra":
            return f"Rolled once more: {dice}." if dice else "Everybody keeps their dice."


def _turn_over(event: TurnOver, who: str) -> str:
    match event.reason:
        case "late":
            return f"Time is up for {who}: {counted(event.points, 'point')}."
        case "stuck":
            return f"{who} can play nothing."
        case _:
            return f"{who} has {counted(event.points, 'point')} for this turn."
