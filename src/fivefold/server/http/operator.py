"""Routes for the operator, protected by a token: list and close rooms, ban people and addresses."""

import hmac
from typing import Annotated

from litestar import Router, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import Body

from fivefold.api.bodies import Banned, Listed, NewBan
from fivefold.core.errors import Illegal
from fivefold.server.http.requests import HttpRequest, address_of, hub_of
from fivefold.server.limits import MISS_PRICE, network
from fivefold.server.logs import log
from fivefold.server.store.bans import Kind

HOUR = 3600 * 1000


def _must_be_operator(request: HttpRequest) -> None:
    """Raise Illegal without the right token; if no token is set, the routes do not exist."""
    token = hub_of(request).settings.operator_token
    if not token:
        raise NotFoundException
    given = request.headers.get("authorization", "")
    if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        hub_of(request).buckets.per_address.penalise(network(address_of(request)), MISS_PRICE)
        log.error("an operator request had a wrong token")
        raise Illegal("server.not-operator")


@get("/rooms")
async def list_rooms(request: HttpRequest) -> list[Listed]:
    """List the open rooms of all processes."""
    return await hub_of(request).listings.open()


@post("/rooms/{code:str}/close", status_code=204)
async def close_room(request: HttpRequest, code: str) -> None:
    """Disconnect everyone in a room; the room stays."""
    await hub_of(request).close_room(code)
    log.info("the operator closed a room", room=code)


@get("/bans")
async def list_bans(request: HttpRequest) -> list[Banned]:
    """List the bans."""
    return [Banned(ban.kind, ban.who, ban.until, ban.why) for ban in await hub_of(request).store.bans.all()]


@post("/bans", status_code=204)
async def ban(request: HttpRequest, data: Annotated[NewBan, Body()]) -> None:
    """Ban a person or an address."""
    hub = hub_of(request)
    kind, who = _whom(data.person, data.address)
    until = None if data.hours is None else hub.store.clock() + data.hours * HOUR
    await hub.store.bans.add(kind, who, until, data.why)
    await hub.people.refresh()
    hub.close_connections_of_banned(kind, who)
    log.info("the operator added a ban", kind=kind)


@delete("/bans/{kind:str}/{who:path}", status_code=204)
async def lift_ban(request: HttpRequest, kind: str, who: str) -> None:
    """Lift a ban."""
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
