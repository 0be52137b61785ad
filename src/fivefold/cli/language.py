"""The language of the command line: `--language`, or the environment (LC_ALL, LC_MESSAGES, LANG)."""

import os

import click

from fivefold.core.speech import Reader, languages, nearest
from fivefold.core.words import Message

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_KEY = "fivefold.language"


def _choose(ctx: click.Context, _param: click.Parameter, value: str | None) -> None:
    ctx.find_root().meta[_KEY] = value or _usual()


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
    ctx = click.get_current_context(silent=True)
    chosen = None if ctx is None else ctx.find_root().meta.get(_KEY)
    return chosen or _usual()


def text(*parts: Message | str) -> str:
    """Return the text of messages in the chosen language."""
    return Reader(language()).say(*parts)


def say(*parts: Message | str, err: bool = False) -> None:
    click.echo(text(*parts), err=err)
