"""In which language the command line speaks: `--language`, or what the environment says (LC_ALL, LC_MESSAGES, LANG)."""

import os

import click

from fivefold.core.speech import Reader, languages, nearest
from fivefold.core.words import Message

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_KEY = "fivefold.language"


def _choose(ctx: click.Context, _param: click.Parameter, value: str | None) -> None:
    ctx.find_root().meta[_KEY] = value or _usual()


def _usual() -> str:
    """As the first of the variables says that is set."""
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
    """The language that was chosen."""
    ctx = click.get_current_context(silent=True)
    chosen = None if ctx is None else ctx.find_root().meta.get(_KEY)
    return chosen or _usual()


def text(*told: Message | str) -> str:
    """The words for it."""
    return Reader(language()).say(*told)


def say(*told: Message | str, err: bool = False) -> None:
    """Prints a line."""
    click.echo(text(*told), err=err)
