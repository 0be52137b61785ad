"""Quick matches: pairs of about the same strength, one place per person, and a bot for who has waited long enough."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from fivefold.api.bodies import Me
from fivefold.api.ratings import QuickPlace
from fivefold.bots.adapting import Belief
from fivefold.core.discovery import load_games
from fivefold.core.errors import Illegal
from fivefold.core.game import Millis
from fivefold.core.games import make_game
from fivefold.core.options import OptionValue
from fivefold.rooms.messages import Pace
from fivefold.server.quick.pairing import BOT_AFTER, best_mate, clock_options, reach
from fivefold.server.quick.queue import LIVE, MEETING, MOST_PER_ADDRESS, QuickMatches
from fivefold.server.store import Store, StoreError
from fivefold.server.store.ratings import Rating, write_rating
from fivefold.server.store.seekers import Seeker
from server.stores import run

ANN, BEN, EVE = (Me(letter * 16, letter.title()) for letter in "abe")


class World:
    """Several processes with one database, a clock, and the rooms they open."""

    def __init__(self, store: Store) -> None:
        self.store, self.now = store, 1_000_000
        self.opened: list[tuple[str, dict[str, OptionValue], Pace, list[str], str | None]] = []
        self.places: list[str] = []
        self.works = True
        self.processes = [
            QuickMatches(store, load_games(), lambda: self.now, self.open, self.charge, store.blocks.between)
            for _ in range(3)
        ]

    async def open(
        self, game: str, options: dict[str, OptionValue], pace: Pace, people: Sequence[Me], bot: str | None
    ) -> str:
        if not self.works:
            raise Illegal("server.not-kept.room")
        self.opened.append((game, options, pace, [one.id for one in people], bot))
        return f"ROOM{len(self.opened)}"

    def charge(self, person: str, _address: str) -> None:
        self.places.append(person)

    async def look(
        self, me: Me, process: int = 0, game: str = "karma", pace: Pace = "normal", network: str = ""
    ) -> Any:
        return await self.processes[process].look(me, game, pace, network or me.id)

    def wait(self, milliseconds: Millis) -> None:
        self.now += milliseconds


def world(url: str, test: Any) -> None:
    async def whole(store: Store) -> None:
        await test(World(store))

    run(url, whole)


async def strong(store: Store, me: Me, mean: float) -> None:
    await store.write(write_rating(me.id, "karma", Rating(Belief(mean, 0.3), 20)))


def test_two_people_at_different_processes_meet_in_one_room(url: str) -> None:
    async def test(at: World) -> None:
        await at.store.people.save_name(ANN.id, "Ann")
        assert await at.look(ANN, 0) == QuickPlace(at.now)
        since = at.now
        at.wait(2000)
        found = await at.look(BEN, 1)
        assert found.room == "ROOM1"
        assert await at.look(ANN, 2) == QuickPlace(since, "ROOM1")
        (game, options, pace, people, bot) = at.opened[0]
        assert (game, options, pace, bot) == ("karma", {"turn_seconds": 60}, "normal", None)
        assert set(people) == {ANN.id, BEN.id}

    world(url, test)


def test_only_people_with_the_same_wish_are_paired(url: str) -> None:
    async def test(at: World) -> None:
        await at.look(ANN)
        assert not (await at.look(BEN, game="set")).room
        assert not (await at.look(EVE, pace="fast")).room
        assert (await at.look(BEN)).room, "who changes the wish is asked for that"

    world(url, test)


def test_the_search_widens_with_the_wait(url: str) -> None:
    async def test(at: World) -> None:
        await strong(at.store, ANN, 3.0)
        await strong(at.store, BEN, 1.0)
        await at.look(ANN)
        waited = 0
        while not (await at.look(BEN)).room:
            await at.look(ANN)
            waited += 2000
            at.wait(2000)
            assert waited <= 60_000
        assert waited == 16_000, "two steps apart: 400 at once and 100 a second"

    world(url, test)


def test_the_nearest_comes_first() -> None:
    now = 100_000
    one = Seeker("a", "karma", "normal", 1500, "", now, now)
    others = [Seeker(name, "karma", "normal", mean, "", now - 9000, now) for name, mean in (("b", 1900), ("c", 1400))]
    assert best_mate(one, others, (), now) == others[1]
    assert best_mate(one, others, {"c"}, now) == others[0]
    assert best_mate(one, others, {"b", "c"}, now) is None
    assert reach(0) < reach(10_000) < reach(60_000)


def test_blocked_people_are_never_paired(url: str) -> None:
    async def test(at: World) -> None:
        await at.store.blocks.add(ANN.id, BEN.id)
        for _ in range(30):
            assert not (await at.look(ANN)).room
            assert not (await at.look(BEN)).room
            at.wait(2000)
        assert (await at.look(EVE)).room

    world(url, test)


def test_a_bot_of_ones_own_strength_is_offered_after_20_seconds(url: str) -> None:
    async def test(at: World) -> None:
        await strong(at.store, ANN, 2.34)
        await at.look(ANN)
        with pytest.raises(Illegal):
            await at.processes[1].play_bot(ANN)
        for _ in range(BOT_AFTER // 2000):
            assert not (await at.look(ANN)).bot
            at.wait(2000)
        assert (await at.look(ANN)).bot
        assert (await at.processes[1].play_bot(ANN)).room == "ROOM1"
        assert at.opened[0][3:] == ([ANN.id], "2.3")
        assert not (await at.look(BEN)).room, "who plays a bot does not wait any more"

    world(url, test)


def test_who_has_closed_the_page_is_not_paired(url: str) -> None:
    async def test(at: World) -> None:
        await at.look(ANN)
        at.wait(LIVE + 1)
        assert not (await at.look(BEN)).room
        await at.processes[0].leave(BEN.id)
        assert not (await at.look(EVE)).room

    world(url, test)


def test_a_person_has_one_place_however_often_they_ask(url: str) -> None:
    async def test(at: World) -> None:
        found = await asyncio.gather(*(at.look(ANN, n % 3) for n in range(100)), return_exceptions=True)
        assert not [one for one in found if isinstance(one, BaseException) and not isinstance(one, StoreError)]
        assert await at.store.read("SELECT person FROM seekers") == [(ANN.id,)]
        assert at.opened == [], "nobody is paired with themselves"

    world(url, test)


def test_when_many_ask_at_once_everyone_is_in_one_match(url: str) -> None:
    async def test(at: World) -> None:
        crowd = [Me(f"{n:016x}", "") for n in range(20)]
        rooms: dict[str, str] = {}
        for _ in range(30):
            waiting = [one for one in crowd if one.id not in rooms]
            found = await asyncio.gather(*(at.look(one, n % 3) for n, one in enumerate(waiting)))
            rooms |= {one.id: place.room for one, place in zip(waiting, found, strict=True) if place.room}
            at.wait(2000)
        assert len(rooms) == len(crowd)
        assert {room: list(rooms.values()).count(room) for room in rooms.values()} == dict.fromkeys(rooms.values(), 2)
        seated = [person for _, _, _, people, _ in at.opened for person in people]
        assert sorted(seated) == sorted(one.id for one in crowd)

    world(url, test)


def test_one_address_cannot_fill_the_queue(url: str) -> None:
    async def test(at: World) -> None:
        many = [Me(f"{n:016x}", "") for n in range(100)]
        for n, one in enumerate(many):
            await strong(at.store, one, 4.5 if n % 2 else -1.0)
        refused = 0
        for one in many:
            try:
                await at.look(one, network="192.0.2.1")
            except Illegal as refusal:
                refused += refusal.code == "quick"
        waiting = await at.store.read("SELECT count(*) FROM seekers WHERE mate IS NULL")
        assert waiting[0][0] <= MOST_PER_ADDRESS
        assert refused > 0
        await at.look(ANN)
        assert (await at.look(BEN)).room, "others find each other all the same"

    world(url, test)


def test_if_the_room_cannot_be_opened_both_wait_on(url: str) -> None:
    async def test(at: World) -> None:
        await at.look(ANN)
        at.works = False
        with pytest.raises(Illegal):
            await at.look(BEN)
        at.works = True
        assert (await at.look(ANN)).room

    world(url, test)


def test_if_the_process_that_paired_two_dies_both_are_back_in_the_queue(url: str) -> None:
    async def test(at: World) -> None:
        await at.look(ANN)
        await at.look(BEN, pace="fast")
        await at.store.seekers.claim(ANN.id, BEN.id, at.now)
        assert not (await at.look(ANN)).room
        at.wait(MEETING + 1)
        await at.look(ANN)
        assert (await at.look(BEN)).room

    world(url, test)


def test_a_found_match_is_announced_for_a_while_and_then_a_new_search_begins(url: str) -> None:
    async def test(at: World) -> None:
        await at.look(ANN)
        first = (await at.look(BEN)).room
        assert (await at.look(ANN)).room == (await at.look(ANN)).room == first
        at.wait(MEETING + 1)
        assert not (await at.look(ANN)).room
        await at.processes[0].leave(ANN.id)
        assert await at.store.seekers.find(ANN.id) is None

    world(url, test)


def test_there_is_no_queue_for_solitaires_and_unknown_games(url: str) -> None:
    async def test(at: World) -> None:
        for game in ("set-solitaire", "karma-daily", "chess"):
            with pytest.raises(Illegal):
                await at.look(ANN, game=game)
        offer = at.processes[0].offer
        assert set(offer.timed) < set(offer.games)

    world(url, test)


@pytest.mark.parametrize("pace", ["relaxed", "normal", "fast"])
def test_every_clock_is_allowed_by_its_game(pace: Pace) -> None:
    games = load_games()
    for slug, game in games.items():
        options = clock_options(game, pace)
        made = make_game(games, slug, options, "2026-11-18").options
        assert {name: getattr(made, name) for name in options} == options
