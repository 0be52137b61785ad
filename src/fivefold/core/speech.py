"""Turns messages into sentences for one reader: in their language, with names of players and `you` for themselves.

Catalogues are Fluent files in the folder `words` of a package, one per language. Languages are found by their files.
Fluent is imported when the first sentence is made, so that programs without sentences do not need it.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING

from msgspec import Struct

from fivefold.core.botname import read_name
from fivefold.core.words import Argument, Group, Joined, Message, Pieces, Seat, Series, Who

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
"""The language of the library, and the fallback for missing translations."""
YOU = "you"
"""The value that replaces the reader's own name in a message."""
LONGEST = 200
"""The most characters of a quoted text in a sentence."""
LARGEST = 2**53
"""Larger numbers are quoted as text, because not every platform can format them."""
_ENDING = ".ftl"


class Unsaid(LookupError):
    """A catalogue lacks a message, or a message lacks an argument."""


class Reader(Struct, frozen=True):
    """A reader: their language, the players' names, and their own seat, if any."""

    language: str = ENGLISH
    names: tuple[str, ...] = ()
    seat: Seat | None = None

    def say(self, *told: Message | str) -> str:
        """Return the sentences, separated by spaces; plain text is not translated."""
        return " ".join([one if isinstance(one, str) else self._sentence(one) for one in told])

    def rows(self, told: Iterable[Message | str]) -> str:
        """Return one line per message."""
        return "\n".join([self.say(one) for one in told])

    def strictly(self, one: Message) -> str:
        """Return the sentence; raises Unsaid if it is not translated into this language or an argument is missing."""
        return _formatted(self.language, one, self._variables(one.args, strict=True), strict=True)

    def _sentence(self, one: Message) -> str:
        for language in dict.fromkeys((self.language, ENGLISH)):
            try:
                return _formatted(language, one, self._variables(one.args, strict=False), strict=False)
            except Unsaid:
                continue
        return f"[{one.key}]"

    def _variables(self, args: Mapping[str, Argument], *, strict: bool) -> dict[str, str | int]:
        """Return the Fluent variables for the arguments of a message."""
        found: dict[str, str | int] = {}
        for name, fact in args.items():
            found[name] = fact if isinstance(fact, int) and abs(fact) < LARGEST else self._text(fact, strict)
            match fact:
                case Group(seats=seats):
                    found[f"{name}-are"] = self._are(seats)
                    found[f"{name}-count"] = len(seats)
                case Pieces(pieces=items) | Series(items=items):
                    found[f"{name}-count"] = len(items)
                case _:
                    pass
        return found

    def _text(self, fact: Argument, strict: bool) -> str:
        match fact:
            case Who(seat=seat):
                return YOU if seat == self.seat else self._name(seat)
            case Group(seats=seats):
                return _joined(self.language, [self._listed(seat, strict) for seat in seats], "and")
            case Pieces(pieces=pieces):
                return " ".join(pieces)
            case Series(items=items, joined=joined):
                texts = [
                    self._listed(item.seat, strict) if isinstance(item, Who) else self._text(item, strict)
                    for item in items
                ]
                return _joined(self.language, texts, joined)
            case Message():
                return self._inner(fact, strict)
            case int() if abs(fact) >= LARGEST:
                return str(fact)
            case int():
                return self._inner(Message("core.number", {"n": fact}), strict)
            case _:
                return fact if len(fact) <= LONGEST else f"{fact[: LONGEST - 1]}…"

    def _listed(self, seat: Seat, strict: bool) -> str:
        """Return a name in a list, where the reader is `you` in their own language."""
        return self._inner(Message("core.you"), strict) if seat == self.seat else self._name(seat)

    def _inner(self, one: Message, strict: bool) -> str:
        return self.strictly(one) if strict else self._sentence(one)

    def _are(self, seats: tuple[Seat, ...]) -> str:
        if len(seats) < 2:
            return "nobody" if not seats else YOU if seats[0] == self.seat else "one"
        return "us" if self.seat in seats else "many"

    def _name(self, seat: Seat) -> str:
        """Return the name, or a number if names are unknown; a player named `you` is not confused with the reader."""
        if self.names and not 0 <= seat < len(self.names):
            raise IndexError(f"there is no seat {seat}")
        name = self.names[seat] if self.names else str(seat + 1)
        if (translated := read_name(name)) is not None:
            return self._sentence(translated)
        return f"{name}\u2060" if name == YOU else name


