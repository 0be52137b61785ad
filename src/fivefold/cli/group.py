"""What all commands share: where they are found, and how results and trouble are told."""

import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import click
from rich.console import Console

from fivefold.cli.language import text
from fivefold.core.discovery import companion, games
from fivefold.core.errors import BadRecord, Refusal

out = Console(highlight=False, soft_wrap=True)


class Cli(click.Group):
    """The commands here, and those that games bring along in their `commands` module."""

    def _from_games(self) -> dict[str, click.Command]:
        found: dict[str, click.Command] = {}
        for path, command in OWN.items():
            _put(found, path, command)
        modules = {companion(game, "commands") for game in games().values()} - {None}
        for module in sorted(modules, key=repr):
            for path, command in getattr(module, "COMMANDS", {}).items():
                _put(found, path, command)
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


def _put(found: dict[str, click.Command], path: str, command: click.Command) -> None:
    """A command in its group, such as `odds set`."""
    group, _, name = path.partition(" ")
    top = found.setdefault(group, click.Group(group, help=GROUPS.get(group, ""), no_args_is_help=True))
    assert isinstance(top, click.Group)
    top.add_command(command, name)


OWN: dict[str, click.Command] = {}
"""Our own commands in groups to which games add theirs."""
GROUPS = {
    "odds": "Odds, by dealing a million times.",
    "words": "Words: look them up in the dictionary, find some; and check or draft the languages.",
}


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
        fail(text(refusal.said), 1)
    except Refusal as refusal:
        fail(text(refusal.said))
    except OSError as error:
        fail(f"{error.filename or 'file'}: {error.strerror or error}.", 1)


def write(path: Path, text: str) -> None:
    """Writes a file whole or not at all, and byte for byte the same on every system."""
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_text(text, "utf-8", newline="\n")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
