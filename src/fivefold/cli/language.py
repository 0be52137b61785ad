"""The language of the command line: `--language`, or the environment (LC_ALL, LC_MESSAGES, LANG)."""

import os
from contextvars import ContextVar

import click

from fivefold.core.speech import Reader, languages, nearest
from fivefold.core.words import Message

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_chosen: ContextVar[str | None] = ContextVar("language", default=None)
"""Set for the whole run: click shows errors when its own context is gone."""


def _choose(_ctx: click.Context, _param: click.Parameter, value: str | None) -> None:
    _chosen.set(value)


def _usual() -> str:
    """Return the language of the first variable that is set."""
    return nearest(*[os.environ[name] for name in VARIABLES if os.environ.get(name)][:1])


language_option = click.option(
    "--language",
    type=click.Choice(list(languages())),
    callback=_choose,
    expose_value=False,
    is_eager=True,
    help="cli.help.language",
)


def language() -> str:
    return _chosen.get() or _usual()


def text(*parts: Message | str) -> str:
    """Return the text of messages in the chosen language."""
    return Reader(language()).say(*parts)


def say(*parts: Message | str, err: bool = False) -> None:
    click.echo(text(*parts), err=err)
