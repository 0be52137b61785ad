"""Routes for daily puzzles: the results of everyone on this server, and your own."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from fivefold.api.bodies import DailyResult, Day
from fivefold.core.options import make_options
from fivefold.pieces.daily import ENDING, DailyOptions
from fivefold.rooms.days import require_day_reached
from fivefold.server.http.requests import HttpRequest, hub_of, me_of, pay
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import WORK_PRICE
from fivefold.server.store.dailies import played_puzzles

MOST_MINE = 2000
"""The most results of one person that are returned."""

Date = Annotated[str, Parameter(pattern=r"^\d{4}-\d\d-\d\d$", description="A date, such as 2026-03-14.")]


@get("/api/daily/{day:str}", responses=TROUBLE)
async def get_day(request: HttpRequest, day: Date) -> Day:
    """How many people solved each puzzle of a date at their first try, and their median time.

    Puzzles that fewer than five people have solved are left out.
    """
    hub = hub_of(request)
    make_options(DailyOptions, {"date": day})
    require_day_reached(ENDING, {"date": day}, hub.clock.now())
    if (known := hub.days.known(day)) is not None:
        return known
    pay(request, WORK_PRICE)
    return await hub.days.count(day)


@get("/api/mine/daily", responses=TROUBLE)
async def get_results(request: HttpRequest) -> list[DailyResult]:
    """List your first results of daily puzzles, in the order in which you played them."""
    pay(request, WORK_PRICE)
    results = await played_puzzles(hub_of(request).store, (await me_of(request)).id, MOST_MINE)
    return [DailyResult(*one) for one in results]


HANDLERS = [get_day, get_results]
