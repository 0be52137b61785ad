"""A match on the server: judged, written down, and only then shown; with bots and a clock that goes on."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec

from fivefold.bots import Plan, earliest, own_chance
from fivefold.core.chance import Chance, derive
from fivefold.core.errors import Illegal, Refusal
from fivefold.core.game import CLOCK, Millis, Notice, Seat
from fivefold.core.notation import write_move
from fivefold.core.playback import rebuild
from fivefold.core.record import Header, write_entry
from fivefold.core.table import AnyTable, Checkpoint
from fivefold.server import messages as m
from fivefold.server.logs import log
from fivefold.server.store import KeptMatch, Store, StoreError, Taken, now_ms
from fivefold.server.thinking import BotPool, Question

MOST_MOVES = 1000
"""More moves than this are not listed for a client."""


class Match:
    """A table that is kept in the store. `changed` is called after every change that has been kept."""

    def __init__(self, match: str, table: AnyTable, began: int, store: Store, bot_pool: BotPool) -> None:
        self.id, self.table, self.began = match, table, began
        self._store, self._bot_pool = store, bot_pool
        self.bots: Mapping[Seat, str] = {}
        self.changed: Callable[[], Awaitable[None]] | None = None
        self._lock = asyncio.Lock()
        self._moved = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self._playing: set[asyncio.Task[None]] = set()
        assert table.seed is not None
        self._bot_seed = derive(table.seed, "bots")

    @classmethod
    async def begin(cls, room: str, table: AnyTable, store: Store, bot_pool: BotPool) -> "Match":
        """A new match, written down with its opening."""
        assert table.seed is not None
        match, began = secrets.token_hex(8), now_ms()
        header = msgspec.json.encode(Header.of(table))
        await store.new_match(
            match, room, header, table.seed, began, write_entry(table.game, table.log[0], table.rules)
        )
        return cls(match, table, began, store, bot_pool)

    @classmethod
    def resumed(cls, kept: KeptMatch, store: Store, bot_pool: BotPool) -> "Match":
        """A match as it was kept; its clock has gone on in the meantime."""
        table = rebuild(kept.header, kept.lines, kept.seed)
        return cls(kept.id, table, kept.began, store, bot_pool)

    @property
    def now(self) -> Millis:
        """Milliseconds since the match began; never before what has happened."""
        return max(self.table.now, now_ms() - self.began)

    # -- what may happen

    async def act(self, seat: Seat, move: str) -> None:
        """A player's move in full notation; raises Refusal."""
        asked = self.table.game.read(move)
        await self._play(lambda table: table.act(seat, asked, self.now))

    async def _play(self, step: Callable[[AnyTable], object]) -> None:
        """Plays to the end whatever happens to the one who asked for it: half a move cannot be kept."""
        task = asyncio.create_task(self._whole(step))
        self._playing.add(task)
        task.add_done_callback(self._done)
        await asyncio.shield(task)

    async def notice(self, notice: Notice) -> None:
        """What the house tells the table; pointless notices are ignored."""
        with contextlib.suppress(Illegal):
            await self._play(lambda table: table.notice(notice, self.now))

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._playing.discard(task)
        if not task.cancelled():
            task.exception()  # looked at, in case the one who asked has gone

    async def _whole(self, step: Callable[[AnyTable], object]) -> None:
        """Judges, writes down, and publishes; what cannot be written down has not happened."""
        refusal: Refusal | None = None
        async with self._lock:
            before = len(self.table.log)
            for _ in range(3):
                mark = self.table.checkpoint()
                refusal = None
                try:
                    step(self.table)
                except Refusal as error:
                    refusal = error
                try:
                    await self._keep(mark.entries)
                    break
                except Taken:
                    await self._reload()
                except StoreError as error:
                    await self._undo(mark, error)
                    raise Illegal("not-kept", "The move could not be written down, so it was not made.") from None
            else:
                raise Illegal("not-kept", "Others were quicker again and again; try once more.")
            if len(self.table.log) > before:
                self._moved.set()
                if self.changed is not None:
                    await self.changed()
        if refusal is not None:
            raise refusal

    async def _keep(self, first: int) -> None:
        for n, entry in enumerate(self.table.log[first:], first):
            await self._store.append(self.id, n, write_entry(self.table.game, entry, self.table.rules))

    async def _undo(self, mark: Checkpoint[Any], error: StoreError) -> None:
        """Goes back to what is kept: to the last entry that was written, if the store still answers."""
        log.error("not kept", match=self.id, error=str(error))
        self.table.go_back(mark)
        with contextlib.suppress(Exception):
            await self._reload()

    async def _reload(self) -> None:
        """Another process was quicker: its entries are the truth."""
        kept = await self._store.load_match(self.id)
        assert kept is not None
        self.table = rebuild(kept.header, kept.lines, kept.seed)

    # -- bots and the clock

    def drive(self) -> None:
        """Lets bots and the clock act from now on."""
        if self._driver is None or self._driver.done():
            self._driver = asyncio.create_task(self._drive())

    def stop(self) -> None:
        """Lets nobody act by itself any more."""
        if self._driver is not None:
            self._driver.cancel()

    def nudge(self) -> None:
        """Has the bots think anew, since somebody else sits there now."""
        self._moved.set()

    async def _drive(self) -> None:
        while self.table.outcome is None:
            self._moved.clear()
            try:
                plan = await self._next()
                if not self._moved.is_set():
                    await self._wait_for(plan)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.error("a bot or the clock failed", match=self.id, error=repr(error))
                await asyncio.sleep(1)

    async def _wait_for(self, plan: Plan[Any] | None) -> None:
        if plan is None:
            await self._moved.wait()
            return
        try:
            await asyncio.wait_for(self._moved.wait(), max(0.0, (plan.at - self.now) / 1000))
        except TimeoutError:
            if plan.seat == CLOCK:
                await self._play(lambda table: table.tick(self.now))
            elif plan.seat in self.bots:
                with contextlib.suppress(Illegal):
                    await self.act(plan.seat, write_move(self.table.game, plan.move))

    async def _next(self) -> Plan[Any] | None:
        table, now = self.table, self.now
        chance = Chance(self._bot_seed)
        seats = [seat for seat in table.actors if seat in self.bots] if self.bots else []
        if not seats:
            return earliest(table, (), now, chance)
        thoughts = await asyncio.gather(*(self._ask(seat, now, chance) for seat in seats))
        plans = [
            Plan(seat, table.game.read(move), now + max(0, after))
            for seat, thought in zip(seats, thoughts, strict=True)
            if thought is not None
            for move, after in [thought]
        ]
        return earliest(table, plans, now, chance)

    async def _ask(self, seat: Seat, now: Millis, chance: Chance) -> tuple[str, Millis] | None:
        table = self.table
        question = Question(
            game=table.game.slug,
            options=msgspec.to_builtins(table.game.options),
            level=self.bots[seat],
            view=msgspec.json.encode(table.view(seat)),
            now=now,
            seed=own_chance(chance, seat).seed,
            acts=len(table.log),
        )
        return await self._bot_pool.ask(question)

    # -- what a seat is sent

    def seen(self, seat: Seat | None, since: int, *, hints: bool) -> m.Table | None:
        """The table for a seat, with the entries after `since`; None when the seat sees nothing new."""
        table = self.table
        entries = [
            m.Happened(n, entry.at, entry.seat, tuple(events), tuple(self._words(events)))
            for n, entry in enumerate(table.log[since + 1 :], since + 1)
            if (events := [seen for event in entry.events if (seen := event.seen_by(seat)) is not None])
        ]
        if not entries and since >= 0:
            return None
        view = table.game.for_people(table.view(seat))
        moves = list(table.game.listed_moves(view)) if seat is not None else []
        return m.Table(
            match=self.id,
            game=table.game.slug,
            options=msgspec.to_builtins(table.game.options),
            names=table.names,
            seat=seat,
            n=entries[-1].n if entries else since,
            now=self.now,
            fresh=since < 0,
            entries=tuple(entries),
            view=view,
            moves=tuple(map(table.game.write, moves)) if len(moves) <= MOST_MOVES else None,
            hints=hints,
            outcome=table.outcome,
        )

    def _words(self, events: list[Any]) -> list[str]:
        told = (self.table.game.tell(event, self.table.names) for event in events)
        return [words for words in told if words]
