"""The notation of SCRAMBLE SET's moves, and messages about the table and its events."""

import re
from collections.abc import Sequence

from fivefold.core.errors import Unreadable
from fivefold.core.game import Seat
from fivefold.core.notation import clock
from fivefold.core.words import Group, Message, Pieces, Who, listed, message
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
from fivefold.pieces.presence import Gone, Returned
from fivefold.pieces.rounds import Readied, Ready, TimeUp, tell_round

_PLAIN: dict[str, Move] = {"call": Call(), "ready": Ready(), "stop": Stop()}
_WRITTEN = {type(move): word for word, move in _PLAIN.items()}
_COLUMNS = 7


def write(move: Move) -> str:
    """Write a move; places count from 1."""
    match move:
        case Take(places=places):
            return " ".join(("take", *(str(place + 1) for place in places)))
        case _:
            return _WRITTEN[type(move)]


def read(text: str, _view: View | None = None) -> Move:
    """Read a move; `take 3 17 40` names places, and `take` may be left out."""
    words = text.lower().split()
    if len(words) == 1 and words[0] in _PLAIN:
        return _PLAIN[words[0]]
    return read_take(text, tuple(_PLAIN))


def read_take(text: str, others: Sequence[str] = ()) -> Take:
    """Read three dice by their places; the error for any other text lists the other commands."""
    words = text.lower().split()
    if words[:1] == ["take"]:
        words = words[1:]
    elif not words or not words[0].isdecimal():
        raise Unreadable("scramble_set.not-a-move", text=text, words=listed(others, "comma"))
    if len(words) != 3:
        raise Unreadable("scramble_set.not-three")
    a, b, c = map(_place, words)
    return Take((a, b, c))


def _place(word: str) -> int:
    if re.fullmatch(r"[1-9]|[123]\d|4[012]", word):
        return int(word) - 1
    raise Unreadable("scramble_set.not-a-place", text=word)


def show(view: View) -> list[Message | str]:
    """Describe the dice in rows of seven, each with the number of its place; then the players."""
    return [_title(view), *show_dice(view), *(_player(view, who) for who in range(view.seats))]


def show_dice(view: View) -> list[str]:
    """Return the dice in rows of seven, each with the number of its place."""
    lying = set(view.lying)
    faces = [face if place in lying else "" for place, face in enumerate(view.faces)]
    cells = [f"{place:>3} {face:<3}" for place, face in enumerate(faces, 1)]
    return ["  ".join(cells[i : i + _COLUMNS]).rstrip() for i in range(0, len(cells), _COLUMNS)]


def _title(view: View) -> Message:
    dice = len(view.lying)
    match view.phase:
        case "rolling" | "round" | "stopped":
            return message("scramble_set.show-phase.round", round=view.round, dice=dice)
        case "tie-break":
            return message("scramble_set.show-phase.tie-break", dice=dice)
        case "pause":
            return message("scramble_set.show-phase.pause", round=view.round)
        case "over":
            return message("scramble_set.show-phase.over")


def _player(view: View, who: Seat) -> Message:
    notes = [message("scramble_set.show-sets", sets=len(view.won[who]))]
    if past := [str(row[who]) for row in view.sheet]:
        notes.append(message("scramble_set.show-rounds", points=" + ".join(past)))
    if view.penalties[who]:
        notes.append(message("scramble_set.show-lost", points=view.penalties[who]))
    flags = {
        "has-board": view.calling is not None and view.calling.seat == who,
        "waits": view.rests[who] is not None,
        "ready": who in view.ready,
        "tied": who in view.contenders,
        "away": who in view.away,
    }
    notes += [message(f"scramble_set.show-state.{flag}") for flag, holds in flags.items() if holds]
    return message("scramble_set.show-player", who=Who(who), score=view.scores[who], notes=listed(notes, "comma"))


def tell(event: Event) -> list[Message]:
    match event:
        case Rolled(round=number, dice=dice, tied=()):
            return [message("scramble_set.rolls", round=number, dice=len(dice))]
        case Rolled(dice=dice, tied=tied):
            return [message("scramble_set.rolls.tie-break", tied=Group(tied), dice=len(dice))]
        case Took(seat=seat, faces=faces):
            return [message("scramble_set.took", who=Who(seat), faces=Pieces(faces))]
        case Missed():
            return [_missed(event)]
        case Rested(seat=seat):
            return [message("scramble_set.rested", who=Who(seat))]
        case Readied() | TimeUp():
            return tell_round(event)
        case Stopped(seat=seat):
            return [message("scramble_set.stopped", who=Who(seat))]
        case RoundOver(scores=scores, best=best):
            points = [message("scramble_set.round-points", who=Who(who), points=n) for who, n in enumerate(scores)]
            return [
                message("scramble_set.round-over", points=listed(points)),
                message("scramble_set.best-split", sets=best),
            ]
        case Ended(reason="tie-break", winners=winners):
            return [message("scramble_set.ended.tie-break", who=Who(winners[0]))]
        case Ended():
            return [message("scramble_set.ended")]
        case Pressed() | Called() | Gone() | Returned() | Measured():
            return tell_call(event)


def _missed(event: Missed) -> Message:
    who, price = Who(event.seat), "point" if event.rest is None else "wait"
    match event.reason:
        case "wrong":
            faults = listed([fault.message for fault in event.why], "comma")
            return message(f"scramble_set.wrong-{price}", who=who, faces=Pieces(event.faces), why=faults)
        case "late":
            return message(f"scramble_set.late-{price}", who=who)
        case "left":
            return message("scramble_set.caller-left", who=who)


def result(state: State) -> Message:
    rounds, time = len(state.history), clock(sum(past.ms for past in state.history))
    if state.seats == 1:
        best = sum(past.best for past in state.history)
        return message("scramble_set.outcome.alone", sets=state.scores[0], time=time, best=best)
    if state.ended in ("tie-break", "shared"):
        return message(f"scramble_set.outcome.{state.ended}", rounds=rounds)
    return message("scramble_set.outcome.most-sets", rounds=rounds, time=time)
