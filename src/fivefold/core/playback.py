"""Playing a record back: one walk through its lines, which replaying, verifying and resuming share."""

from collections.abc import Callable, Iterable, Iterator
from os import PathLike
from typing import Any

from msgspec import Struct

from fivefold.core.chance import Seed, commitment, seed_bytes
from fivefold.core.errors import BadOption, BadRecord, Illegal
from fivefold.core.game import Outcome
from fivefold.core.notation import write_act
from fivefold.core.record import Record, blamed
from fivefold.core.table import AnyTable, Entry, Table

Source = str | bytes | PathLike[str] | Record
"""A record as such, its text, or the file it is in."""


class Verified(Struct, frozen=True):
    """What `verify` has checked."""

    acts: int
    events: int
    outcome: Outcome


def playback(record: Source, seed: Seed = None) -> Iterator[AnyTable]:
    """The table of a record after its opening and after every act: always the same table, moving on."""
    record = Record.read(record)
    yield from _whole_walk(record, _empty(record, _seed(record, seed)), Table.append)


def replay(record: Source, seed: Seed = None) -> AnyTable:
    """The table as the record leaves it, rebuilt from its events alone.

    A match that is not over can go on if its seed is given; raises BadRecord.
    """
    *_, table = playback(record, seed)
    return table


def verify(record: Source) -> Verified:
    """Deals and judges the whole match again from its revealed seed; raises BadRecord at the first difference."""
    record = Record.read(record)
    seed = _seed(record)
    if seed is None or record.outcome is None:
        words = "the match is not over, so its seed is not revealed and cannot be checked."
        raise BadRecord("unfinished", _last(record), words)
    if record.is_older:
        played, today = record.header.rules, record.game.version
        raise BadRecord("older", 1, f"rules version {played} was played; only {today} can be judged again.")
    *_, table = _whole_walk(record, _opened(record, seed), _judge)
    return Verified(len(table.log) - 1, sum(len(entry.events) for entry in table.log), record.outcome)


def rebuild(header: bytes, lines: Iterable[bytes], seed: bytes) -> AnyTable:
    """The table of a match that goes on, from the lines of its record so far; raises BadRecord."""
    record = Record.kept(header, lines)
    *_, table = _walk(record, _empty(record, _seed(record, seed)), Table.append)
    return table


def _walk(record: Record, table: AnyTable, take: Callable[[AnyTable, Entry[Any, Any]], None]) -> Iterator[AnyTable]:
    """The table after every line: each could have been logged there, and is what `take` makes of it."""
    if not record.entries:
        raise BadRecord("truncated", 1, "the record breaks off here: the opening of the table is missing.")
    for number, entry in enumerate(record.entries, 2):
        with blamed(number):
            _check_place(table, number, entry)
            try:
                if entry.act is not None and not record.is_older:
                    table.admit(entry.act)
                take(table, entry)
            except Illegal as refusal:
                act = entry.act and write_act(table.game, entry.act)
                raise BadRecord("forged", number, f"the rules do not allow {act!r}: {refusal}") from None
            if table.log[-1].events != entry.events:
                raise BadRecord("forged", number, "the rules and the seed say that something else happened.")
        yield table


def _whole_walk(
    record: Record, table: AnyTable, take: Callable[[AnyTable, Entry[Any, Any]], None]
) -> Iterator[AnyTable]:
    """As `_walk`, for a record that has an end; when the last table is given out, the end fits it."""
    for now in _walk(record, table, take):
        if len(now.log) == len(record.entries):
            with blamed(_last(record)):
                _check_end(record, now)
        yield now


def _check_place(table: AnyTable, number: int, entry: Entry[Any, Any]) -> None:
    """The opening comes first and only there; time does not go back; whoever acts sits at the table."""
    if (entry.act is None) != (number == 2):
        raise BadRecord("damaged", number, "a record begins with the opening of the table, and has no other.")
    if entry.at < table.now:
        raise BadRecord("damaged", number, f"time goes back from {table.now} to {entry.at} ms.")
    if entry.seat >= table.seats:
        raise BadRecord("damaged", number, f"there is no seat {entry.seat}; seats are 0 to {table.seats - 1}.")


def _check_end(record: Record, table: AnyTable) -> None:
    """The result in the last line is that of the table; older rules may have come to another one."""
    if not record.is_older and table.outcome != record.outcome:
        raise BadRecord("forged", _last(record), "the result is not the one that was reached.")


def _judge(table: AnyTable, entry: Entry[Any, Any]) -> None:
    """Has the rules and the dealer say what the act brings about; the table has opened by itself."""
    if entry.act is not None:
        table.redo(entry.act)


def _empty(record: Record, seed: bytes | None) -> AnyTable:
    """The table before its opening."""
    with blamed(1):
        return Table.rebuilt(record.game, record.header.seats, record.header.commitment, seed)


def _opened(record: Record, seed: bytes) -> AnyTable:
    """The table after its opening, dealt from the seed."""
    with blamed(1):
        try:
            return Table(record.game, record.header.seats, seed)
        except BadOption as error:  # what the match was played with is not here, such as its list of words
            raise BadRecord("missing", 1, error.sentence) from None


def _seed(record: Record, given: Seed = None) -> bytes | None:
    """The seed of the match if it is known, and is the one that was promised."""
    seed = record.seed if given is None else given
    if seed is None:
        return None
    known = seed_bytes(seed)
    if commitment(known) != record.header.commitment:
        raise BadRecord("forged", _last(record), "the seed is not the one that was promised in line 1.")
    return known


def _last(record: Record) -> int:
    return len(record.entries) + 2
