"""Rooms owned by one process at a time: leases by the database's clock, and a guard on every change."""

import asyncio

import pytest

from fivefold.rooms.changes import Change
from fivefold.server.store import EntryExists, Outdated, Ownership, Stale, Store
from fivefold.server.store.owners import Claim, OwnedElsewhere
from server.postgres import Postgres
from server.stores import begun, ended, entry, fresh, new_code, opened, room, run


@pytest.fixture
def url(a_postgres: Postgres) -> str:
    return a_postgres.new_database()


async def expire(store: Store, process: str) -> None:
    """Let the lease of a process expire."""
    await store.read("UPDATE processes SET lease_until = lease_until - 60000 WHERE id = ? RETURNING id", process)


async def claimed(store: Store, code: str, process: str) -> Ownership:
    claim = await store.owners.claim(code, process)
    assert isinstance(claim, Claim), claim
    return Ownership(code, process, claim.epoch)


async def table(store: Store, process: str) -> tuple[Ownership, str]:
    """Create a room of a process, with a match that has begun."""
    ownership, match = Ownership(new_code(), process, 1), fresh()
    await store.save([room(ownership.room, 1), begun(match, ownership.room)], ownership)
    return ownership, match


def test_a_room_belongs_to_who_opens_it(url: str) -> None:
    async def test(store: Store) -> None:
        for process in ("one", "two"):
            await store.owners.join(process)
        ownership, _ = await table(store, "one")
        assert await store.owners.claim(ownership.room, "two") == OwnedElsewhere("one")
        again = await claimed(store, ownership.room, "one")
        assert again.epoch == 2
        assert await store.owners.claim("NOWHERE", "two") is None

    run(url, test)


def test_a_process_learns_whether_others_hear_the_bus(url: str) -> None:
    async def test(store: Store) -> None:
        owners = store.owners
        for process in ("one", "two", "older"):
            await owners.join(process)
        assert await owners.renew("one", hears=True) is False, "the others have not said anything yet"
        assert await owners.renew("two", hears=False) is True
        assert await owners.renew("one", hears=True) is False
        assert await owners.renew("one", hears=False) is False
        assert await owners.renew("two", hears=False) is False, "the bus is gone for all"
        await owners.renew("one", hears=True)
        await expire(store, "one")
        assert await owners.renew("two", hears=False) is False, "what a dead process heard does not count"

    run(url, test)


def test_only_one_of_many_takes_a_free_room(url: str) -> None:
    async def test(store: Store) -> None:
        await store.save([room("ROOM", 1, b"as it was")])
        names = [f"p{n}" for n in range(8)]
        for name in names:
            await store.owners.join(name)
        answers = await asyncio.gather(*(store.owners.claim("ROOM", name) for name in names))
        (winner,) = [name for name, answer in zip(names, answers, strict=True) if isinstance(answer, Claim)]
        assert Claim(1, 1, b"as it was") in answers
        assert answers.count(OwnedElsewhere(winner)) == 7

    run(url, test)


def test_the_rooms_of_a_dead_process_are_free_and_it_cannot_come_back(url: str, a_postgres: Postgres) -> None:
    async def test(store: Store) -> None:
        await asyncio.sleep(a_postgres.seconds_until_old(4))
        for process in ("one", "two"):
            await store.owners.join(process)
        ownership, _ = await table(store, "one")
        assert await store.owners.expire_leases() == []
        await expire(store, "one")
        assert await store.owners.claim(ownership.room, "two") == OwnedElsewhere("one"), (
            "late, but nobody has said it is dead"
        )
        assert await store.owners.expire_leases() == ["one"]
        assert await store.owners.orphans(10) == [ownership.room]
        assert await store.owners.renew("one", hears=True) is None
        assert (await claimed(store, ownership.room, "two")).epoch == 3
        assert await store.owners.orphans(10) == []
        assert await store.owners.claim(ownership.room, "one") == OwnedElsewhere("two")

    run(url, test)


def test_a_late_sign_of_life_is_good_as_long_as_nobody_was_declared_dead(url: str, a_postgres: Postgres) -> None:
    async def test(store: Store) -> None:
        await asyncio.sleep(a_postgres.seconds_until_old(4))
        await store.owners.join("one")
        await expire(store, "one")
        assert await store.owners.renew("one", hears=True) is not None
        assert await store.owners.expire_leases() == []

    run(url, test)


