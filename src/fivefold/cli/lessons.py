"""The command that teaches a game in the terminal."""

import os
import sys

import click
from platformdirs import user_data_path

from fivefold.cli.group import exit_on_refusal, out
from fivefold.cli.language import language, say, text
from fivefold.core.discovery import find_game, games
from fivefold.core.lessons import lesson_of
from fivefold.core.words import Message, message


@click.command(help="cli.help-learn")
@click.argument("game", metavar="[GAME]", required=False)
@click.option("--step", type=click.IntRange(1), help="cli.help-learn.step")
@click.option("--name", default=lambda: os.environ.get("USER", "player").capitalize(), help="cli.help-play.name")
@click.option("--pace", type=click.FloatRange(0.05, 100), default=1.0, show_default=True, help="cli.help-play.pace")
def learn(game: str | None, step: int | None, name: str, pace: float) -> None:
    """Teach a game step by step, from the last step on; without a game, list the lessons and the progress."""
    from fivefold.terminal.learn import LessonClient, Progress
    from fivefold.terminal.typist import Typist

    progress = Progress(user_data_path("fivefold") / "lessons.json")
    with exit_on_refusal():
        if game is None:
            for slug, found in games().items():
                if lesson := lesson_of(found):
                    far = message("cli.learned", done=progress.done(slug), steps=len(lesson.steps))
                    out.print(f"[bold]{slug}[/bold]  {text(found.title)}, {text(far)}")
            return
        chosen = find_game(game)
        lesson = lesson_of(chosen)
        if lesson is None:
            raise click.BadParameter(text(message("cli.learned.no-lesson", game=chosen.title)))
        steps = len(lesson.steps)
        if step is not None and step > steps:
            raise click.BadParameter(text(message("cli.learned.no-step", game=chosen.title, steps=steps)))
        first = progress.done(chosen.slug) % steps if step is None else step - 1
        client = LessonClient(
            lesson, progress, Typist(iter(sys.stdin.readline, "")), click.echo, name, pace, language()
        )
        try:
            finished = client.run(first)
        except KeyboardInterrupt:
            finished = False
        if not finished:
            say(Message("cli.stopped"))
