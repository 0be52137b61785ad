"""Score sheets of real tables on one device, without a server: the same answers, kept in a map."""

from typing import cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from fivefold.api.codes import new_code
from fivefold.api.scores import (
    MOST_SHEETS,
    LockScores,
    MyScores,
    NewEntries,
    NewScores,
    RefusedEntry,
    Scores,
    ScoresOpened,
    ScoringInfo,
    accepted,
    scoring_info,
    sum_of,
)
from fivefold.core.errors import Illegal
from fivefold.core.games import Games
from fivefold.local.room import Clock
from fivefold.local.store import SCORE_ENTRY, SCORES, KeptScores, KeyValues
from fivefold.scores import MOST_ENTRIES, AnyScoreEntry


class LocalScores:
    """The score sheets of one person; all requests raise Illegal, and OSError if nothing was saved."""

    def __init__(self, values: KeyValues, games: Games, clock: Clock) -> None:
        self._values, self._games, self._clock = values, games, clock

    def scoring(self, game: str) -> ScoringInfo:
        return scoring_info(self._games, game)

    async def open(self, new: NewScores) -> ScoresOpened:
        scoring_info(self._games, new.game)
        now = self._clock()
        entries, refused = accepted(new.game, new.entries, now)
        if refused:
            raise Illegal.of(refused[0].message)
        code = new_code()
        await self._write(code, KeptScores(new.game, now, now), 0, entries)
        return ScoresOpened(code)

    async def find(self, code: str, since: int) -> Scores:
        return await self._answer(code.upper(), await self._find(code), since)

    async def add(self, code: str, new: NewEntries) -> Scores:
        code, kept = code.upper(), await self._find(code)
        entries, refused = accepted(kept.game, new.entries, self._clock())
        lines = await self._lines(code)
        known = {msgspec.json.decode(line, type=_Known).id for line in lines}
        wanted = [entry for entry in {entry.id: entry for entry in entries}.values() if entry.id not in known]
        if len(lines) + len(wanted) > MOST_ENTRIES:
            raise Illegal("scores.full")
        if wanted:
            await self._write(code, replace(kept, seen=self._clock()), len(lines), wanted)
        return await self._answer(code, kept, new.since, tuple(refused))

    async def lock(self, code: str, wanted: LockScores) -> Scores:
        kept = replace(await self._find(code), locked=wanted.locked)
        await self._write(code.upper(), kept, 0, ())
        return await self._answer(code.upper(), kept, MOST_ENTRIES)

    async def mine(self) -> list[MyScores]:
        found = [
            (key.removeprefix(SCORES), msgspec.json.decode(text, type=KeptScores))
            for key, text in await self._values.under(SCORES)
        ]
        latest = sorted(found, key=lambda one: (-one[1].seen, one[0]))[:MOST_SHEETS]
        return [
            MyScores(code, kept.game, kept.began, kept.seen, *sum_of(kept.game, await self._lines(code)))
            for code, kept in latest
        ]

    async def _find(self, code: str) -> KeptScores:
        text = await self._values.read(SCORES + code.upper())
        if text is None:
            raise Illegal("scores.no-such-sheet")
        return msgspec.json.decode(text, type=KeptScores)

    async def _lines(self, code: str) -> list[bytes]:
        return [line for _, line in await self._values.under(f"{SCORE_ENTRY}{code}/")]

    async def _write(self, code: str, kept: KeptScores, first: int, entries: "tuple[()] | list[AnyScoreEntry]") -> None:
        changes: dict[str, bytes | None] = {SCORES + code: msgspec.json.encode(kept)}
        for n, entry in enumerate(entries, first):
            changes[f"{SCORE_ENTRY}{code}/{n:06}"] = msgspec.json.encode(entry)
        await self._values.write(changes)

    async def _answer(self, code: str, kept: KeptScores, since: int, refused: tuple[RefusedEntry, ...] = ()) -> Scores:
        lines = await self._lines(code)
        entries = cast("tuple[AnyScoreEntry, ...]", tuple(map(msgspec.Raw, lines[since:])))  # encoded already
        return Scores(code, kept.game, len(lines), entries, kept.locked, True, self._clock(), refused)


class _Known(Struct):
    """The id of an entry."""

    id: str
