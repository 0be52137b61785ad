"""Commands for players: the list of games, and matches in the terminal."""

import os
import sys
from pathlib import Path

import click

from fivefold.cli.group import exit_on_refusal, out, write
from fivefold.cli.language import language, say, text
from fivefold.cli.parameters import bots_option, options_option, seed_option, words_option
from fivefold.core.discovery import find_game, games, named_game, today
from fivefold.core.options import describe
from fivefold.core.playback import playback
from fivefold.core.record import Record
from fivefold.core.referee import check_seat
from fivefold.core.words import Message, listed, message
from fivefold.rooms.bot_levels import usual_bot
from fivefold.rooms.state import RoomState


@click.command("games", help="cli.help-games")
@click.option("--options", "with_options", is_flag=True, help="cli.help-games.options")
def list_games(with_options: bool) -> None:
    from fivefold.bots import CHARACTERS, dial_of, known_levels

    with exit_on_refusal():
        for slug, game in games().items():
            bots = ", ".join(known_levels(game))
            if dial := dial_of(game):
                bots += f" (0.0–{dial.top:.1f})"
            description = message("cli.game", game=game.title, players=game.players.message, bots=bots)
            out.print(f"[bold]{slug}[/bold]  {text(description)}")
            out.print(f"    {text(game.blurb)}")
            for option in describe(game.options_type, today()) if with_options else ():
                out.print(
                    f"    [cyan]{option.name}[/cyan]={option.default}  ({text(option.allowed)}) {text(option.about)}"
                )
        out.print(text(message("cli.characters", names=listed(CHARACTERS, "comma"))))


@click.command(help="cli.help-play")
@click.argument("game", metavar="[GAME]", required=False)
@bots_option
@options_option
@seed_option
@click.option("--name", default=lambda: os.environ.get("USER", "player").capitalize(), help="cli.help-play.name")
@click.option("--pace", type=click.FloatRange(0.05, 100), default=1.0, show_default=True, help="cli.help-play.pace")
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), help="cli.help-play.record")
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
    with exit_on_refusal():
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
    """Play a match at the keyboard against bots."""
    from fivefold.local.alone import room_alone

    game = find_game(slug)
    if levels is None:
        levels = [usual_bot(game)] * max(0, game.players.least - 1)
    room = room_alone(named_game(slug, options or {}), levels, name)
    if record is not None:
        record.open("a").close()  # fail before the match rather than after it
    _at_the_table(room, seed, pace, record)


def _at_the_table(room: RoomState, seed: int | None, pace: float, record: Path | None) -> None:
    """Play the match of a room at the keyboard."""
    from fivefold.local.alone import Alone, paced_clock
    from fivefold.terminal.play import LineClient
    from fivefold.terminal.typist import Typist

    alone = Alone(room, paced_clock(pace), seed)
    client = LineClient(alone, Typist(iter(sys.stdin.readline, "")), click.echo, pace, language())
    try:
        finished = client.run()
    except KeyboardInterrupt:
        finished = False
    if not finished:
        say(Message("cli.stopped"))
    if record is not None:
        write(record, alone.table.record())
        say(message("cli.record-is", path=str(record)))


@click.command("again", help="cli.help-again")
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("number", type=click.IntRange(1))
@click.option("--seat", type=click.IntRange(0), help="cli.help-again.seat")
@bots_option
@seed_option
@click.option("--name", default=lambda: os.environ.get("USER", "player").capitalize(), help="cli.help-play.name")
@click.option("--pace", type=click.FloatRange(0.05, 100), default=1.0, show_default=True, help="cli.help-play.pace")
@words_option
def play_again(
    record: Path, number: int, seat: int | None, bots: list[str] | None, seed: int | None, name: str, pace: float
) -> None:
    from fivefold.local.alone import room_alone

    with exit_on_refusal():
        read = Record.read(record)
        if number >= len(read.entries):
            raise click.BadParameter(text(message("cli.no-such-act", number=number, last=len(read.entries) - 1)))
        before = next(table for n, table in enumerate(playback(read), 1) if n == number)
        own = max(0, read.entries[number].seat) if seat is None else seat
        check_seat(before.seats, own)
        levels = bots or [usual_bot(type(read.game))]
        others = [levels[who % len(levels)] for who in range(before.seats) if who != own]
        _at_the_table(room_alone(read.game, others, name, own, before.position), seed, pace, None)


def ask_for_game() -> str:
    """Ask what to play; return an empty string if there is no answer."""
    known = games()
    say(Message("cli.which"))
    for number, game in enumerate(known.values(), 1):
        click.echo(f"  {number}  {text(game.title)}: {text(game.blurb)}")
    click.echo(f"{text(Message('cli.which.how'))} ", nl=False)
    answer = sys.stdin.readline().strip().lower()
    if not answer:
        click.echo("")
    slugs = list(known)
    return slugs[int(answer) - 1] if answer.isdigit() and 0 < int(answer) <= len(slugs) else answer
