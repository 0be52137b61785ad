"""Commands for whole matches: simulate, replay, review and verify."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
from rich.table import Table as Grid

from fivefold.cli.group import exit_on_refusal, out, write
from fivefold.cli.language import language, say, text
from fivefold.cli.parameters import bots_option, game_argument, options_option, parse_seat, seed_option, words_option
from fivefold.cli.progress import progress
from fivefold.core.discovery import find_game
from fivefold.core.game import SeenBy
from fivefold.core.playback import verify
from fivefold.core.record import AnyRecord, Record
from fivefold.core.referee import check_seat
from fivefold.core.words import Message, message
from fivefold.reviews import Review, review

if TYPE_CHECKING:
    from fivefold.arena.simulate import Standing


@click.command(help="cli.help-simulate")
@game_argument
@bots_option
@options_option
@seed_option
@click.option(
    "--games", "count", type=click.IntRange(1), default=100, show_default=True, help="cli.help-simulate.games"
)
@click.option("--jobs", type=click.IntRange(1), default=os.cpu_count() or 1, help="cli.help-simulate.jobs")
@click.option("--records", type=click.Path(file_okay=False, path_type=Path), help="cli.help-simulate.records")
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
    """Let bots play each other, and print the standings."""
    from fivefold.arena.simulate import simulate as run

    with exit_on_refusal():
        found = find_game(game)
        if bots is None:
            bots = ["random"] * found.players.least
        if records is not None:
            records.mkdir(parents=True, exist_ok=True)
        with progress(text(Message("cli.playing")), count) as tick:
            results = run(
                game,
                bots,
                count,
                seed,
                jobs=jobs,
                records=records is not None,
                progress=tick,
                **options,
            )
        show_standings(found.title, results.standings, count)
        acts = sum(match.acts for match in results.matches) / count
        length = sum(match.length for match in results.matches) / count / 1000
        out.print(text(message("cli.average", acts=round(acts), seconds=round(length))))
        if records is not None:
            for number, match in enumerate(results.matches):
                write(records / f"{game}-{number:04}.fivefold", match.record)
            out.print(text(message("cli.records-are", records=count, path=str(records))))


def show_standings(game: Message, standings: Sequence["Standing"], matches: int) -> None:
    """Print the results of bots as a table."""
    heads = [text(Message(f"cli.standings.{head}")) for head in ("bot", "wins", "share", "interval", "score")]
    grid = Grid(*heads, title=text(message("cli.standings", game=game, matches=matches)))
    for row in standings:
        wins = f"{row.wins:.1f}".removesuffix(".0")
        grid.add_row(row.bot, wins, f"{row.share:.1%}", f"{row.low:.1%} – {row.high:.1%}", f"{row.score:.2f}")
    out.print(grid)


@click.command(help="cli.help-replay")
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--seat", callback=parse_seat, default="spectator", show_default=True, help="cli.option.seat")
@click.option("--step/--no-step", default=None, help="cli.help-replay.step")
@click.option("--review", "reviewed", is_flag=True, help="cli.help-replay.review")
@words_option
def replay(record: Path, seat: SeenBy, step: bool | None, reviewed: bool) -> None:
    from fivefold.terminal.replay import pages, step_through

    with exit_on_refusal():
        everything = seat == "all"
        eyes = None if isinstance(seat, str) else seat
        read = Record.read(record)
        judged = _review(read) if reviewed else None
        shown = list(pages(read, eyes, everything=everything, review=judged, language=language()))
        if sys.stdin.isatty() if step is None else step:
            step_through(
                shown, lambda prompt: click.prompt(prompt, "", False, prompt_suffix=""), click.echo, language()
            )
        else:
            click.echo("\n\n".join(shown))


@click.command("review", help="cli.help-review")
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--seat", type=click.IntRange(0), help="cli.help-review.seat")
@click.option("--every", is_flag=True, help="cli.help-review.every")
@click.option("--json", "as_json", is_flag=True, help="cli.help-review.json")
@words_option
def review_record(record: Path, seat: int | None, every: bool, as_json: bool) -> None:
    from fivefold.terminal.review import page

    with exit_on_refusal():
        read = Record.read(record)
        check_seat(len(read.header.seats), 0 if seat is None else seat)
        judged = _review(read)
        if as_json:
            click.echo(msgspec.json.encode(judged))
        else:
            click.echo(page(judged, seat, every=every, language=language()))


def _review(record: AnyRecord) -> Review:
    """Make a review while a progress bar is shown."""
    with progress(text(Message("cli.reviewing")), len(record.entries) - 1) as tick:
        return review(record, lambda done, _all: tick(done))


@click.command("verify", help="cli.help-verify")
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@words_option
def verify_record(record: Path) -> None:
    with exit_on_refusal():
        checked = verify(record)
        say(message("cli.verified", acts=checked.acts, events=checked.events))
        say(checked.outcome.message)
