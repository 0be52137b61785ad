"""For people who learn: drills in the terminal."""

import sys

import click

from fivefold.cli.group import plainly
from fivefold.cli.language import language
from fivefold.cli.parameters import game_argument
from fivefold.core.discovery import find_game
from fivefold.core.drills import HARDEST, check_name, drills_of


@click.command(help="cli.help-practice")
@game_argument
@click.option("--level", type=click.IntRange(0, HARDEST), default=2, show_default=True, help="cli.help-practice.level")
@click.option("--count", type=click.IntRange(1), help="cli.help-practice.count")
@click.option("--seed", default="", help="cli.help-practice.seed")
def practice(game: str, level: int, count: int | None, seed: str) -> None:
    """Answer drills, one after the other, harder as one gets better."""
    from fivefold.terminal.practice import practise

    with plainly():
        names = [game] if "." in game else list(drills_of(find_game(game)))
        check_name(names[0] if names else game)
        lines = iter(sys.stdin.readline, "")
        try:
            practise(names, lines, click.echo, level=level, seed=seed, count=count, language=language())
        except KeyboardInterrupt:
            click.echo("")
