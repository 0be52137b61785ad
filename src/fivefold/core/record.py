"""The record of a match: JSON lines that can be read, replayed and checked by anybody."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from os import PathLike
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from fivefold.core.chance import Seed, commitment, seed_bytes
from fivefold.core.discovery import games
from fivefold.core.errors import BadOption, BadRecord, Illegal, Refusal
from fivefold.core.game import OPENING, Act, AnyGame, Millis, Outcome, Seat
from fivefold.core.notation import read_move, write_act, write_move
from fivefold.core.options import make_options
from fivefold.core.table import AnyTable, Entry, Table

FORMAT = 1
"""The version of the record format; a reader refuses a newer one."""


Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: which match this is, and the fingerprint of its seed."""

    fivefold: int
    game: str
    rules: int
    options: dict[str, bool | int | str]
    seats: tuple[str, ...]
    commitment: Hex

    @classmethod
    def of(cls, table: AnyTable) -> "Header":
        """The header of a table's record."""
        game = table.game
        options = msgspec.to_builtins(game.options)
        return cls(FORMAT, game.slug, game.version, options, table.names, table.commitment)


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line in the middle: an act in notation, and its events."""

    seat: Seat
    at: Millis
    move: str
    events: tuple[msgspec.Raw, ...]


class End(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how many lines stand between, the seed if it is over, and a checksum of all above."""

    end: int
    seed: Hex | None
    outcome: Outcome | None
    sha256: Hex


class Record(Struct, frozen=True):
    """A whole record, read and found sound; `entries` begins with the opening."""

    header: Header
    game: AnyGame
    entries: tuple[Entry[Any, Any], ...]
    seed: str | None
    outcome: Outcome | None

    @classmethod
    def of(cls, table: AnyTable) -> "Record":
        """The record of a table as it stands."""
        outcome = table.outcome
        seed = table.seed.hex() if table.seed is not None and outcome is not None else None
        return cls(Header.of(table), table.game, tuple(table.log), seed, outcome)

    def text(self) -> str:
        """The record as JSON lines."""
        lines = [msgspec.json.encode(self.header)]
        lines += [write_entry(self.game, entry) for entry in self.entries]
        body = b"\n".join(lines) + b"\n"
        end = End(len(self.entries), self.seed, self.outcome, sha256(body).hexdigest())
        return (body + msgspec.json.encode(end) + b"\n").decode()

    @classmethod
    def read(cls, source: "str | PathLike[str] | Record") -> "Record":
        """Reads a record from its text or from a file; raises BadRecord naming the line."""
        if isinstance(source, Record):
            return source
        if isinstance(source, PathLike):
            try:
                source = Path(source).read_text("utf-8")
            except UnicodeDecodeError as error:
                line = Path(source).read_bytes()[: error.start].count(b"\n") + 1
                raise BadRecord("foreign", line, "this is not text, so it is no record of ours.") from None
        return _parse(source)


def write_entry(game: AnyGame, entry: Entry[Any, Any]) -> bytes:
    """An entry as a line of a record, without the newline."""
    move = write_move(game, entry.act.move) if entry.act else ""
    raw = tuple(msgspec.Raw(msgspec.json.encode(event)) for event in entry.events)
    return msgspec.json.encode(Line(entry.seat, entry.at, move, raw))


def rebuild(header: bytes, lines: Iterable[bytes], seed: bytes) -> AnyTable:
    """The table of a match that goes on, from the parts of its record; raises BadRecord."""
    head = _header(header.decode())
    game = _game(head)
    table = Table.rebuilt(game, head.seats, head.commitment, seed)
    decoder = msgspec.json.Decoder(game.event_type)
    for number, line in enumerate(lines, 2):
        table.append(_entry(game, decoder, number, line.decode()))
    return table


def _parse(text: str) -> Record:
    *lines, rest = text.split("\n")
    if not lines and not rest.strip():
        raise BadRecord("empty", 1, "the record is empty.")
    header = _header(lines[0] if lines else rest)
    game = _game(header)
    if rest:
        raise BadRecord("truncated", len(lines) + 1, "the record breaks off in the middle of this line.")
    end = _end(lines)
    if end.end != len(lines) - 2:
        raise BadRecord("truncated", len(lines), f"{end.end} lines should stand above, but {len(lines) - 2} do.")
    decoder = msgspec.json.Decoder(game.event_type)
    entries = tuple(_entry(game, decoder, n, line) for n, line in enumerate(lines[1:-1], 2))
    if not entries or entries[0].act is not None:
        raise BadRecord("damaged", 2, "a record begins with the opening of the table.")
    body = "\n".join(lines[:-1]) + "\n"
    if sha256(body.encode()).hexdigest() != end.sha256:
        raise BadRecord("changed", len(lines), "the checksum does not fit: a line above was changed later.")
    return Record(header, game, entries, end.seed, end.outcome)


