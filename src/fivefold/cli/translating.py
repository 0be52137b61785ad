"""Commands for translators: find what is missing, and write a first draft."""

import re
import sys

import click

from fivefold.cli.group import exit_on_refusal
from fivefold.cli.language import say, text
from fivefold.core.speech import languages
from fivefold.core.words import message


@click.command("check", help="cli.help-words-check")
@click.argument("names", metavar="[LANGUAGE]...", nargs=-1)
def check_words(names: tuple[str, ...]) -> None:
    from fivefold.translation.checking import check

    with exit_on_refusal():
        troubles = 0
        for name in names or tuple(languages()):
            found = list(check(name))
            for trouble in found or [message("translation.complete", language=name)]:
                say(trouble)
            troubles += len(found)
        if troubles:
            sys.exit(1)


def _code(_ctx: click.Context, _param: click.Parameter, value: str) -> str:
    if not re.fullmatch(r"[a-z]{2,3}", value):
        raise click.BadParameter(text(message("cli.not-a-language", text=value)))
    return value


@click.command("draft", help="cli.help-words-draft")
@click.argument("name", metavar="LANGUAGE", callback=_code)
def draft_words(name: str) -> None:
    from fivefold.translation.drafting import draft

    with exit_on_refusal():
        for path in draft(name):
            say(message("translation.drafted", path=str(path)))
