"""Errors with a stable code and a message that can be translated."""

from typing import Self

from fivefold.core.words import Argument, Message, message


class Trouble(Exception):
    """Base class of errors with a message.

    The key of the message (`karma.too-low`) contains the code (`too-low`).
    """

    def __init__(self, key: str, /, **args: Argument) -> None:
        super().__init__(key)
        self.message = message(key, **args)

    @classmethod
    def of(cls, told: Message) -> Self:
        """Return the error with this message."""
        trouble = cls.__new__(cls, told.key)
        trouble.message = told
        return trouble

    @property
    def code(self) -> str:
        """The kind of error, for programs."""
        return self.message.code

    def __str__(self) -> str:
        from fivefold.core.speech import ENGLISH_READER

        return ENGLISH_READER.say(self.message)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self).of, (self.message,)


class Refusal(Trouble):
    """A request that cannot be fulfilled."""


class Illegal(Refusal):
    """A move that is not allowed now."""


class Unreadable(Refusal):
    """Text that is not a move, a card or another value of the game."""


class UnknownGame(Refusal):
    """There is no game with that name."""


class BadOption(Refusal):
    """Options, seats or a seed that a table cannot have."""


class BadRecord(Refusal):
    """A record that cannot be read or that is inconsistent; `line` counts from 1."""

    def __init__(self, key: str, line: int, /, **args: Argument) -> None:
        super().__init__(key, line=line, **args)

    @property
    def line(self) -> int:
        line = self.message.args["line"]
        assert isinstance(line, int)
        return line