def test_what_the_former_owner_writes_is_refused(url: str) -> None:
    """Entries, the room, and both together: nothing of its batch is saved, and the new owner's is."""

    async def test(store: Store) -> None:
        old, match = await table(store, "one")
        await store.save([entry(match, 1)], old)
        new = await claimed(store, old.room, "two")
        batches: list[list[Change]] = [
            [entry(match, 2)],
            [entry(match, 2), entry(match, 3)],
            [room(old.room, 2)],
            [entry(match, 2), room(old.room, 2), ended(match, "ann")],
            [begun(fresh(), old.room), room(old.room, 2)],
        ]
        for changes in batches:
            with pytest.raises((Outdated, Stale)):
                await store.save(changes, old)
        with pytest.raises(Outdated):
            await store.save([entry(match, 2)], old)
        assert await store.entries(match) == [b"line 0", b"line 1"]
        await store.save([entry(match, 2), room(old.room, 2)], new)
        await store.save([entry(match, 3)], new)
        with pytest.raises(EntryExists):
            await store.save([entry(match, 3)], new)

    run(url, test)


def test_a_refused_batch_hurts_no_other_of_the_same_commit(url: str) -> None:
    async def test(store: Store) -> None:
        old, match = await table(store, "one")
        await claimed(store, old.room, "two")
        good = [await table(store, "one") for _ in range(5)]
        kept = [store.save_soon([entry(other, 1)], ownership) for ownership, other in good]
        refused = store.save_soon([entry(match, 1)], old)
        await asyncio.gather(*kept)
        with pytest.raises(Outdated):
            await refused

    run(url, test)


def test_who_takes_a_room_over_waits_for_a_commit_that_is_under_way(url: str) -> None:
    """So the new owner reads everything: no change of the former owner can come later."""

    async def test(store: Store) -> None:
        old, match = await table(store, "one")
        async with opened(url) as other:
            connection = await other._database._connect()  # type: ignore[attr-defined]
            await connection.execute("BEGIN")
            from fivefold.server.store.postgres import _run
            from fivefold.server.store.statements import statements

            (late,) = statements([entry(match, 1)], 0, old)
            assert await _run(connection, late) is None
            claim = asyncio.create_task(store.owners.claim(old.room, "two"))
            done, _ = await asyncio.wait({claim}, timeout=0.3)
            assert not done
            await connection.execute("COMMIT")
            assert isinstance(await claim, Claim)
            assert await store.entries(match) == [b"line 0", b"line 1"]

    run(url, test)


@pytest.mark.parametrize("in_use", [True, False])
def test_a_room_that_is_let_go_can_be_taken(url: str, in_use: bool) -> None:
    async def test(store: Store) -> None:
        for process in ("one", "two"):
            await store.owners.join(process)
        ownership, _ = await table(store, "one")
        await store.owners.release(ownership.room, "two", 1, in_use=in_use)
        await store.owners.release(ownership.room, "one", 7, in_use=in_use)
        assert await store.owners.claim(ownership.room, "two") == OwnedElsewhere("one"), "let go by somebody else"
        await store.owners.release(ownership.room, "one", 1, in_use=in_use)
        assert await store.owners.orphans(10) == ([ownership.room] if in_use else [])
        assert (await claimed(store, ownership.room, "two")).epoch == 3
        assert await store.owners.claim(ownership.room, "one") == OwnedElsewhere("two")

    run(url, test)


def test_who_leaves_leaves_its_rooms_to_others(url: str) -> None:
    async def test(store: Store) -> None:
        await store.owners.join("one")
        ownership, match = await table(store, "one")
        await store.owners.leave("one")
        assert await store.owners.orphans(10) == [ownership.room]
        assert await store.owners.renew("one", hears=True) is None
        with pytest.raises(Outdated):
            await store.save([entry(match, 1)], ownership)

    run(url, test)


def test_a_room_that_a_dead_process_took_is_free(url: str) -> None:
    """The process cannot know yet that it is dead."""

    async def test(store: Store) -> None:
        await store.owners.join("two")
        await store.save([room("ROOM", 1)])
        assert (await claimed(store, "ROOM", "dead")).epoch == 1
        assert (await claimed(store, "ROOM", "two")).epoch == 2

    run(url, test)
