"""The figure that players follow from match to match: their points per hand."""

from collections.abc import Sequence

from fivefold.core.table import AnyTable
from fivefold.games.five_crowns.model import Dealt


def _points_a_hand(table: AnyTable) -> Sequence[int | None]:
    """Return each player's points per hand, in thousandths."""
    hands = sum(isinstance(event, Dealt) for entry in table.log for event in entry.events)
    scores = table.outcome.scores if table.outcome else (0,) * table.seats
    return [round(1000 * points / hands) if hands else None for points in scores]


PACES = {"five-crowns": _points_a_hand}
