"""The levels of bots that can have a seat in a room."""

from fivefold.bots import dial_of, is_bot, offer
from fivefold.bots.scripted import script_of
from fivefold.core.errors import Illegal
from fivefold.core.game import AnyGame
from fivefold.core.words import listed

USUAL_BOT = "medium"
EVEN = "even"
"""The level of a bot that is about as strong as the people it plays with."""


def must_sit(game: type[AnyGame], level: str) -> None:
    """Raise Illegal if the game has no such bot for a whole match."""
    if not may_sit(game, level):
        raise Illegal("core.unknown-bot", game=game.title, bot=level, known=listed(offer(game), "comma"))


def may_sit(game: type[AnyGame], level: str) -> bool:
    """Return whether the game has a bot of this level that can play a whole match, unlike those of a lesson's steps."""
    if script_of(game, level) is not None:
        return False
    return is_bot(game, level) or (level == EVEN and dial_of(game) is not None)


def usual_bot(game: type[AnyGame]) -> str:
    """Return the default level of a bot."""
    return USUAL_BOT if is_bot(game, USUAL_BOT) else "random"


def stand_in(game: type[AnyGame]) -> str:
    """Return the level of a bot that stands in for a person: as strong as the person, if the game has a scale."""
    return EVEN if dial_of(game) is not None else usual_bot(game)
