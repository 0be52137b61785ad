"""Concurrent writes, some of them cancelled: a change is saved completely or not at all, and affects no other."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fivefold.bots.adapting import NOBODY, Evidence, learned
from fivefold.rooms.changes import AddEntry, Change, SaveRoom
from fivefold.server.store import EntryExists, Stale, Store
from server.client import LONG
from server.stores import begun, entry, fresh, new_code, opened, room, run

MATCHES, ROOMS = 3, 2


class Ask(NamedTuple):
    """A request to save entries and rooms through one of two stores, perhaps cancelled after some steps."""

    entries: dict[int, int]
    """The entry to add, for some of the matches."""
    rooms: dict[int, int]
    """The version to save, for some of the rooms."""
    store: int
    steps_before: int
    patience: int | None

    def changes(self, number: int, names: "Names") -> list[Change]:
        mine = b"ask %d" % number
        return [
            *(AddEntry(names.matches[match], n, mine) for match, n in self.entries.items()),
            *(SaveRoom(names.rooms[which], version, mine) for which, version in self.rooms.items()),
        ]


class Names(NamedTuple):
    matches: list[str]
    rooms: list[str]


asks = st.builds(
    Ask,
    st.dictionaries(st.integers(0, MATCHES - 1), st.integers(1, 4), min_size=1, max_size=2),
    st.dictionaries(st.integers(0, ROOMS - 1), st.integers(1, 4), max_size=1),
    st.integers(0, 1),
    st.integers(0, 3),
    st.one_of(st.none(), st.integers(0, 12)),
)


async def ask(number: int, asked: Ask, names: Names, stores: Sequence[Store]) -> str:
    for _ in range(asked.steps_before):
        await asyncio.sleep(0)
    keeping = asyncio.create_task(stores[asked.store].save(asked.changes(number, names)))
    if asked.patience is not None:
        for _ in range(asked.patience):
            await asyncio.sleep(0)
        keeping.cancel()
    try:
        await asyncio.wait_for(keeping, LONG)
    except asyncio.CancelledError:
        return "hung up"
    except (EntryExists, Stale):
        return "refused"
    return "kept"


async def whole_story(url: str, story: list[Ask]) -> None:
    names = Names([fresh() for _ in range(MATCHES)], [new_code() for _ in range(ROOMS)])
    async with opened(url) as one, opened(url) as two:
        for match in names.matches:
            await one.save([begun(match)])
        told = await asyncio.gather(*(ask(n, asked, names, (one, two)) for n, asked in enumerate(story)))
        # Cancelled writes may still be running: one more round trip waits for their end.
        await asyncio.gather(one.is_ready(), two.is_ready())
        lines = {
            (match, n): line
            for match in range(MATCHES)
            for n, line in await _numbered(one, names.matches[match])
            if n > 0
        }
        rooms = {which: await two.load_room(code) for which, code in enumerate(names.rooms)}
    versions: dict[int, list[int]] = {which: [] for which in range(ROOMS)}
    for number, (asked, answer) in enumerate(zip(story, told, strict=True)):
        mine = b"ask %d" % number
        there = {lines.get((match, n)) == mine for match, n in asked.entries.items()}
        assert len(there) == 1, f"half of {asked} is there"
        (is_there,) = there
        assert answer == "hung up" or is_there == (answer == "kept"), f"{asked} was {answer}"
        if is_there:
            for which, version in asked.rooms.items():
                versions[which].append(version)
    for which, saved in versions.items():
        kept = rooms[which]
        assert sorted(saved) == list(range(1, len(saved) + 1)), "a version was saved twice or left out"
        assert (kept.version if kept else 0) == len(saved)


async def _numbered(store: Store, match: str) -> list[tuple[int, bytes]]:
    rows = await store.read("SELECT n, line FROM entries WHERE match = ?", match)
    return [(n, line) for n, line in rows]


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(story=st.lists(asks, min_size=2, max_size=14))
def test_whatever_the_order_and_whoever_hangs_up(url: str, story: list[Ask]) -> None:
    asyncio.run(whole_story(url, story))


def test_the_second_to_write_an_entry_is_told(url: str) -> None:
    match, other = fresh(), fresh()

    async def test(store: Store) -> None:
        await store.save([begun(match)])
        await store.save([begun(other)])
        await store.save([entry(match, 1, b"first")])
        # All in one commit: the refused one affects no other.
        answers = await asyncio.gather(
            *(store.save([entry(other, n)]) for n in range(1, 5)),
            store.save([entry(match, 1, b"second")]),
            store.save([entry(match, 2)]),
            store.save([room("NOWHERE", 7)]),
            store.people.save_name(match, "Ann"),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [*[type(None)] * 4, EntryExists, type(None), Stale, type(None)]
        assert await store.people.named("Ann")
        assert await store.entries(match) == [b"line 0", b"first", b"line 2"]
        assert len(await store.entries(other)) == 5

    run(url, test)


def test_who_hangs_up_breaks_nobody_elses_write(url: str) -> None:
    """Cancelled after any number of steps, in the middle of any commit."""

    async def test(store: Store) -> None:
        for steps in range(40):
            good, bad = fresh(), fresh()
            await store.save([begun(good)])
            await store.save([begun(bad)])
            impatient = [asyncio.create_task(store.save([entry(bad, n)])) for n in range(1, 6)]
            patient = [asyncio.create_task(store.save([entry(good, n)])) for n in range(1, 6)]
            for _ in range(steps):
                await asyncio.sleep(0)
            for task in impatient:
                task.cancel()
            await asyncio.wait_for(asyncio.gather(*patient), LONG)
            await asyncio.gather(*impatient, return_exceptions=True)
            await store.save([entry(good, 6)])
            assert len(await store.entries(good)) == 7

    run(url, test)


def test_two_stores_race_for_entries_and_for_a_room(url: str) -> None:
    """Each entry and each version has one writer, and the loser can continue after reading again."""
    match, code = fresh(), new_code()

    async def play(store: Store, name: bytes) -> tuple[int, int]:
        kept = refused = 0
        while True:
            found = await store.load_room(code)
            assert found is not None
            length = len(await store.entries(match))
            if length > 60:
                return kept, refused
            try:
                await store.save([entry(match, length, name), room(code, found.version + 1, name)])
                kept += 1
            except (EntryExists, Stale):
                refused += 1

    async def test(store: Store) -> None:
        await store.save([begun(match), room(code, 1)])
        async with opened(url) as second:
            one, two = await asyncio.gather(play(store, b"one"), play(second, b"two"))
        lines = await store.entries(match)
        assert len(lines) == 61
        assert (one[0], two[0]) == (lines.count(b"one"), lines.count(b"two"))
        found = await store.load_room(code)
        assert found == (61, lines[-1])
        assert one[1] + two[1] > 0, "nobody was ever refused: this tested nothing"

    run(url, test)


def test_who_plays_in_two_rooms_at_once_is_learned_about_in_both(url: str) -> None:
    """In either order, neither update overwrites the other."""
    ann, win = fresh(), (1.5, 1.0)

    async def learn(store: Store) -> None:
        for _ in range(6):
            await store.people.learn("set", Evidence(ann, (win,), 1.0))

    async def test(store: Store) -> None:
        async with opened(url) as second:
            await asyncio.gather(learn(store), learn(second), learn(store))
        assert await store.people.beliefs(ann) == {"set": learned(NOBODY, [win] * 18, 1.0)}

    run(url, test)