ENGLISH_READER = Reader()
"""The reader of `str(error)`."""


@cache
def languages() -> dict[str, str]:
    """Return every available language with its own name, English first."""
    names = [file.name.removesuffix(_ENDING) for file in (files("fivefold.core") / "words").iterdir()]
    known = sorted((name for name in names if name.isalpha()), key=lambda name: (name != ENGLISH, name))
    return {language: Reader(language).strictly(Message("core.language")) for language in known}


@cache
def languages_of(name: str) -> tuple[str, ...]:
    """Return the languages of a catalogue; always with English, so that a missing English file is noticed."""
    folder = files(package_of(name)) / "words"
    return tuple(one for one in languages() if one == ENGLISH or (folder / f"{one}{_ENDING}").is_file())


def nearest(*wanted: str) -> str:
    """Return the first available one of the wanted languages, such as `de` for `de_AT.UTF-8`; else English."""
    for one in wanted:
        short = one.replace("_", "-").split("-")[0].split(".")[0].lower()
        if short in languages():
            return short
    return ENGLISH


@cache
def package_of(name: str) -> str:
    """Return the package of a catalogue: one of ours, or a plug-in."""
    for package in (f"fivefold.games.{name}", f"fivefold.{name}"):
        if find_spec(package) is not None:
            return package
    from fivefold.core.discovery import games

    for game in games().values():
        package = game.__module__.rpartition(".")[0]
        if package.rpartition(".")[2] == name:
            return package
    raise Unsaid(f"no package has the words of {name}")


@cache
def _bundle(name: str, language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    file = files(package_of(name)) / "words" / f"{language}{_ENDING}"
    if not file.is_file():
        raise Unsaid(f"{name} has no words in {language}")
    found = FluentBundle([_locale(language)], use_isolating=False)
    found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


@cache
def _locale(language: str) -> str:
    """Return the locale for numbers and lists, which the core catalogue of a language names; for `en` it is `en-GB`."""
    from fluent.syntax import parse
    from fluent.syntax.ast import Message
    from fluent.syntax.serializer import FluentSerializer

    text = (files("fivefold.core") / "words" / f"{language}{_ENDING}").read_text("utf-8")
    for entry in parse(text).body:
        if isinstance(entry, Message) and entry.id.name == "locale" and entry.value is not None:
            return FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
    return language


def _formatted(language: str, one: Message, variables: dict[str, str | int], *, strict: bool) -> str:
    name, message, *variant = one.key.split(".")
    bundle = _bundle(name, language)
    try:
        found = bundle.get_message(message)
        pattern = found.attributes[variant[0]] if variant else found.value
    except LookupError:
        raise Unsaid(f"{one.key} is not said in {language}") from None
    if pattern is None:
        raise Unsaid(f"{one.key} is not said in {language}")
    text, errors = bundle.format_pattern(pattern, variables)
    if strict and errors:
        raise Unsaid(f"{one.key} in {language}: {errors}")
    return str(text)


_SIGNS: dict[Joined, str] = {"comma": ", ", "semicolon": "; ", "dash": "-"}


def _joined(language: str, items: list[str], by: Joined) -> str:
    if by in _SIGNS:
        return _SIGNS[by].join(items)
    from babel.lists import format_list

    return format_list(items, "standard" if by == "and" else "or", _locale(language).replace("-", "_"))
