"""Arguments and options that several commands share."""

from pathlib import Path

import click

from fivefold.cli.language import text
from fivefold.core.errors import BadOption
from fivefold.core.game import SeenBy
from fivefold.core.words import message
from fivefold.pieces import lexicon


def _pairs(_ctx: click.Context, _param: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for value in values:
        name, equals, given = value.partition("=")
        if not equals:
            raise click.BadParameter(text(message("cli.not-a-pair", text=value)))
        found[name.strip().replace("-", "_")] = given.strip()
    return found


def _levels(_ctx: click.Context, _param: click.Parameter, value: str | None) -> list[str] | None:
    return None if value is None else [name.strip() for name in value.split(",") if name.strip()]


game_argument = click.argument("game", metavar="GAME")
options_option = click.option(
    "-o", "--option", "options", multiple=True, callback=_pairs, metavar="NAME=VALUE", help="cli.option.house-rule"
)
bots_option = click.option("--bots", callback=_levels, metavar="BOT,...", help="cli.option.bots")
seed_option = click.option("--seed", type=click.IntRange(0), help="cli.option.seed")


def _words(_ctx: click.Context, _param: click.Parameter, paths: tuple[Path, ...]) -> None:
    """Use these lists of words for all tables and bots from now on."""
    try:
        lexicon.give(*paths)
    except BadOption as refusal:
        raise click.BadParameter(text(refusal.message)) from None


words_option = click.option(
    "--words",
    envvar="FIVEFOLD_WORDS",
    type=click.Path(path_type=Path),
    multiple=True,
    callback=_words,
    expose_value=False,
    metavar="FILE",
    help="cli.option.words",
)


def parse_seat(_ctx: click.Context, _param: click.Parameter, value: str) -> SeenBy:
    """Parse a point of view: the number of a seat, `spectator`, or `all`."""
    if value in ("all", "spectator"):
        return "all" if value == "all" else None
    if value.isdigit():
        return int(value)
    raise click.BadParameter(text(message("cli.not-a-seat", text=value)))
