"""Help in the reader's language: commands and options have message keys, which are translated when help is shown."""

import copy
import re
from collections.abc import Iterable
from typing import TypeVar

import click

from fivefold.cli.language import text
from fivefold.core.words import Message

Shown = TypeVar("Shown", bound=click.Command)
_KEY = re.compile(r"[a-z_]+\.[a-z0-9-]+(?:\.[a-z0-9-]+)?")
_HEADINGS = {"Options": "cli.help.options", "Commands": "cli.help.commands"}
_DEFAULT = "[default: "
"""How click introduces the default of an option."""


class Formatter(click.HelpFormatter):
    """Translates the texts that click adds itself."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{text(Message('cli.help.usage'))} " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        super().write_heading(text(Message(_HEADINGS[heading])) if heading in _HEADINGS else heading)

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        default, show = f"[{text(Message('cli.help.default'))}: ", text(Message("cli.help.show"))
        translated = [(name, show if "--help" in name else about.replace(_DEFAULT, default)) for name, about in rows]
        super().write_dl(translated, col_max, col_spacing)


class Context(click.Context):
    """A click context whose help is in the reader's language."""

    formatter_class = Formatter


def in_words(command: Shown) -> Shown:
    """Return a copy of a command with sentences instead of message keys."""
    shown = copy.copy(command)
    shown.context_class = Context
    shown.help, shown.short_help = _sentence(command.help), _sentence(command.short_help)
    shown.params = [_option(one) if isinstance(one, click.Option) else one for one in command.params]
    if isinstance(shown, click.Group):
        shown.commands = {name: in_words(one) for name, one in shown.commands.items()}
    return shown


def _option(option: click.Option) -> click.Option:
    shown = copy.copy(option)
    shown.help = _sentence(option.help)
    return shown


def _sentence(given: str | None) -> str | None:
    """Return the sentence of a message key; plug-ins may pass a sentence instead."""
    return text(Message(given)) if given and _KEY.fullmatch(given) else given
