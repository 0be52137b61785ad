"""What every request over HTTP has: a hub to ask, an address, and a price."""

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.params import Parameter

from fivefold.core.errors import Illegal
from fivefold.server.hub import Hub
from fivefold.server.limits import network

Asked = Request[Any, Any, State]
Anybody = ASGIConnection[Any, Any, Any, State]
MatchId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", description="A match, as the room names it.")]


def hub_of(connection: Anybody) -> Hub:
    """Everything the server knows."""
    hub: Hub = connection.app.state.hub
    return hub


def address_of(connection: Anybody) -> str:
    """Where it is asked from."""
    return connection.client.host if connection.client else "?"


def pay(request: Asked, price: int) -> None:
    """Takes the price of a request that is more than the usual work; raises Illegal."""
    if not hub_of(request).per_address.take(network(address_of(request)), price):
        raise Illegal("server.too-fast")
