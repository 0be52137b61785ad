"""Converts records of earlier rules of CROSSWORD SET to the current format."""

from typing import Any

from fivefold.pieces.dice import ALL_DICE, renamed

_DICE = {f"#{number}": die for number, die in enumerate(ALL_DICE)}


def upgraded(move: str, events: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
    """Convert a line of version 1, which counted the dice from `#0` and named the end of a round differently."""
    return renamed(move, _DICE), [_event(renamed(event, _DICE)) for event in events]


def _event(event: dict[str, Any]) -> dict[str, Any]:
    match event:
        case {"type": "Finished", "result": {"points": points, **result}, **rest}:
            return {"type": "RoundOver", "points": points, "result": result, **rest}
        case _:
            return event
