"""Help in the reader's language: commands and options have message keys, which are translated when help is shown."""

import copy
import re
from collections.abc import Iterable
from typing import TypeVar

import click

from fivefold.cli.language import text
from fivefold.core.words import Message, message

Shown = TypeVar("Shown", bound=click.Command)
_KEY = re.compile(r"[a-z_]+\.[a-z0-9-]+(?:\.[a-z0-9-]+)?")
_METAVAR = re.compile(r"[A-Z]+(?: RANGE)?")


class Formatter(click.HelpFormatter):
    """Writes what click does not look up itself, or looks up before the language is known."""

    def write_heading(self, heading: str) -> None:
        self.write(f"{'':>{self.current_indent}}{text(message('cli.help.heading', heading=heading))}\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        show = text(Message("cli.click-show"))
        super().write_dl([(name, show if "--help" in name else about) for name, about in rows], col_max, col_spacing)


class Context(click.Context):
    """A click context whose help is in the reader's language."""

    formatter_class = Formatter


def in_words(command: Shown) -> Shown:
    """Return a copy of a command with sentences instead of message keys."""
    shown = copy.copy(command)
    shown.context_class = Context
    shown.help = _sentence(command.help)
    shown.short_help = _sentence(command.short_help) or _first_sentence(shown.help)
    shown.params = [_parameter(one, click.Context(command)) for one in command.params]
    shown.options_metavar = _metavar(shown.options_metavar or "")
    if isinstance(shown, click.Group):
        shown.subcommand_metavar = _metavar(shown.subcommand_metavar)
        shown.commands = {name: in_words(one) for name, one in shown.commands.items()}
    return shown


def _first_sentence(told: str | None) -> str | None:
    """Return the first sentence of a command's help for the list of commands, whole: click would cut a long one."""
    found = re.match(r"[^\n]*?[.?!](?=\s|$)", told) if told else None
    return found[0] if found else told


def _parameter(parameter: click.Parameter, ctx: click.Context) -> click.Parameter:
    shown = copy.copy(parameter)
    if isinstance(shown, click.Option):
        shown.help = _sentence(shown.help)
    if not isinstance(shown.type, click.Choice) and not (isinstance(shown, click.Option) and shown.is_flag):
        shown.metavar = _metavar(parameter.make_metavar(ctx))
    return shown


def _metavar(given: str) -> str:
    """Return the placeholder of a value, such as `[GAME]`, in the reader's language."""
    return _METAVAR.sub(_placeholder, given)


def _placeholder(found: re.Match[str]) -> str:
    """Return a word of a placeholder in the reader's language; one that has been translated already stays as it is."""
    word = found[0].lower().replace(" ", "-")
    translated = text(message("cli.metavar", word=word))
    return found[0] if translated == word else translated


def _sentence(given: str | None) -> str | None:
    """Return the sentence of a message key; plug-ins may pass a sentence instead."""
    return text(Message(given)) if given and _KEY.fullmatch(given) else given
