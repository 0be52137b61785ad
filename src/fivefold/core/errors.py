"""Every way the table says no: a code that stays, and what to say about it in any language."""

from typing import Self

from fivefold.core.words import Argument, Message, message


class Trouble(Exception):
    """Something went wrong; it says what, as a key and facts.

    The key names the sentence (`karma.too-low`), and its middle is the code (`too-low`).
    """

    def __init__(self, key: str, /, **args: Argument) -> None:
        super().__init__(key)
        self.message = message(key, **args)

    @classmethod
    def of(cls, told: Message) -> Self:
        """The one that says this."""
        trouble = cls.__new__(cls, told.key)
        trouble.message = told
        return trouble

    @property
    def code(self) -> str:
        """What kind of trouble it is, for programs."""
        return self.message.code

    def __str__(self) -> str:
        from fivefold.core.speech import ENGLISH_READER

        return ENGLISH_READER.say(self.message)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self).of, (self.message,)


class Refusal(Trouble):
    """Something was asked that cannot be done."""


class Illegal(Refusal):
    """You may not do that now."""


class Unreadable(Refusal):
    """The text was not a move, a card or anything else of this game."""


class UnknownGame(Refusal):
    """No game has that name."""


class BadOption(Refusal):
    """A table was asked for with options, seats or a seed that it cannot have."""


class BadRecord(Refusal):
    """A record cannot be read, or does not say what happened; `line` counts from 1."""

    def __init__(self, key: str, line: int, /, **args: Argument) -> None:
        super().__init__(key, line=line, **args)

    @property
    def line(self) -> int:
        """Which line is at fault."""
        line = self.message.args["line"]
        assert isinstance(line, int)
        return line
