"""People one has played with: they are found by nobody else, can be invited and blocked, and show themselves or not."""

import pytest

from fivefold.api.friends import FriendList, InvitationInfo
from fivefold.server.store import Store, personal
from fivefold.server.store.blocks import MOST_BLOCKED
from fivefold.server.store.friends import INVITED, MOST_SENT, Invitation
from server.client import Client, Server, until
from server.conftest import Person, company, rename, seated
from server.stores import begun, ended, fresh, result, run

DAY = 24 * 3600 * 1000


async def played(store: Store, *people: str, at: int = 1, game: str = "karma") -> None:
    match = fresh()
    await store.save([begun(match), ended(match, *people, at=at, game=game, went=result(0, seats=len(people)))])


# -- the tables, on each database


def test_companions_are_those_of_finished_matches_the_latest_first(url: str) -> None:
    async def test(store: Store) -> None:
        ann, ben, cem, dot = fresh(), fresh(), fresh(), fresh()
        for person, name in ((ann, "Ann"), (ben, "Ben"), (cem, "Cem"), (dot, "Dot")):
            await store.people.save_name(person, name)
        await played(store, ann, ben, at=1)
        await played(store, ann, cem, at=2, game="set")
        await played(store, ann, ben, at=3, game="wordspiel")
        await played(store, ben, dot, at=4)
        found = [(one.name, one.last, one.game) for one in await store.friends.companions(ann)]
        assert found == [("Ben", 3, "wordspiel"), ("Cem", 2, "set")]
        assert await store.friends.have_played(ann, ben)
        assert not await store.friends.have_played(ann, dot)

    run(url, test)


def test_only_who_shows_it_is_seen(url: str) -> None:
    async def test(store: Store) -> None:
        ann, ben = fresh(), fresh()
        await store.people.save_name(ben, "Ben")
        await played(store, ann, ben)
        await store.friends.note_here([ben])
        assert (await store.friends.companions(ann))[0].seen is None
        await store.friends.show_presence(ben, shows=True)
        assert (await store.friends.companions(ann))[0].seen is not None
        await store.friends.show_presence(ben, shows=False)
        assert (await store.friends.companions(ann))[0].seen is None

    run(url, test)


def test_invitations_end_and_are_few(url: str) -> None:
    now = [1_700_000_000_000]

    async def test(store: Store) -> None:
        ann, ben = fresh(), fresh()
        await store.people.save_name(ann, "Ann")
        assert await store.friends.invite(ann, ben, "ONE", "karma")
        assert await store.friends.invite(ann, ben, "TWO", "set")
        assert await store.friends.invitations(ben) == [Invitation(ann, "Ann", "TWO", "set")], "one of each sender"
        for _ in range(MOST_SENT - 1):
            assert await store.friends.invite(ann, fresh(), "ONE", "karma")
        assert not await store.friends.invite(ann, fresh(), "ONE", "karma"), "a flood"
        now[0] += INVITED
        assert await store.friends.invitations(ben) == []
        assert await store.friends.invite(ann, ben, "ONE", "karma")

    run(url, test, clock=lambda: now[0])


def test_blocks_are_bounded_and_go_with_a_person(url: str) -> None:
    async def test(store: Store) -> None:
        ann, ben = fresh(), fresh()
        await store.friends.invite(ben, ann, "ONE", "karma")
        await store.blocks.add(ann, ben)
        assert await store.friends.invitations(ann) == []
        assert await store.blocks.is_between(ben, ann)
        assert await store.blocks.by(ben, [ann, fresh()]) == await store.blocks.between(ben, [ann]) == {ann}
        assert await store.blocks.between(ann, [ben, fresh()]) == {ben}
        assert await store.blocks.by(ben, []) == set()
        assert (await personal.export(store, ann)).blocked == [ben]
        for _ in range(MOST_BLOCKED + 1):
            await store.blocks.add(ann, fresh())
        assert len(await store.blocks.of(ann)) == MOST_BLOCKED
        await personal.forget(store, ann)
        assert await store.blocks.of(ann) == []

    run(url, test)


# -- a server


def friends(client: Client) -> FriendList:
    return client.get("/api/friends", FriendList)


