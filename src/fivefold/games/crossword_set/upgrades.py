"""What the first version of CROSSWORD SET wrote into records, in today's words."""

from typing import Any

from fivefold.pieces.dice import ALL_DICE, renamed

_DICE = {f"#{number}": die for number, die in enumerate(ALL_DICE)}


def upgraded(move: str, events: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
    """A line of version 1: dice were counted from `#0`, and the end of a round was called otherwise."""
    return renamed(move, _DICE), [_event(renamed(event, _DICE)) for event in events]


def _event(event: dict[str, Any]) -> dict[str, Any]:
    if event["type"] != "Finished":
        return event
    result = dict(event["result"])
    points = result.pop("points")
    return {**event, "type": "RoundOver", "points": points, "result": result}
