"""Records by earlier rules of SET in today's words."""

from typing import Any

from fivefold.pieces.upgrades import with_faults


def upgraded(rules: int, event: dict[str, Any]) -> dict[str, Any]:
    """An event of the first version, which said `Ended` after a deal and after a puzzle alike, or of the second."""
    if rules < 2 and event.get("type") == "Ended":
        return {"type": "Solved"} if event.get("reason") == "all-found" else {**event, "type": "RoundOver"}
    return with_faults(event) if rules < 3 else event
