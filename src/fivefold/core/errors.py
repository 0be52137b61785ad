"""Every way the table says no, in words a person understands."""


class Refusal(Exception):
    """Something was asked that cannot be done; it carries a stable code and a sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(code, sentence)
        self.code = code
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence


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

    def __init__(self, code: str, line: int, sentence: str) -> None:
        super().__init__(code, f"line {line}: {sentence}")
        self.line = line
