"""Positions as one line of text: named fields, with bars between seats and spaces between pieces.

    seats 2; at 81250; phase play; turn 1; hands 3 5 UP | 4 4; pile 7 7

Fields are separated by semicolons, and empty ones are left out. In a field with a part for every seat, the parts are
separated by bars, and an empty part is `-`. `at` is the time of the table; it is left out if it equals the game's own
`now`, the time of the last act. Pieces that a seat may not know are written `??`, or `??*14` for fourteen of them; such
a position can be viewed but not played.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from fivefold.core.errors import Unreadable
from fivefold.core.game import Game, Millis, Players, S, Seat, SeenBy
from fivefold.core.words import Argument, Message, Pieces, listed, message

T = TypeVar("T")

HIDDEN = "??"
"""A piece that the reader may not know."""
EMPTY = "-"
"""An empty part."""
LONGEST = 100_000
"""The longest text that is read, in characters."""


class Part(NamedTuple):
    """A part of a position's text, and where it is."""

    text: str
    name: str
    start: int
    seats: int = 0

    def wrong(self, key: str, /, **args: Argument) -> Unreadable:
        """Return the error for this part, with its location and a reason."""
        return self.wrongly(message(key, **args))

    def wrongly(self, why: Message) -> Unreadable:
        """Return the error for this part with an existing message as its reason."""
        key = "core.bad-position" if self.text else "core.bad-position.empty"
        return Unreadable(key, at=self.start + 1, field=self.name, text=self.text, why=why)

    def _split(self, by: str) -> "list[Part]":
        if self.text in ("", EMPTY):
            return []
        return [self._stripped(match[0], match.start()) for match in re.finditer(rf"[^{by}]+", self.text)]

    def _stripped(self, text: str, offset: int) -> "Part":
        """Return the piece of this part that begins at an offset, without surrounding spaces."""
        lead = len(text) - len(text.lstrip())
        return Part(text.strip(), self.name, self.start + offset + lead, self.seats)

    def groups(self) -> "list[Part]":
        """Return the parts between commas."""
        return self._split(",")

    def words(self) -> "list[Part]":
        """Return the parts between spaces."""
        return self._split(r"\s")

    def cut(self, sign: str) -> "tuple[Part, Part]":
        """Return the parts before and after the sign; without the sign, the second is empty."""
        before, _, after = self.text.partition(sign)
        return self._replace(text=before), self._replace(text=after, start=self.start + len(self.text) - len(after))

    def read(self, read: Callable[[str], T]) -> T:
        """Read the part with a function of the game's notation."""
        try:
            return read(self.text)
        except Unreadable as refusal:
            raise self.wrongly(refusal.message) from None

    def pieces(self, read: Callable[[str], T]) -> tuple[T, ...]:
        """Read one piece per word."""
        return tuple([word.read(read) for word in self.words()])

    def places(self, read: Callable[[str], T]) -> tuple[T | None, ...]:
        """Read one piece per word, with None for `-`."""
        if self.text == EMPTY:
            return (None,)
        return tuple([None if word.text == EMPTY else word.read(read) for word in self.words()])

    def number(self, least: int = 0, most: int = 10**12) -> int:
        """Read an integer; an empty part is 0."""
        if not self.text:
            return 0
        if re.fullmatch(r"-?[0-9]{1,13}", self.text) and least <= (number := int(self.text)) <= most:
            return number
        if most < 10**12:
            raise self.wrong("core.wrong.number-between", least=least, most=most)
        raise self.wrong("core.wrong.number", least=least)

    def maybe(self, least: int = 0) -> int | None:
        """Read an integer; an empty part is None."""
        return None if self.text in ("", EMPTY) else self.number(least)

    def numbers(self, least: int = 0, most: int = 10**12) -> tuple[int, ...]:
        """Read one integer per word."""
        return tuple([word.number(least, most) for word in self.words()])

    def seat(self) -> Seat:
        """Read a seat; an empty part is 0."""
        return self.number(0, self.seats - 1)

    def maybe_seat(self) -> Seat | None:
        """Read a seat; an empty part or `-` is None."""
        return None if self.text in ("", EMPTY) else self.seat()

    def some_seats(self) -> tuple[Seat, ...]:
        """Read seats, keeping their order."""
        found = self.numbers(0, self.seats - 1)
        if len(set(found)) < len(found):
            raise self.wrong("core.wrong.seat-twice")
        return found

    def by_seat(self, read: Callable[["Part"], T]) -> tuple[T, ...]:
        """Read one value per seat; an empty text has an empty part for each seat."""
        if not self.text:
            return tuple([read(self) for _ in range(self.seats)])
        parts: list[Part] = []
        offset = 0
        for text in self.text.split("|"):
            parts.append(self._stripped(text, offset))
            offset += len(text) + 1
        if len(parts) != self.seats:
            raise self.wrong("core.wrong.parts", seats=self.seats)
        return tuple([read(part._replace(text="") if part.text == EMPTY else part) for part in parts])

    def word(self, among: Iterable[str]) -> str:
        """Read one of some words, ignoring case; an empty part is the empty word."""
        if not self.text:
            return ""
        for word in (among := list(among)):
            if word.lower() == self.text.lower():
                return word
        raise self.wrong("core.wrong.word", words=listed(among, "comma"))


