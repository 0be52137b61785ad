"""What is said to people, as a key and facts: the sentence is made where it is read, in the reader's language.

A key names a message in a catalogue: `karma.drew` is the message `drew` in the words of Karma, and
`karma.not-held.hand` its variant (in Fluent: attribute) `hand`. Facts are numbers, text, and these:

- `Who(seat)`: a player. The message gets the name, or the word `you` for whoever reads, to choose the verb by.
- `Group(seats)`: some players.
- `Pieces(pieces)`: pieces in notation.
- `Series(items)`: several facts as a list.
- `Said(key, facts)`: something that is said within something else.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

Seat = int
Joined = Literal["and", "or", "comma", "semicolon", "dash"]
"""What stands between the items of a series."""


class Who(Struct, frozen=True, gc=False, tag="who"):
    """A player, by seat: `$who` is the name, or `you`."""

    seat: Seat


class Group(Struct, frozen=True, gc=False, tag="group"):
    """Some players, by seat: `$them` is a list of names, `$them-are` is nobody, you, one, us (with you) or many."""

    seats: tuple[Seat, ...]


class Pieces(Struct, frozen=True, gc=False, tag="pieces"):
    """Pieces in notation: `$cards` names them, `$cards-count` is their number."""

    pieces: tuple[str, ...]


class Series(Struct, frozen=True, gc=False, tag="list"):
    """Several facts in a row: `$items` is the list as people say it, `$items-count` how long it is."""

    items: "tuple[Argument, ...]"
    joined: Joined = "and"


class Message(Struct, frozen=True, gc=False, tag="said", rename={"args": "facts"}):
    """A sentence, or a part of one, that every reader gets in their own language."""

    key: str
    args: "dict[str, Argument]" = {}

    @property
    def code(self) -> str:
        """The key without the catalogue it is from, and without its variant."""
        return self.key.split(".")[1]


Argument = int | str | Who | Group | Pieces | Series | Message


def message(key: str, /, **args: Argument) -> Message:
    """Something to say; in messages, an underscore in a fact's name is a dash."""
    return Message(key, {name.replace("_", "-"): fact for name, fact in args.items()})


def listed(items: Iterable[Argument], joined: Joined = "and") -> Series:
    """Facts as a list: `a, b and c`."""
    return Series(tuple(items), joined)


def catalogue(module: str) -> str:
    """The catalogue of what a module says: its package, such as `karma` for `fivefold.games.karma.rules`."""
    return module.split(".")[-2] if "." in module else module
