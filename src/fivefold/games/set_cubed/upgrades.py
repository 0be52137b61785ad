"""What the first version of SET CUBED wrote into records, in today's words."""

from typing import Any

from fivefold.pieces.dice import ALL_DICE, renamed

_DICE = {f"#{number:02}": die for number, die in enumerate(ALL_DICE, 1)}
_EVENTS = {"Finished": "TurnOver", "RanOut": "TimeUp"}
_FIELDS = {"why": "reason", "could": "could_play"}


def upgraded(move: str, events: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
    """A line of version 1: dice had two digits, such as `#07`, and some events and their fields other names."""
    return move, [_event(renamed(event, _DICE)) for event in events]


def _event(event: dict[str, Any]) -> dict[str, Any]:
    new = {_FIELDS.get(name, name): value for name, value in event.items()}
    return {**new, "type": _EVENTS.get(event["type"], event["type"])}
