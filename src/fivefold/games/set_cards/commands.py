"""What SET adds to the command line: the odds that there is a SET."""

import time

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from fivefold.games.set_cards.odds import CLAIMS, Odds, no_set, to_one


@click.command("set")
@click.option("--cards", type=click.IntRange(3, 81), default=12, show_default=True, help="Cards on the table.")
@click.option("--deals", type=click.IntRange(1, 10**9), default=1_000_000, show_default=True, help="How many tables.")
@click.option("--easy", is_flag=True, help="Deal from the 27 solid cards only.")
@click.option("--seed", type=click.IntRange(0), help="The same seed deals the same tables.")
def odds(cards: int, deals: int, easy: bool, seed: int | None) -> None:
    """How often random cards hold no SET, beside what the rule sheet says."""
    console = Console()
    columns = ("Dealing", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    began = time.perf_counter()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=deals)
        result = no_set(cards, deals, seed, easy=easy, progress=lambda done: bar.update(task, completed=done))
    seconds = time.perf_counter() - began
    console.print(_table(result, easy=easy))
    console.print(f"{deals:,} deals, {deals / seconds:,.0f} a second.", highlight=False)


def _table(result: Odds, *, easy: bool) -> Grid:
    low, high = result.interval
    grid = Grid(title=f"{result.cards} cards of {27 if easy else 81}")
    grid.add_column("")
    grid.add_column("no SET", justify="right")
    grid.add_column("a SET, to one", justify="right")
    grid.add_row("counted", f"{result.chance:.4%}", f"{to_one(result.chance):,.1f}")
    grid.add_row("95 % sure", f"{low:.4%} to {high:.4%}", f"{to_one(high):,.1f} to {to_one(low):,.1f}")
    if not easy and (claim := CLAIMS.get(result.cards)):
        fits = "within" if to_one(high) <= claim <= to_one(low) else "outside"
        grid.add_row("the rule sheet", f"{1 / (claim + 1):.4%}", f"about {claim:,}")
        grid.caption = f"The sheet's figure lies {fits} the interval."
    return grid


COMMANDS = {"odds set": odds}
