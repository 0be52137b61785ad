"""The command line program `fivefold`."""

import sys

import click

from fivefold.cli import click_texts
from fivefold.cli.counting import count_cards
from fivefold.cli.daily import list_puzzles
from fivefold.cli.group import BUILT_IN_GROUPS, Cli
from fivefold.cli.language import language_option
from fivefold.cli.learning import practice, print_sheet, score
from fivefold.cli.lessons import learn
from fivefold.cli.matches import replay, review_record, simulate, verify_record
from fivefold.cli.operating import backup, doctor, keys, people, ratings
from fivefold.cli.playing import list_games, play, play_again
from fivefold.cli.research import arena, dataset
from fivefold.cli.serving import open_table, serve, think
from fivefold.cli.translating import check_words, draft_words
from fivefold.cli.workshop import check_game, new_game, playthrough, show_position
from fivefold.core.version import __version__

click_texts.install()


@click.group(
    cls=Cli, help="cli.help", invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(__version__, prog_name="fivefold", message="%(prog)s %(version)s", help="cli.help.version")
@language_option
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Without a command, start a server and open it in a browser."""
    if ctx.invoked_subcommand is None:
        open_table()


for command in (
    serve,
    list_games,
    play,
    learn,
    list_puzzles,
    practice,
    print_sheet,
    score,
    count_cards,
    simulate,
    arena,
    dataset,
    replay,
    review_record,
    play_again,
    verify_record,
    show_position,
    check_game,
    new_game,
    playthrough,
):
    cli.add_command(command)
for command in (think, backup, doctor, people, ratings, keys):
    cli.add_command(command)
BUILT_IN_GROUPS.update({"words check": check_words, "words draft": draft_words})


def main() -> None:
    """Run the program without showing a traceback for anything that is typed."""
    try:
        cli.main(prog_name="fivefold")
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
