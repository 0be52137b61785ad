"""Routes for matches whose turns take days: vacations."""

from typing import Annotated

from litestar import delete, get, put
from litestar.params import Body

from fivefold.api.turns import NewVacation, VacationInfo
from fivefold.server.http.requests import HttpRequest, hub_of, me_of, pay
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import WORK_PRICE
from fivefold.server.people import vacations


@get("/api/mine/vacation", responses=TROUBLE)
async def get_vacation(request: HttpRequest) -> VacationInfo:
    """Return your vacation, and how many days you have left this year."""
    hub = hub_of(request)
    return await vacations.info(hub.store, (await me_of(request)).id, hub.clock.now())


@put("/api/mine/vacation", responses=TROUBLE)
async def begin_vacation(request: HttpRequest, data: Annotated[NewVacation, Body()]) -> VacationInfo:
    """Begin a vacation: where turns take days, the clock stands still while it is your turn."""
    pay(request, WORK_PRICE)
    me, hub = await me_of(request), hub_of(request)
    await vacations.begin(hub.store, me.id, data.days, hub.clock.now(), hub.tell_vacation)
    return await vacations.info(hub.store, me.id, hub.clock.now())


@delete("/api/mine/vacation", status_code=200, responses=TROUBLE)
async def end_vacation(request: HttpRequest) -> VacationInfo:
    """End your vacation; the days that are left of it can be taken later."""
    pay(request, WORK_PRICE)
    me, hub = await me_of(request), hub_of(request)
    await vacations.end(hub.store, me.id, hub.clock.now(), hub.tell_vacation)
    return await vacations.info(hub.store, me.id, hub.clock.now())


HANDLERS = [get_vacation, begin_vacation, end_vacation]
