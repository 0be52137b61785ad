"""The puzzles of days over HTTP: how they went for everybody together, and for oneself."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from fivefold.core.options import make_options
from fivefold.pieces.daily import ENDING, DailyOptions
from fivefold.rooms.days import require_day_reached
from fivefold.server.http.bodies import TROUBLE, DailyResult, Day
from fivefold.server.http.requests import HttpRequest, hub_of, me_of, pay
from fivefold.server.limits import WORK_PRICE
from fivefold.server.store.dailies import played_puzzles

MOST_MINE = 2000
"""One's results of so many of the latest puzzles are told."""

Date = Annotated[str, Parameter(pattern=r"^\d{4}-\d\d-\d\d$", description="A date, such as 2026-03-14.")]


@get("/api/daily/{day:str}", responses=TROUBLE)
async def get_day(request: HttpRequest, day: Date) -> Day:
    """How many people have solved each puzzle of a day here at their first try, and the middle one of their times.

    A puzzle that fewer than five have solved is left out.
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
    """How the puzzles of days went for you, each with its first result, in the order in which you played them."""
    pay(request, WORK_PRICE)
    found = await played_puzzles(hub_of(request).store, (await me_of(request)).id, MOST_MINE)
    return [DailyResult(*one) for one in found]


HANDLERS = [get_day, get_results]
