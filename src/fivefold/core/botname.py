"""Display names that are translated for each reader: those of bots, and of people who have not chosen one.

At the table such a name is text like `@otter medium` or `@guest 2`, which people cannot choose as a name.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from fivefold.core.words import Argument, Message, Seat, Series, listed, message

_WRITTEN = re.compile(r"@([a-z]+) ([a-z]+|[0-9]\.[0-9]{1,2})(?: ([0-9]{1,3}))?")
_GUEST = re.compile(r"@guest ([0-9]{1,3})")


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


def read_name(name: str) -> Message | None:
    """Return the name of a bot or a guest in words, or None for a name that a person has chosen."""
    if (bot := read_bot_name(name)) is not None:
        return bot.message
    found = _GUEST.fullmatch(name)
    return None if found is None else message("core.guest", number=int(found[1]))


def players(names: Sequence[str], reader: Seat | None) -> Series:
    """Return the players of a table as a list for a reader in a seat; bots are shown with their level."""
    return listed(Message("core.you") if seat == reader else _full(name) for seat, name in enumerate(names))


def _full(name: str) -> Argument:
    bot = read_bot_name(name)
    return read_name(name) or name if bot is None else bot.marked
