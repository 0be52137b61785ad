"""The puzzles of days that somebody has played, by the index of how matches went."""

from typing import NamedTuple

import msgspec
from msgspec import Struct

from fivefold.core.game import Millis
from fivefold.core.options import OptionValue
from fivefold.server.store.database import Tables

USUAL = "advanced"
"""Of the puzzle that has two shapes, the one that goes without saying."""
_PUZZLES = (
    "SELECT played.game, day, won, score, lasted, played.ended, header FROM played JOIN matches ON id = match"
    " WHERE person = ? AND day IS NOT NULL AND dealt = 1 ORDER BY played.ended DESC, match DESC LIMIT ?"
)


class _Header(Struct):
    """What the header of a record says about options."""

    options: dict[str, OptionValue]


class PlayedPuzzle(NamedTuple):
    """How a puzzle of a day went for somebody the first time; its shape is empty where it is the usual one."""

    game: str
    day: str
    shape: str
    score: int
    won: bool
    lasted: Millis
    ended: Millis


async def played_puzzles(tables: Tables, person: str, most: int) -> list[PlayedPuzzle]:
    """The first result of each puzzle among somebody's latest, in the order of play; raises StoreError."""
    found: dict[tuple[str, str, str], PlayedPuzzle] = {}
    for game, day, won, score, lasted, ended, header in await tables.read(_PUZZLES, person, most):
        given = msgspec.json.decode(header, type=_Header).options.get("shape", USUAL)
        shape = "" if given == USUAL else str(given)
        found[game, day, shape] = PlayedPuzzle(game, day, shape, score, bool(won), lasted, ended)
    return sorted(found.values(), key=lambda one: one.ended)
