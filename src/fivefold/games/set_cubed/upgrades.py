"""Converts records of earlier rules of SET CUBED to the current format."""

import re
from typing import Any

from fivefold.pieces.dice import ALL_DICE, renamed

_DICE = {f"#{number:02}": die for number, die in enumerate(ALL_DICE, 1)}
_EVENTS = {"Finished": "TurnOver", "RanOut": "TimeUp"}
_FIELDS = {"why": "reason", "could": "could_play"}


def upgraded(move: str, events: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
    """Convert a line of version 1.

    Its dice had two digits, such as `#07`, some events and fields had other names, and a WILD could be rolled again
    under the name of any face that it could stand for.
    """
    if move.startswith("roll "):
        move = re.sub(r"\*\S+", "*", move)
    return move, [_event(renamed(event, _DICE)) for event in events]


def _event(event: dict[str, Any]) -> dict[str, Any]:
    new = {_FIELDS.get(name, name): value for name, value in event.items()}
    match event:
        case {"type": str(kind)}:
            return {**new, "type": _EVENTS.get(kind, kind)}
        case _:
            return new
