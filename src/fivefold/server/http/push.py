"""Routes for notifications in browsers that are closed."""

import asyncio
from typing import Annotated

from litestar import delete, get, put
from litestar.params import Body

from fivefold.api.push import NewPush, NewQuiet, PushInfo
from fivefold.core.errors import Illegal
from fivefold.server.http.account import device_of
from fivefold.server.http.requests import HttpRequest, hub_of, me_of, pay
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import PUSH_PRICE, WORK_PRICE
from fivefold.server.push.encryption import check_keys, is_available
from fivefold.server.push.endpoints import origin_of
from fivefold.server.store.push import QuietHours


@get("/api/push", responses=TROUBLE)
async def get_push(request: HttpRequest) -> PushInfo:
    """Return whether and when you are notified of your turns."""
    return await _info(request, (await me_of(request)).id)


@put("/api/push", responses=TROUBLE)
async def subscribe(request: HttpRequest, data: Annotated[NewPush, Body()]) -> PushInfo:
    """Notify you of your turns in a browser, where turns take days."""
    pay(request, PUSH_PRICE)
    me, hub = await me_of(request), hub_of(request)
    if not is_available():
        raise Illegal("server.push.unavailable")
    origin_of(data.endpoint, hub.notifier.more_hosts)
    try:
        await asyncio.to_thread(check_keys, data.p256dh, data.auth)
    except ValueError:
        raise Illegal("server.push.bad-key") from None
    await hub.store.push.subscribe(
        me.id, data.endpoint, data.p256dh, data.auth, data.language, device_of(request, me.id)
    )
    return await _info(request, me.id)


@delete("/api/push", status_code=200, responses=TROUBLE)
async def unsubscribe(request: HttpRequest) -> PushInfo:
    """Notify you no more, in any browser."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    await hub_of(request).store.push.unsubscribe(me.id)
    return await _info(request, me.id)


@put("/api/push/quiet", responses=TROUBLE)
async def set_quiet(request: HttpRequest, data: Annotated[NewQuiet, Body()]) -> PushInfo:
    """Set the hours in which you are not notified; you are told of a turn when they are over."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    await hub_of(request).store.push.save_quiet(me.id, QuietHours(data.since, data.until, data.utc))
    return await _info(request, me.id)


async def _info(request: HttpRequest, person: str) -> PushInfo:
    hub = hub_of(request)
    quiet = await hub.store.push.quiet(person)
    has_hours = quiet is not None and quiet.since != quiet.until
    return PushInfo(
        key=await hub.notifier.public_key(),
        browsers=len(await hub.store.push.of(person)),
        here=await hub.store.push.is_on(person, device_of(request, person)),
        quiet_since=quiet.since if quiet is not None and has_hours else None,
        quiet_until=quiet.until if quiet is not None and has_hours else None,
    )


HANDLERS = [get_push, subscribe, unsubscribe, set_quiet]
