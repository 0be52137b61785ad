"""For people who play: the table in the browser, the list of games, and matches in the terminal."""

import os
import sys
from pathlib import Path

import click

from fivefold.cli.group import out, plainly, write
from fivefold.cli.parameters import bots_option, options_option, seed_option, words_option
from fivefold.core.discovery import find_game, games
from fivefold.core.game import AnyGame
from fivefold.core.options import describe
from fivefold.core.table import Table


@click.command("games")
@click.option("--options", "with_options", is_flag=True, help="With the options of each game.")
def list_games(with_options: bool) -> None:
    """The games, with players, bots and options."""
    from fivefold.bots import CHARACTERS, dial_of, known_levels

    with plainly():
        for slug, game in games().items():
            bots = ", ".join(known_levels(game))
            if dial := dial_of(game):
                bots += f" (0.0 to {dial.top:.1f})"
            out.print(f"[bold]{slug}[/bold]  {game.title}, {game.players} {_noun(game)}; bots: {bots}")
            out.print(f"    {game.blurb}")
            for option in describe(game.options_type) if with_options else ():
                out.print(f"    [cyan]{option.name}[/cyan]={option.default}  ({option.allowed}) {option.description}")
        out.print(f"Bots with a name, for every game: {', '.join(CHARACTERS)}.")


def _noun(game: type[AnyGame]) -> str:
    return "player" if game.players.most == 1 else "players"


@click.command()
@click.argument("game", metavar="[GAME]", required=False)
@bots_option
@options_option
@seed_option
@click.option("--name", default=lambda: os.environ.get("USER", "player").capitalize(), help="Your name.")
@click.option("--pace", type=click.FloatRange(0.05, 100), default=1.0, show_default=True, help="How fast time runs.")
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), help="Write the record to this file.")
@words_option
def play(
    game: str | None,
    bots: list[str] | None,
    options: dict[str, str],
    seed: int | None,
    name: str,
    pace: float,
    record: Path | None,
) -> None:
    """Play in this terminal, line by line, against bots; without a game, asks which."""
    with plainly():
        chosen = game or ask_for_game()
        if chosen:
            play_in_terminal(chosen, bots, options, seed, name, pace, record)


def play_in_terminal(
    slug: str,
    levels: list[str] | None = None,
    options: dict[str, str] | None = None,
    seed: int | None = None,
    name: str = "Player",
    pace: float = 1.0,
    record: Path | None = None,
) -> None:
    """A whole match between the person at the keyboard and bots."""
    from fivefold.bots import is_bot, make_bots
    from fivefold.terminal.play import LineClient

    game = find_game(slug)
    if levels is None:
        usual = "medium" if is_bot(game, "medium") else "random"
        levels = [usual] * max(0, game.players.least - 1)
    bots = make_bots(game, levels)
    if record is not None:
        record.open("a").close()  # better to learn now than after the game that it cannot be written
    called = [level.capitalize() if level.isalpha() else f"{level} bot" for level in levels]
    names = [name, *(f"{bot} {n}" for n, bot in enumerate(called, 1))]
    table = Table(slug, names, seed, **(options or {}))
    table.bots = ("", *levels) if levels else ()
    lines = iter(sys.stdin.readline, "")
    client = LineClient(table, 0, dict(enumerate(bots, 1)), lines, click.echo, pace)
    try:
        finished = client.run()
    except KeyboardInterrupt:
        finished = False
    if not finished:
        click.echo("Stopped.")
    if record is not None:
        write(record, table.record())
        click.echo(f"The record is in {record}.")


def ask_for_game() -> str:
    """Asks what to play; empty when the answer is nothing."""
    known = games()
    click.echo("Fivefold. What would you like to play?")
    for number, game in enumerate(known.values(), 1):
        click.echo(f"  {number}  {game.title}: {game.blurb}")
    click.echo("A number or a name; Enter for none. ", nl=False)
    answer = sys.stdin.readline().strip().lower()
    if not answer:
        click.echo("")
    slugs = list(known)
    return slugs[int(answer) - 1] if answer.isdigit() and 0 < int(answer) <= len(slugs) else answer
