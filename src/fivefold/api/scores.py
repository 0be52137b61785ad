"""Score sheets over HTTP: the bodies of requests and responses, and what is checked of posted entries."""

from collections.abc import Callable, Iterable
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from fivefold.core.errors import Illegal
from fivefold.core.game import Millis
from fivefold.core.games import Games, pick_game
from fivefold.core.scoring import Scoring, scoring_of
from fivefold.core.words import Message
from fivefold.rooms.messages import Word
from fivefold.rooms.text import clean_name
from fivefold.scores import AnyScoreEntry, PlayerNamed, ScoreSheet
from fivefold.scores.sheet import check_entry

MOST_POSTED = 50
"""The most entries in one request."""
MOST_SHEETS = 50
"""The most sheets in the list of one's own."""
AHEAD = 60_000
"""How far an entry may be ahead of the server's clock, in milliseconds; later ones are dated back."""

decode_entry: Callable[[bytes], AnyScoreEntry] = msgspec.json.Decoder(AnyScoreEntry).decode

PostedEntries = Annotated[tuple[AnyScoreEntry, ...], Meta(max_length=MOST_POSTED)]


class ScoringInfo(Struct, frozen=True):
    """How a game is scored, and for how many players it is."""

    game: str
    title: Message
    least: int
    most: int
    scoring: Scoring


class NewScores(Struct, frozen=True, forbid_unknown_fields=True):
    """A score sheet to start: the game, and the first entries."""

    game: Word
    entries: PostedEntries = ()


class ScoresOpened(Struct, frozen=True):
    """The code of a new score sheet."""

    code: str


class NewEntries(Struct, frozen=True, forbid_unknown_fields=True):
    """Entries for a score sheet; those that are there already are left out. The client has the first `since`."""

    entries: PostedEntries
    since: Annotated[int, Meta(ge=0)] = 0


class LockScores(Struct, frozen=True, forbid_unknown_fields=True):
    """Owner only: whether nobody else may write on a score sheet."""

    locked: bool


class RefusedEntry(Struct, frozen=True, rename={"message": "said"}):
    """An entry that was not taken, and why."""

    id: str
    message: Message


class Scores(Struct, frozen=True):
    """A score sheet: its entries from number `since` on, and how many there are."""

    code: str
    game: str
    length: int
    entries: tuple[AnyScoreEntry, ...]
    locked: bool
    is_owner: bool
    now: Millis
    """The server's time, for the times of entries."""
    refused: tuple[RefusedEntry, ...] = ()


class MyScores(Struct, frozen=True):
    """A score sheet of yours."""

    code: str
    game: str
    began: Millis
    seen: Millis
    names: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    """Places in `names`; empty while the game goes on."""
    round: int | None
    """The next round; null when all are complete."""
    rounds: int
    """How many rounds are played; 0 if the table decides later."""


def scoring_info(games: Games, slug: str) -> ScoringInfo:
    """Describe how a game is scored; raises UnknownGame or BadOption."""
    game = pick_game(games, slug)
    return ScoringInfo(slug, game.title, max(2, game.players.least), game.players.most, scoring_of(slug))


def accepted(
    game: str, entries: Iterable[AnyScoreEntry], now: Millis
) -> tuple[list[AnyScoreEntry], list[RefusedEntry]]:
    """Return the posted entries that are possible in a game, with clean names and times, and the others."""
    scoring = scoring_of(game)
    found: list[AnyScoreEntry] = []
    refused: list[RefusedEntry] = []
    for entry in entries:
        try:
            check_entry(scoring, entry)
            clean = replace(entry, name=clean_name(entry.name)) if isinstance(entry, PlayerNamed) else entry
        except Illegal as refusal:
            refused.append(RefusedEntry(entry.id, refusal.message))
        else:
            found.append(replace(clean, at=min(clean.at, now + AHEAD)))
    return found, refused


class SheetSum(NamedTuple):
    """What follows from the entries of a score sheet, for lists; the fields are those of `MyScores`."""

    names: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    round: int | None
    rounds: int


def sum_of(game: str, lines: Iterable[bytes]) -> SheetSum:
    """Sum up a score sheet, whose entries are JSON."""
    standing = ScoreSheet(game).merge([decode_entry(line) for line in lines]).standing
    names = tuple([player.name for player in standing.players])
    return SheetSum(names, standing.totals, standing.winners, standing.next, standing.rounds)
