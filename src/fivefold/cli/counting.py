"""The command `count`: answers questions about real cards and dice; each game is a subcommand with its own options."""

from typing import Any

import click

from fivefold.cli.group import exit_on_refusal
from fivefold.cli.help import in_words
from fivefold.cli.language import language, say, text
from fivefold.core.counts import CountAnswer, count, count_list, counts_of
from fivefold.core.discovery import games
from fivefold.core.options import Option
from fivefold.core.speech import Reader
from fivefold.core.words import listed, message


class CountGroup(click.Group):
    """One subcommand for each game that can count."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [slug for slug, game in games().items() if counts_of(game)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of a game."""
        if cmd_name not in self.list_commands(ctx):
            return None
        infos = count_list(games()[cmd_name])
        options = {option.name: option for info in infos for option in info.options}
        what = click.Choice([info.name for info in infos])
        command = click.Command(
            cmd_name,
            help=infos[0].about.key,
            callback=_answer,
            params=[
                click.Argument(["cards"], nargs=-1, required=True),
                click.Option(
                    ["--what"], type=what, default=infos[0].name, show_default=True, help="cli.help-count.what"
                ),
                *[_option(option) for option in options.values()],
            ],
        )
        return in_words(command)


def _option(option: Option) -> click.Option:
    kind: Any = str
    if option.least is not None:
        kind = click.IntRange(option.least, option.most)
    elif option.choices and option.pattern is None:
        kind = click.Choice([str(choice) for choice in option.choices])
    return click.Option([f"--{option.name}"], type=kind, help=option.about.key)


def _answer(cards: tuple[str, ...], what: str, **given: object) -> None:
    """Print the answer; an answer that is no ends with exit code 1."""
    game = click.get_current_context().info_name or ""
    with exit_on_refusal():
        known = {info.name: {option.name for option in info.options} for info in count_list(games()[game])}
        options = {name: value for name, value in given.items() if value is not None and name in known[what]}
        answer = count(game, what, " ".join(cards), **options)
        say(answer.message)
        for line in _lines(answer):
            click.echo(f"  {line}")
        raise SystemExit(answer.verdict == "no")


def _lines(answer: CountAnswer) -> list[str]:
    from fivefold.terminal.practice import rows

    reader = Reader(language())
    found = [row for shown in answer.shown for row in rows(shown, reader)]
    found += [text(reason) for reason in answer.why]
    found += [text(step.message) for step in answer.steps[-1:]]
    return [*found, text(message("cli.count-clauses", clauses=listed(answer.clauses, "comma")))]


count_cards = CountGroup("count", help="cli.help-count", no_args_is_help=True)
