"""Declares how the states of a game are written as positions and read again: each field once, with its codec.

    LAYOUT = Layout(State, Players(2, 4), {"turn": SEAT, "hands": owned(CARDS), "deck": secret(CARDS), "trick": CARDS})

The fields are in the order of the text and have the names of the state's fields; the text has hyphens for underscores.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin

from fivefold.core.errors import Unreadable
from fivefold.core.game import P, Players, Seat, SeenBy
from fivefold.core.position import Fields, Part, by_seat, hidden, spaced
from fivefold.core.words import Argument

T = TypeVar("T")


def _hide_all(pieces: Any) -> str:
    return hidden(len(pieces))


@dataclass(frozen=True)
class Codec(Generic[T]):
    """How a value is written and read, and what replaces it where it is hidden."""

    write: Callable[[T], str]
    """Returns an empty text for a field that is left out."""
    read: Callable[[Part], T]
    hide: Callable[[T], str] = _hide_all


def _written(value: object) -> str:
    return "" if value is None else str(value)


NUMBER: Codec[int] = Codec(lambda number: str(number or ""), Part.number)
"""An integer; 0 is left out."""
SEAT: Codec[Seat] = Codec(NUMBER.write, Part.seat)
"""A seat; 0 is left out."""
MAYBE: Codec[int | None] = Codec(_written, Part.maybe)
MAYBE_SEAT: Codec[Seat | None] = Codec(_written, Part.maybe_seat)
SEATS: Codec[tuple[Seat, ...]] = Codec(spaced, Part.some_seats)
"""Seats in an order that matters."""
SORTED_SEATS: Codec[tuple[Seat, ...]] = Codec(spaced, lambda part: tuple(sorted(part.some_seats())))
YES: Codec[bool] = Codec(lambda flag: "yes" if flag else "", lambda part: part.word(["yes"]) == "yes")


def one_of(literal: Any, empty: str = "") -> Codec[Any]:
    """One of the words of a `Literal`; `empty` is the value of an empty field."""
    words = [one for one in get_args(literal) if one]
    assert get_origin(literal) is Literal
    return Codec(str, lambda part: part.word(words) or empty)


def pieces(read: Callable[[str], T]) -> Codec[tuple[T, ...]]:
    """Pieces separated by spaces."""
    return Codec(spaced, lambda part: part.pieces(read))


def each(codec: Codec[T]) -> Codec[tuple[T, ...]]:
    """A value for every seat, separated by bars."""
    return Codec(
        lambda values: by_seat(list(map(codec.write, values))),
        lambda part: part.by_seat(codec.read),
        lambda values: by_seat(list(map(codec.hide, values))),
    )


def groups(codec: Codec[T]) -> Codec[tuple[T, ...]]:
    """Any number of values, separated by commas."""
    return Codec(
        lambda values: ", ".join(map(codec.write, values)), lambda part: tuple(map(codec.read, part.groups()))
    )  # fmt: skip


def maybe(codec: Codec[T]) -> Codec[T | None]:
    """A value, or None for an empty field."""
    return Codec(
        lambda value: "" if value is None else codec.write(value),
        lambda part: codec.read(part) if part.text else None,
    )


@dataclass(frozen=True)
class Field:
    """A field of a position, and which part of it each seat may read."""

    write: Callable[[Any, SeenBy], str]
    read: Callable[[Part], Any]
    of: Callable[[Any], Any] | None = None
    """Computes the value from the state if it is not the state's field of that name."""
    is_derived: bool = False
    """Whether it is read into `Found.derived`, because the state's field has to be computed from it."""


def public(codec: Codec[T]) -> Field:
    """A field that all seats see."""
    return Field(lambda value, _seen_by: codec.write(value), codec.read)


def owned(codec: Codec[T], *, is_counted: bool = True) -> Field:
    """A value for every seat that only this seat sees; others see the number of pieces if it `is_counted`."""

    def write(values: Iterable[T], seen_by: SeenBy) -> str:
        return by_seat([_seen(codec, v, seen_by in ("all", seat), is_counted) for seat, v in enumerate(values)])

    return Field(write, each(codec).read)


def secret(codec: Codec[T], *, is_counted: bool = True) -> Field:
    """A field that no seat sees, except for the number of pieces if it `is_counted`."""
    return Field(lambda value, seen_by: _seen(codec, value, seen_by == "all", is_counted), codec.read)


def _seen(codec: Codec[T], value: T, is_seen: bool, is_counted: bool) -> str:
    return codec.write(value) if is_seen else codec.hide(value) if is_counted else ""


def derived(of: Callable[[Any], Any], how: Codec[Any] | Field) -> Field:
    """A field that is computed from the state."""
    field = how if isinstance(how, Field) else public(how)
    return replace(field, of=of, is_derived=True)


def later(write: Callable[[Any], str]) -> Field:
    """A field that can only be read when others are known; until then its value is the `Part`."""
    return Field(lambda value, _seen_by: write(value), lambda part: part, is_derived=True)


class Found:
    """The content of a position's text: `found[name]` is the value of any field."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields
        self.seats, self.at = fields.seats, fields.at
        self.state: dict[str, Any] = {}
        """The fields of the state, by name."""
        self.derived: dict[str, Any] = {}
        """The other fields, from which the rest of the state is computed."""

    def __getitem__(self, name: str) -> Any:
        return self.derived[name] if name in self.derived else self.state[name]

    def wrong(self, name: str, key: str, /, **args: Argument) -> Unreadable:
        """Return the error for a field, given its name in the text."""
        return self.fields[name].wrong(key, **args)


class Layout(Generic[P]):
    """The fields of a game's positions, in the order of the text.

    The fields of the public state, which `State` derives from, are public; for other fields the visibility is given.
    """

    def __init__(
        self,
        state: type[P],
        players: Players,
        fields: Mapping[str, Codec[Any] | Field],
        seats: Callable[[Any], int] = attrgetter("seats"),
    ) -> None:
        self._players, self._seats = players, seats
        self._state_fields = frozenset(state.__struct_fields__)
        hidden = self._state_fields - frozenset(getattr(state.__base__, "__struct_fields__", ()))
        if unsaid := [name for name, how in fields.items() if name in hidden and isinstance(how, Codec)]:
            raise TypeError(f"{unsaid} are not in the public state: say who may read them (public, owned, secret)")
        self._fields = {name: how if isinstance(how, Field) else public(how) for name, how in fields.items()}
        self._writers = [
            (_in_text(name), how.of or attrgetter(name), how.write) for name, how in self._fields.items()
        ]  # fmt: skip
        self._names = frozenset(map(_in_text, fields))

    def write(self, state: P, seen_by: SeenBy = "all") -> str:
        """Return the state as one line, with the parts hidden that a seat may not know; empty fields are left out."""
        written = [(name, write(of(state), seen_by)) for name, of, write in self._writers]
        return "; ".join((f"seats {self._seats(state)}", *(f"{name} {text}" for name, text in written if text)))

    def read(self, text: str, players: Players | None = None) -> Found:
        """Return the content of a line; raises Unreadable, which says where."""
        fields = Fields(text, players or self._players)
        fields.check_names(self._names)
        found = Found(fields)
        if "seats" in self._state_fields:
            found.state["seats"] = fields.seats
        for name, field in self._fields.items():
            (found.derived if field.is_derived else found.state)[name] = field.read(fields[_in_text(name)])
        return found


def _in_text(name: str) -> str:
    return name.replace("_", "-")
