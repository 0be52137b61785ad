"""Data that expires and data that stays: each after its time, and in small steps."""

import asyncio

from fivefold.reviews.model import FORMAT
from fivefold.server.store import Retention, Store, Sweeper
from fivefold.server.store.sweep import DAY, MOST
from server.stores import begun, ended, entry, fresh, new_code, opened, room

START = 1_800_000_000_000


class Calendar:
    """A clock in days, advanced by the test."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now

    def wait(self, days: float) -> None:
        self.now += int(days * DAY)


async def swept(store: Store, retention: Retention | None = None, in_use: tuple[str, ...] = ()) -> tuple[int, int, int]:
    return await Sweeper(store, retention or Retention()).sweep(in_use)


def test_rooms_go_when_nobody_uses_them(url: str) -> None:
    today = Calendar()

    async def test() -> None:
        async with opened(url, clock=today) as store:
            quiet, busy, open_now = new_code(), new_code(), new_code()
            for code in (quiet, busy, open_now):
                await store.save([room(code, 1)])
            today.wait(6)
            await store.save([room(busy, 2)])
            assert await swept(store) == (0, 0, 0)
            today.wait(1.1)
            assert await swept(store, Retention(rooms=0)) == (0, 0, 0)
            assert await swept(store, in_use=(open_now,)) == (1, 0, 0)
            assert await store.load_room(quiet) is None
            assert await store.load_room(busy) is not None
            assert await store.load_room(open_now) is not None

    asyncio.run(test())


def test_matches_stay_unless_nobody_can_ever_end_them(url: str) -> None:
    today = Calendar()

    async def test() -> None:
        async with opened(url, clock=today) as store:
            code, over, left, going_on = new_code(), fresh(), fresh(), fresh()
            await store.save([room(code, 1), begun(going_on, code, began=today.now)])
            await store.save([begun(over, new_code(), began=today.now), ended(over, fresh(), at=today.now)])
            await store.save([begun(left, new_code(), began=today.now), entry(left, 1)])
            today.wait(6.9)
            await store.save([room(code, 2)])
            assert await swept(store) == (0, 0, 0)
            today.wait(0.2)
            assert await swept(store) == (0, 1, 0)
            assert await store.load_match(left) is None
            assert await store.entries(left) == []
            today.wait(6)
            await store.save([room(code, 3)])
            today.wait(1)
            assert await swept(store) == (0, 0, 0), "its room is there"
            today.wait(4000)
            assert await swept(store, in_use=(code,)) == (0, 0, 0), "what is over stays for ever"
            assert await swept(store) == (1, 1, 0)
            assert await store.load_match(going_on) is None
            kept = await store.load_match(over)
            assert kept is not None

    asyncio.run(test())


def test_matches_that_are_over_go_if_the_host_wants_that(url: str) -> None:
    today, ann = Calendar(), fresh()

    async def test() -> None:
        async with opened(url, clock=today) as store:
            first, second, shown, code = fresh(), fresh(), fresh(), new_code()
            await store.save([begun(first), ended(first, ann, at=today.now)])
            await store.save([room(code, 1), begun(shown, code), ended(shown, ann, at=today.now)])
            today.wait(20)
            await store.save([begun(second), ended(second, ann, at=today.now), room(code, 2)])
            for match in (first, second):
                await store.keep_review(match, f'{{"format":{FORMAT},"players":[]}}')
            today.wait(11)
            assert await swept(store, Retention(matches=30, rooms=0)) == (0, 1, 0)
            assert await store.load_match(first) is None
            assert await store.entries(first) == []
            assert {played.match for played in await store.index.latest(ann, 50)} == {second, shown}
            assert await store.review(first) is None
            assert await store.review(second) is not None

    asyncio.run(test())


def test_people_without_matches_go(url: str) -> None:
    today = Calendar()

    async def test() -> None:
        async with opened(url, clock=today) as store:
            player, visitor, guest, careful = (fresh() for _ in range(4))
            match = fresh()
            for person in (player, visitor, guest):
                await store.people.save_name(person, "Ann")
            await store.people.sign_out(careful, "Ann")
            await store.save([begun(match), ended(match, player, at=today.now)])
            today.wait(80)
            await store.people.touch(guest)
            today.wait(11)
            assert await swept(store, Retention(people=0)) == (0, 0, 0)
            assert await swept(store) == (0, 0, 1)
            assert await store.people.find(visitor) is None
            assert await store.people.find(careful) is not None, "devices that were signed out could come back"
            today.wait(300)
            assert await swept(store) == (0, 0, 2)
            assert [person.id for person in await store.people.named("Ann")] == [player]

    asyncio.run(test())


def test_what_people_chose_goes_with_them(url: str) -> None:
    today = Calendar()

    async def test() -> None:
        async with opened(url, clock=today) as store:
            stays, goes = fresh(), fresh()
            for person in (stays, goes):
                await store.people.save_name(person, "Ann")
                await store.friends.show_presence(person, shows=True)
                await store.blocks.add(person, fresh())
            today.wait(80)
            await store.people.touch(stays)
            today.wait(11)
            assert await swept(store) == (0, 0, 1)
            for person, is_there in ((stays, True), (goes, False)):
                assert await store.friends.shows_presence(person) is is_there
                assert bool(await store.blocks.of(person)) is is_there

    asyncio.run(test())


def test_a_sweep_does_a_little_and_the_next_goes_on(url: str) -> None:
    today, extra = Calendar(), 50

    async def test() -> None:
        async with opened(url, clock=today) as store:
            codes = sorted(new_code() for _ in range(MOST + extra))
            await store.save([room(code, 1) for code in codes])
            players = [fresh() for _ in range(MOST)]
            match = fresh()
            await store.save([begun(match), ended(match, *players)])
            await asyncio.gather(*(store.people.save_name(person, "Ann") for person in players))
            today.wait(1)
            await asyncio.gather(*(store.people.save_name(fresh(), "Ben") for _ in range(MOST + extra)))
            today.wait(100)
            sweeper = Sweeper(store, Retention())
            first = await sweeper.sweep(codes[:MOST])
            assert first == (extra, 0, 0), "those in use and those who stay are in nobody's way"
            assert await sweeper.sweep() == (MOST, 0, MOST)
            assert await sweeper.sweep() == (0, 0, extra)
            assert await sweeper.sweep() == (0, 0, 0)
            assert len(await store.people.named("Ann", 1000)) == MOST

    asyncio.run(test())


def test_bans_and_keys_that_have_ended_go(url: str) -> None:
    today = Calendar()

    async def test() -> None:
        async with opened(url, clock=today) as store:
            await store.bans.add("person", fresh(), today.now + DAY, "a day")
            await store.bans.add("person", fresh(), None, "for ever")
            await store.keys.rotate(10 * DAY)
            today.wait(2)
            await swept(store)
            assert await store.read("SELECT why FROM bans") == [("for ever",)]
            assert len(await store.keys.all()) == 2
            today.wait(9)
            await swept(store)
            assert [key.id for key in await store.keys.all()] == [2]

    asyncio.run(test())
