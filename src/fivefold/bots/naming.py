"""Chooses the display names of bots: a character's own name, or that of a character of similar strength."""

from collections.abc import Iterable, Sequence

from fivefold.bots.characters import CHARACTERS
from fivefold.bots.levels import profile_of
from fivefold.core.botname import BotName

_RANDOM = -1.0
"""The strength assumed for the random bot."""


def name_bot(bot: str, taken: Iterable[BotName], level: str = "") -> BotName:
    """Return a name for a bot, with a character that few others have; `level` replaces the level shown."""
    profile = profile_of(bot)
    strength = _RANDOM if profile is None else profile.strength
    characters = sorted(CHARACTERS, key=lambda character: abs(CHARACTERS[character].strength - strength))
    used = [other.character for other in taken]
    character = bot if bot in CHARACTERS else min(characters, key=used.count)
    mark = level or (f"{strength:.1f}" if bot in CHARACTERS else bot)
    return BotName(character, mark, used.count(character) + 1)


def name_bots(bots: Sequence[str], levels: Sequence[str] = ()) -> list[BotName | None]:
    """Return a name for each bot, None for people; no other bot gets the name of a character at the table."""
    found: dict[int, BotName] = {}
    for seat in sorted(range(len(bots)), key=lambda seat: bots[seat] not in CHARACTERS):
        if bots[seat]:
            found[seat] = name_bot(bots[seat], found.values(), levels[seat] if levels else "")
    return [found.get(seat) for seat in range(len(bots))]
