"""Routes for quick matches: a place in the queue, a bot instead of waiting, and giving the place up."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import Body

from fivefold.api.ratings import QuickOffer, QuickPlace, WantedMatch
from fivefold.core.errors import Illegal
from fivefold.server.http.requests import HttpRequest, address_of, hub_of, me_of, pay
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import QUICK_PRICE, WORK_PRICE, network
from fivefold.server.quick.queue import QuickMatches


def _queue(request: HttpRequest) -> QuickMatches:
    hub = hub_of(request)
    if not hub.settings.quick_match:
        raise Illegal("server.quick.off")
    return hub.quick


@get("/api/quick", sync_to_thread=False, responses=TROUBLE)
def get_quick(request: HttpRequest) -> QuickOffer:
    """Return the games for which this server finds opponents; none if it does not."""
    hub = hub_of(request)
    return hub.quick.offer if hub.settings.quick_match else QuickOffer((), ())


@post("/api/quick", status_code=200, responses=TROUBLE)
async def post_quick(request: HttpRequest, data: Annotated[WantedMatch, Body()]) -> QuickPlace:
    """Take a place in the queue or keep it, and return the room of your match as soon as there is one.

    Ask every few seconds: after eight without a request you are not matched any more.
    """
    pay(request, QUICK_PRICE)
    me = await me_of(request)
    return await _queue(request).look(me, data.game, data.pace, network(address_of(request)))


@post("/api/quick/bot", status_code=200, responses=TROUBLE)
async def post_quick_bot(request: HttpRequest) -> QuickPlace:
    """Play a bot of your strength instead of waiting on, after twenty seconds."""
    pay(request, WORK_PRICE)
    return await _queue(request).play_bot(await me_of(request))


@delete("/api/quick", status_code=200, responses=TROUBLE)
async def delete_quick(request: HttpRequest) -> QuickOffer:
    """Give up your place in the queue."""
    pay(request, QUICK_PRICE)
    queue = _queue(request)
    await queue.leave((await me_of(request)).id)
    return queue.offer


HANDLERS = [get_quick, post_quick, post_quick_bot, delete_quick]
