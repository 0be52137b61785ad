"""What the operator may do with a token: list and close rooms, ban people and addresses."""

import hmac
from typing import Annotated

from litestar import Router, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import Body

from fivefold.core.errors import Illegal
from fivefold.server.http.bodies import Banned, Listed, NewBan
from fivefold.server.http.requests import HttpRequest, address_of, hub_of
from fivefold.server.limits import MISS_PRICE, network
from fivefold.server.logs import log
from fivefold.server.store.bans import Kind

HOUR = 3600 * 1000


def _must_be_operator(request: HttpRequest) -> None:
    """Only whoever has the token; without one in the settings there is nothing here at all."""
    token = hub_of(request).settings.operator_token
    if not token:
        raise NotFoundException
    given = request.headers.get("authorization", "")
    if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        hub_of(request).per_address.penalise(network(address_of(request)), MISS_PRICE)
        log.error("somebody without the token would like to be the operator")
        raise Illegal("server.not-operator")


@get("/rooms")
async def list_rooms(request: HttpRequest) -> list[Listed]:
    """Every room that is open, at any process."""
    return await hub_of(request).listings.open()


@post("/rooms/{code:str}/close", status_code=204)
async def close_room(request: HttpRequest, code: str) -> None:
    """Sends everybody in a room away; the room stays."""
    await hub_of(request).close_room(code)
    log.info("the operator closed a room", room=code)


@get("/bans")
async def list_bans(request: HttpRequest) -> list[Banned]:
    """Everybody who is kept out."""
    return [Banned(ban.kind, ban.who, ban.until, ban.why) for ban in await hub_of(request).store.bans.all()]


@post("/bans", status_code=204)
async def ban(request: HttpRequest, data: Annotated[NewBan, Body()]) -> None:
    """Keeps a person or an address out."""
    hub = hub_of(request)
    kind, who = _whom(data.person, data.address)
    until = None if data.hours is None else hub.store.clock() + data.hours * HOUR
    await hub.store.bans.add(kind, who, until, data.why)
    await hub.people.refresh()
    hub.close_connections_of_banned(kind, who)
    log.info("the operator bans", kind=kind)


@delete("/bans/{kind:str}/{who:path}", status_code=204)
async def lift_ban(request: HttpRequest, kind: str, who: str) -> None:
    """Lets somebody in again."""
    given = who.lstrip("/")
    known, found = _whom(given if kind == "person" else "", given if kind == "address" else "")
    await hub_of(request).store.bans.lift(known, found)
    await hub_of(request).people.refresh()


def _whom(person: str, address: str) -> tuple[Kind, str]:
    if bool(person) == bool(address):
        raise Illegal("server.bad-request.ban")
    return ("person", person) if person else ("address", network(address.partition("/")[0]))


routes = Router(
    "/operator",
    route_handlers=[list_rooms, close_room, list_bans, ban, lift_ban],
    before_request=_must_be_operator,
    include_in_schema=False,
)
