"""The record of a match: JSON lines that can be read and verified, with exactly one valid spelling."""

from collections.abc import Collection, Generator, Iterable, Sequence
from contextlib import contextmanager
from hashlib import sha256
from os import PathLike
from pathlib import Path
from typing import Annotated, Any, Generic, cast

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from fivefold.core.discovery import games
from fivefold.core.errors import BadRecord, Illegal, Refusal, Unreadable
from fivefold.core.game import OPENING, Act, AnyGame, E, Game, H, M, Millis, Outcome, S, Seat, V
from fivefold.core.notation import read_move, write_move
from fivefold.core.options import make_options
from fivefold.core.position import read_position, write_position
from fivefold.core.table import AnyTable, Entry, Table
from fivefold.core.words import Message

FORMAT = 2
"""The version of the record format; newer ones are refused."""
ENGLISH_RESULTS = 1
"""The format before translations: its results contain a sentence in English."""
LONGEST_LINE = 1 << 20
"""The longest line that is read, in bytes; the longest of our games is about ten thousand."""
LARGEST = 1 << 26
"""The largest record that is read, in bytes; the largest of our games is about a million."""

Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: the match, the commitment to its seed, and the position it began from, if any."""

    fivefold: int
    game: str
    rules: Annotated[int, Meta(ge=0)]
    options: dict[str, bool | int | str]
    seats: tuple[str, ...]
    commitment: Hex
    position: str | None = None
    bots: tuple[str, ...] = ()
    """The name of the bot in each seat, or an empty text for a person; empty without bots."""

    @classmethod
    def of(cls, table: AnyTable) -> "Header":
        game = table.game
        options = msgspec.to_builtins(game.options)
        names = table.first_names
        return cls(FORMAT, game.slug, table.rules, options, names, table.commitment, table.origin, table.bots)


class Line(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line in the middle: an act in notation, and its events; `rules` if newer than in the header."""

    seat: Seat
    at: Millis
    move: str
    events: tuple[msgspec.Raw, ...]
    rules: int | None = None


