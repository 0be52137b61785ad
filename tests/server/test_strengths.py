"""Strengths of people: updated when the end of a match is saved, and passed to the rooms they join."""

import asyncio
from typing import Any, cast

from fivefold.bots.adapting import NOBODY, Belief, Evidence, learned
from fivefold.core.discovery import load_games
from fivefold.rooms import inputs as i
from fivefold.rooms.changes import EndMatch
from fivefold.rooms.effects import Effects
from fivefold.rooms.room import Room
from fivefold.rooms.state import RoomState
from fivefold.server.clock import Clock
from fivefold.server.people.ratings import RatingService
from fivefold.server.people.strengths import Strengths
from fivefold.server.rooms.driver import Driver
from fivefold.server.store import Store, StoreError
from fivefold.server.workers.pool import WorkerPool
from fivefold.server.workers.requests import think_lane
from server.client import LONG
from server.idle import IDLE
from server.stores import fresh, result, run

GAMES = load_games()


class Ending:
    """A room whose match ends with the first input."""

    waiting, is_saving = 0, False

    def __init__(self, end: EndMatch) -> None:
        self.end, self.taken = end, list[i.Input]()
        self.state = RoomState("ABCDEF", "ann", "karma", {}, (), {})

    def needs_preparation(self, _given: i.Input, _now: int) -> None: ...

    def take(self, given: i.Input, _now: int) -> Effects:
        self.taken.append(given)
        return Effects(save=(self.end,)) if isinstance(given, i.Created) else Effects()


class Broken:
    """A store that saves nothing of rooms."""

    def save_soon(self, changes: object) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_exception(StoreError("server.database.not-open"))
        return done


def ended(person: str) -> EndMatch:
    return EndMatch(fresh(), "karma", 1, ((person, 0),), result(0), (Evidence(person, ((1.0, 1.0),), 2.0),))


async def play(store: Store, saver: Any, end: EndMatch) -> list[i.Input]:
    """Save the end of a match, or fail; return the inputs that the room received."""
    room, strengths = Ending(end), Strengths(store, RatingService(store, GAMES))
    driver = Driver(
        cast(Room, room),
        saver,
        WorkerPool(think_lane()),
        Clock(),
        lambda _: None,
        strengths,
        IDLE,
    )
    driver.put(i.Created())
    async with asyncio.timeout(LONG):
        while not any(isinstance(given, i.Saved | i.SaveFailed) for given in room.taken):
            await asyncio.sleep(0.001)
    await strengths.close()
    return room.taken


def test_a_match_that_is_kept_teaches_the_store_and_then_the_room(url: str) -> None:
    ann, belief = fresh(), learned(NOBODY, [(1.0, 1.0)], 2.0)

    async def test(store: Store) -> None:
        assert await play(store, store, ended(ann)) == [i.Created(), i.Saved(), i.BeliefsKnown(ann, {"karma": belief})]
        assert await store.people.beliefs(ann) == {"karma": belief}
        again = await play(store, store, ended(ann))
        assert again[-1] == i.BeliefsKnown(ann, {"karma": learned(belief, [(1.0, 1.0)], 2.0)})

    run(url, test)


def test_a_match_that_is_not_kept_teaches_nothing(url: str) -> None:
    ann = fresh()

    async def test(store: Store) -> None:
        taken = await play(store, Broken(), ended(ann))
        assert taken[-1] == i.SaveFailed()
        assert await store.people.beliefs(ann) == {}

    run(url, test)


def test_a_room_is_told_how_strong_somebody_is_who_comes(url: str) -> None:
    ann = fresh()

    async def test(store: Store) -> None:
        room, strengths = Ending(ended(ann)), Strengths(store, RatingService(store, GAMES))
        driver = Driver(
            cast(Room, room),
            store,
            WorkerPool(think_lane()),
            Clock(),
            lambda _: None,
            strengths,
            IDLE,
        )
        strengths.came(driver, ann)
        await strengths.close()
        assert room.taken == [i.BlocksKnown(ann, ())], "nothing is known of a stranger"
        await store.people.learn("set", Evidence(ann, ((0.0, 0.0),), 1.0))
        strengths.came(driver, ann)
        await strengths.close()
        known = room.taken[-1]
        assert isinstance(known, i.BeliefsKnown)
        assert known.beliefs == {"set": learned(Belief(), [(0.0, 0.0)], 1.0)}

    run(url, test)
