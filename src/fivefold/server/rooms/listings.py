"""Lists of rooms for the front page, the operator and players, over all processes."""

import itertools
from typing import TYPE_CHECKING

from fivefold.api.bodies import Listed, Mine, Ongoing
from fivefold.core.errors import Illegal
from fivefold.core.games import Games, pick_game
from fivefold.rooms.messages import SeatView
from fivefold.rooms.state import RoomState, read_room
from fivefold.server.rooms.driver import Driver
from fivefold.server.rooms.handle import RoomHandle
from fivefold.server.store import Store, StoreError

if TYPE_CHECKING:
    from fivefold.server.cluster.shared import Shared

MOST_PUBLIC = 50
MOST_OPEN = 1000
MOST_MINE = 12
LONGEST_CODE = 16


class Listings:
    """Lists the rooms of this process and those that others publish."""

    def __init__(self, games: Games, rooms: dict[str, Driver], store: Store, shared: "Shared | None") -> None:
        self._games, self._rooms, self._store, self._shared = games, rooms, store, shared

    async def public(self) -> list[Listed]:
        """Return the rooms for the front page."""
        if self._shared is not None and (found := await self._shared.rooms.public(MOST_PUBLIC)) is not None:
            return found
        open_ones = (driver for driver in self._rooms.values() if driver.room.state.public and driver.clients)
        return [_listed(driver) for driver in itertools.islice(open_ones, MOST_PUBLIC)]

    async def open(self) -> list[Listed]:
        """Return all rooms in memory, and those of other processes that have people in them."""
        here = [_listed(driver) for driver in self._rooms.values()]
        found = None if self._shared is None else await self._shared.rooms.open(MOST_OPEN)
        return here + [room for room in found or () if room.code not in self._rooms]

    async def one(self, handle: RoomHandle) -> Listed:
        """Describe a room of any process; raises Illegal."""
        if isinstance(handle, Driver):
            return _listed(handle)
        if self._shared is not None and (found := await self._shared.rooms.find(handle.code)) is not None:
            return found
        kept = await self._store.load_room(handle.code)
        if kept is None:
            raise Illegal("server.no-such-room")
        return _of_state(read_room(kept.state), 0)

    async def game_in(self, code: str) -> str | None:
        """Return the game of a room without loading it; None if there is no such room or the store fails."""
        code = code.upper()[:LONGEST_CODE]
        if (driver := self._rooms.get(code)) is not None:
            return driver.room.state.game
        try:
            if self._shared is not None and (found := await self._shared.rooms.find(code)) is not None:
                return found.game
            kept = await self._store.load_room(code)
        except (StoreError, Illegal):
            return None
        return None if kept is None else read_room(kept.state).game

    async def mine(self, person: str) -> Mine:
        """Return a person's matches in progress, and the games with a known strength; raises StoreError."""
        found: list[Ongoing] = []
        turns = await self._store.turns.around(person)
        for code, kept in await self._store.people.rooms(person, MOST_MINE):
            driver = self._rooms.get(code)
            state = read_room(kept) if driver is None else driver.room.state
            # A lesson is continued from where it is offered, at the last step.
            if person in state.playing and state.lesson is None:
                names = state.seat_names(pick_game(self._games, state.game))
                others = zip(names, state.seats, strict=True)
                seats = tuple(SeatView(name, seat.person, seat.level) for name, seat in others if seat.person != person)
                here = [turn for turn in turns if turn.room == code]
                waits_for = tuple(state.name_of(turn.person) for turn in here if turn.person != person)
                yours = any(turn.person == person for turn in here)
                found.append(Ongoing(code, state.game, seats, yours, waits_for, here[0].due if here else None))
        count = sum(turn.person == person for turn in turns)
        invitations = len(await self._store.friends.invitations(person))
        return Mine(tuple(found), tuple(await self._store.people.beliefs(person)), count, invitations)

    async def share(self) -> None:
        """Publish the rooms of this process to the others."""
        assert self._shared is not None
        open_ones = [driver for driver in self._rooms.values() if driver.clients]
        await self._shared.rooms.show((_listed(driver), driver.room.state.public) for driver in open_ones)


def _listed(driver: Driver) -> Listed:
    return _of_state(driver.room.state, driver.room.people_here)


def _of_state(state: RoomState, people: int) -> Listed:
    return Listed(
        code=state.code,
        game=state.game,
        host=state.people.get(state.host, ""),
        people=people,
        seats=len(state.seats),
        playing=state.is_playing,
        locked=bool(state.password),
    )
