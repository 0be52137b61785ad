"""The texts of click itself (errors, headings, prompts) from the catalogues.

Click looks its texts up with gettext, by the English sentence. Here each of these sentences has a message instead.
"""

import re
from collections.abc import Callable, Mapping
from importlib import import_module

import click

from fivefold.cli.language import text
from fivefold.core.words import Message

KEYS: Mapping[str, str] = {
    "Aborted!": "aborted",
    "Choose from:\n\t{choices}": "choose",
    "Commands": "commands",
    "Could not open file {filename!r}: {message}": "unopened",
    "Did you mean {possibility}?": "did-you-mean",
    "Error: The two entered values do not match.": "different",
    "Error: invalid input": "invalid-input",
    "Error: {message}": "error",
    "Got unexpected extra argument ({args})": "extra",
    "Invalid value for {param_hint}: {message}": "invalid-for",
    "Invalid value: {message}": "invalid",
    "Missing argument": "missing-argument",
    "Missing command.": "missing-command",
    "Missing option": "missing-option",
    "No such command {name!r}.": "no-command",
    "No such option {name!r}.": "no-option",
    "Option {name!r} does not take a value.": "no-value",
    "Option {name!r} requires an argument.": "needs-value",
    "Options": "options",
    "Positional arguments": "arguments",
    "Repeat for confirmation": "repeat",
    "Show the version and exit.": "version",
    "Show this message and exit.": "show",
    "Takes {nargs} values but 1 was given.": "wrong-count",
    "Try '{command} {option}' for help.": "try",
    "Usage:": "usage",
    "default: {default}": "default",
    "env var: {var}": "variable",
    "required": "required",
    "unknown error": "unknown",
    "{len_type} values are required, but {len_value} was given.": "wrong-length",
    "{name} {filename!r} does not exist.": "no-file",
    "{name} {filename!r} is a directory.": "is-directory",
    "{name} {filename!r} is a file.": "is-file",
    "{name} {filename!r} is not executable.": "not-executable",
    "{name} {filename!r} is not readable.": "not-readable",
    "{name} {filename!r} is not writable.": "not-writable",
    "{value!r} is not a valid boolean. Recognized values: {states}": "not-boolean",
    "{value!r} is not a valid {number_type}.": "not-number",
    "{value!r} is not {choice}.": "not-choice",
    "{value} is not in the range {range}.": "not-in-range",
}
"""The sentences of click that users of this program can meet; the singular, where there is a plural."""
_MODULES = ("core", "decorators", "exceptions", "formatting", "parser", "termui", "types")
_FIELD = re.compile(r"\{(\w+)(?:![rs])?\}")


_QUOTED = {"choice", "choices", "possibility", "possibilities"}
"""The fields that click fills in with quotes, which differ between languages."""


class _Sentence(str):
    """A sentence in which no word is between straight quotes."""

    __slots__ = ()

    def format(self, *args: object, **fields: object) -> str:
        plain = {name: str(value).replace("'", "") for name, value in fields.items() if name in _QUOTED}
        return super().format(*args, **{**fields, **plain})


def translated(sentence: str, plural: str | None = None, count: int = 1) -> str:
    """Return a sentence of click in the reader's language, with its fields in braces, which click fills in."""
    if sentence not in KEYS:
        return sentence if plural is None or count == 1 else plural
    fields = {name: f"{{{name}}}" for name in _FIELD.findall(f"{sentence} {plural or ''}")}
    return _Sentence(text(Message(f"cli.click-{KEYS[sentence]}", {**fields, "count": count})))


def _unquoted(hint: Callable[..., str]) -> Callable[..., str]:
    """Return what names a parameter in an error without quotes, which differ between languages."""
    return lambda self, ctx: hint(self, ctx).replace("'", "")


def install() -> None:
    """Let click look its texts up here."""
    for kind in (click.Parameter, click.Option, click.Argument):
        if "get_error_hint" in vars(kind):
            setattr(kind, "get_error_hint", _unquoted(kind.get_error_hint))  # noqa: B010
    for name in _MODULES:
        module = import_module(f"click.{name}")
        for function in ("_", "ngettext"):
            if hasattr(module, function):
                setattr(module, function, translated)
