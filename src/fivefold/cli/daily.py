"""The command that lists the daily puzzles of a date."""

from datetime import UTC, datetime, timedelta

import click

from fivefold.cli.group import exit_on_refusal, out
from fivefold.cli.language import say, text
from fivefold.core.discovery import games, today
from fivefold.core.options import make_options
from fivefold.core.words import message
from fivefold.pieces.daily import ENDING, DailyOptions, level_of


@click.command("daily", help="cli.help-daily")
@click.argument("date", metavar="[DATE]", required=False)
def list_puzzles(date: str | None) -> None:
    """List the puzzles of today or of another date, their difficulty, and how to play them."""
    with exit_on_refusal():
        day: str = make_options(DailyOptions, {"date": date or today()}).date
        say(message("cli.daily", date=day, level=level_of(day)))
        for slug, game in games().items():
            if slug.endswith(ENDING):
                typed = f"fivefold play {slug}" + (f" -o date={day}" if date else "")
                out.print(f"  [bold]{typed}[/bold]")
                out.print(f"      {text(game.blurb)}")
        if date is None:
            say(message("cli.daily.next", left=_left(datetime.now(UTC))))


def _left(now: datetime) -> str:
    """Return the hours and minutes until midnight UTC."""
    midnight = (now + timedelta(days=1)).replace(hour=0, minute=0, second=0, microsecond=0)
    hours, minutes = divmod(int((midnight - now).total_seconds()) // 60, 60)
    return f"{hours}:{minutes:02}"
