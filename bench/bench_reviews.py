"""Reviews of whole matches with many players: CPU seconds, compared with the limits."""

import sys
from pathlib import Path
from time import process_time
from typing import Any

import fivefold as ff

sys.path.insert(0, str(Path(__file__).parent))
from report import limit

MATCHES: dict[str, tuple[int, float, dict[str, Any]]] = {
    "karma": (4, 20.0, {}),
    "five-crowns": (7, 5.0, {}),
    "wordspiel": (6, 5.0, {}),
    "set-cubed": (4, 5.0, {}),
    "crossword-set": (4, 5.0, {}),
    "scramble-set": (4, 5.0, {}),
    "set": (4, 5.0, {}),
}
"""The number of players, the limit of the review in seconds, and the options."""
LEVELS = ("hard", "medium", "expert", "easy")
ROUNDS = 3


def seconds(slug: str, seats: int, options: dict[str, Any]) -> float:
    """Return the longest of some reviews, as the limit holds for every match."""
    bots = [LEVELS[seat % len(LEVELS)] for seat in range(seats)]
    found: list[float] = []
    for match in ff.simulate(slug, bots, ROUNDS, seed=5, records=True, **options).matches:
        began = process_time()
        ff.review(match.record)
        found.append(process_time() - began)
    return max(found)


if __name__ == "__main__":
    for slug, (seats, most, options) in MATCHES.items():
        limit(f"reviews: {slug} for {seats}", seconds(slug, seats, options), most, "s")