class Result(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The result of a match without messages; `text` exists in format 1 only."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    text: str | None = None

    @classmethod
    def of(cls, outcome: Outcome) -> "Result":
        return cls(outcome.winners, outcome.scores, outcome.reason)

    def is_of(self, outcome: Outcome) -> bool:
        """Return whether it equals the table's outcome, apart from messages."""
        return replace(self, text=None) == Result.of(outcome)


class End(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: the number of lines between, the seed if the match is over, and a checksum of all lines above."""

    end: int
    seed: Hex | None
    outcome: Result | None
    sha256: Hex


class Record(Struct, Generic[S, M, E, V, H], frozen=True):
    """A whole record; `entries` begins with the opening. Reading does not verify it; playing it back does."""

    header: Header
    game: Game[S, M, E, V, H]
    entries: tuple[Entry[M, E], ...]
    seed: str | None = None
    outcome: Result | None = None

    @classmethod
    def of(cls, table: Table[S, M, E, V, H]) -> "Record[S, M, E, V, H]":
        """Return the record of a table; raises Illegal if the match is over and its seed is unknown."""
        outcome = table.outcome
        if outcome is None:
            return cls(Header.of(table), table.game, tuple(table.log))
        if table.seed is None:
            raise Illegal("core.no-seed.record")
        return cls(Header.of(table), table.game, tuple(table.log), table.seed.hex(), Result.of(outcome))

    @property
    def is_older(self) -> bool:
        """Whether it has an older format or older rules, so that it would be written differently today."""
        return self.header.fivefold < FORMAT or self.header.rules < self.game.version

    @property
    def has_todays_rules(self) -> bool:
        """Whether the current rules can judge the match again."""
        since = self.game.same_rules_since
        return self.header.rules >= (self.game.version if since is None else since)

    def text(self) -> str:
        lines = [msgspec.json.encode(self.header)]
        lines += [write_entry(self.game, entry, self.header.rules) for entry in self.entries]
        body = b"\n".join(lines) + b"\n"
        end = End(len(self.entries), self.seed, self.outcome, sha256(body).hexdigest())
        return (body + msgspec.json.encode(end) + b"\n").decode()

    @staticmethod
    def read(source: str | bytes | PathLike[str]) -> "AnyRecord":
        """Read a record from its text or a file; raises BadRecord with the number of the line.

        Text that is not spelled exactly as `text` writes it is refused.
        """
        if isinstance(source, PathLike):
            with Path(source).open("rb") as file:
                source = file.read(LARGEST + 1)
        return _parse(_lines(source))

    @staticmethod
    def kept(header: bytes, lines: Iterable[bytes]) -> "AnyRecord":
        """Return the record of an unfinished match from its lines without newlines; raises BadRecord."""
        head, game = _header(header)
        return Record(head, game, _entries(head, game, lines))


AnyRecord = Record[Any, Any, Any, Any, Any]
"""A record of a game that is chosen by name at run time; reading always returns one."""


def write_entry(game: AnyGame, entry: Entry[Any, Any], rules: int) -> bytes:
    """Return an entry as a line without newline, for a record whose header has this version of the rules."""
    move = write_move(game, entry.act.move) if entry.act else ""
    newer = game.version if game.version > rules else None
    return msgspec.json.encode(Line(entry.seat, entry.at, move, tuple(map(_raw, entry.events)), newer))


@contextmanager
def blamed(number: int) -> Generator[None]:
    """Turn any exception in the block into a BadRecord for this line."""
    try:
        yield
    except BadRecord:
        raise
    except (Refusal, msgspec.DecodeError) as error:
        raise BadRecord("core.damaged", number, why=_why(error)) from None
    except Exception as error:  # a forged line can cause any exception in the game's code
        raise BadRecord("core.damaged.table", number, error=type(error).__name__) from error


def _why(error: Exception) -> Message | str:
    """Return the message of an error: ours can be translated, msgspec's is English."""
    return error.message if isinstance(error, Refusal) else _brief(str(error))


def _brief(words: str) -> str:
    return words if len(words) <= 200 else f"{words[:200]}…"


def _lines(source: str | bytes) -> list[bytes]:
    """Return the lines; the last is empty if the text ends with a newline."""
    data = source[: LARGEST + 1].encode(errors="surrogatepass") if isinstance(source, str) else source
    if len(data) > LARGEST:
        raise BadRecord("core.too-long.record", 1, most=LARGEST >> 20)
    try:
        data.decode()
    except UnicodeDecodeError as error:
        number = data.count(b"\n", 0, error.start) + 1
        raise BadRecord("core.foreign.not-text", number) from None
    lines = data.split(b"\n")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BadRecord("core.too-long", number, most=LONGEST_LINE >> 20)
    return lines


def _parse(parts: Sequence[bytes]) -> AnyRecord:
    *lines, rest = parts
    if not lines and not rest.strip():
        raise BadRecord("core.empty", 1)
    header, game = _header(lines[0] if lines else rest)
    if rest:
        raise BadRecord("core.truncated.line", len(lines) + 1)
    end = _end(lines, header.fivefold)
    if end.end != len(lines) - 2:
        raise BadRecord("core.truncated.count", len(lines), said=end.end, found=len(lines) - 2)
    entries = _entries(header, game, lines[1:-1])
    if sha256(b"".join(line + b"\n" for line in lines[:-1])).hexdigest() != end.sha256:
        raise BadRecord("core.changed", len(lines))
    if (end.seed is None) != (end.outcome is None):
        raise BadRecord("core.damaged.seed", len(lines))
    return Record(header, game, entries, end.seed, end.outcome)


class _Format(Struct, frozen=True):
    """The part of the header that all formats share."""

    fivefold: int


def _header(line: bytes) -> tuple[Header, AnyGame]:
    """Return the first line, and the game with the options of the match."""
    try:
        version = msgspec.json.decode(line, type=_Format).fivefold
    except Exception:
        raise BadRecord("core.foreign", 1) from None
    if version > FORMAT:
        raise BadRecord("core.newer.format", 1, format=version, most=FORMAT)
    if version < ENGLISH_RESULTS:
        raise BadRecord("core.foreign.format", 1)
    with blamed(1):
        header = msgspec.json.decode(line, type=Header)
        game = _game(header)
        if header.bots and (len(header.bots) != len(header.seats) or not any(header.bots)):
            raise BadRecord("core.damaged.bots", 1)
        again = replace(header, options=_options(header, game), position=_position(header, game))
        _check_spelling(1, line, msgspec.json.encode(again))
    return header, game


def _game(header: Header) -> AnyGame:
    found = games().get(header.game)
    if found is None:
        raise BadRecord("core.unknown-game.record", 1, game=_brief(header.game))
    if header.rules > found.version:
        raise BadRecord("core.newer", 1, rules=header.rules, game=found.title, today=found.version)
    if not found.players.least <= len(header.seats) <= found.players.most:
        raise BadRecord(
            "core.damaged.players", 1, game=found.title, players=found.players.message, given=len(header.seats)
        )
    return found(make_options(found.options_type, header.options))


def _options(header: Header, game: AnyGame) -> dict[str, bool | int | str]:
    """Return the options as they must be written: all, in order; older rules may have fewer, in their own order."""
    todays: dict[str, bool | int | str] = msgspec.to_builtins(game.options)
    if header.rules == game.version:
        return todays
    names = [name for name in todays if name in header.options]
    older = _older_order(game, names) if header.fivefold < FORMAT else None  # later ones were written anew since then
    return {name: todays[name] for name in older or names}


def _position(header: Header, game: AnyGame) -> str | None:
    """Return the starting position as it must be written."""
    if header.position is None:
        return None
    found = read_position(game, header.position)
    if found.seats != len(header.seats):
        raise BadRecord("core.damaged.position", 1, seats=found.seats, given=len(header.seats))
    return header.position if header.rules < game.version else write_position(game, found.state, found.at)


def _entries(header: Header, game: AnyGame, lines: Iterable[bytes]) -> tuple[Entry[Any, Any], ...]:
    decoder = msgspec.json.Decoder(game.event_type)
    entries: list[Entry[Any, Any]] = []
    rules = header.rules
    for number, text in enumerate(lines, 2):
        with blamed(number):
            line = msgspec.json.decode(text, type=Line)
            rules = _rules(line, header.rules, rules, game.version)
            if rules < game.version:
                _check_spelling(number, text, msgspec.json.encode(_tidy(game, line)))
                line = _upgraded(game, rules, line)
            entry = _entry(game, decoder, line)
            if rules < game.version:
                _check_fields(number, game, line, entry)
            else:
                _check_spelling(number, text, write_entry(game, entry, header.rules))
        entries.append(entry)
    return tuple(entries)


def _rules(line: Line, first: int, before: int, today: int) -> int:
    """Return the version of the rules of a line: the header's, or a newer one if the match was continued."""
    rules = first if line.rules is None else line.rules
    if not before <= rules <= today or line.rules == first:
        raise Unreadable("core.not-an-act.rules", before=before, rules=rules)
    return rules


def _entry(game: AnyGame, decoder: "msgspec.json.Decoder[Any]", line: Line) -> Entry[Any, Any]:
    if line.seat == OPENING and (line.at or line.move):
        raise Unreadable("core.not-an-act.opening")
    act = None if line.seat == OPENING else Act(line.seat, read_move(game, line.seat, line.move), line.at)
    return Entry(act, tuple(map(decoder.decode, line.events)))


def _tidy(game: AnyGame, line: Line) -> Line:
    """Return the line with its events in our spelling, whatever their type, and in the order of older rules."""
    return replace(line, events=tuple(_raw(_reordered(game, msgspec.json.decode(event))) for event in line.events))


def _older_order(game: AnyGame, names: Collection[str]) -> list[str] | None:
    """Return exactly these names in the order in which older rules wrote them, if that was another one."""
    return next((order for known in game.older_orders if set(order := known.split()) == set(names)), None)


def _reordered(game: AnyGame, value: object) -> object:
    """Return a value with the fields in the order of older rules."""
    if isinstance(value, dict):
        fields = cast("dict[str, object]", value)
        return {name: _reordered(game, fields[name]) for name in _older_order(game, fields) or fields}
    if isinstance(value, list):
        return [_reordered(game, one) for one in cast("list[object]", value)]
    return value


def _upgraded(game: AnyGame, rules: int, line: Line) -> Line:
    """Translate a line by older rules into the current notation."""
    events = [msgspec.json.decode(event, type=dict[str, Any]) for event in line.events]
    move, events = game.upgraded(rules, line.move, events)
    return replace(line, move=move, events=tuple(map(_raw, events)))


def _check_fields(number: int, game: AnyGame, line: Line, entry: Entry[Any, Any]) -> None:
    """Raise BadRecord if an event of older rules has an unknown field, or is spelled in another way or order."""
    for raw, event in zip(line.events, entry.events, strict=True):
        given = msgspec.json.decode(raw)
        known = _reordered(game, _like(given, msgspec.json.decode(msgspec.json.encode(event))))
        if msgspec.json.encode(known) != msgspec.json.encode(given):
            raise BadRecord("core.damaged.spelling", number)


def _like(given: object, whole: object) -> object:
    """Return the value without the fields that the given one lacks, because they came later."""
    if isinstance(given, dict) and isinstance(whole, dict):
        old, new = cast("dict[str, object]", given), cast("dict[str, object]", whole)
        return {name: _like(old[name], value) for name, value in new.items() if name in old}
    if isinstance(given, list) and isinstance(whole, list):
        olds, news = cast("list[object]", given), cast("list[object]", whole)
        return [_like(one, other) for one, other in zip(olds, news, strict=True)] if len(olds) == len(news) else news
    return whole


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def _end(lines: Sequence[bytes], version: int) -> End:
    line, number = lines[-1], len(lines)
    with blamed(number):
        try:
            end = msgspec.json.decode(line, type=End)
        except msgspec.ValidationError:
            if "end" in msgspec.json.decode(line, type=dict[str, msgspec.Raw]):
                raise
            raise BadRecord("core.truncated", number) from None
        _check_spelling(number, line, msgspec.json.encode(end))
        if end.outcome is not None and (end.outcome.text is not None) != (version == ENGLISH_RESULTS):
            raise BadRecord("core.damaged.result", number, format=version)
    return end


def _check_spelling(number: int, line: bytes, again: bytes) -> None:
    """Raise BadRecord if the line is not spelled in the one valid way."""
    if line != again:
        raise BadRecord("core.damaged.spelling", number)
