"""Questions for worker processes (a bot's move, hints, a look-up), and the function that answers them."""

from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from fivefold.bots import AnyBot, Glimpse, find_bot
from fivefold.core.chance import Chance
from fivefold.core.discovery import games as all_games
from fivefold.core.game import AnyGame, Hint, Lookup, Millis
from fivefold.core.games import Games, make_game
from fivefold.core.options import OptionValue
from fivefold.pieces.daily import day_of


class Question(Struct, frozen=True):
    """A self-contained, serializable question; `key` comes back with the answer."""

    key: int
    kind: Literal["move", "hints", "look"]
    game: str
    options: dict[str, OptionValue]
    level: str = ""
    view: bytes = b""
    now: Millis = 0
    seed: bytes = b""
    acts: int = 0
    text: str = ""


class Idea(Struct, frozen=True, gc=False, tag=True):
    """A bot's move in notation and the delay before it is made; without a move the bot waits."""

    move: str | None
    after: Millis = 0


class Advice(Struct, frozen=True, tag=True):
    hints: tuple[Hint, ...]


class Looked(Struct, frozen=True, tag=True):
    """The result of a look-up; None if the game has no reference book."""

    lookup: Lookup | None


Thought = Idea | Advice | Looked


def game_of(games: Games, slug: str, options: dict[str, Any], now: Millis) -> AnyGame:
    """Return the game for a match that begins now; raises Refusal."""
    return make_game(games, slug, options, day_of(now))


@lru_cache(1000)
def _game(slug: str, options: bytes) -> AnyGame:
    """Return a cached game: making one takes longer than answering many a question."""
    return make_game(all_games(), slug, msgspec.json.decode(options), "")


@lru_cache(1000)
def _bot(game: type[AnyGame], name: str) -> AnyBot:
    return find_bot(game, name)


def think(question: Question) -> Thought:
    """Answer a question, deterministically."""
    game = _game(question.game, msgspec.json.encode(question.options))
    if question.kind == "look":
        return Looked(game.look_up(question.text))
    view = msgspec.json.decode(question.view, type=game.view_type)
    if question.kind == "hints":
        return Advice(tuple(game.hints(view)))
    bot = _bot(type(game), question.level)
    thought = bot.think(Glimpse(game, view, question.now, Chance(question.seed), question.acts))
    return Idea(None) if thought is None else Idea(game.write(thought.move), max(0, thought.after))
