"""The command `fivefold`."""

import os
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from fivefold.core.discovery import companion, find_game, games
from fivefold.core.errors import BadOption, BadRecord, Refusal
from fivefold.core.game import AnyGame, Seat
from fivefold.core.options import describe
from fivefold.core.record import Record, verify
from fivefold.core.table import Table
from fivefold.core.version import __version__
from fivefold.pieces import lexicon

T = TypeVar("T", bound=Callable[..., Any])
out = Console(highlight=False, soft_wrap=True)


class Cli(click.Group):
    """The commands here, and those that games bring along in their `commands` module."""

    def _from_games(self) -> dict[str, click.Command]:
        found: dict[str, click.Command] = {}
        modules = {companion(game, "commands") for game in games().values()} - {None}
        for module in sorted(modules, key=repr):
            for path, command in getattr(module, "COMMANDS", {}).items():
                group, _, name = path.partition(" ")
                top = found.setdefault(group, click.Group(group, help=GROUPS.get(group, ""), no_args_is_help=True))
                assert isinstance(top, click.Group)
                top.add_command(command, name)
        return found

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, ours in the order of the source."""
        return [*self.commands, *sorted(self._from_games())]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """One of ours, or a game's."""
        return super().get_command(ctx, cmd_name) or self._from_games().get(cmd_name)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does, but a typing error gets the nearest command for an answer."""
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            import difflib

            close = difflib.get_close_matches(args[0], self.list_commands(ctx), 1)
            advice = f" Did you mean {close[0]}?" if close else " `fivefold --help` lists them."
            ctx.fail(f"There is no command {args[0]!r}.{advice}")
        return super().resolve_command(ctx, args)


GROUPS = {"odds": "Odds, by dealing a million times.", "words": "The dictionary: look words up, find words."}

EPILOG = """\
\b
Try:
  fivefold play set --bots easy,medium     SET in this terminal against two bots
  fivefold play set-daily                  today's puzzle
  fivefold simulate set --bots expert,hard --games 100
  fivefold odds set --cards 15

