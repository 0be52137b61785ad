"""What is kept without a server: rooms, matches and results, as pairs of keys and values."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from fivefold.api.bodies import Me
from fivefold.api.played import PlayedRow
from fivefold.bots.adapting import NOBODY, Belief
from fivefold.core.game import Millis, Seat
from fivefold.local.room import Clock
from fivefold.reviews import Review
from fivefold.rooms.changes import AddEntry, Awaited, BeginMatch, Change, EndMatch, SaveRoom, Seated
from fivefold.scores import AnyScoreEntry

T = TypeVar("T")
ROOM, MATCH, ENTRY, PLAYED, REVIEW, PLAYING = "room/", "match/", "entry/", "played/", "review/", "playing/"
SCORES, SCORE_ENTRY = "scores/", "score-entry/"
BELIEFS, ME = "beliefs", "me"


class KeyValues(Protocol):
    """A durable map, such as an object store of IndexedDB. Any operation may raise OSError."""

    async def read(self, key: str) -> bytes | None: ...

    async def under(self, prefix: str) -> list[tuple[str, bytes]]:
        """Return all pairs whose key begins with a prefix, in the order of keys."""
        ...

    async def write(self, changes: Mapping[str, bytes | None]) -> None:
        """Write all values, and delete keys without one; return when that is durable, or raise if none of it is."""
        ...


class MemoryValues:
    """Keeps everything in memory, for tests."""

    def __init__(self) -> None:
        self.values: dict[str, bytes] = {}

    async def read(self, key: str) -> bytes | None:
        return self.values.get(key)

    async def under(self, prefix: str) -> list[tuple[str, bytes]]:
        return sorted((key, value) for key, value in self.values.items() if key.startswith(prefix))

    async def write(self, changes: Mapping[str, bytes | None]) -> None:
        for key, value in changes.items():
            if value is None:
                self.values.pop(key, None)
            else:
                self.values[key] = value


class KeptRoom(Struct, frozen=True):
    """A room, with its version and when it last changed."""

    version: int
    seen: Millis
    state: msgspec.Raw


class KeptMatch(Struct, frozen=True):
    """A match without its entries."""

    room: str
    header: bytes
    seed: bytes
    began: Millis
    ended: Millis | None = None


class KeptResult(Struct, frozen=True):
    """A finished match of a person, with the options it was played with."""

    row: PlayedRow
    options: dict[str, bool | int | str]


class KeptScores(Struct, frozen=True):
    """A score sheet without its entries."""

    game: str
    began: Millis
    seen: Millis
    locked: bool = False


class _Header(Struct):
    options: dict[str, bool | int | str] = {}


class LocalStore:
    """Saves the changes of rooms in a map, all those of a batch together."""

    def __init__(self, values: KeyValues, clock: Clock) -> None:
        self.values, self._clock = values, clock
        self.beliefs: dict[str, Belief] = {}
        """The estimated strength of the person, by game."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.beliefs = await self._find(BELIEFS, dict[str, Belief]) or {}

    def save(self, changes: tuple[Change, ...], done: Callable[[bool], None]) -> None:
        task = asyncio.ensure_future(self._save(changes, done))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _save(self, changes: tuple[Change, ...], done: Callable[[bool], None]) -> None:
        try:
            found: dict[str, bytes | None] = {}
            for change in changes:
                await self._add(found, change)
            await self.values.write(found)
        except OSError:
            done(False)
        else:
            if (beliefs := found.get(BELIEFS)) is not None:
                self.beliefs = msgspec.json.decode(beliefs, type=dict[str, Belief])
            done(True)

    async def _add(self, found: dict[str, bytes | None], change: Change) -> None:
        match change:
            case AddEntry(match=match, n=n, line=line):
                found[_entry(match, n)] = line
            case BeginMatch():
                kept = KeptMatch(change.room, change.header, change.seed, change.began)
                found[MATCH + change.match] = _encode(kept)
                found[_entry(change.match, 0)] = change.opening
            case SaveRoom(code=code, version=version, state=state):
                found[ROOM + code] = _encode(KeptRoom(version, self._clock(), msgspec.Raw(state)))
            case Seated(room=room, people=people):
                found[PLAYING + room] = _encode(self._clock()) if people else None
            case EndMatch():
                await self._end(found, change)
            case Awaited():
                pass  # turns that take days need a server

    async def _end(self, found: dict[str, bytes | None], end: EndMatch) -> None:
        text = found.get(MATCH + end.match)
        begun = await self.match(end.match) if text is None else msgspec.json.decode(text, type=KeptMatch)
        if begun is None:
            return
        found[MATCH + end.match] = _encode(replace(begun, ended=end.ended))
        options = msgspec.json.decode(begun.header, type=_Header).options
        for person, seat in end.people:
            row = PlayedRow.of(end.match, end.game, end.ended, person, seat, end.result)
            found[PLAYED + end.match] = _encode(KeptResult(row, options))
        known = dict(self.beliefs)
        for one in end.evidence:
            known[end.game] = one.after(known.get(end.game, NOBODY))
        if end.evidence:
            found[BELIEFS] = _encode(known)

    async def room(self, code: str) -> KeptRoom | None:
        return await self._find(ROOM + code, KeptRoom)

    async def playing(self) -> list[str]:
        """Return the rooms with a match in progress, the latest first."""
        found = [(msgspec.json.decode(since, type=int), key) for key, since in await self.values.under(PLAYING)]
        return [key.removeprefix(PLAYING) for _, key in sorted(found, reverse=True)]

    async def match(self, match: str) -> KeptMatch | None:
        return await self._find(MATCH + match, KeptMatch)

    async def entries(self, match: str) -> list[bytes]:
        return [line for _, line in await self.values.under(f"{ENTRY}{match}/")]

    async def results(self) -> list[KeptResult]:
        """Return the results of all finished matches, the latest first."""
        found = [msgspec.json.decode(text, type=KeptResult) for _, text in await self.values.under(PLAYED)]
        return sorted(found, key=lambda one: (one.row.ended, one.row.match), reverse=True)

    async def seat(self, match: str) -> Seat | None:
        """Return the seat that the person had in a finished match."""
        kept = await self._find(PLAYED + match, KeptResult)
        return None if kept is None else kept.row.seat

    async def review(self, match: str) -> bytes | None:
        return await self.values.read(REVIEW + match)

    async def keep_review(self, match: str, text: bytes) -> None:
        """Save a review, and the accuracy in the result of its match."""
        found: dict[str, bytes | None] = {REVIEW + match: text}
        if (kept := await self._find(PLAYED + match, KeptResult)) is not None:
            player = msgspec.json.decode(text, type=Review).players[kept.row.seat]
            found[PLAYED + match] = _encode(replace(kept, row=kept.row._replace(figure=player.accuracy)))
        await self.values.write(found)

    async def _find(self, key: str, kind: type[T]) -> T | None:
        text = await self.values.read(key)
        return None if text is None else msgspec.json.decode(text, type=kind)


def check_export(values: dict[str, bytes]) -> dict[str, bytes]:
    """Return values that were exported before; raises ValueError for others."""
    kinds: dict[str, Any] = {ROOM: KeptRoom, MATCH: KeptMatch, PLAYED: KeptResult, REVIEW: Review, PLAYING: int}
    kinds |= {BELIEFS: dict[str, Belief], ME: Me, ENTRY: msgspec.Raw}
    kinds |= {SCORES: KeptScores, SCORE_ENTRY: AnyScoreEntry}
    try:
        for key, value in values.items():
            head, sign, _ = key.partition("/")
            msgspec.json.decode(value, type=kinds[head + sign])
    except (KeyError, msgspec.DecodeError) as error:
        raise ValueError("not an export") from error
    return values


def _entry(match: str, n: int) -> str:
    return f"{ENTRY}{match}/{n:06}"


_encode = msgspec.json.encode
