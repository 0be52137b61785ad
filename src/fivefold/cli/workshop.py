"""Commands for authors of games: laws, positions, new games and playthroughs."""

from pathlib import Path

import click
from rich.table import Table as Grid

from fivefold.cli.group import exit_on_refusal, fail, out, write
from fivefold.cli.language import language, say, text
from fivefold.cli.parameters import game_argument, options_option, parse_seat
from fivefold.core.discovery import find_game
from fivefold.core.errors import BadOption
from fivefold.core.game import SeenBy
from fivefold.core.position import write_position
from fivefold.core.speech import Reader
from fivefold.core.table import Table
from fivefold.core.words import Message, Who, message

SHOWN = 12
"""The most moves that are listed."""


@click.command("check", help="cli.help-check")
@game_argument
@click.option("--matches", type=click.IntRange(1), default=10, show_default=True, help="cli.help-check.matches")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="cli.option.seed")
def check_game(game: str, matches: int, seed: int) -> None:
    from fivefold.testing import LawBroken, check

    with exit_on_refusal():
        found = find_game(game)
        try:
            report = check(found, matches, seed)
        except LawBroken as broken:
            fail(str(broken), 1)
        title = message("cli.laws", game=found.title, matches=report.matches, acts=report.acts)
        grid = Grid(text(Message("cli.laws.law")), text(Message("cli.laws.tested")), title=text(title))
        for law, times in sorted(report.laws.items()):
            grid.add_row(law, f"{times:,}")
        out.print(grid)


@click.command("position", help="cli.help-position")
@game_argument
@click.argument("text")
@click.option("--seat", callback=parse_seat, default="all", show_default=True, help="cli.option.seat")
@options_option
def show_position(game: str, text: str, seat: SeenBy, options: dict[str, str]) -> None:
    """Show a position as a table, and the moves that are possible there."""
    with exit_on_refusal():
        table = Table.at(game, text, **options)
        rules, names = table.game, table.names
        click.echo(write_position(rules, table.state, table.now, seat))
        eyes = seat if isinstance(seat, int) else None
        reader = Reader(language(), names, eyes)
        click.echo(reader.rows(rules.show(table.view(eyes))))
        if table.outcome is not None:
            click.echo(reader.say(table.outcome.message))
        for who in table.actors if seat == "all" else [eyes] if eyes is not None else ():
            moves = [rules.write(move) for move in rules.listed_moves(table.view(who))]
            key = "cli.may.more" if len(moves) > SHOWN else "cli.may" if moves else "cli.may.wait"
            some, more = ", ".join(moves[:SHOWN]), len(moves) - SHOWN
            click.echo(reader.say(message(key, who=Who(who), moves=some, more=more)))


@click.command("new-game", help="cli.help-new-game")
@click.argument("name")
@click.option("--into", type=click.Path(file_okay=False, path_type=Path), default=Path(), help="cli.help-new-game.into")
def new_game(name: str, into: Path) -> None:
    from fivefold.scaffold import new_game as write

    with exit_on_refusal():
        for path in write(name, into):
            click.echo(path)
        say(Message("cli.next"))


@click.group(help="cli.help-playthrough")
def playthrough() -> None: ...


@playthrough.command("make", help="cli.help-playthrough-make")
@game_argument
@click.argument("path", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--seats", type=click.IntRange(1), help="cli.help-playthrough-make.seats")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="cli.option.seed")
@click.option("--acts", type=click.IntRange(1), default=40, show_default=True, help="cli.help-playthrough-make.acts")
@click.option("--about", default="", help="cli.help-playthrough-make.about")
@options_option
def make_playthrough(
    game: str, path: Path, seats: int | None, seed: int, acts: int, about: str, options: dict[str, str]
) -> None:
    from fivefold.core.playthrough import make

    with exit_on_refusal():
        if path.exists():
            raise BadOption("cli.exists", path=str(path))
        about = about or text(Message("cli.help-playthrough-make.random"))
        script = make(game, find_game(game).players.least if seats is None else seats, seed, about, acts, options)
        write(path, script.run())
        click.echo(path)


@playthrough.command("refresh", help="cli.help-playthrough-refresh")
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
def refresh_playthroughs(paths: tuple[Path, ...]) -> None:
    from fivefold.testing import refresh

    with exit_on_refusal():
        for path in paths or (Path("tests/playthroughs"),):
            for file in sorted(path.glob("*.txt")) if path.is_dir() else [path]:
                if refresh(file):
                    say(message("cli.changed", path=str(file)))