The games' names are trademarks of their owners, with whom Fivefold is not affiliated.
"""


def fail(sentence: str, code: int = 2) -> NoReturn:
    """Says what is wrong and ends the program."""
    click.echo(f"fivefold: {sentence}", err=True)
    sys.exit(code)


@contextmanager
def plainly() -> Generator[None]:
    """Turns refusals and trouble with files into a sentence and an exit code."""
    try:
        yield
    except BadRecord as refusal:
        fail(refusal.sentence, 1)
    except Refusal as refusal:
        fail(refusal.sentence)
    except OSError as error:
        fail(f"{error.filename or 'file'}: {error.strerror or error}.", 1)


@click.group(
    cls=Cli, epilog=EPILOG, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(__version__, prog_name="fivefold")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """The games of five boxes, by the box rules: SET and more.

    Without a command, opens the table in your browser, for you and for others in your network.
    """
    if ctx.invoked_subcommand is None:
        open_table()


def _pairs(_ctx: click.Context, _param: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for value in values:
        name, equals, text = value.partition("=")
        if not equals:
            raise click.BadParameter(f"{value!r} should be NAME=VALUE, such as call_seconds=10.")
        found[name.strip().replace("-", "_")] = text.strip()
    return found


def _levels(_ctx: click.Context, _param: click.Parameter, value: str | None) -> list[str] | None:
    return None if value is None else [name.strip() for name in value.split(",") if name.strip()]


game_argument = click.argument("game", metavar="GAME")
options_option = click.option(
    "-o", "--option", "options", multiple=True, callback=_pairs, metavar="NAME=VALUE", help="A house rule; repeatable."
)
bots_option = click.option("--bots", callback=_levels, metavar="LEVEL,...", help="Who else plays, one level a bot.")
seed_option = click.option("--seed", type=click.IntRange(0), help="The same seed deals the same cards.")


def _words(_ctx: click.Context, _param: click.Parameter, paths: tuple[Path, ...]) -> None:
    """Lists of words that were given, here or in the environment, serve every table and every bot from now on."""
    try:
        lexicon.give(*paths)
    except BadOption as refusal:
        raise click.BadParameter(refusal.sentence) from None


words_option = click.option(
    "--words",
    envvar="FIVEFOLD_WORDS",
    type=click.Path(path_type=Path),
    multiple=True,
    callback=_words,
    expose_value=False,
    metavar="FILE",
    help="Another dictionary, one word a line; repeatable.",
)


def open_table() -> None:
    """The table for the person at this machine and their friends."""
    from fivefold.server.run import start

    with plainly():
        start("0.0.0.0", None, None, "", browser=True, say=click.echo)  # noqa: S104


@cli.command()
@click.option("--host", envvar="FIVEFOLD_HOST", default="0.0.0.0", show_default=True, help="Where to listen.")  # noqa: S104
@click.option("--port", envvar="FIVEFOLD_PORT", type=click.IntRange(0, 65535), help="8000, or the next free one.")
@click.option("--database", envvar="FIVEFOLD_DATABASE", help="A file, or a URL of SQLite or Postgres.")
@click.option("--base-url", envvar="FIVEFOLD_BASE_URL", default="", help="The address under which others reach it.")
@click.option("--limits/--no-limits", envvar="FIVEFOLD_LIMITS", default=True, help="Rates per connection and address.")
@click.option("--logs/--no-logs", envvar="FIVEFOLD_LOGS", default=True, help="JSON lines on standard error.")
@click.option("--browser/--no-browser", default=False, help="Open the table in a browser.")
@words_option
def serve(
    host: str, port: int | None, database: str | None, base_url: str, limits: bool, logs: bool, browser: bool
) -> None:
    """Serve the table for browsers: for hosts."""
    from fivefold.server.run import start

    with plainly():
        start(host, port, database, base_url, limited=limits, browser=browser, logs=logs, say=click.echo)


@cli.command("games")
@click.option("--options", "with_options", is_flag=True, help="With the options of each game.")
def list_games(with_options: bool) -> None:
    """The games, with players, bots and options."""
    from fivefold.bots import levels

    with plainly():
        for slug, game in games().items():
            bots = ", ".join(levels(game))
            out.print(f"[bold]{slug}[/bold]  {game.title}, {game.players} {_noun(game)}; bots: {bots}")
            out.print(f"    {game.blurb}")
            for option in describe(game.options_type) if with_options else ():
                out.print(f"    [cyan]{option.name}[/cyan]={option.default}  ({option.allowed}) {option.description}")


def _noun(game: type[AnyGame]) -> str:
    return "player" if game.players.most == 1 else "players"


@cli.command()
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
    from fivefold.bots import levels as known_levels
    from fivefold.bots import make_bots
    from fivefold.terminal.play import LineClient

    game = find_game(slug)
    if levels is None:
        usual = "medium" if "medium" in known_levels(game) else "random"
        levels = [usual] * max(0, game.players.least - 1)
    bots = make_bots(game, levels)
    if record is not None:
        record.open("a").close()  # better to learn now than after the game that it cannot be written
    names = [name, *(f"{level.capitalize()} {n}" for n, level in enumerate(levels, 1))]
    table = Table(slug, names, seed, **(options or {}))
    lines = iter(sys.stdin.readline, "")
    client = LineClient(table, 0, dict(enumerate(bots, 1)), lines, click.echo, pace)
    try:
        finished = client.run()
    except KeyboardInterrupt:
        finished = False
    if not finished:
        click.echo("Stopped.")
    if record is not None:
        _write(record, table.record())
        click.echo(f"The record is in {record}.")


def _write(path: Path, text: str) -> None:
    """Writes a file whole or not at all."""
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


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


@cli.command()
@game_argument
@bots_option
@options_option
@seed_option
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many matches.")
@click.option(
    "--jobs", type=click.IntRange(1), default=os.cpu_count() or 1, show_default="all cores", help="Processes."
)
@click.option("--records", type=click.Path(file_okay=False, path_type=Path), help="Keep the records in this folder.")
@words_option
def simulate(
    game: str,
    bots: list[str] | None,
    options: dict[str, str],
    seed: int | None,
    count: int,
    jobs: int,
    records: Path | None,
) -> None:
    """Let bots play each other, and see who is better."""
    from fivefold.arena.simulate import simulate as run

    with plainly():
        found = find_game(game)
        if bots is None:
            bots = ["random"] * found.players.least
        if records is not None:
            records.mkdir(parents=True, exist_ok=True)
        columns = ("Playing", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("", total=count)
            results = run(
                game,
                bots,
                count,
                seed,
                jobs=jobs,
                records=records is not None,
                progress=lambda done: bar.update(task, completed=done),
                **options,
            )
        grid = Grid("bot", "wins", "share", "95 % interval", "mean score", title=f"{found.title}, {count} matches")
        for row in results.standings:
            wins = f"{row.wins:.1f}".removesuffix(".0")
            grid.add_row(row.bot, wins, f"{row.share:.1%}", f"{row.low:.1%} to {row.high:.1%}", f"{row.score:.2f}")
        out.print(grid)
        acts = sum(match.acts for match in results.matches) / count
        length = sum(match.length for match in results.matches) / count / 1000
        out.print(f"On average {acts:.0f} acts and {length:.0f} seconds of play a match.")
        if records is not None:
            for number, match in enumerate(results.matches):
                _write(records / f"{game}-{number:04}.fivefold", match.record)
            out.print(f"{count} records are in {records}.")


def _seat(_ctx: click.Context, _param: click.Parameter, value: str) -> Seat | str | None:
    if value in ("all", "spectator"):
        return "all" if value == "all" else None
    if value.isdigit():
        return int(value)
    raise click.BadParameter(f"{value!r} is no seat: a number from 0, spectator, or all.")


@cli.command()
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--seat", callback=_seat, default="spectator", show_default=True, help="Whose eyes: a seat, spectator, all."
)
@click.option("--step/--no-step", default=None, help="Stop after every act; otherwise only in a terminal.")
def replay(record: Path, seat: Seat | str | None, step: bool | None) -> None:
    """Step through the record of a match as text."""
    from fivefold.terminal.replay import pages, step_through

    with plainly():
        everything = seat == "all"
        eyes = None if isinstance(seat, str) else seat
        shown = list(pages(Record.read(record), eyes, everything=everything))
        if sys.stdin.isatty() if step is None else step:
            step_through(shown, lambda prompt: click.prompt(prompt, "", False, prompt_suffix=""), click.echo)
        else:
            click.echo("\n\n".join(shown))


@cli.command("verify")
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@words_option
def verify_record(record: Path) -> None:
    """Deal and judge a recorded match again, and compare."""
    with plainly():
        checked = verify(record)
        click.echo(
            f"True: {checked.acts} acts and {checked.events} events follow from the rules and the promised seed."
        )
        click.echo(checked.outcome.text)


@cli.command("check")
@game_argument
@click.option("--matches", type=click.IntRange(1), default=10, show_default=True, help="How many random matches.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
def check_game(game: str, matches: int, seed: int) -> None:
    """Test a game against the laws that every game obeys."""
    from fivefold.testing import LawBroken, check

    with plainly():
        found = find_game(game)
        try:
            report = check(found, matches, seed)
        except LawBroken as broken:
            fail(str(broken), 1)
        grid = Grid("law", "tested", title=f"{found.title}: {report.matches} matches, {report.acts} acts")
        for law, times in sorted(report.laws.items()):
            grid.add_row(law, f"{times:,}")
        out.print(grid)


@cli.command("new-game")
@click.argument("name")
@click.option("--into", type=click.Path(file_okay=False, path_type=Path), default=Path(), help="A Fivefold checkout.")
def new_game(name: str, into: Path) -> None:
    """Write the folders of a new game, playable from the start."""
    from fivefold.scaffold import new_game as write

    with plainly():
        for path in write(name, into):
            click.echo(path)
        click.echo("Next: docs/adding-a-game.md.")


@cli.group()
def playthrough() -> None:
    """Make and refresh the playthroughs that show what a game does."""


@playthrough.command("make")
@game_argument
@click.argument("path", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--seats", type=click.IntRange(1), help="How many players; otherwise as few as may play.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--acts", type=click.IntRange(1), default=40, show_default=True, help="At most so many acts.")
@click.option("--about", default="Random play.", show_default=True, help="The first line.")
@options_option
def make_playthrough(
    game: str, path: Path, seats: int | None, seed: int, acts: int, about: str, options: dict[str, str]
) -> None:
    """Write a playthrough of random moves, to be cut and edited by hand."""
    from fivefold.core.playthrough import make

    with plainly():
        if path.exists():
            raise BadOption("exists", f"{path} is there already; `fivefold playthrough refresh` plays it again.")
        script = make(game, find_game(game).players.least if seats is None else seats, seed, about, acts, options)
        _write(path, script.run())
        click.echo(path)


@playthrough.command("refresh")
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
def refresh_playthroughs(paths: tuple[Path, ...]) -> None:
    """Play files (or all in a folder) again and write what happens now; look at the diff."""
    from fivefold.testing import refresh

    with plainly():
        for path in paths or (Path("tests/playthroughs"),):
            for file in sorted(path.glob("*.txt")) if path.is_dir() else [path]:
                if refresh(file):
                    click.echo(f"{file} has changed.")


def main() -> None:
    """Runs the command; whatever is typed, nobody sees a traceback for it."""
    try:
        cli.main(prog_name="fivefold")
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
