"""For hosts: the server, with everything about it that can be set."""

from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints

import click
from msgspec import Meta, Struct

from fivefold.cli.group import plainly
from fivefold.cli.parameters import words_option
from fivefold.core.errors import BadOption

SECTIONS = {"limit": "Limits", "wait": "How long to wait", "keep": "How long to keep"}
WAITS = {
    "away": "Milliseconds without a connection after which somebody is shown as away.",
    "host": "Milliseconds after which the host's role passes on; also everybody's time after a restart.",
    "retry": "Milliseconds before something that could not be kept is tried again.",
}
KEEPS = {
    "rooms": "Days a room is kept that nobody opens; 0 is for ever.",
    "matches": "Days a match is kept after its end; 0 is for ever.",
    "people": "Days somebody is known who has played nothing; 0 is for ever.",
    "cookies": "Days a device knows its person after the last visit.",
}


class _Section(click.Option):
    """An option that is listed under a heading."""

    def __init__(self, *names: Any, section: str, **attributes: Any) -> None:
        super().__init__(*names, **attributes)
        self.section = section


class _Serve(click.Command):
    """Lists its many options under headings; most are found out only when they are needed."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """All options, those of the parts of the settings included."""
        if not any(isinstance(parameter, _Section) for parameter in self.params):
            self.params += list(_options())
        return super().get_params(ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The usual ones first."""
        found: dict[str, list[tuple[str, str]]] = {"Options": []}
        for parameter in self.get_params(ctx):
            record = parameter.get_help_record(ctx)
            if record is not None:
                found.setdefault(getattr(parameter, "section", "Options"), []).append(record)
        for heading, records in found.items():
            with formatter.section(heading):
                formatter.write_dl(records)


def _described(kind: type[Struct]) -> dict[str, str]:
    """What the fields say about themselves."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: next((meta.description for meta in get_args(hint) if isinstance(meta, Meta) and meta.description), "")
        for name, hint in hints.items()
        if get_origin(hint) is not None
    }


def _options() -> Iterator[_Section]:
    """An option for every field of the settings' parts."""
    from fivefold.host.presence import Patience
    from fivefold.server.limits import Limits
    from fivefold.server.store import Retention

    parts: tuple[tuple[str, Struct, dict[str, str]], ...] = (
        ("limit", Limits(), _described(Limits)),
        ("wait", Patience(), WAITS),
        ("keep", Retention(), KEEPS),
    )
    for prefix, default, words in parts:
        kinds = get_type_hints(type(default))
        for name in default.__struct_fields__:
            value = getattr(default, name)
            least = 0 if prefix == "keep" else 1
            yield _Section(
                [f"--{prefix}-{name.replace('_', '-')}", f"{prefix}__{name}"],
                section=SECTIONS[prefix],
                envvar=f"FIVEFOLD_{prefix}_{name}".upper(),
                type=click.FloatRange(0, min_open=True) if kinds[name] is float else click.IntRange(least),
                default=value,
                show_default=True,
                metavar="N",
                help=words[name],
            )


def _part(prefix: str, given: dict[str, Any]) -> dict[str, Any]:
    """The values of one part, by field."""
    return {name.partition("__")[2]: value for name, value in given.items() if name.startswith(f"{prefix}__")}


@click.command(cls=_Serve)
@click.option("--host", envvar="FIVEFOLD_HOST", default="0.0.0.0", show_default=True, help="Where to listen.")  # noqa: S104
@click.option("--port", envvar="FIVEFOLD_PORT", type=click.IntRange(0, 65535), help="8000, or the next free one.")
@click.option("--database", envvar="FIVEFOLD_DATABASE", help="A file, or a URL of SQLite or Postgres.")
@click.option(
    "--bus", envvar="FIVEFOLD_BUS", default="", help="A URL of Valkey, when several processes share a Postgres."
)
@click.option("--base-url", envvar="FIVEFOLD_BASE_URL", default="", help="The address under which others reach it.")
@click.option("--bots", envvar="FIVEFOLD_BOTS", type=click.IntRange(0, 64), default=2, show_default=True,
              help="Processes in which bots think; 0 if `fivefold think` does it elsewhere.")  # fmt: skip
@click.option("--rest-minutes", envvar="FIVEFOLD_REST_MINUTES", type=click.IntRange(1), default=10, show_default=True,
              help="How long an empty room stays in memory.")  # fmt: skip
@click.option("--operator-token", envvar="FIVEFOLD_OPERATOR_TOKEN", default="",
              help="Who has it may list and close rooms, and ban; better given by the environment.")  # fmt: skip
@click.option("--limits/--no-limits", envvar="FIVEFOLD_LIMITS", default=True, help="Rates and counts, as below.")
@click.option("--logs/--no-logs", envvar="FIVEFOLD_LOGS", default=True, help="JSON lines on standard error.")
@click.option("--browser/--no-browser", default=False, help="Open the table in a browser.")
@words_option
def serve(
    host: str, port: int | None, database: str | None, bus: str, base_url: str, bots: int, rest_minutes: int,
    operator_token: str, limits: bool, logs: bool, browser: bool, **more: Any,
) -> None:  # fmt: skip
    """Serve the table for browsers: for hosts. Every option is also an environment variable, FIVEFOLD_ and its name."""
    from fivefold.host.presence import Patience
    from fivefold.server.limits import UNLIMITED, Limits
    from fivefold.server.run import start
    from fivefold.server.settings import Settings
    from fivefold.server.store import Retention
    from fivefold.server.store.address import database_url

    with plainly():
        if not bots and not bus:
            raise BadOption("no-bots", "Bots need at least one process to think in, or a bus to others that think.")
        settings = Settings(
            database=database_url(database),
            bus=bus,
            base_url=base_url,
            limits=Limits(**_part("limit", more)) if limits else UNLIMITED,
            patience=Patience(**_part("wait", more)),
            retention=Retention(**_part("keep", more)),
            bots=bots,
            rest_minutes=rest_minutes,
            operator_token=operator_token,
        )
        start(settings, host, port, browser=browser, logs=logs, say=click.echo)


def open_table() -> None:
    """The table for the person at this machine and their friends."""
    from fivefold.server.run import start
    from fivefold.server.settings import Settings
    from fivefold.server.store.address import database_url

    with plainly():
        start(Settings(database=database_url(None)), "0.0.0.0", None, browser=True, say=click.echo)  # noqa: S104


@click.command()
@click.option("--bus", envvar="FIVEFOLD_BUS", required=True, help="The URL of Valkey that the servers use.")
@click.option("--bots", envvar="FIVEFOLD_BOTS", type=click.IntRange(1, 64), default=2, show_default=True,
              help="Processes in which bots think.")  # fmt: skip
@click.option("--limit-thought-ms", envvar="FIVEFOLD_LIMIT_THOUGHT_MS", type=click.IntRange(1), default=20_000,
              show_default=True, help="Milliseconds a bot may think about one move.")  # fmt: skip
@click.option("--logs/--no-logs", envvar="FIVEFOLD_LOGS", default=True, help="JSON lines on standard error.")
@words_option
def think(bus: str, bots: int, limit_thought_ms: int, logs: bool, **_words: Any) -> None:
    """Think for the bots of servers on the same bus: for hosts with machines to spare."""
    from fivefold.server.run import start_thinking

    with plainly():
        click.echo(f"Bots think here in {bots} processes. Ctrl+C stops it.")
        start_thinking(bus, bots, limit_thought_ms, logs=logs)
