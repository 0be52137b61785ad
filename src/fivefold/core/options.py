"""The options (house rules) of a match: named, described and checked, with the official rules as defaults."""

import difflib
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Struct, inspect
from msgspec.structs import fields

from fivefold.core.errors import BadOption
from fivefold.core.words import Message, catalogue, listed, message

OptionValue = bool | int | str
Choices = dict[str, Message]
_Notes = dict[str, Any]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a game without any; games with options derive from it.

    A field is a bool, an int with bounds, a str with a pattern, or a Literal. Its title and description are in the
    game's catalogue: the message `option-turn-seconds` for `turn_seconds`, its variant `about`, and a variant for each
    choice that is a word. `words` in the `extra` of its `msgspec.Meta` names another message instead. For a str,
    `extra={"choices": function}` gives the choices that are currently available, with their labels; other texts are
    possible if they match the pattern, and a form asks for them if `free` is set. `languages` in `extra`, a function
    too, names the language of each choice that has one. A str without a default is a date, by default the day on which
    the match begins.
    """


AnyOptions = TypeVar("AnyOptions", bound=Options)


class Option(Struct, frozen=True):
    """The description of one option, for a form."""

    name: str
    title: Message
    about: Message
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    labels: tuple[Message, ...] = ()
    least: int | None = None
    most: int | None = None
    pattern: str | None = None
    languages: tuple[str, ...] = ()
    """The language of each choice, empty where it has none; without such choices there are no languages."""
    free: bool = False
    """Whether a form should ask for other texts than the choices."""

    @property
    def allowed(self) -> Message:
        """The allowed values, in words."""
        if self.choices:
            return message("core.allowed.choices", choices=listed([_spell(choice) for choice in self.choices], "or"))
        if self.least is not None and self.most is not None:
            return message("core.allowed.number", least=self.least, most=self.most)
        return message("core.allowed.text", example=_spell(self.default))

    def check(self, value: object) -> OptionValue:
        """Return the value in its proper type, also from text; raises BadOption."""
        for choice in self.choices:
            if value == choice and type(value) is type(choice):
                return choice
            if isinstance(value, str) and value.lower() == _spell(choice):
                return choice
        if self.pattern is not None:
            if isinstance(value, str) and re.search(self.pattern, value):
                return value
        elif not self.choices:
            number = int(value) if isinstance(value, str) and re.fullmatch(r"-?\d{1,9}", value) else value
            if type(number) is int and (self.least or 0) <= number <= (self.most or number):
                return number
        raise BadOption("core.bad-value", option=self.name, allowed=self.allowed, value=repr(value))


def _spell(value: OptionValue) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _label(key: str, choice: OptionValue, choices: tuple[OptionValue, ...]) -> Message:
    """Return the label of a choice: yes, no, a number, or a variant of the option's message (`n3` for 3)."""
    if isinstance(choice, bool):
        return Message("core.yes" if choice else "core.no")
    if isinstance(choice, int) and not any(isinstance(other, str) for other in choices):
        return Message("core.number", {"n": choice})
    return Message(f"{key}.{choice if isinstance(choice, str) else f'n{choice}'}")


def _describe(field: inspect.Field, words: str, today: str) -> Option:
    kind, extra = field.type, dict[str, Any]()
    if isinstance(kind, inspect.Metadata):
        extra, kind = cast(_Notes, kind.extra or {}), kind.type
    if field.default is msgspec.NODEFAULT and not (field.required and isinstance(kind, inspect.StrType)):
        raise TypeError(f"option {field.name} needs a default")
    default = today if field.required else cast(OptionValue, field.default)
    choices: tuple[OptionValue, ...] = ()
    least: int | None = None
    most: int | None = None
    pattern: str | None = None
    given: Callable[[], Choices] | None = extra.get("choices")
    known = given() if given else {}
    spoken: dict[str, str] = extra["languages"]() if "languages" in extra else {}
    key: str = extra.get("words", f"{words}.option-{field.name.replace('_', '-')}")
    match kind:
        case inspect.LiteralType(values=values):
            # The default comes first, the others in the order of the source.
            choices = tuple(sorted((v for v in values if v is not None), key=lambda value: value != default))
        case inspect.BoolType():
            choices = (True, False) if default else (False, True)
        case inspect.IntType():
            least, most = kind.ge, kind.le
        case inspect.StrType():
            pattern, choices = kind.pattern, tuple(known)
        case _:
            raise TypeError(f"option {field.name} must be bool, int, str or Literal")
    return Option(
        name=field.name,
        title=Message(key),
        about=Message(f"{key}.about"),
        default=default,
        choices=choices,
        labels=tuple(known.values()) or tuple(_label(key, choice, choices) for choice in choices),
        least=least,
        most=most,
        pattern=pattern,
        languages=tuple([spoken.get(str(choice), "") for choice in choices]) if spoken else (),
        free=bool(extra.get("free")),
    )


_type_info = lru_cache(maxsize=128)(inspect.type_info)
"""What msgspec finds out about a type, which takes most of the time of a description."""


def describe(options_type: type[Options], today: str = "") -> tuple[Option, ...]:
    """Return every option of a game, in display order; `today` is the default of a date."""
    info = _type_info(options_type)
    assert isinstance(info, inspect.StructType)
    return tuple(_describe(field, catalogue(options_type.__module__), today) for field in info.fields)


def make_options(options_type: type[AnyOptions], given: Mapping[str, object], today: str = "") -> AnyOptions:
    """Return the options of a match from names and values, with `today` as a missing date; raises BadOption."""
    known = {option.name: option for option in describe(options_type, today)}
    for name in given:
        if name not in known:
            close = difflib.get_close_matches(name, known, 1)
            if close:
                raise BadOption("core.unknown-option.close", option=name, close=close[0])
            raise BadOption("core.unknown-option", option=name, known=listed(known, "comma"))
    dates = {field.name: today for field in fields(options_type) if field.required}
    return options_type(**{name: known[name].check(value) for name, value in {**dates, **given}.items()})
