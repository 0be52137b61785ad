"""Routes for clubs: anyone with the link may join; members see the table, and the host invites, removes and plans."""

from functools import partial
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import Body, Parameter

from fivefold.api.bodies import RoomOpened
from fivefold.api.clubs import ClubOpened, ClubPage, ClubPlan, ClubSheet, MyClub, NewClub, Removal
from fivefold.server.clubs.service import FoundClub, must_be_host
from fivefold.server.http.qr import qr_of
from fivefold.server.http.requests import Code, HttpRequest, address_of, hub_of, known, me_of, misses_charged, pay
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import TOURNAMENT_PRICE, WORK_PRICE, network

ShownYear = Annotated[int, Parameter(ge=0, le=2100, description="A year; 0 for this one.")]
Sheet = Annotated[str, Parameter(pattern="^[A-Za-z0-9]{1,16}$", description="The code of a score sheet.")]
MemberNumber = Annotated[int, Parameter(ge=1, le=100_000, description="The number of a member.")]


@post("/api/clubs", responses=TROUBLE)
async def post_club(request: HttpRequest, data: Annotated[NewClub, Body()]) -> ClubOpened:
    """Found a club with you as its host."""
    pay(request, WORK_PRICE)
    me, hub = await me_of(request), hub_of(request)
    hub.buckets.charge_room(me.id, network(address_of(request)), TOURNAMENT_PRICE)
    return ClubOpened(await hub.clubs.open(me, data.name))


@get("/api/clubs/{code:str}", responses=TROUBLE)
async def get_club(request: HttpRequest, code: Code, year: ShownYear = 0) -> ClubPage:
    """Return a club: members see the table of a year, others its name."""
    pay(request, WORK_PRICE)
    return await _page(request, code, year)


@put("/api/clubs/{code:str}", responses=TROUBLE)
async def put_club(request: HttpRequest, code: Code, data: Annotated[ClubPlan, Body()]) -> ClubPage:
    """Host only: change the name, the next evening, or the host."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    await _found(request, code)
    await hub_of(request).clubs.change(code, me, data)
    return await _page(request, code)


@delete("/api/clubs/{code:str}", responses=TROUBLE)
async def delete_club(request: HttpRequest, code: Code) -> None:
    """Host only: delete a club; matches and score sheets stay."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    found = await _found(request, code)
    must_be_host(found, me)
    await hub_of(request).store.clubs.delete(found.code)


@post("/api/clubs/{code:str}/members", status_code=200, responses=TROUBLE)
async def join_club(request: HttpRequest, code: Code) -> ClubPage:
    """Become a member."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    await _found(request, code)
    await hub_of(request).clubs.join(code, me)
    return await _page(request, code)


@delete("/api/clubs/{code:str}/members", responses=TROUBLE)
async def leave_club(request: HttpRequest, code: Code) -> None:
    """Leave a club."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    await _found(request, code)
    await hub_of(request).clubs.leave(code, me)


@put("/api/clubs/{code:str}/members/{member:int}", responses=TROUBLE)
async def put_member(
    request: HttpRequest, code: Code, member: MemberNumber, data: Annotated[Removal, Body()]
) -> ClubPage:
    """Host only: remove a member, or let them in again."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    await _found(request, code)
    await hub_of(request).clubs.keep_out(code, me, member, removed=data.removed)
    return await _page(request, code)


@post("/api/clubs/{code:str}/room", status_code=200, responses=TROUBLE)
async def open_club_room(request: HttpRequest, code: Code) -> RoomOpened:
    """Members only: return the room of a club, which always has the same code."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    await _found(request, code)
    return RoomOpened(await hub_of(request).clubs.room(code, me))


@post("/api/clubs/{code:str}/scores", status_code=200, responses=TROUBLE)
async def post_club_scores(request: HttpRequest, code: Code, data: Annotated[ClubSheet, Body()]) -> ClubPage:
    """Members only: let the result of a score sheet count."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    await _found(request, code)
    with misses_charged(request, "no-such-sheet"):
        await hub_of(request).clubs.add_sheet(code, me, data.sheet)
    return await _page(request, code)


@delete("/api/clubs/{code:str}/scores/{sheet:str}", responses=TROUBLE)
async def delete_club_scores(request: HttpRequest, code: Code, sheet: Sheet) -> None:
    """Host only: let the result of a score sheet count no more."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    await _found(request, code)
    await hub_of(request).clubs.remove_sheet(code, me, sheet)


@get("/api/clubs/{code:str}/qr.svg", media_type="image/svg+xml", responses=TROUBLE)
async def get_club_qr(request: HttpRequest, code: Code) -> Response[bytes]:
    """Return the link to a club as a QR code."""
    return await qr_of(request, f"/c/{(await _found(request, code)).code}")


@get("/api/mine/clubs", responses=TROUBLE)
async def get_my_clubs(request: HttpRequest) -> list[MyClub]:
    """List your clubs, the latest used first."""
    pay(request, WORK_PRICE)
    return await hub_of(request).clubs.of_person(await me_of(request))


async def _found(request: HttpRequest, code: str) -> FoundClub:
    """Return a club; a wrong code is charged to the address. Raises Illegal."""
    with misses_charged(request):
        return await hub_of(request).clubs.find(code)


async def _page(request: HttpRequest, code: str, year: int = 0) -> ClubPage:
    found = await _found(request, code)
    return await hub_of(request).clubs.page(found, await known(request), year, partial(pay, request))


HANDLERS = [
    post_club,
    get_club,
    put_club,
    delete_club,
    join_club,
    leave_club,
    put_member,
    open_club_room,
    post_club_scores,
    delete_club_scores,
    get_club_qr,
    get_my_clubs,
]
