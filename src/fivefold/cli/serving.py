"""Commands that run servers, with an option for every setting."""

from collections.abc import Iterator
from typing import Any, get_type_hints

import click
from msgspec import Struct

from fivefold.cli.group import exit_on_refusal
from fivefold.cli.language import say, text
from fivefold.cli.parameters import words_option
from fivefold.core.errors import BadOption
from fivefold.core.words import Message, message


class _Section(click.Option):
    """An option that is listed under a heading."""

    def __init__(self, *names: Any, section: str, **attributes: Any) -> None:
        super().__init__(*names, **attributes)
        self.section = section


class _Serve(click.Command):
    """Lists its options under headings, and creates most of them only when they are needed."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return all options, including those made from the settings."""
        if not any(isinstance(parameter, _Section) for parameter in self.params):
            self.params += list(_options())
        return super().get_params(ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the general options first, then each section."""
        found: dict[str, list[tuple[str, str]]] = {"Options": []}
        for parameter in self.get_params(ctx):
            record = parameter.get_help_record(ctx)
            if record is not None:
                found.setdefault(getattr(parameter, "section", "Options"), []).append(record)
        for heading, records in found.items():
            with formatter.section(heading):
                formatter.write_dl(records)


def _options() -> Iterator[_Section]:
    """Yield an option for every field of the parts of the settings."""
    from fivefold.rooms.presence import Patience
    from fivefold.server.limits import Limits
    from fivefold.server.store import Retention

    parts: tuple[tuple[str, Struct], ...] = (("limit", Limits()), ("wait", Patience()), ("keep", Retention()))
    for prefix, default in parts:
        kinds = get_type_hints(type(default))
        for name in default.__struct_fields__:
            value = getattr(default, name)
            least = 0 if prefix == "keep" or name in ("count", "early") else 1
            yield _Section(
                [f"--{prefix}-{name.replace('_', '-')}", f"{prefix}__{name}"],
                section=text(Message(f"cli.{prefix}")),
                envvar=f"FIVEFOLD_{prefix}_{name}".upper(),
                type=click.FloatRange(0, min_open=True) if kinds[name] is float else click.IntRange(least),
                default=value,
                show_default=True,
                metavar="N",
                help=text(Message(f"cli.{prefix}.{name.replace('_', '-')}")),
            )


def _part(prefix: str, given: dict[str, Any]) -> dict[str, Any]:
    """Return the values of one part, by field."""
    return {name.partition("__")[2]: value for name, value in given.items() if name.startswith(f"{prefix}__")}


@click.command(cls=_Serve, help="cli.help-serve")
@click.option("--host", envvar="FIVEFOLD_HOST", default="0.0.0.0", show_default=True, help="cli.help-serve.host")  # noqa: S104
@click.option("--port", envvar="FIVEFOLD_PORT", type=click.IntRange(0, 65535), help="cli.help-serve.port")
@click.option("--database", envvar="FIVEFOLD_DATABASE", help="cli.option.database")
@click.option("--bus", envvar="FIVEFOLD_BUS", default="", help="cli.help-serve.bus")
@click.option("--base-url", envvar="FIVEFOLD_BASE_URL", default="", help="cli.help-serve.base-url")
@click.option("--bots", envvar="FIVEFOLD_BOTS", type=click.IntRange(0, 64), default=2, show_default=True,
              help="cli.help-serve.bots")  # fmt: skip
@click.option("--rest-minutes", envvar="FIVEFOLD_REST_MINUTES", type=click.IntRange(1), default=10, show_default=True,
              help="cli.help-serve.rest-minutes")  # fmt: skip
@click.option("--push-hosts", envvar="FIVEFOLD_PUSH_HOSTS", default="", help="cli.help-serve.push-hosts")
@click.option("--operator-token", envvar="FIVEFOLD_OPERATOR_TOKEN", default="",
              help="cli.help-serve.operator-token")  # fmt: skip
@click.option("--limits/--no-limits", envvar="FIVEFOLD_LIMITS", default=True, help="cli.help-serve.limits")
@click.option("--logs/--no-logs", envvar="FIVEFOLD_LOGS", default=True, help="cli.help-serve.logs")
@click.option("--browser/--no-browser", default=False, help="cli.help-serve.browser")
@words_option
def serve(
    host: str, port: int | None, database: str | None, bus: str, base_url: str, bots: int, rest_minutes: int,
    push_hosts: str, operator_token: str, limits: bool, logs: bool, browser: bool, **more: Any,
) -> None:  # fmt: skip
    """Run a server. Every option is also an environment variable: FIVEFOLD_ and its name."""
    from fivefold.rooms.presence import Patience
    from fivefold.server.limits import UNLIMITED, Limits
    from fivefold.server.run import start
    from fivefold.server.settings import Settings
    from fivefold.server.store import Retention
    from fivefold.server.store.address import database_url

    with exit_on_refusal():
        if not bots and not bus:
            raise BadOption("cli.no-bots")
        settings = Settings(
            database=database_url(database),
            bus=bus,
            base_url=base_url,
            limits=Limits(**_part("limit", more)) if limits else UNLIMITED,
            patience=Patience(**_part("wait", more)),
            retention=Retention(**_part("keep", more)),
            bots=bots,
            rest_minutes=rest_minutes,
            push_hosts=tuple(push_hosts.lower().split()),
            operator_token=operator_token,
        )
        start(settings, host, port, browser=browser, logs=logs, say=say)


def open_table() -> None:
    """Run a server for this machine and its local network, and open a browser."""
    from fivefold.server.run import start
    from fivefold.server.settings import Settings
    from fivefold.server.store.address import database_url

    with exit_on_refusal():
        start(Settings(database=database_url(None)), "0.0.0.0", None, browser=True, say=say)  # noqa: S104


@click.command(help="cli.help-think")
@click.option("--bus", envvar="FIVEFOLD_BUS", required=True, help="cli.help-think.bus")
@click.option("--bots", envvar="FIVEFOLD_BOTS", type=click.IntRange(1, 64), default=2, show_default=True,
              help="cli.help-think.bots")  # fmt: skip
@click.option("--limit-thought-ms", envvar="FIVEFOLD_LIMIT_THOUGHT_MS", type=click.IntRange(1), default=20_000,
              show_default=True, help="cli.limit.thought-ms")  # fmt: skip
@click.option("--logs/--no-logs", envvar="FIVEFOLD_LOGS", default=True, help="cli.help-serve.logs")
@words_option
def think(bus: str, bots: int, limit_thought_ms: int, logs: bool, **_words: Any) -> None:
    """Run bots for the servers on the same bus."""
    from fivefold.server.cluster.bus.address import check_bus
    from fivefold.server.run import start_thinking

    with exit_on_refusal():
        check_bus(bus)
        say(message("cli.thinking", processes=bots))
        start_thinking(bus, bots, limit_thought_ms, logs=logs)