def _header(line: str) -> Header:
    try:
        fields = msgspec.json.decode(line)
    except msgspec.DecodeError:
        fields = None
    if not isinstance(fields, dict) or type(version := fields.get("fivefold")) is not int:
        raise BadRecord("foreign", 1, "this is no record of a Fivefold match.")
    if version > FORMAT:
        raise BadRecord("newer", 1, f"the record has format {version}, and this Fivefold reads up to {FORMAT}.")
    try:
        return msgspec.convert(fields, Header)
    except msgspec.ValidationError as error:
        raise BadRecord("damaged", 1, f"the header does not fit: {error}.") from None


def _game(header: Header) -> AnyGame:
    found = games().get(header.game)
    if found is None:
        raise BadRecord("unknown-game", 1, f"this Fivefold does not have the game {header.game!r}.")
    if header.rules > found.version:
        raise BadRecord(
            "newer", 1, f"rules version {header.rules} of {found.title} is newer than this Fivefold's {found.version}."
        )
    if not found.players.least <= len(header.seats) <= found.players.most:
        raise BadRecord("damaged", 1, f"{found.title} is for {found.players} players, not {len(header.seats)}.")
    try:
        return found(make_options(found.options_type, header.options))
    except BadOption as error:
        raise BadRecord("damaged", 1, error.sentence) from None


def _end(lines: list[str]) -> End:
    try:
        return msgspec.json.decode(lines[-1], type=End)
    except msgspec.DecodeError as error:
        missing = msgspec.json.decode(lines[-1]) if _is_json(lines[-1]) else None
        if isinstance(missing, dict) and "end" not in missing:
            raise BadRecord("truncated", len(lines), "the record breaks off here: its end is missing.") from None
        raise BadRecord("damaged", len(lines), f"the last line does not fit: {error}.") from None


def _is_json(line: str) -> bool:
    try:
        msgspec.json.decode(line)
    except msgspec.DecodeError:
        return False
    return True


def _entry(game: AnyGame, decoder: "msgspec.json.Decoder[Any]", number: int, text: str) -> Entry[Any, Any]:
    try:
        line = msgspec.json.decode(text, type=Line)
        events = tuple(decoder.decode(raw) for raw in line.events)
        if line.seat == OPENING:
            return Entry(None, events)
        return Entry(Act(line.seat, read_move(game, line.seat, line.move), line.at), events)
    except (msgspec.DecodeError, Refusal) as error:
        raise BadRecord("damaged", number, f"the line does not fit: {error}") from None


def _seed(record: Record, given: Seed = None) -> bytes | None:
    """The seed of the match if it is known, and is the one that was promised."""
    seed = record.seed if given is None else given
    if seed is None:
        return None
    known = seed_bytes(seed)
    if commitment(known) != record.header.commitment:
        raise BadRecord("forged", len(record.entries) + 2, "the seed is not the one that was promised in line 1.")
    return known


def playback(record: "str | PathLike[str] | Record", seed: Seed = None) -> Iterator[AnyTable]:
    """The table of a record after its opening and after every act: always the same table, moving on."""
    record = Record.read(record)
    known = _seed(record, seed)
    table = Table.rebuilt(record.game, record.header.seats, record.header.commitment, known)
    for number, entry in enumerate(record.entries, 2):
        if entry.at < table.now:
            raise BadRecord("damaged", number, f"time goes back from {table.now} to {entry.at} ms.")
        try:
            table.append(entry)
        except Exception as error:  # whatever a forged event does to the bookkeeping, the line is at fault
            raise BadRecord("damaged", number, f"the events do not fit the table ({error!r}).") from None
        yield table


def replay(record: "str | PathLike[str] | Record", seed: Seed = None) -> AnyTable:
    """The table as the record leaves it, rebuilt from its events alone.

    A match that is not over can go on if its seed is given; raises BadRecord.
    """
    *_, table = playback(record, seed)
    return table


class Verified(Struct, frozen=True):
    """What `verify` has checked."""

    acts: int
    events: int
    outcome: Outcome


def verify(record: "str | PathLike[str] | Record") -> Verified:
    """Deals and judges the whole match again from its revealed seed; raises BadRecord at the first difference."""
    record = Record.read(record)
    last = len(record.entries) + 2
    seed = _seed(record)
    if seed is None:
        raise BadRecord("unfinished", last, "the match is not over, so its seed is not revealed and cannot be checked.")
    if record.header.rules != record.game.version:
        raise BadRecord(
            "older",
            1,
            f"rules version {record.header.rules} was played; only {record.game.version} can be judged again.",
        )
    try:
        table = Table(record.game, record.header.seats, seed)
    except BadOption as error:  # what the match was played with is not here, such as its list of words
        raise BadRecord("missing", 1, error.sentence) from None
    for number, entry in enumerate(record.entries, 2):
        if entry.act is not None:
            try:
                table.redo(entry.act)
            except Illegal as error:
                act = write_act(record.game, entry.act)
                raise BadRecord("forged", number, f"the rules do not allow {act!r}: {error}") from None
        if table.log[-1].events != entry.events:
            raise BadRecord("forged", number, "the rules and the seed say that something else happened.")
    if table.outcome is None or table.outcome != record.outcome:
        raise BadRecord("forged", last, "the result is not the one that was reached.")
    return Verified(len(record.entries) - 1, sum(len(entry.events) for entry in record.entries), table.outcome)
