"""What routes need of a request: the hub, the client's address, the person, and the rate limit."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.params import Parameter

from fivefold.api.bodies import Me
from fivefold.core.errors import Illegal
from fivefold.server.http.host import base_of
from fivefold.server.limits import MISS_PRICE, network
from fivefold.server.rooms.handle import RoomHandle
from fivefold.server.rooms.hub import Hub

COOKIE = "fivefold"
HttpRequest = Request[Any, Any, State]
HttpConnection = ASGIConnection[Any, Any, Any, State]
Code = Annotated[str, Parameter(pattern="^[A-Za-z0-9]{1,16}$", description="The code of a room or of a handover.")]
MatchId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", description="The id of a match.")]


def hub_of(connection: HttpConnection) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub


def address_of(connection: HttpConnection) -> str:
    return connection.client.host if connection.client else "?"


def pay(request: HttpRequest, price: int) -> None:
    """Charge more than the usual price for a request; raises Illegal."""
    if not hub_of(request).buckets.per_address.take(network(address_of(request)), price):
        raise Illegal("server.too-fast")


@contextmanager
def misses_charged(connection: HttpConnection, code: str | None = None) -> Generator[None]:
    """Charge the address for a refusal in the block, or only for one with this code, so that guessing is expensive."""
    try:
        yield
    except Illegal as refusal:
        if code in (None, refusal.code):
            hub_of(connection).buckets.per_address.penalise(network(address_of(connection)), MISS_PRICE)
        raise


async def room_of(connection: HttpConnection, code: str) -> RoomHandle:
    """Return a room; a wrong code is charged to the address. Raises Illegal."""
    with misses_charged(connection):
        return await hub_of(connection).room(code)


async def known(connection: HttpConnection) -> Me | None:
    """Return the person whom the cookie names, if any; raises StoreError."""
    return await hub_of(connection).people.known(connection.cookies.get(COOKIE))


async def me_of(connection: HttpConnection) -> Me:
    """Return the person who makes the request; raises Illegal if there is no valid cookie or the person is banned."""
    me = await known(connection)
    if me is None:
        raise Illegal("server.stranger")
    hub_of(connection).people.must_be_welcome(me.id, network(address_of(connection)))
    return me


async def cookie_for(request: HttpRequest, person: str) -> Cookie:
    """Return the cookie that identifies a person; raises StoreError."""
    people = hub_of(request).people
    secure = base_of(request).startswith("https:")
    value = await people.cookie(person, request.cookies.get(COOKIE))
    return Cookie(COOKIE, value=value, max_age=people.lifetime, httponly=True, samesite="lax", secure=secure)
