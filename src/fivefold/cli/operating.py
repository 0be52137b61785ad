"""Commands for operators: backups, checks of a database, personal data, and keys."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from fivefold.cli.group import exit_on_refusal, fail, write
from fivefold.cli.language import say, text
from fivefold.cli.parameters import words_option
from fivefold.core.errors import BadOption
from fivefold.core.words import Message, message

if TYPE_CHECKING:
    from fivefold.server.store import Store

T = TypeVar("T")
MOST_SHOWN = 50
"""The most problems that are listed; all are counted."""

database_option: Callable[[Any], Any] = click.option(
    "--database", envvar="FIVEFOLD_DATABASE", help="cli.option.database"
)


@asynccontextmanager
async def _opened(database: str | None, *, upgrade: bool = True) -> "AsyncGenerator[Store]":
    """Open the store of an existing database; raises BadOption."""
    from fivefold.server.store import Store
    from fivefold.server.store.address import database_url, file_of

    url = database_url(database)
    path = file_of(url)
    if path is not None and not path.is_file():
        raise BadOption("server.no-file", path=str(path))
    store = Store(url)
    try:
        await store.open(upgrade=upgrade)
        yield store
    finally:
        await store.close()


def _run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine, and report problems with the database as a sentence."""
    from fivefold.server.store import NotSaved, StoreError

    with exit_on_refusal():
        try:
            return asyncio.run(work)
        except StoreError as error:
            fail(text(error.message), 1)
        except NotSaved:
            fail(text(Message("cli.contended")), 1)


@click.command(help="cli.help-backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database_option
def backup(file: Path, database: str | None) -> None:
    from fivefold.server.backup import back_up
    from fivefold.server.store.address import database_url

    with exit_on_refusal():
        size = back_up(database_url(database), file)
        say(message("cli.copied", path=str(file), bytes=size))


@click.command(help="cli.help-doctor")
@database_option
@click.option("--matches", "sample", type=click.IntRange(1), help="cli.help-doctor.matches")
@click.option("--mend-index", "mend", is_flag=True, help="cli.help-doctor.mend-index")
@words_option
def doctor(database: str | None, sample: int | None, mend: bool) -> None:
    troubles = _run(_examine(database, sample, mend=mend))
    if troubles:
        fail(text(message("cli.doctor.wrong", troubles=troubles)), 1)
    say(Message("cli.doctor.well"))


async def _examine(database: str | None, sample: int | None, *, mend: bool) -> int:
    from fivefold.server.doctor import Doctor, Finding

    def tell(trouble: Finding) -> None:
        if examination.counts.troubles <= MOST_SHOWN:
            click.echo(f"{f'{text(trouble.what)} {trouble.id}'.strip()}: {text(trouble.why)}")

    async with _opened(database, upgrade=mend) as store:
        examination = Doctor(store, tell, mend=mend)
        counts = await examination.examine(sample)
    say(
        message(
            "cli.doctor",
            schema=counts.schema,
            rooms=counts.rooms,
            matches=counts.matches,
            entries=counts.entries,
            verified=counts.verified,
            going_on=counts.going_on,
            unchecked=counts.unchecked,
        )
    )
    if mend:
        say(message("cli.doctor.mended", matches=counts.mended))
    return counts.troubles


# -- people


@click.group(help="cli.help-people")
def people() -> None: ...


async def _find(store: "Store", who: str) -> str:
    """Return the id of a person, given by id or by a unique name; raises BadOption."""
    found = await store.people.named(who)
    if len(found) == 1:
        return found[0].id
    if found:
        ids = ", ".join(person.id for person in found)
        raise BadOption("cli.many-people", name=who, ids=ids)
    if len(who) == 16 and not who.strip("0123456789abcdef"):
        return who
    raise BadOption("cli.no-such-person", name=who)


@people.command("export", help="cli.help-people-export")
@click.argument("who")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@database_option
def export_person(who: str, folder: Path, database: str | None) -> None:
    _run(_export(who, folder, database))


async def _export(who: str, folder: Path, database: str | None) -> None:
    import msgspec

    from fivefold.server.people.exports import records
    from fivefold.server.store import personal

    async with _opened(database) as store:
        person = await _find(store, who)
        about = await personal.export(store, person)
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        write(folder / "person.json", msgspec.json.format(msgspec.json.encode(about), indent=2).decode() + "\n")
        count = 0
        async for match, _, record in records(store, person):
            write(folder / f"{match}.fivefold", record.decode())
            count += 1
    say(message("cli.exported", path=str(folder), records=count))


@people.command("delete", help="cli.help-people-delete")
@click.argument("who")
@click.option("--yes", is_flag=True, help="cli.help-people-delete.yes")
@database_option
def delete_person(who: str, yes: bool, database: str | None) -> None:
    if _run(_delete(who, database, yes=yes)):
        say(Message("cli.forget.done"))
    else:
        say(Message("cli.forget.nothing"))


async def _delete(who: str, database: str | None, *, yes: bool) -> bool:
    from fivefold.server.store import personal

    async with _opened(database) as store:
        person = await _find(store, who)
        if not yes:
            click.confirm(text(message("cli.forget", name=who, id=person)), abort=True)
        return await personal.forget(store, person)


# -- ratings


@click.group(help="cli.help-ratings")
def ratings() -> None: ...


@ratings.command("recompute", help="cli.help-ratings-recompute")
@database_option
@words_option
def recompute_ratings(database: str | None) -> None:
    _run(_recompute(database))


async def _recompute(database: str | None) -> None:
    from fivefold.core.discovery import load_games
    from fivefold.server.people.ratings import RatingService

    async with _opened(database) as store:
        done = await RatingService(store, load_games()).recompute()
    say(message("cli.recomputed", matches=done.matches, changed=done.changed))
    if done.without:
        say(message("cli.recomputed.without", matches=done.without))


# -- keys


@click.group(help="cli.help-keys")
def keys() -> None: ...


@keys.command("rotate", help="cli.help-keys-rotate")
@click.option("--forget-old", is_flag=True, help="cli.help-keys-rotate.forget-old")
@click.option("--days", envvar="FIVEFOLD_KEEP_COOKIES", type=click.IntRange(1), default=365, show_default=True,
              help="cli.help-keys-rotate.days")  # fmt: skip
@database_option
def rotate_keys(forget_old: bool, days: int, database: str | None) -> None:
    _run(_rotate(days, database, forget=forget_old))
    say(Message("cli.keys.forgotten" if forget_old else "cli.keys"))


async def _rotate(days: int, database: str | None, *, forget: bool) -> None:
    from fivefold.server.store.sweep import DAY

    async with _opened(database) as store:
        await store.keys.rotate(days * DAY, forget=forget)
