"""SCRAMBLE SET in short text: moves, the table, and every event in a sentence."""

import re
from collections.abc import Sequence

from fivefold.core.errors import Unreadable
from fivefold.core.game import Seat
from fivefold.core.notation import clock, counted, listed
from fivefold.games.scramble_set.model import (
    Ended,
    Event,
    Missed,
    Move,
    Rested,
    Rolled,
    RoundOver,
    State,
    Stop,
    Stopped,
    Take,
    Took,
)
from fivefold.games.scramble_set.view import View
from fivefold.pieces.call_notation import tell_call
from fivefold.pieces.calls import Call, Called, Measured, Pressed
from fivefold.pieces.dice import Face
from fivefold.pieces.presence import Gone, Returned
from fivefold.pieces.rounds import Readied, Ready, TimeUp, tell_round

_PLAIN: dict[str, Move] = {"call": Call(), "ready": Ready(), "stop": Stop()}
_WRITTEN = {type(move): word for word, move in _PLAIN.items()}
_COLUMNS = 7


def write(move: Move) -> str:
    """The move in notation; places count from 1."""
    match move:
        case Take(places=places):
            return " ".join(("take", *(str(place + 1) for place in places)))
        case _:
            return _WRITTEN[type(move)]


def read(text: str, _view: View | None = None) -> Move:
    """The move a text stands for; `take 3 17 40` names places, and `take` may be left out."""
    words = text.lower().split()
    if len(words) == 1 and words[0] in _PLAIN:
        return _PLAIN[words[0]]
    if words[:1] == ["take"]:
        words = words[1:]
    elif not words or not words[0].isdecimal():
        raise Unreadable("not-a-move", f"{text!r} is no move here: {', '.join(_PLAIN)}, or take and three places.")
    if len(words) != 3:
        raise Unreadable("not-three", "Name three dice to take.")
    a, b, c = map(_place, words)
    return Take((a, b, c))


def _place(word: str) -> int:
    if re.fullmatch(r"[1-9]|[123]\d|4[012]", word):
        return int(word) - 1
    raise Unreadable("not-a-place", f"{word!r} is no place: they are numbered 1 to 42.")


def show(view: View, names: Sequence[str]) -> str:
    """The dice in rows of seven, each with the number of its place; then the players."""
    cells = [f"{place:>3} {die.face if die else '':<3}" for place, die in enumerate(view.board, 1)]
    rows = ["  ".join(cells[i : i + _COLUMNS]).rstrip() for i in range(0, len(cells), _COLUMNS)]
    return "\n".join((_title(view), *rows, *(_player(view, who, name) for who, name in enumerate(names))))


def _title(view: View) -> str:
    dice = counted(len(view.lying), "die", "dice")
    match view.phase:
        case "rolling" | "round" | "stopped":
            return f"Round {view.round}: {dice}"
        case "tie-break":
            return f"Tie-break: {dice}"
        case "pause":
            return f"Pause after round {view.round}"
        case "over":
            return "The game is over"


def _player(view: View, who: Seat, name: str) -> str:
    player = view.players[who]
    notes = [counted(len(player.sets), "SET") + " now"]
    if past := [str(row[who]) for row in view.sheet]:
        notes.append(f"rounds {' + '.join(past)}")
    if player.penalties:
        notes.append(f"lost {counted(player.penalties, 'point')}")
    if view.calling is not None and view.calling.seat == who:
        notes.append("has the board")
    flags = {"waits": player.rest is not None, "ready": player.ready, "tied": player.tied, "away": player.away}
    notes += [word for word, holds in flags.items() if holds]
    return f"{name}: {player.score} ({', '.join(notes)})"


def tell(event: Event, names: Sequence[str]) -> str:
    """The event in plain words."""
    match event:
        case Rolled(round=number, dice=dice, tied=()):
            return f"Round {number}: {len(dice)} dice are rolled."
        case Rolled(dice=dice, tied=tied):
            return f"Tie-break between {listed([names[seat] for seat in tied])}: {len(dice)} dice are rolled."
        case Took(seat=seat, faces=faces):
            return f"{names[seat]} takes {_faces(faces)}."
        case Missed():
            return _missed(event, names[event.seat])
        case Rested(seat=seat):
            return f"{names[seat]} may go on."
        case Readied() | TimeUp():
            return tell_round(event, names)
        case Stopped(seat=seat):
            return f"{names[seat]} sees no more SETs."
        case RoundOver(scores=scores, best=best):
            points = listed([f"{name} {score}" for name, score in zip(names, scores, strict=True)])
            return f"The round is over: {points}. The best split held {counted(best, 'SET')}."
        case Ended(reason="tie-break", winners=winners):
            return f"{names[winners[0]]} wins the tie-break."
        case Ended():
            return "The game is over."
        case Pressed() | Called() | Gone() | Returned() | Measured():
            return tell_call(event, names)


def _faces(faces: Sequence[Face]) -> str:
    return " ".join(faces)


def _missed(event: Missed, who: str) -> str:
    price = "loses a point" if event.rest is None else "must wait"
    match event.reason:
        case "wrong":
            return f"{who} is wrong with {_faces(event.faces)} and {price}: {'; '.join(event.why)}."
        case "late":
            return f"{who} called SET, took none in time, and {price}."
        case "left":
            return f"{who} called SET and left."


def result(state: State) -> str:
    """How a game ended, in a sentence."""
    time = clock(sum(past.ms for past in state.history))
    if state.seats == 1:
        splits = "split holds" if len(state.history) == 1 else "splits hold"
        best = sum(past.best for past in state.history)
        return f"{counted(state.scores[0], 'SET')} in {time}; the best {splits} {best}."
    rounds = counted(len(state.history), "round")
    if state.ended == "tie-break":
        return f"After {rounds} it was a tie, which one more SET broke."
    if state.ended == "shared":
        return f"After {rounds} it was a tie, and those who could have broken it had left."
    return f"The most SETs in {rounds}, in {time}."
