"""Adds SET's commands to the command line: the odds that there is a SET."""

import time

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from fivefold.core.speech import Reader, nearest
from fivefold.core.words import Argument, message
from fivefold.games.set_cards.odds import CLAIMS, Odds, no_set, to_one


@click.command("set", help="set_cards.help-odds")
@click.option("--cards", type=click.IntRange(3, 81), default=12, show_default=True, help="set_cards.help-odds.cards")
@click.option(
    "--deals", type=click.IntRange(1, 10**9), default=1_000_000, show_default=True, help="set_cards.help-odds.deals"
)
@click.option("--easy", is_flag=True, help="set_cards.help-odds.easy")
@click.option("--seed", type=click.IntRange(0), help="set_cards.help-odds.seed")
def odds(cards: int, deals: int, easy: bool, seed: int | None) -> None:
    """Estimate how often random cards hold no SET, compared with the rule sheet's figure."""
    reader = Reader(click.get_current_context().find_root().meta.get("fivefold.language", nearest()))
    console = Console()
    columns = (reader.say(message("set_cards.odds.dealing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    began = time.perf_counter()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=deals)
        result = no_set(cards, deals, seed, easy=easy, progress=lambda done: bar.update(task, completed=done))
    seconds = time.perf_counter() - began
    console.print(_table(result, reader, easy=easy))
    speed = message("set_cards.odds.speed", deals=deals, speed=round(deals / seconds))
    console.print(reader.say(speed), highlight=False)


def _table(result: Odds, reader: Reader, *, easy: bool) -> Grid:
    def words(variant: str, **args: Argument) -> str:
        return reader.say(message(f"set_cards.odds.{variant}", **args))

    def interval(low: str, high: str) -> str:
        return words("interval", low=low, high=high)

    low, high = result.interval
    grid = Grid(title=words("title", cards=result.cards, deck=27 if easy else 81))
    grid.add_column("")
    grid.add_column(words("without"), justify="right")
    grid.add_column(words("to-one"), justify="right")
    grid.add_row(words("counted"), f"{result.chance:.4%}", f"{to_one(result.chance):,.1f}")
    to_ones = interval(f"{to_one(high):,.1f}", f"{to_one(low):,.1f}")
    grid.add_row(words("sure"), interval(f"{low:.4%}", f"{high:.4%}"), to_ones)
    if not easy and (claim := CLAIMS.get(result.cards)):
        grid.add_row(words("sheet"), f"{1 / (claim + 1):.4%}", words("about", claim=claim))
        grid.caption = words("within" if to_one(high) <= claim <= to_one(low) else "outside")
    return grid


COMMANDS = {"odds set": odds}
EXAMPLES = {
    "play set --bots easy,medium": "set_cards.help-try",
    "play set-daily": "set_cards.help-try.daily",
    "simulate set --bots expert,hard --games 100": "",
    "odds set --cards 15": "",
}
"""Example commands, with an explanation where one is needed."""
