"""Help in the language of whoever reads: commands and options give keys, which become sentences when help is shown."""

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
"""What click says by itself, about what is so if nothing is given."""


class Formatter(click.HelpFormatter):
    """Says what click adds by itself in the reader's language, too."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """How the command is written."""
        super().write_usage(prog, args, f"{text(Message('cli.help.usage'))} " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        """What comes next."""
        super().write_heading(text(Message(_HEADINGS[heading])) if heading in _HEADINGS else heading)

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Commands or options, and what they are for."""
        default, show = f"[{text(Message('cli.help.default'))}: ", text(Message("cli.help.show"))
        message = [(name, show if "--help" in name else about.replace(_DEFAULT, default)) for name, about in rows]
        super().write_dl(message, col_max, col_spacing)


class Context(click.Context):
    """Where a command runs; its help is in the reader's language."""

    formatter_class = Formatter


def in_words(command: Shown) -> Shown:
    """The same command, with sentences where it has keys."""
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
    """What a key says; a plug-in may give a sentence instead."""
    return text(Message(given)) if given and _KEY.fullmatch(given) else given
