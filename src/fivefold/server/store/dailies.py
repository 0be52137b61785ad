"""A person's results of daily puzzles, from the index of finished matches."""

from typing import NamedTuple

import msgspec
from msgspec import Struct

from fivefold.core.game import Millis
from fivefold.core.options import OptionValue
from fivefold.server.store.database import Tables

USUAL = "advanced"
"""The default shape of the puzzle that has two; results leave it out."""
_PUZZLES = (
    "SELECT played.game, day, won, score, lasted, played.ended, header FROM played JOIN matches ON id = match"
    " WHERE person = ? AND day IS NOT NULL AND dealt = 1 ORDER BY played.ended DESC, match DESC LIMIT ?"
)


class _Header(Struct):
    """The options in the header of a record."""

    options: dict[str, OptionValue]


class PlayedPuzzle(NamedTuple):
    """A person's first result of a daily puzzle; `shape` is empty for the default one."""

    game: str
    day: str
    shape: str
    score: int
    won: bool
    lasted: Millis
    ended: Millis


async def played_puzzles(tables: Tables, person: str, most: int) -> list[PlayedPuzzle]:
    """Return the first result of each puzzle among a person's latest ones, in the order of play; raises StoreError."""
    first: dict[tuple[str, str, str], PlayedPuzzle] = {}
    for game, day, won, score, lasted, ended, header in await tables.read(_PUZZLES, person, most):
        given = msgspec.json.decode(header, type=_Header).options.get("shape", USUAL)
        shape = "" if given == USUAL else str(given)
        first[game, day, shape] = PlayedPuzzle(game, day, shape, score, bool(won), lasted, ended)
    return sorted(first.values(), key=lambda one: one.ended)