class Fields:
    """The fields of a position's text; raises Unreadable, which says where."""

    def __init__(self, text: str, players: Players) -> None:
        if len(text) > LONGEST:
            raise Unreadable("core.bad-position.too-long", most=LONGEST)
        self._parts: dict[str, Part] = {}
        self.seats = start = 0
        for field in text.split(";"):
            match = re.fullmatch(r"(\s*)([a-zA-Z][a-zA-Z-]*)(\s*)(.*?)\s*", field, re.DOTALL)
            if match is None:
                raise Part(field.strip(), "?", start).wrong("core.wrong.field")
            name = match[2].lower()
            part = Part(match[4], name, start + match.start(4))
            if name in self._parts:
                raise part.wrong("core.wrong.field-twice")
            self._parts[name] = part
            start += len(field) + 1
        now = self["now"]
        at = self._parts.get("at") or now
        self.at: Millis = at.number()
        if self.at < now.number():
            raise at.wrong("core.wrong.time")
        self.seats = self["seats"].number()
        if not players.least <= self.seats <= players.most:
            raise self["seats"].wrong("core.wrong.seats", players=players.message)
        self._parts = {name: part._replace(seats=self.seats) for name, part in self._parts.items()}

    def __getitem__(self, name: str) -> Part:
        return self._parts.get(name) or Part("", name, 0, self.seats)

    def check_names(self, known: Collection[str]) -> None:
        """Raise Unreadable for a field that the game does not have; every game has `seats` and `at`."""
        for name, part in self._parts.items():
            if name not in known and name not in ("seats", "at"):
                raise part.wrong("core.wrong.no-such-field")


def spaced(pieces: Iterable[object]) -> str:
    """Write pieces separated by spaces; None is an empty place."""
    return " ".join([EMPTY if piece is None else str(piece) for piece in pieces])


def hidden(count: int) -> str:
    """Write a number of hidden pieces."""
    return "" if count < 1 else HIDDEN if count == 1 else f"{HIDDEN}*{count}"


def by_seat(parts: Sequence[str]) -> str:
    """Write a part for every seat, or an empty text if all are empty."""
    return " | ".join([part or EMPTY for part in parts]) if any(parts) else ""


def write_position(game: Game[S, Any, Any, Any, Any], state: S, now: Millis, seen_by: SeenBy = "all") -> str:
    """Return the table as one line: the state in the game's notation, and the time if it is not 0.

    A state that has the time writes it itself: as `at` if it always equals the table's, else as `now`.
    """
    text = game.write_state(state, seen_by)
    seats, semicolon, rest = text.partition(";")
    has_time = rest.startswith(" at ") or f"; now {now};" in f"{text};"
    return text if has_time or not now else f"{seats}; at {now}{semicolon}{rest}"


class Reading(NamedTuple, Generic[S]):
    """The content of a position's text."""

    seats: int
    at: Millis
    state: S


def read_position(game: Game[S, Any, Any, Any, Any], text: str) -> Reading[S]:
    """Read a position; raises Unreadable, which says where.

    Pieces may be missing, but there are never more than in the box.
    """
    if HIDDEN in text:
        start = text.index(HIDDEN)
        raise Part(HIDDEN, "hidden", start).wrong("core.wrong.hidden")
    fields = Fields(text, game.players)
    state = game.read_state(text)
    for piece in Counter(game.pieces(state)) - Counter(game.box(fields.seats)):
        start = max(0, text.lower().find(piece.lower()))
        raise Part(piece, "pieces", start).wrong("core.wrong.too-many", piece=Pieces((piece,)), game=game.title)
    return Reading(fields.seats, fields.at, state)
