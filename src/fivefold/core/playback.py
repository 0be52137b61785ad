"""Plays a record back: replaying, verifying and resuming share one pass through its lines."""

from collections.abc import Callable, Iterable, Iterator
from os import PathLike
from typing import Any, overload

from msgspec import Struct

from fivefold.core import format_1
from fivefold.core.chance import Seed, commitment, seed_bytes
from fivefold.core.errors import BadOption, BadRecord, Illegal
from fivefold.core.game import E, H, M, Outcome, S, V
from fivefold.core.notation import write_act
from fivefold.core.record import ENGLISH_RESULTS, AnyRecord, Record, blamed
from fivefold.core.table import AnyTable, Entry, Table

Text = str | bytes | PathLike[str]
"""The text of a record, its bytes, or the path of its file."""
Take = Callable[[Table[S, M, E, V, H], Entry[M, E]], None]
"""Advances a table by an entry of its log."""


class Verified(Struct, frozen=True):
    """The result of `verify`."""

    acts: int
    events: int
    outcome: Outcome


@overload
def playback(record: Record[S, M, E, V, H], seed: Seed = None) -> Iterator[Table[S, M, E, V, H]]: ...


@overload
def playback(record: Text, seed: Seed = None) -> Iterator[AnyTable]: ...


def playback(record: Text | AnyRecord, seed: Seed = None) -> Iterator[AnyTable]:
    """Yield the table of a record after its opening and after every act: always the same object, which advances."""
    record = _record(record)
    yield from _whole_walk(record, _empty(record, _seed(record, seed)), AnyTable.append)


@overload
def replay(record: Record[S, M, E, V, H], seed: Seed = None) -> Table[S, M, E, V, H]: ...


@overload
def replay(record: Text, seed: Seed = None) -> AnyTable: ...


def replay(record: Text | AnyRecord, seed: Seed = None) -> AnyTable:
    """Return the table at the end of a record, rebuilt from its events alone.

    An unfinished match can be continued if its seed is given. Raises BadRecord.
    """
    *_, table = playback(_record(record), seed)
    return table


def verify(record: Text | AnyRecord) -> Verified:
    """Deal and judge the whole match again from its revealed seed; raises BadRecord at the first difference."""
    record = _record(record)
    seed = _seed(record)
    if seed is None or record.outcome is None:
        raise BadRecord("core.unfinished", _last(record))
    if not record.has_todays_rules:
        played, today = record.header.rules, record.game.version
        raise BadRecord("core.older", 1, played=played, today=today)
    *_, table = _whole_walk(record, _opened(record, seed), _judge)
    outcome = table.outcome
    assert outcome is not None, "it is the one in the last line"
    if record.header.fivefold == ENGLISH_RESULTS and record.outcome.text != format_1.sentence(table):
        raise BadRecord("core.forged.result", _last(record))
    return Verified(len(table.log) - 1, sum(len(entry.events) for entry in table.log), outcome)


def rebuild(header: bytes, lines: Iterable[bytes], seed: bytes) -> AnyTable:
    """Return the table of an unfinished match from the lines of its record so far; raises BadRecord."""
    record = Record.kept(header, lines)
    *_, table = _walk(record, _empty(record, _seed(record, seed)), AnyTable.append)
    return table


def _record(source: Text | AnyRecord) -> AnyRecord:
    return source if isinstance(source, Record) else Record.read(source)


def _walk(
    record: Record[S, M, E, V, H], table: Table[S, M, E, V, H], take: Take[S, M, E, V, H]
) -> Iterator[Table[S, M, E, V, H]]:
    """Yield the table after every line; check that the line could be logged there and that `take` reproduces it."""
    if not record.entries:
        raise BadRecord("core.truncated.opening", 1)
    for number, entry in enumerate(record.entries, 2):
        with blamed(number):
            _check_place(table, number, entry)
            try:
                if entry.act is not None and record.has_todays_rules:
                    table.admit(entry.act)
                take(table, entry)
            except Illegal as refusal:
                act = write_act(table.game, entry.act) if entry.act else ""
                raise BadRecord("core.forged.act", number, act=act, why=refusal.message) from None
            if table.log[-1].events != entry.events:
                raise BadRecord("core.forged", number)
        yield table


def _whole_walk(
    record: Record[S, M, E, V, H], table: Table[S, M, E, V, H], take: Take[S, M, E, V, H]
) -> Iterator[Table[S, M, E, V, H]]:
    """Yield the tables of a finished record as `_walk` does; check the result before the last one."""
    for now in _walk(record, table, take):
        if len(now.log) == len(record.entries):
            with blamed(_last(record)):
                _check_end(record, now)
        yield now


def _check_place(table: AnyTable, number: int, entry: Entry[Any, Any]) -> None:
    """Check that only the first entry is the opening, that time does not go back, and that the seat exists."""
    if (entry.act is None) != (number == 2):
        raise BadRecord("core.damaged.opening", number)
    if entry.act is not None and entry.at < table.now:
        raise BadRecord("core.damaged.time", number, now=table.now, at=entry.at)
    if entry.seat >= table.seats:
        raise BadRecord("core.damaged.seat", number, seat=entry.seat, last=table.seats - 1)


def _check_end(record: AnyRecord, table: AnyTable) -> None:
    """Check the result in the last line; results by older rules may differ from today's."""
    noted, reached = record.outcome, table.outcome
    if noted is None or reached is None:
        differs = (noted is None) != (reached is None)
    else:
        differs = record.has_todays_rules and not noted.is_of(reached)
    if differs:
        raise BadRecord("core.forged.result", _last(record))


def _judge(table: Table[S, M, E, V, H], entry: Entry[M, E]) -> None:
    """Judge and deal the act again; the opening has already been dealt."""
    if entry.act is not None:
        table.redo(entry.act)


def _empty(record: Record[S, M, E, V, H], seed: bytes | None) -> Table[S, M, E, V, H]:
    """Return the table before its opening."""
    head = record.header
    with blamed(1):
        table = Table[S, M, E, V, H].rebuilt(record.game, head.seats, head.commitment, seed, head.position, head.rules)
    table.bots = head.bots
    return table


def _opened(record: Record[S, M, E, V, H], seed: bytes) -> Table[S, M, E, V, H]:
    """Return the table after its opening, dealt from the seed."""
    head = record.header
    with blamed(1):
        try:
            if head.position is None:
                table = Table(record.game, head.seats, seed)
            else:
                table = Table[S, M, E, V, H].at(record.game, head.position, head.seats, seed)
        except BadOption as error:  # something the match needs is not available here, such as its list of words
            raise BadRecord("core.missing", 1, why=error.message) from None
    table.bots = head.bots
    return table


def _seed(record: AnyRecord, given: Seed = None) -> bytes | None:
    """Return the seed of the match if it is known; raises BadRecord if it does not match the commitment."""
    seed = record.seed if given is None else given
    if seed is None:
        return None
    known = seed_bytes(seed)
    if commitment(known) != record.header.commitment:
        raise BadRecord("core.forged.seed", _last(record))
    return known


def _last(record: AnyRecord) -> int:
    return len(record.entries) + 2
