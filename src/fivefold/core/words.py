"""Messages: text for people as a key and arguments, which is translated for each reader.

A key names a message in a catalogue: `karma.drew` is the message `drew` in the catalogue of Karma, and
`karma.not-held.hand` its variant (in Fluent: attribute) `hand`. Arguments are numbers, text, and these:

- `Who(seat)`: a player. The sentence gets the name, or the word `you` for the reader, which selects the verb.
- `Group(seats)`: several players.
- `Pieces(pieces)`: pieces in notation.
- `Series(items)`: several arguments as a list.
- `Message(key, args)`: a message within another one.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

Seat = int
Joined = Literal["and", "or", "comma", "semicolon", "dash"]
"""The separator between the items of a series."""


class Who(Struct, frozen=True, gc=False, tag="who"):
    """A player, by seat: `$who` is the name, or `you`."""

    seat: Seat


class Group(Struct, frozen=True, gc=False, tag="group"):
    """Several players, by seat: `$them` is a list of names, `$them-are` is nobody, you, one, us (with you) or many."""

    seats: tuple[Seat, ...]


class Pieces(Struct, frozen=True, gc=False, tag="pieces"):
    """Pieces in notation: `$cards` names them, `$cards-count` is their number."""

    pieces: tuple[str, ...]


class Series(Struct, frozen=True, gc=False, tag="list"):
    """Several arguments as a list: `$items` is the list in words, `$items-count` its length."""

    items: "tuple[Argument, ...]"
    joined: Joined = "and"


class Message(Struct, frozen=True, gc=False, tag="said", rename={"args": "facts"}):
    """A sentence, or a part of one, that is translated for each reader."""

    key: str
    args: "dict[str, Argument]" = {}

    @property
    def code(self) -> str:
        """The key without its catalogue and its variant."""
        return self.key.split(".")[1]


Argument = int | str | Who | Group | Pieces | Series | Message


def message(key: str, /, **args: Argument) -> Message:
    """Return a message; underscores in the names of arguments become hyphens."""
    return Message(key, {name.replace("_", "-"): fact for name, fact in args.items()})


def listed(items: Iterable[Argument], joined: Joined = "and") -> Series:
    """Return arguments as a list, such as `a, b and c`."""
    return Series(tuple(items), joined)


def catalogue(module: str) -> str:
    """Return the catalogue of a module: its package, such as `karma` for `fivefold.games.karma.rules`."""
    return module.split(".")[-2] if "." in module else module