def finished(server: Server, someone: Person) -> tuple[str, Client, Client]:
    """Return a room, its host, and the other person, after a match of the two."""
    code, wires = company(
        server, someone, 2, game="karma", options={"turn_limit": 1, "choose_seconds": 1, "turn_seconds": 1}
    )
    seated(wires)
    wires[0].start()
    wires[0].until(lambda: wires[0].table is not None and wires[0].table.outcome is not None, "the end")
    ann, ben = (wire.client for wire in wires)
    until(lambda: friends(ann).people, "the result to be listed")
    for wire in wires:
        wire.drop()
    return code, ann, ben


def test_nobody_else_is_listed_and_strangers_cannot_be_invited(server: Server, someone: Person) -> None:
    ann, ben = someone(server), someone(server)
    assert friends(ann).people == ()
    code = ann.open_room(game="karma")
    answer = ann.http.post(f"/api/friends/{ben.id}/invitation", json={"room": code})
    assert answer.status_code == 400
    assert ben.get("/api/friends/invitations", list[InvitationInfo]) == []
    rename(ben, "Ben")
    ann.http.put(f"/api/friends/{ben.id}/block").raise_for_status()
    (stranger,) = friends(ann).people
    assert (stranger.person, stranger.name, stranger.game, stranger.blocked) == (ben.id, "Ben", "", True)
    ann.http.delete(f"/api/friends/{ben.id}/block").raise_for_status()
    assert friends(ann).people == (), "who was blocked can be unblocked, and is gone then"


def test_who_has_played_together_invites_and_blocks(server: Server, someone: Person) -> None:
    _, ann, ben = finished(server, someone)
    (known,) = friends(ann).people
    assert (known.person, known.game, known.here, known.blocked) == (ben.id, "karma", None, False)
    room = ann.open_room(game="karma")
    assert ann.http.post(f"/api/friends/{ben.id}/invitation", json={"room": room}).status_code == 200
    (invitation,) = ben.get("/api/friends/invitations", list[InvitationInfo])
    assert (invitation.sender, invitation.room, invitation.game) == (ann.id, room, "karma")
    wire = ben.join(room)
    wire.until(lambda: wire.welcome, "a welcome")
    assert ben.http.delete(f"/api/friends/{ann.id}/invitation").json() == []
    assert ben.http.post(f"/api/friends/{ann.id}/invitation", json={"room": "NOROOM"}).status_code == 404
    host = ann.join(room)
    host.until_room(lambda room: len(room.people) == 2, "both")
    assert ben.http.post(f"/api/friends/{ann.id}/invitation", json={"room": room}).status_code == 200
    host.ask("kick", person=ben.id)
    until(lambda: invited_from(ben, ann, room) == 404, "the invitation of someone who was removed to be refused")


def invited_from(sender: Client, recipient: Client, room: str) -> int:
    """Invite a person to a room, and return the status."""
    return sender.http.post(f"/api/friends/{recipient.id}/invitation", json={"room": room}).status_code


@pytest.mark.smoke
def test_a_blocked_person_joins_no_room_of_the_host_and_does_not_learn_why(server: Server, someone: Person) -> None:
    old, ann, ben = finished(server, someone)
    assert ann.http.put(f"/api/friends/{ben.id}/block").json()["people"][0]["blocked"] is True
    room = ann.open_room(game="karma")
    host = ann.join(room)
    host.until(lambda: host.welcome, "a welcome")
    until(lambda: is_kept_out(ben, room), "the block to hold")
    mine = ben.open_room(game="karma")
    assert ben.http.post(f"/api/friends/{ann.id}/invitation", json={"room": mine}).status_code == 200
    assert ann.get("/api/friends/invitations", list[InvitationInfo]) == []
    assert not is_kept_out(ann, mine), "it holds where the other is host"
    ann.http.delete(f"/api/friends/{ben.id}/block")
    until(lambda: not is_kept_out(ben, room), "the block to end")
    assert old != room


def is_kept_out(client: Client, code: str) -> bool:
    wire = client.join(code, hello=False)
    wire.until(lambda: wire.welcome is not None or wire.ended.is_set(), "an answer")
    is_out = wire.welcome is None
    wire.drop()
    return is_out
