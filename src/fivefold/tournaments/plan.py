"""What is settled about a tournament before it begins: the game, the format, and the time of its rounds."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fivefold.bots import is_bot, offer
from fivefold.bots.scripted import script_of
from fivefold.core.discovery import named_game
from fivefold.core.errors import BadOption, Illegal
from fivefold.core.game import AnyGame, Millis
from fivefold.core.options import OptionValue
from fivefold.core.words import listed
from fivefold.pieces.daily import puzzle_date

LEAST_PLAYERS = 4
MOST_PLAYERS = 64
LARGEST_TABLE = 7
MOST_ROUNDS = 63
LONGEST_TITLE = 60
MINUTE = 60_000
DAY = 24 * 60 * MINUTE

Format = Literal["knock-out", "round-robin", "swiss"]


class TournamentPlan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a tournament, which do not change."""

    game: str
    options: dict[str, OptionValue] = {}
    format: Format = "swiss"
    size: Annotated[int, Meta(ge=2, le=LARGEST_TABLE)] = 2
    """How many players a table has; with a number that does not divide, some tables have fewer."""
    rounds: Annotated[int, Meta(ge=0, le=20)] = 0
    """How many rounds a Swiss tournament has; 0 for as many as it takes to find a winner."""
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    """How long a round may take; 0 without a limit."""
    days: Annotated[int, Meta(ge=0, le=14)] = 0
    """The same in days; if both are given, the days count."""
    pause: Annotated[int, Meta(ge=0, le=3600)] = 30
    """Seconds between the last result of a round and the next round."""
    fill: str = ""
    """The level of a bot that fills an odd seat; empty for a bye."""
    seed: str = ""
    """What the draw follows from."""

    @property
    def time(self) -> Millis | None:
        """How long a round may take, in milliseconds."""
        return self.days * DAY or self.minutes * MINUTE or None


def check_plan(plan: TournamentPlan) -> AnyGame:
    """Return the game of a plan that is possible; raises UnknownGame, BadOption or Illegal."""
    game = named_game(plan.game, plan.options)
    if puzzle_date(game) is not None or not game.players.least <= 2 <= game.players.most:
        raise Illegal("tournaments.not-this-game", game=game.title)
    if plan.size > game.players.most:
        raise Illegal("core.bad-seats", game=game.title, players=game.players.message)
    if plan.fill:
        check_level(game, plan.fill)
    return game


def check_level(game: AnyGame, level: str) -> None:
    """Raise BadOption unless a bot of this level plays the game."""
    if script_of(type(game), level) is not None or not is_bot(type(game), level):
        raise BadOption("core.unknown-bot", game=game.title, bot=level, known=listed(offer(type(game)), "comma"))
