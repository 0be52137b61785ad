"""Routes for QR codes of links to a room or to another device."""

from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from fivefold.server.http.host import base_of
from fivefold.server.http.requests import Code, HttpRequest, address_of, hub_of, me_of, misses_charged, pay, room_of
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import WORK_PRICE, network
from fivefold.server.workers.making import QrRequest

HandoverCode = Annotated[str, Parameter(pattern="^[A-Za-z0-9]{0,16}$", description="The code of a handover.")]


@get("/api/rooms/{code:str}/qr.svg", media_type="image/svg+xml", responses=TROUBLE)
async def get_qr(request: HttpRequest, code: Code, handover: HandoverCode = "") -> Response[bytes]:
    """Return the link to a room as a QR code; with your own handover code, the link that makes another device yours."""
    room = (await room_of(request, code)).code
    if handover:
        await _must_own(request, handover)
    return await qr_of(request, f"/h/{room}/{handover.upper()}" if handover else f"/r/{room}")


@get("/api/handover/{code:str}/qr.svg", media_type="image/svg+xml", responses=TROUBLE)
async def get_handover_qr(request: HttpRequest, code: Code) -> Response[bytes]:
    """Return the link that makes another device yours as a QR code."""
    await _must_own(request, code)
    return await qr_of(request, f"/h/{code.upper()}")


async def _must_own(request: HttpRequest, handover: str) -> None:
    """Raise Illegal if a handover code is not the asker's; a wrong one is charged to the address."""
    with misses_charged(request):
        await hub_of(request).people.must_own(handover, (await me_of(request)).id)


async def qr_of(request: HttpRequest, path: str) -> Response[bytes]:
    """Answer with the link to a path of this server as a QR code."""
    hub, address = hub_of(request), network(address_of(request))
    picture = await hub.maker.make(QrRequest(base_of(request) + path), address, lambda: pay(request, WORK_PRICE))
    return Response(picture, media_type="image/svg+xml")


HANDLERS = [get_qr, get_handover_qr]
