"""Converts records of earlier rules of SCRAMBLE SET to the current format."""

from typing import Any, cast

from fivefold.pieces.dice import ALL_DICE
from fivefold.pieces.upgrades import with_faults


def upgraded(rules: int, event: dict[str, Any]) -> dict[str, Any]:
    """Convert an event of version 1, which numbered dice from 0 and named round ends differently, or of version 2."""
    if rules < 2:
        event = _upgraded_to_2(event)
    return with_faults(event) if rules < 3 else event


def upgraded_daily(event: dict[str, Any]) -> dict[str, Any]:
    """Return an event of a daily's first version, whose position called the end of a pause `deadline`."""
    match event:
        case {"type": "LaidOut", "first": {"deadline": _} as first}:
            fields = cast(dict[str, Any], first)
            return {**event, "first": {"pause_ends" if name == "deadline" else name: fields[name] for name in fields}}
        case _:
            return event


def _upgraded_to_2(event: dict[str, Any]) -> dict[str, Any]:
    match event:
        case {"type": "Rolled", "dice": [*dice]}:
            return {**event, "dice": [_name(die) for die in dice]}
        case {"type": "Waited"}:
            return {**event, "type": "TimeUp"}
        case {"type": "Scored", "result": {"left": _, **result}, "pause": deadline, **rest}:
            return {"type": "RoundOver", **rest, **cast(dict[str, Any], result), "deadline": deadline}
        case _:
            return event


def _name(die: object) -> object:
    return ALL_DICE[die] if isinstance(die, int) and 0 <= die < len(ALL_DICE) else die
