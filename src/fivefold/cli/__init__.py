"""The command `fivefold`."""

import sys

import click

from fivefold.cli.group import Cli
from fivefold.cli.matches import replay, simulate, verify_record
from fivefold.cli.operating import backup, doctor, keys, people
from fivefold.cli.playing import list_games, play
from fivefold.cli.serving import open_table, serve, think
from fivefold.cli.workshop import check_game, new_game, playthrough, show_position
from fivefold.core.version import __version__

EPILOG = """\
\b
Try:
  fivefold play set --bots easy,medium     SET in this terminal against two bots
  fivefold play set-daily                  today's puzzle
  fivefold play five-crowns --bots expert  Five Crowns against one who knows it
  fivefold simulate set --bots expert,hard --games 100
  fivefold odds set --cards 15

The games' names are trademarks of their owners, with whom Fivefold is not affiliated.
"""


@click.group(
    cls=Cli, epilog=EPILOG, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(__version__, prog_name="fivefold")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """The games of five boxes, by the box rules: SET, SET Dice, WordSpiel, Karma and Five Crowns.

    Without a command, opens the table in your browser, for you and for others in your network.
    """
    if ctx.invoked_subcommand is None:
        open_table()


for command in (
    serve,
    list_games,
    play,
    simulate,
    replay,
    verify_record,
    show_position,
    check_game,
    new_game,
    playthrough,
):
    cli.add_command(command)
for command in (think, backup, doctor, people, keys):
    cli.add_command(command)


def main() -> None:
    """Runs the command; whatever is typed, nobody sees a traceback for it."""
    try:
        cli.main(prog_name="fivefold")
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
