"""What bots are called at a table: characters by their own name, others by the face of one who is about as strong."""

from collections.abc import Iterable, Sequence

from fivefold.bots.characters import CHARACTERS
from fivefold.bots.levels import profile_of
from fivefold.core.botname import BotName

_RANDOM = -1.0
"""Where the bot stands that is on no dial."""


def name_bot(bot: str, taken: Iterable[BotName], level: str = "") -> BotName:
    """A name for a bot, with a face that few of the others have; `level` if it is to be called otherwise."""
    profile = profile_of(bot)
    strength = _RANDOM if profile is None else profile.strength
    characters = sorted(CHARACTERS, key=lambda character: abs(CHARACTERS[character].strength - strength))
    used = [other.character for other in taken]
    character = bot if bot in CHARACTERS else min(characters, key=used.count)
    mark = level or (f"{strength:.1f}" if bot in CHARACTERS else bot)
    return BotName(character, mark, used.count(character) + 1)


def name_bots(bots: Sequence[str], levels: Sequence[str] = ()) -> list[BotName | None]:
    """A name for each bot, where there is one; nobody else has the face of a character who sits there."""
    found: dict[int, BotName] = {}
    for seat in sorted(range(len(bots)), key=lambda seat: bots[seat] not in CHARACTERS):
        if bots[seat]:
            found[seat] = name_bot(bots[seat], found.values(), levels[seat] if levels else "")
    return [found.get(seat) for seat in range(len(bots))]
