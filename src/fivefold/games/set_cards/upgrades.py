"""Converts records of earlier rules of SET to the current format."""

from typing import Any

from fivefold.pieces.upgrades import with_faults


def upgraded(rules: int, event: dict[str, Any]) -> dict[str, Any]:
    """Convert an event of version 1, which used `Ended` for the end of deals and of puzzles, or of version 2."""
    if rules < 2 and event.get("type") == "Ended":
        if event.get("reason") == "all-found":
            kept = {
                name: value for name, value in event.items() if (name, value) != ("missed", []) and name != "reason"
            }
            return {**kept, "type": "Solved"}
        return {**event, "type": "RoundOver"}
    return with_faults(event) if rules < 3 else event
