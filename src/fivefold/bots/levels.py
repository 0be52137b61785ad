"""Finds the bots of each game by name: a level, a strength, a character, or `random`."""

import re
from collections.abc import Iterable, Mapping
from functools import partial

from fivefold.bots.bot import AnyBot, RandomBot
from fivefold.bots.characters import CHARACTERS
from fivefold.bots.dial import LEVELS, BotProfile, Dial
from fivefold.bots.scripted import script_of
from fivefold.core.discovery import game_module
from fivefold.core.errors import BadOption
from fivefold.core.game import AnyGame
from fivefold.core.words import listed

RANDOM = "random"
"""The bot that makes random legal moves; it has no strength."""
_NUMBER = re.compile(r"[0-9](\.[0-9]{1,2})?")


def dial_of(game: type[AnyGame]) -> Dial | None:
    """Return a game's dial from the `DIALS` of its module `bots`, or None."""
    module = game_module(game, "bots")
    dials: Mapping[str, Dial] = module.DIALS if module else {}
    return dials.get(game.slug)


def profile_of(name: str) -> BotProfile | None:
    """Return the profile of a bot's name; None for `random` and for other text."""
    if name in LEVELS:
        return BotProfile(float(LEVELS.index(name)))
    return BotProfile(float(name)) if _NUMBER.fullmatch(name) else CHARACTERS.get(name)


def known_levels(game: type[AnyGame]) -> tuple[str, ...]:
    """Return `random` and the names on the game's dial, weakest first."""
    found = dial_of(game)
    return (RANDOM,) if found is None else (RANDOM, *LEVELS[: int(found.top) + 1])


def levels(game: type[AnyGame]) -> Mapping[str, AnyBot]:
    """Return a game's bots by the names in `known_levels`."""
    return {name: find_bot(game, name) for name in known_levels(game)}


def is_bot(game: type[AnyGame], name: str) -> bool:
    """Return whether the game has a bot of this name."""
    if name == RANDOM or script_of(game, name) is not None:
        return True
    found, wanted = dial_of(game), profile_of(name)
    return found is not None and wanted is not None and wanted.strength <= found.top


def find_bot(game: type[AnyGame], name: str) -> AnyBot:
    """Return the bot with this name, strength or character; raises BadOption if the game has none."""
    if not is_bot(game, name):
        raise BadOption("core.unknown-bot", game=game.title, bot=name, known=listed(offer(game), "comma"))
    if (script := script_of(game, name)) is not None:
        return script
    found, wanted = dial_of(game), profile_of(name)
    return RandomBot() if found is None or wanted is None else found.make(wanted)


def offer(game: type[AnyGame]) -> list[str]:
    """Return all valid names of bots in this game: levels, the range of the dial, and characters."""
    found = dial_of(game)
    names = [*known_levels(game)]
    return names if found is None else [*names, f"0.0–{found.top:.1f}", *filter(partial(is_bot, game), CHARACTERS)]


def make_bots(game: type[AnyGame], names: Iterable[str]) -> list[AnyBot]:
    """Return the bots of these names; raises BadOption for one that the game does not have."""
    return [find_bot(game, name) for name in names]
