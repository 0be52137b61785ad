"""Opens new rooms: for a person who asks for one, and for people who were paired."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from fivefold.api.bodies import Me, NewRoom
from fivefold.api.codes import new_code
from fivefold.core.errors import Illegal
from fivefold.core.options import OptionValue
from fivefold.rooms import messages as m
from fivefold.rooms.blocks import with_blocks
from fivefold.rooms.bot_levels import EVEN
from fivefold.rooms.days import require_day_reached
from fivefold.rooms.opening import rated_room
from fivefold.rooms.questions import game_of
from fivefold.rooms.state import RoomState
from fivefold.server.limits import PREPARATION_PRICE, SOLO_PRICE, network
from fivefold.server.logs import log
from fivefold.server.store import NotSaved, Stale

if TYPE_CHECKING:
    from fivefold.server.rooms.hub import Hub

TRIES = 5
"""How many codes are tried for a new room."""


class RoomOpener:
    """Makes the first states of rooms, and has the hub run them."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub

    async def open_room(self, me: Me, new: NewRoom, address: str) -> str:
        """Create a room with this person as its host, and return its code; raises Refusal."""
        hub, now = self._hub, self._hub.clock.now()
        if hub.cluster is not None and hub.cluster.is_draining:
            raise Illegal("server.unreachable.stopping")
        require_day_reached(new.game, new.options, now + hub.settings.patience.early)
        wanted = new.room("", me, hub.games, now)
        if new.start:
            wanted.ready(None, hub.games[wanted.game])
            game = game_of(hub.games, wanted.game, wanted.options, now)
            if not game.is_prepared and not hub.buckets.per_address.take(network(address), PREPARATION_PRICE):
                raise Illegal("server.too-fast")
        hub.buckets.charge_room(me.id, network(address), SOLO_PRICE if new.is_solo else 1.0)
        beliefs = await hub.store.people.beliefs(me.id) if new.bots == EVEN else {}
        blocked = tuple(await hub.store.blocks.of(me.id))
        make = partial(new.room, me=me, games=hub.games, now=now)
        return await self._open(
            lambda code: with_blocks(make(code).know(me.id, beliefs), me.id, blocked), start=new.start
        )

    async def open_rated(
        self, game: str, options: dict[str, OptionValue], pace: m.Pace, people: Sequence[Me], bot: str | None = None
    ) -> str:
        """Open a room in which these people, and a bot of this strength, play rated matches; the first one begins."""
        made = game_of(self._hub.games, game, options, self._hub.clock.now())
        named = [(one.id, one.name) for one in people]
        return await self._open(lambda code: rated_room(code, named, made, options, bot, pace), start=True)

    async def _open(self, make: Callable[[str], RoomState], *, start: bool) -> str:
        for _ in range(TRIES):
            state = make(new_code())
            try:
                await self._hub.create_room(state, start=start)
            except Stale:
                continue  # the code is in use
            except NotSaved as error:
                log.error("not saved", room=state.code, error=str(error))
                raise Illegal("server.not-kept.room") from None
            return state.code
        raise Illegal("server.not-kept.code")
