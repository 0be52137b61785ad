"""The notation of SET CUBED's moves and board, and messages about the table and its events."""

from collections.abc import Sequence

from fivefold.core.errors import Unreadable
from fivefold.core.game import Seat
from fivefold.core.words import Message, Pieces, Series, Who, listed, message
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
from fivefold.pieces.dice import Face, read_face
from fivefold.pieces.grid import Square
from fivefold.pieces.rounds import TimeUp, tell_round


def write(move: Move) -> str:
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
            raise Unreadable("set_cubed.not-a-move", text=text)


def _read_spot(text: str) -> tuple[Square, Face]:
    square, _, face = text.partition("=")
    return GRID.read(square), read_face(face)


def show(view: View) -> list[Message | str]:
    """Describe the board, and the players with their dice."""
    lying = {laid.square: laid.face for laid in (*view.board, *([view.waiting] if view.waiting else ()))}
    marks = {bonus.square: f"({bonus.points})" for bonus in view.bonus} | dict.fromkeys(view.logo, "===")
    rows: list[Message | str] = [
        "    " + "".join(f"{chr(ord('a') + column):^5}" for column in range(view.side)).rstrip()
    ]
    for row in range(view.side):
        squares = GRID.squares[row * view.side : (row + 1) * view.side]
        cells = "".join(f"{lying.get(square) or marks.get(square, '.'):^5}" for square in squares)
        rows.append(f"{row + 1:>3} {cells}".rstrip())
    rows.append(message(f"set_cubed.show-moment.{view.phase}", round=view.round, next=view.round + 1, bag=view.bag))
    rows += [_player(view, who) for who in range(len(view.hands))]
    rows += [message("set_cubed.show-play", play=_play(play)) for play in view.plays]
    return rows


def _player(view: View, who: Seat) -> Message:
    notes: list[Message] = []
    if view.sheet and who == view.first:
        notes.append(message("set_cubed.show-note.first"))
    if view.phase == "turn" and who == view.turn:
        waits = view.waiting is not None
        note = (
            message("set_cubed.show-note.adding") if waits else message("set_cubed.show-note.turn", dice=view.dice_left)
        )
        notes.append(note)
    if view.decided and view.decided[who]:
        notes.append(message("set_cubed.show-note.decided"))
    return message(
        "set_cubed.show-player.notes" if notes else "set_cubed.show-player",
        who=Who(who),
        points=view.scores[who],
        notes=listed(notes, "comma"),
        dice=_faces(view.hands[who]),
    )


def spots(play: Play) -> Series:
    """Return the dice of a play and their squares."""
    return listed([message("set_cubed.spot", face=Pieces((spot.face,)), square=spot.square) for spot in play.spots])


def _play(play: Play) -> Message:
    gains = [
        message("set_cubed.gain", first=made.squares[0], last=made.squares[2], points=made.points) for made in play.sets
    ]
    if play.bonus:
        gains.append(message("set_cubed.gain.bonus", points=play.bonus))
    return message("set_cubed.play", dice=spots(play), gains=listed(gains, "comma"))


def _faces(hand: Hand) -> Pieces:
    return Pieces(tuple([held.face for held in hand]))


def _rolls(hands: Sequence[Hand]) -> list[Message]:
    return [message("set_cubed.rolls", who=Who(who), dice=_faces(own)) for who, own in enumerate(hands) if own]


def tell(event: Event) -> list[Message]:
    match event:
        case Drew(dice=dice):
            return [message("set_cubed.drew"), *_rolls(dice)]
        case Rolled(dice=dice, reason=reason):
            kept = reason == "extra" and not any(dice)
            return [message("set_cubed.rolled.kept" if kept else f"set_cubed.rolled.{reason}"), *_rolls(dice)]
        case Opened(seat=seat, play=play):
            faces = Pieces(tuple([spot.face for spot in play.spots]))
            return [message("set_cubed.opens", who=Who(seat), faces=faces, points=play.points)]
        case Replaced(seat=seat, square=square, face=face):
            return [message("set_cubed.replaced", who=Who(seat), face=Pieces((face,)), square=square)]
        case Waited(seat=seat, laid=laid):
            return [message("set_cubed.waited", who=Who(seat), face=Pieces((laid.face,)), square=laid.square)]
        case Placed(seat=seat, play=play):
            return [message("set_cubed.placed", who=Who(seat), play=_play(play))]
        case TookBack(seat=seat, squares=squares):
            return [message("set_cubed.took-back", who=Who(seat), squares=listed(squares))]
        case TurnOver(seat=seat, points=points, reason=reason):
            return [message(f"set_cubed.turn-over.{reason}", who=Who(seat), points=points)]
        case Offered():
            return [message("set_cubed.offered")]
        case Chose(seat=seat, dice=dice):
            if dice is None:
                return [message("set_cubed.chose.hidden", who=Who(seat))]
            return [message("set_cubed.chose", who=Who(seat), dice=len(dice))]
        case TimeUp():
            return tell_round(event)
        case Ended(reason=reason):
            return [message(f"set_cubed.ended.{reason}")]
