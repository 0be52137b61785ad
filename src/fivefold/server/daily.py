"""The puzzles of days over HTTP: how they went for everybody together, and for oneself."""

from typing import Annotated, Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import Parameter

from fivefold.core.errors import Illegal
from fivefold.core.options import make_options
from fivefold.host.days import must_have_come
from fivefold.pieces.daily import ENDING, DailyOptions
from fivefold.server.cookies import NAME
from fivefold.server.hub import Hub
from fivefold.server.limits import WORK_PRICE, network
from fivefold.server.rest import TROUBLE, DailyResult, Day

MOST_MINE = 2000
"""One's results of so many of the latest puzzles are told."""

Asked = Request[Any, Any, State]
Date = Annotated[str, Parameter(pattern=r"^\d{4}-\d\d-\d\d$", description="A date, such as 2026-03-14.")]


def _hub(request: Asked) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _network(request: Asked) -> str:
    return network(request.client.host if request.client else "?")


def _pay(request: Asked) -> None:
    if not _hub(request).per_address.take(_network(request), WORK_PRICE):
        raise Illegal("server.too-fast")


@get("/api/daily/{day:str}", responses=TROUBLE)
async def get_day(request: Asked, day: Date) -> Day:
    """How many people have solved each puzzle of a day here at their first try, and the middle one of their times.

    A puzzle that fewer than five have solved is left out.
    """
    hub = _hub(request)
    make_options(DailyOptions, {"date": day})
    must_have_come(ENDING, {"date": day}, hub.clock.now())
    if (known := hub.days.known(day)) is not None:
        return known
    _pay(request)
    return await hub.days.count(day)


@get("/api/mine/daily", responses=TROUBLE)
async def get_results(request: Asked) -> list[DailyResult]:
    """How the puzzles of days went for you, each with its first result, in the order in which you played them."""
    _pay(request)
    hub = _hub(request)
    me = await hub.people.must_know(request.cookies.get(NAME), _network(request))
    return [DailyResult(*one) for one in await hub.store.index.puzzles(me.id, MOST_MINE)]


routes = [get_day, get_results]
