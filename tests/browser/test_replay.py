"""Looking back: what is on the screen at a moment is what was on it then, for two who played and one who watched."""

from difflib import unified_diff
from typing import Any

import pytest

from browser.conftest import Person, Server
from browser.looking import EYES, Evening, seen

MOMENTS = (0, 3, 7, 12, 20, 33)
"""How many acts have been made when it is looked at; and once at the end."""
GAMES: dict[str, dict[str, Any]] = {
    "karma": {"choose_seconds": 0},
    "set": {"deck": "easy", "no_set": "auto", "call_seconds": 30, "lag_credit_ms": 0},
    "five-crowns": {"hands": 2},
    "wordspiel": {"rounds": 1, "words": "checked", "turn_seconds": 0},
    "set-cubed": {"extra_roll_seconds": 300},
    "crossword-set": {"rounds": 1},
    "scramble-set": {"rounds": 1, "call_seconds": 30, "lag_credit_ms": 0},
}
"""Short matches, in which no clock strikes while somebody looks."""
USUAL = ("karma", "set")
MOST_ACTS = 600


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game in USUAL else pytest.mark.soak) for game in GAMES]
)
def test_a_moment_looks_as_it_did(game: str, person: Person, server: Server) -> None:
    evening = Evening(person, server, game, GAMES[game])
    live: dict[int, list[list[str]]] = {}
    for acts in range(MOST_ACTS):
        if evening.is_over:
            break
        if acts in MOMENTS:
            live[evening.n] = evening.shown()
        evening.act()
    assert evening.is_over
    live[evening.n] = evening.shown()
    evening.close()
    cy = person()
    for place, eyes in enumerate(EYES):
        for n, then in live.items():
            cy.goto(f"/m/{evening.match}?at={n}&seat={eyes}")
            differs = list(unified_diff(then[place], seen(cy, n), "live", "looked back at", lineterm="", n=1))
            assert not differs, "\n".join([f"{game} after {n} as {eyes} saw it", *differs])
