"""What all commands share: the command group, error handling, and writing of files."""

import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import click
from rich.console import Console

from fivefold.cli.help import Context, in_words
from fivefold.cli.language import text
from fivefold.core.discovery import game_module, games
from fivefold.core.errors import BadRecord, Refusal
from fivefold.core.words import Message, message

out = Console(highlight=False, soft_wrap=True)


class Cli(click.Group):
    """The commands of this package, and those that games define in their `commands` module."""

    context_class = Context

    def _from_games(self) -> dict[str, click.Command]:
        found: dict[str, click.Command] = {}
        for path, command in BUILT_IN_GROUPS.items():
            _put(found, path, command)
        for path, command in _given("COMMANDS").items():
            _put(found, path, command)
        return found

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return all commands, those of this package in the order of the source."""
        return [*self.commands, *sorted(self._from_games())]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command with its help in the reader's language."""
        found = super().get_command(ctx, cmd_name) or self._from_games().get(cmd_name)
        return found and in_words(found)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super(Cli, in_words(self)).format_help(ctx, formatter)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super(Cli, in_words(self)).format_usage(ctx, formatter)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Something to begin with."""
        examples: dict[str, str] = _given("EXAMPLES")
        width = max((len(line) for line, key in examples.items() if key), default=0)
        rows = [f"  fivefold {line:{width}}  {text(Message(key)) if key else ''}" for line, key in examples.items()]
        with formatter.indentation():
            formatter.write_paragraph()
            formatter.write_text("\n".join(["\b", text(Message("cli.help.try")), *map(str.rstrip, rows)]))
            formatter.write_paragraph()
            formatter.write_text(text(Message("cli.help.trademarks")))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Resolve a command as click does, but suggest the nearest one for a typing error."""
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            import difflib

            close = difflib.get_close_matches(args[0], self.list_commands(ctx), 1)
            if close:
                ctx.fail(text(message("cli.unknown-command.close", command=args[0], close=close[0])))
            ctx.fail(text(message("cli.unknown-command", command=args[0])))
        return super().resolve_command(ctx, args)


def _given(name: str) -> dict[str, Any]:
    """What the games' `commands` modules have under a name, taken together."""
    modules = {game_module(game, "commands") for game in games().values()} - {None}
    parts = [getattr(module, name, {}) for module in sorted(modules, key=repr)]
    return {key: value for part in parts for key, value in part.items()}


def _put(found: dict[str, click.Command], path: str, command: click.Command) -> None:
    """Add a command to its group, such as `odds set`."""
    group, _, name = path.partition(" ")
    top = found.setdefault(group, click.Group(group, help=GROUPS.get(group), no_args_is_help=True))
    assert isinstance(top, click.Group)
    top.add_command(command, name)


BUILT_IN_GROUPS: dict[str, click.Command] = {}
"""Commands of this package in groups to which games add theirs."""
GROUPS = {
    "odds": "cli.help-odds",
    "words": "cli.help-words",
}


def fail(sentence: str, code: int = 2) -> NoReturn:
    """Print an error and exit."""
    click.echo(f"fivefold: {sentence}", err=True)
    sys.exit(code)


@contextmanager
def exit_on_refusal() -> Generator[None]:
    """Turn refusals and file errors into a sentence and an exit code."""
    try:
        yield
    except BadRecord as refusal:
        fail(text(refusal.message), 1)
    except Refusal as refusal:
        fail(text(refusal.message))
    except OSError as error:
        fail(f"{error.filename or 'file'}: {error.strerror or error}.", 1)


def write(path: Path, text: str) -> None:
    """Write a file completely or not at all, with the same bytes on every system."""
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_text(text, "utf-8", newline="\n")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
