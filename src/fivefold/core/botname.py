"""The name of a bot at the table: a face and a level, which everybody reads in their own language.

At the table it is text such as `@otter medium`, which is no name that people can have.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from fivefold.core.words import Argument, Message, Seat, Series, listed, message

_WRITTEN = re.compile(r"@([a-z]+) ([a-z]+|[0-9]\.[0-9]{1,2})(?: ([0-9]{1,3}))?")


class BotName(NamedTuple):
    """What a bot is called; those with one face are told apart by a number."""

    character: str
    level: str
    """How strong it is: the name of a level, or a number on the dial."""
    number: int = 1

    def __str__(self) -> str:
        return f"@{self.character} {self.level}" + (f" {self.number}" if self.number > 1 else "")

    @property
    def message(self) -> Message:
        """The name alone: `Otter`."""
        if self.number > 1:
            return message("core.bot-name.numbered", face=self.character, number=self.number)
        return message("core.bot-name", face=self.character)

    @property
    def marked(self) -> Message:
        """The name with its level: `Otter · Medium`."""
        return message("core.bot-mark", name=self.message, level=message("core.level", level=self.level))


def read_bot_name(name: str) -> BotName | None:
    """The bot that is called so; None for a person's name."""
    found = _WRITTEN.fullmatch(name)
    return None if found is None else BotName(found[1], found[2], int(found[3] or 1))


def players(names: Sequence[str], reader: Seat | None) -> Series:
    """Everybody at a table, bots with their level, as it is said to whoever sits in a seat."""
    return listed(Message("core.you") if seat == reader else _full(name) for seat, name in enumerate(names))


def _full(name: str) -> Argument:
    found = read_bot_name(name)
    return name if found is None else found.marked
