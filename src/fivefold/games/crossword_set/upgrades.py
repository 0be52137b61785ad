"""Records by earlier rules of CROSSWORD SET in today's words."""

from typing import Any, cast

from fivefold.pieces.dice import ALL_DICE, renamed

_DICE = {f"#{number}": die for number, die in enumerate(ALL_DICE)}


def upgraded(move: str, events: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
    """A line of the first version, which counted the dice from `#0` and had a word of its own for a round's end."""
    return renamed(move, _DICE), [_event(renamed(event, _DICE)) for event in events]


def _event(event: dict[str, Any]) -> dict[str, Any]:
    match event:
        case {"type": "Finished", "result": {"points": points, **result}}:
            return {**event, "type": "RoundOver", "points": points, "result": cast(dict[str, Any], result)}
        case _:
            return event
