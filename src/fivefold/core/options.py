"""The house rules of a match: named, described, checked, with the box rules as defaults."""

import difflib
import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Struct, inspect

from fivefold.core.errors import BadOption

OptionValue = bool | int | str
Labels = dict[OptionValue, str]
_Notes = dict[str, Any]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game without house rules; games with some derive from it.

    A field is a bool, an int with bounds, a str with a pattern, or a Literal, annotated with
    `msgspec.Meta(title=..., description=..., extra={"labels": {...}})`. For a str, `labels` may be a function that
    says what there is to choose from just now; other texts are possible as long as they fit the pattern.
    """


AnyOptions = TypeVar("AnyOptions", bound=Options)


class Option(Struct, frozen=True):
    """One option as the lobby shows it."""

    name: str
    title: str
    description: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    labels: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    pattern: str | None = None

    @property
    def allowed(self) -> str:
        """What may be given, in words."""
        if self.choices:
            return " or ".join(_spell(choice) for choice in self.choices)
        if self.least is not None and self.most is not None:
            return f"a whole number from {self.least} to {self.most}"
        return f"text such as {self.default}"

    def check(self, value: object) -> OptionValue:
        """The value as the game wants it, also from text; raises BadOption."""
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
        raise BadOption("bad-value", f"Option {self.name} must be {self.allowed}, not {value!r}.")


def _spell(value: OptionValue) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _describe(field: inspect.Field) -> Option:
    kind, schema, extra = field.type, dict[str, Any](), dict[str, Any]()
    if isinstance(kind, inspect.Metadata):
        schema, extra = cast(_Notes, kind.extra_json_schema or {}), cast(_Notes, kind.extra or {})
        kind = kind.type
    default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    choices: tuple[OptionValue, ...] = ()
    least: int | None = None
    most: int | None = None
    pattern: str | None = None
    given: Labels | Callable[[], Labels] = extra.get("labels", {})
    labels: Labels = given() if callable(given) else given
    match kind:
        case inspect.LiteralType(values=values):
            # The default comes first, the others in the order of the source.
            choices = tuple(sorted((v for v in values if v is not None), key=lambda value: value != default))
        case inspect.BoolType():
            choices = (True, False) if default else (False, True)
        case inspect.IntType():
            least, most = kind.ge, kind.le
        case inspect.StrType():
            pattern, choices = kind.pattern, tuple(labels)
        case _:
            raise TypeError(f"option {field.name} must be bool, int, str or Literal")
    return Option(
        name=field.name,
        title=schema.get("title", field.name),
        description=schema.get("description", ""),
        default=default,
        choices=choices,
        labels=tuple(labels.get(choice, _spell(choice)) for choice in choices),
        least=least,
        most=most,
        pattern=pattern,
    )


def describe(options_type: type[Options]) -> tuple[Option, ...]:
    """Every option of a game, in the order in which the lobby shows them."""
    info = inspect.type_info(options_type)
    assert isinstance(info, inspect.StructType)
    return tuple(_describe(field) for field in info.fields)


def make_options(options_type: type[AnyOptions], given: Mapping[str, object]) -> AnyOptions:
    """The options of a match from names and values; raises BadOption with a sentence."""
    known = {option.name: option for option in describe(options_type)}
    for name in given:
        if name not in known:
            close = difflib.get_close_matches(name, known, 1)
            advice = f" Did you mean {close[0]}?" if close else f" There is: {', '.join(known) or 'none'}."
            raise BadOption("unknown-option", f"There is no option {name}.{advice}")
    return options_type(**{name: known[name].check(value) for name, value in given.items()})
