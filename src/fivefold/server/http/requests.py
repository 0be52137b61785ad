"""What every request over HTTP has: a hub to ask, an address, somebody who asks, and a price."""

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.params import Parameter

from fivefold.core.errors import Illegal
from fivefold.server.http.bodies import Me
from fivefold.server.http.pages import base_of
from fivefold.server.limits import network
from fivefold.server.rooms.hub import Hub

COOKIE = "fivefold"
HttpRequest = Request[Any, Any, State]
HttpConnection = ASGIConnection[Any, Any, Any, State]
MatchId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", description="A match, as the room names it.")]


def hub_of(connection: HttpConnection) -> Hub:
    """Everything the server knows."""
    hub: Hub = connection.app.state.hub
    return hub


def address_of(connection: HttpConnection) -> str:
    """Where it is asked from."""
    return connection.client.host if connection.client else "?"


def pay(request: HttpRequest, price: int) -> None:
    """Takes the price of a request that is more than the usual work; raises Illegal."""
    if not hub_of(request).per_address.take(network(address_of(request)), price):
        raise Illegal("server.too-fast")


async def known(connection: HttpConnection) -> Me | None:
    """Who asks, if the cookie says so; raises StoreError."""
    return await hub_of(connection).people.known(connection.cookies.get(COOKIE))


async def me_of(connection: HttpConnection) -> Me:
    """Who asks; raises Illegal for one who has not been welcomed with a cookie."""
    found = await known(connection)
    if found is None:
        raise Illegal("server.stranger")
    hub_of(connection).people.must_be_welcome(found.id, network(address_of(connection)))
    return found


async def cookie_for(request: HttpRequest, person: str) -> Cookie:
    """The cookie with which a device is this person; raises StoreError."""
    people = hub_of(request).people
    secure = base_of(request).startswith("https:")
    value = await people.cookie(person)
    return Cookie(COOKIE, value=value, max_age=people.lifetime, httponly=True, samesite="lax", secure=secure)
