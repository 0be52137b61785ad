"""Commands away from the computer's table: drills, printable puzzles, and score sheets of real tables."""

import sys
from pathlib import Path

import click

from fivefold.cli.group import exit_on_refusal, write
from fivefold.cli.language import language, say
from fivefold.cli.parameters import game_argument
from fivefold.core.discovery import find_game
from fivefold.core.drills import HARDEST, check_name, drills_of
from fivefold.core.speech import languages
from fivefold.core.words import message
from fivefold.rooms.text import clean_name
from fivefold.sheets import MOST, PAPERS, Paper, sheet


@click.command(help="cli.help-practice")
@game_argument
@click.option("--level", type=click.IntRange(0, HARDEST), default=2, show_default=True, help="cli.help-practice.level")
@click.option("--count", type=click.IntRange(1), help="cli.help-practice.count")
@click.option("--seed", default="", help="cli.help-practice.seed")
def practice(game: str, level: int, count: int | None, seed: str) -> None:
    """Ask drills one after the other, harder as the answers get better."""
    from fivefold.terminal.practice import practise

    with exit_on_refusal():
        names = [game] if "." in game else list(drills_of(find_game(game)))
        check_name(names[0] if names else game)
        lines = iter(sys.stdin.readline, "")
        try:
            practise(names, lines, click.echo, level=level, seed=seed, count=count, language=language())
        except KeyboardInterrupt:
            click.echo("")


@click.command("print", help="cli.help-print")
@game_argument
@click.option("--puzzles", type=click.IntRange(1, MOST), default=6, show_default=True, help="cli.help-print.puzzles")
@click.option("--seed", default="1", show_default=True, help="cli.help-print.seed")
@click.option("--language", "tongue", type=click.Choice(list(languages())), help="cli.help-print.language")
@click.option("--paper", type=click.Choice(PAPERS), default="a4", show_default=True, help="cli.help-print.paper")
@click.option("-o", "--out", type=click.Path(dir_okay=False, path_type=Path), help="cli.help-print.out")
def print_sheet(game: str, puzzles: int, seed: str, tongue: str | None, paper: Paper, out: Path | None) -> None:
    """Write puzzles and their solutions as a printable page."""
    with exit_on_refusal():
        page = sheet(game, puzzles, seed, tongue or language(), paper)
        path = out or Path(f"{game}-{seed}.html")
        write(path, page)
        say(message("cli.sheet-is", path=str(path)))


@click.command(help="cli.help-score")
@game_argument
@click.option("--players", default="", help="cli.help-score.players")
@click.option("--file", type=click.Path(dir_okay=False, path_type=Path), help="cli.help-score.file")
@click.option("--csv", type=click.Path(dir_okay=False, path_type=Path), help="cli.help-score.csv")
def score(game: str, players: str, file: Path | None, csv: Path | None) -> None:
    """Keep score at a real table."""
    from fivefold.scores import ScoreSheet
    from fivefold.scores.csv import as_csv
    from fivefold.terminal.score import keep_score

    with exit_on_refusal():
        lines = iter(sys.stdin.readline, "")
        if file is not None and file.exists():
            sheet = ScoreSheet.read(file.read_text("utf-8"))
        else:
            ScoreSheet.of(game)
            if not players:
                say(message("terminal.score-players"))
                players = next(lines, "")
            names = [clean_name(name) for name in players.split(",") if name.strip()]
            sheet = ScoreSheet.of(game, *names)

        def changed(new: ScoreSheet) -> None:
            if file is not None:
                write(file, new.write())

        changed(sheet)
        try:
            sheet = keep_score(sheet, lines, click.echo, language=language(), changed=changed)
        except KeyboardInterrupt:
            click.echo("")
        if csv is not None:
            write(csv, as_csv(sheet, language()))
        for path in filter(None, (file, csv)):
            say(message("cli.scores-are", path=str(path)))
