"""Display names that are translated for each reader: those of bots, of people who have not chosen one, and nicknames.

At the table such a name is text like `@otter medium`, `@guest 2` or `@nick-comet`, which people cannot choose.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from fivefold.core.words import Argument, Message, Seat, Series, listed, message

_WRITTEN = re.compile(r"@([a-z]+) ([a-z]+|[0-9]\.[0-9]{1,2})(?: ([0-9]{1,3}))?")
_GUEST = re.compile(r"@guest ([0-9]{1,3})")
_NICKNAME = re.compile(r"@nick-([a-z]+)(?: ([0-9]{1,3}))?")
NICKNAMES = (
    "comet", "maple", "pebble", "clover", "pepper", "cinnamon", "marble", "thunder", "breeze", "acorn", "coral",
    "rocket", "biscuit", "nutmeg", "ginger", "cloud",
)  # fmt: skip
"""What people are called in quiet rooms, where nobody is called what they have typed."""


class BotName(NamedTuple):
    """The name of a bot; bots with the same character are numbered."""

    character: str
    level: str
    """The name of a level, or a strength as a number."""
    number: int = 1

    def __str__(self) -> str:
        return f"@{self.character} {self.level}" + (f" {self.number}" if self.number > 1 else "")

    @property
    def message(self) -> Message:
        """The name without the level, such as `Otter`."""
        if self.number > 1:
            return message("core.bot-name.numbered", face=self.character, number=self.number)
        return message("core.bot-name", face=self.character)

    @property
    def marked(self) -> Message:
        """The name with the level, such as `Otter · Medium`."""
        return message("core.bot-mark", name=self.message, level=message("core.level", level=self.level))


def read_bot_name(name: str) -> BotName | None:
    """Return the bot with this name, or None for the name of a person."""
    found = _WRITTEN.fullmatch(name)
    return None if found is None else BotName(found[1], found[2], int(found[3] or 1))


def guest_name(number: int) -> str:
    """Return the name of a person who has not chosen one; numbers are unique within a room."""
    return f"@guest {number}"


def nickname(number: int) -> str:
    """Return a nickname; numbers from 0 are unique within a room."""
    again, which = divmod(number, len(NICKNAMES))
    return f"@nick-{NICKNAMES[which]}" + (f" {again + 1}" if again else "")


def is_nickname(name: str) -> bool:
    found = _NICKNAME.fullmatch(name)
    return found is not None and found[1] in NICKNAMES


def read_name(name: str) -> Message | None:
    """Return the name of a bot or a guest or a nickname in words, or None for a name that a person has chosen."""
    if (bot := read_bot_name(name)) is not None:
        return bot.message
    if (nick := _NICKNAME.fullmatch(name)) is not None and is_nickname(name):
        if nick[2] is None:
            return message("core.nickname", which=nick[1])
        return message("core.nickname.numbered", which=nick[1], number=int(nick[2]))
    found = _GUEST.fullmatch(name)
    return None if found is None else message("core.guest", number=int(found[1]))


def players(names: Sequence[str], reader: Seat | None) -> Series:
    """Return the players of a table as a list for a reader in a seat; bots are shown with their level."""
    return listed(Message("core.you") if seat == reader else _full(name) for seat, name in enumerate(names))


def _full(name: str) -> Argument:
    bot = read_bot_name(name)
    return read_name(name) or name if bot is None else bot.marked
