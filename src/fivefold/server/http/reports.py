"""The route for reporting a person."""

from typing import Annotated

from litestar import post
from litestar.params import Body

from fivefold.api.moderation import NewReport
from fivefold.core.errors import Illegal
from fivefold.server.http.requests import HttpRequest, address_of, hub_of, me_of, misses_charged, pay
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import WORK_PRICE, network


@post("/api/reports", status_code=204, responses=TROUBLE)
async def report(request: HttpRequest, data: Annotated[NewReport, Body()]) -> None:
    """Report a person who is or was with you in a room to the operator. Nothing else happens by it."""
    pay(request, WORK_PRICE)
    me, where = await me_of(request), network(address_of(request))
    if not hub_of(request).moderation.operators.are_allowed:
        raise Illegal("server.no-reports")
    with misses_charged(request):
        await hub_of(request).moderation.reports.file(me, data, where)


HANDLERS = [report]
