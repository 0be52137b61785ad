"""Commands for researchers: leagues of bots, and data sets of their matches."""

import os
from pathlib import Path

import click

from fivefold.cli.group import exit_on_refusal, out
from fivefold.cli.language import text
from fivefold.cli.matches import show_standings
from fivefold.cli.parameters import bots_option, game_argument, options_option, words_option
from fivefold.cli.progress import progress
from fivefold.core.discovery import find_game
from fivefold.core.words import Message, message


@click.command(help="cli.help-arena")
@game_argument
@click.option("--bots", "names", required=True, metavar="BOT,...", help="cli.help-arena.bots")
@click.option("--deals", type=click.IntRange(1), default=100, show_default=True, help="cli.help-arena.deals")
@click.option("--seats", type=click.IntRange(1), help="cli.help-arena.seats")
@click.option(
    "--into", type=click.Path(file_okay=False, path_type=Path), default=Path("arena"), show_default=True,
    help="cli.help-arena.into",
)  # fmt: skip
@options_option
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="cli.option.seed")
@click.option("--records", is_flag=True, help="cli.help-arena.records")
@click.option("--jobs", type=click.IntRange(1), default=os.cpu_count() or 1, help="cli.help-simulate.jobs")
@words_option
def arena(
    game: str,
    names: str,
    deals: int,
    seats: int | None,
    into: Path,
    options: dict[str, str],
    seed: int,
    records: bool,
    jobs: int,
) -> None:
    """Let bots play a league with the same deals for all, and print the standings."""
    from fivefold.arena.league import groups, play_league, standings

    with exit_on_refusal():
        bots, found = [name.strip() for name in names.split(",")], find_game(game)
        total = deals * groups(len(bots), found.players.least if seats is None else seats)
        with progress(text(Message("cli.playing")), total) as tick:
            matches = play_league(
                game,
                into,
                deals,
                bots,
                seed,
                seats=seats,
                jobs=jobs,
                records=records,
                progress=tick,
                **options,
            )
        show_standings(found.title, standings(bots, matches), len(matches))


@click.command(help="cli.help-dataset")
@game_argument
@click.option("--matches", type=click.IntRange(1), default=1000, show_default=True, help="cli.help-dataset.matches")
@click.option(
    "--into", type=click.Path(file_okay=False, path_type=Path), default=Path("dataset"), show_default=True,
    help="cli.help-dataset.into",
)  # fmt: skip
@bots_option
@options_option
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="cli.help-dataset.seed")
@click.option("--vectors", is_flag=True, help="cli.help-dataset.vectors")
@click.option("--jobs", type=click.IntRange(1), default=os.cpu_count() or 1, help="cli.help-simulate.jobs")
@words_option
def dataset(
    game: str,
    matches: int,
    into: Path,
    bots: list[str] | None,
    options: dict[str, str],
    seed: int,
    vectors: bool,
    jobs: int,
) -> None:
    """Write the decisions of many matches as Parquet files."""
    from fivefold.arena.dataset import write_dataset

    with exit_on_refusal():
        bots = ["medium"] * find_game(game).players.least if bots is None else bots
        with progress(text(Message("cli.playing")), matches) as tick:
            written = write_dataset(
                game,
                into,
                matches,
                bots,
                seed,
                jobs=jobs,
                vectors=vectors,
                progress=tick,
                **options,
            )
        out.print(text(message("cli.dataset-is", decisions=written.decisions, path=str(into))))
