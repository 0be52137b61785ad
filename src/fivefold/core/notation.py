"""Notation that all games share: moves of the clock and the house, seats and times."""

import re
from typing import Any

from fivefold.core.errors import Unreadable
from fivefold.core.game import CLOCK, HOUSE, OPENING, Act, AnyGame, Back, Due, Lag, Left, Millis, Named, Seat


def write_move(game: AnyGame, move: Any) -> str:
    """Return the notation of a move of a player, the clock or the house."""
    match move:
        case Due():
            return "due"
        case Left(seat=seat):
            return f"left {seat}"
        case Back(seat=seat):
            return f"back {seat}"
        case Lag(seat=seat, ms=ms):
            return f"lag {seat} {ms}"
        case Named(seat=seat, name=name):
            return f"named {seat} {name}"
        case _:
            return game.write(move)


def read_move(game: AnyGame, seat: Seat, text: str) -> Any:
    """Return the move in a text by a player, the clock or the house; raises Unreadable."""
    if seat >= 0:
        return game.read(text)
    if seat == HOUSE and (named := re.fullmatch(r"named (\d{1,3}) (\S(?:.*\S)?)", text)):
        return Named(int(named[1]), named[2])
    words = text.split()
    numbers = [int(word) for word in words[1:] if re.fullmatch(r"\d{1,9}", word)]
    match words[:1], numbers:
        case ["due"], [] if seat == CLOCK:
            return Due()
        case ["left"], [who] if seat == HOUSE:
            return Left(who)
        case ["back"], [who] if seat == HOUSE:
            return Back(who)
        case ["lag"], [who, ms] if seat == HOUSE:
            return Lag(who, ms)
        case _:
            raise Unreadable("core.not-a-move.house", text=text)


def write_seat(seat: Seat) -> str:
    """Return the notation of a seat: players count from 0, and the others have names."""
    return {CLOCK: "clock", HOUSE: "house", OPENING: "opening"}.get(seat, str(seat))


def read_seat(text: str) -> Seat:
    """Return the seat in a text; raises Unreadable."""
    named = {"clock": CLOCK, "house": HOUSE, "opening": OPENING}.get(text)
    if named is not None:
        return named
    if re.fullmatch(r"\d{1,3}", text):
        return int(text)
    raise Unreadable("core.not-a-seat", text=text)


def write_act(game: AnyGame, act: Act[Any]) -> str:
    """Return an act as one line: time, seat, move."""
    return f"{act.at} {write_seat(act.seat)} {write_move(game, act.move)}"


def clock(at: Millis) -> str:
    """Return a time in minutes and seconds, such as `3:07`."""
    minutes, seconds = divmod(at // 1000, 60)
    return f"{minutes}:{seconds:02}"
