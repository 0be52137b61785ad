"""Opens the rooms that were in use, and wakes those that sleep between turns that take days."""

import asyncio
from collections.abc import Awaitable, Callable, Container, Mapping

from fivefold.core.errors import Refusal
from fivefold.core.game import Millis
from fivefold.rooms.long_turns import has_long_turns
from fivefold.rooms.match import Match
from fivefold.rooms.state import RoomState
from fivefold.server.logs import log
from fivefold.server.store import Store, StoreError
from fivefold.server.store.vacations import Vacation
from fivefold.server.workers.pool import WorkerPool

HOUR = 3600 * 1000
PAUSE_SECONDS = 0.05
"""How long the opening of rooms waits while bots are busy."""
BUSY_SHARE = 4
"""Bots are busy when the queue of their questions is a quarter full."""
WAKE_SECONDS = 10
MOST_WOKEN = 50
"""The most rooms that are loaded at a time; the next look has the others."""
POSTPONED = 3600 * 1000
"""Milliseconds after which a room is tried again that could not be loaded."""


class Waker:
    """Loads rooms when they have something to do. One query a look, however many rooms sleep."""

    def __init__(
        self, store: Store, awake: Container[str], load: Callable[[str], Awaitable[object]], now: Callable[[], Millis]
    ) -> None:
        self._store, self._awake, self._load, self._now = store, awake, load, now

    async def wake(self) -> None:
        """Load the rooms whose time has come; raises StoreError."""
        for code in await self._store.turns.due(self._now(), MOST_WOKEN):
            if code in self._awake:
                continue
            try:
                await self._load(code)
            except Refusal as refusal:
                if refusal.message.key == "server.no-such-room":
                    await self._store.turns.drop(code)
                else:
                    await self._store.turns.postpone(code, self._now(), self._now() + POSTPONED)
            except Exception as error:  # one broken room must not keep the others asleep
                log.error("a room cannot be woken", room=code, error=repr(error))
                await self._store.turns.postpone(code, self._now(), self._now() + POSTPONED)

    async def open_recent(self, workers: WorkerPool, most_thoughts: int) -> None:
        """Load rooms that were in use, so that their clocks and bots continue; no faster than the bots can answer."""
        try:
            codes = await self._store.live_rooms(self._now() - HOUR)
        except StoreError as error:
            log.error("rooms cannot be listed", error=str(error))
            return
        for code in codes:
            while workers.waiting("think") > most_thoughts // BUSY_SHARE:
                await asyncio.sleep(PAUSE_SECONDS)
            try:
                await self._load(code)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.error("a room cannot be opened", room=code, error=repr(error))
            await asyncio.sleep(0)

    async def vacations(self, match: Match | None, state: RoomState) -> Mapping[str, Vacation]:
        """Return the vacations of the players of a room that is loaded, empty ones for those that have ended.

        Raises StoreError.
        """
        if match is None or not state.is_playing or not has_long_turns(match.options):
            return {}
        ended = dict.fromkeys(state.vacations, Vacation(0, 0))
        return {**ended, **await self._store.vacations.current(state.playing, self._now())}
