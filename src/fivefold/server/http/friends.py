"""Routes for people you have played with: invite them again, see who is here, and block. Nobody else can be found."""

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import Body, Parameter
from msgspec import Struct

from fivefold.api.bodies import Me
from fivefold.api.friends import Friend, FriendList, InvitationInfo, NewInvitation, ShowPresence
from fivefold.core.errors import Illegal
from fivefold.server.http.requests import HttpRequest, hub_of, me_of, pay, room_of
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import INVITE_PRICE, WORK_PRICE
from fivefold.server.store.friends import HERE


class _InRoom(Struct):
    """The part of a saved room that says who is in it."""

    people: dict[str, str]


PersonId = Annotated[str, Parameter(pattern="^[0-9a-f]{1,32}$", description="The id of a person.")]


@get("/api/friends", responses=TROUBLE)
async def get_friends(request: HttpRequest) -> FriendList:
    """List the people with whom you have finished matches, the latest first."""
    pay(request, WORK_PRICE)
    return await _friends(request, await me_of(request))


@put("/api/friends/presence", responses=TROUBLE)
async def show_presence(request: HttpRequest, data: Annotated[ShowPresence, Body()]) -> FriendList:
    """Begin or end to show these people that you are here."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    await hub_of(request).store.friends.show_presence(me.id, shows=data.shows)
    return await _friends(request, me)


@get("/api/friends/invitations", responses=TROUBLE)
async def get_invitations(request: HttpRequest) -> list[InvitationInfo]:
    """List your open invitations, the latest first."""
    found = await hub_of(request).store.friends.invitations((await me_of(request)).id)
    return [InvitationInfo(*one) for one in found]


@post("/api/friends/{person:str}/invitation", status_code=200, responses=TROUBLE)
async def invite(request: HttpRequest, person: PersonId, data: Annotated[NewInvitation, Body()]) -> FriendList:
    """Invite a person with whom you have played to the room in which you are."""
    pay(request, INVITE_PRICE)
    me, store = await me_of(request), hub_of(request).store
    if not await store.friends.have_played(me.id, person):
        raise Illegal("server.friends.strangers")
    room = await room_of(request, data.room)
    kept = await store.load_room(room.code)
    if kept is None or me.id not in msgspec.json.decode(kept.state, type=_InRoom).people:
        raise Illegal("server.no-such-room")
    game = await hub_of(request).listings.game_in(room.code)
    # Who is blocked does not learn of it.
    is_welcome = not await store.blocks.is_between(me.id, person)
    if is_welcome and not await store.friends.invite(me.id, person, room.code, game or ""):
        raise Illegal("server.friends.too-many")
    return await _friends(request, me)


@delete("/api/friends/{person:str}/invitation", status_code=200, responses=TROUBLE)
async def decline(request: HttpRequest, person: PersonId) -> list[InvitationInfo]:
    """Delete the invitation that a person has sent you."""
    pay(request, WORK_PRICE)
    me, store = await me_of(request), hub_of(request).store
    await store.friends.decline(me.id, person)
    return [InvitationInfo(*one) for one in await store.friends.invitations(me.id)]


@put("/api/friends/{person:str}/block", responses=TROUBLE)
async def block(request: HttpRequest, person: PersonId) -> FriendList:
    """Block a person: they can join no room of which you are host, cannot invite you, and do not see you here."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    if person != me.id:
        await hub_of(request).store.blocks.add(me.id, person)
    return await _changed(request, me)


@delete("/api/friends/{person:str}/block", status_code=200, responses=TROUBLE)
async def unblock(request: HttpRequest, person: PersonId) -> FriendList:
    """Block a person no more."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    await hub_of(request).store.blocks.remove(me.id, person)
    return await _changed(request, me)


async def _changed(request: HttpRequest, me: Me) -> FriendList:
    hub = hub_of(request)
    hub.news.blocked(me.id, tuple(await hub.store.blocks.of(me.id)))
    return await _friends(request, me)


async def _friends(request: HttpRequest, me: Me) -> FriendList:
    hub = hub_of(request)
    blocks = await hub.store.blocks.named(me.id)
    blocked = {one.person for one in blocks}
    companions = await hub.store.friends.companions(me.id)
    by = await hub.store.blocks.by(me.id, [one.person for one in companions])
    now = hub.clock.now()
    people = [
        Friend(
            one.person,
            one.name,
            one.last,
            one.game,
            here=None if one.seen is None or one.person in by else now - one.seen < HERE,
            blocked=one.person in blocked,
        )
        for one in companions
    ]
    # Who was blocked without a match together can be unblocked, too.
    known = {one.person for one in people}
    people += [
        Friend(one.person, one.name, one.since, "", here=None, blocked=True)
        for one in blocks
        if one.person not in known
    ]
    return FriendList(tuple(people), await hub.store.friends.shows_presence(me.id))


HANDLERS = [get_friends, show_presence, get_invitations, invite, decline, block, unblock]
