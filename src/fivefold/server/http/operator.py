"""Routes for operators, who sign in with the server's token: rooms, reports, bans, load, backups and a log."""

from typing import Annotated, Any

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import Body, Parameter

from fivefold.api.bodies import Banned, Listed, NewBan
from fivefold.api.moderation import (
    Backups,
    FiledReport,
    OperatorAction,
    OperatorName,
    OperatorSignIn,
    ReportDone,
    RoomSettings,
    ServerLoad,
)
from fivefold.core.errors import Illegal
from fivefold.server.http import pages
from fivefold.server.http.host import base_of
from fivefold.server.http.requests import Code, HttpRequest, address_of, hub_of, pay
from fivefold.server.limits import EXPORT_PRICE, WORK_PRICE, network
from fivefold.server.people.operators import SECONDS
from fivefold.server.store.bans import Kind

HOUR = 3600 * 1000
COOKIE = "fivefold-operator"
PATH = "/operator"
ReportId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", description="The id of a report.")]
Before = Annotated[int | None, Parameter(ge=0, le=2**53, description="Only lines from before this time.")]


def _must_exist(request: HttpRequest) -> None:
    """Without a token there are no operators, and none of these routes."""
    if not hub_of(request).moderation.operators.are_allowed:
        raise NotFoundException


async def _must_be_operator(request: HttpRequest) -> None:
    """Raise Illegal unless the request has the token or the cookie of a session; remember whose it is."""
    _must_exist(request)
    authorization = request.headers.get("authorization", "")
    operators = hub_of(request).moderation.operators
    where = network(address_of(request))
    request.state.operator = await operators.signed_in(request.cookies.get(COOKIE), authorization, where)


async def _note(request: HttpRequest, action: str, about: str = "") -> None:
    """Pay for an action, and log it under the operator's name."""
    pay(request, WORK_PRICE)
    await hub_of(request).moderation.operators.note(request.state.operator, action, about)


# -- the page, and signing in


@get(PATH, include_in_schema=False, sync_to_thread=False)
def operator_page(request: HttpRequest) -> Response[bytes]:
    """Serve the client for the operator's page."""
    _must_exist(request)
    return pages.plain_page(request)


@post(f"{PATH}/session", status_code=200, include_in_schema=False)
async def sign_in(request: HttpRequest, data: Annotated[OperatorSignIn, Body()]) -> Response[OperatorName]:
    """Sign in with the token, for some hours."""
    _must_exist(request)
    pay(request, WORK_PRICE)
    where = network(address_of(request))
    secret, name = await hub_of(request).moderation.operators.sign_in(data.token, data.name, where)
    return Response(OperatorName(name), cookies=[_cookie(request, secret, SECONDS)])


@get("/session")
async def who_am_i(request: HttpRequest) -> OperatorName:
    """Return who is signed in."""
    return OperatorName(request.state.operator)


@delete("/session", status_code=200)
async def sign_out(request: HttpRequest) -> Response[OperatorName]:
    """Sign out."""
    pay(request, WORK_PRICE)
    operators = hub_of(request).moderation.operators
    await operators.sign_out(request.cookies.get(COOKIE, ""), request.state.operator)
    return Response(OperatorName(""), cookies=[_cookie(request, "", 0)])


def _cookie(request: HttpRequest, secret: str, seconds: int) -> Cookie:
    """Return a cookie that only these routes get, and no page of another site can use."""
    secure = base_of(request).startswith("https:")
    return Cookie(COOKIE, value=secret, max_age=seconds, path=PATH, httponly=True, samesite="strict", secure=secure)


# -- rooms


@get("/rooms")
async def list_rooms(request: HttpRequest) -> list[Listed]:
    """List the open rooms of all processes."""
    return await hub_of(request).listings.open()


@get("/rooms/{code:str}")
async def show_room(request: HttpRequest, code: Code) -> RoomSettings:
    """Show the settings of a room and who is in it, but nothing of its table."""
    await _note(request, "room", code.upper())
    return await hub_of(request).listings.settings(code)


@post("/rooms/{code:str}/close", status_code=204)
async def close_room(request: HttpRequest, code: Code) -> None:
    """Disconnect everyone in a room; the room stays."""
    await _note(request, "close-room", code.upper())
    await hub_of(request).close_room(code)


# -- reports


@get("/reports")
async def list_reports(request: HttpRequest, *, done: bool = False) -> list[FiledReport]:
    """List the reports that are done or not, the newest first."""
    return await hub_of(request).moderation.reports.all(done=done)


@put("/reports/{report:str}", status_code=204)
async def mark_report(request: HttpRequest, report: ReportId, data: Annotated[ReportDone, Body()]) -> None:
    """Mark a report as done, or as open again."""
    await _note(request, "report-done" if data.done else "report-open", report)
    store = hub_of(request).store
    if not await store.moderation.mark_report(report, request.state.operator, done=data.done):
        raise NotFoundException


# -- bans


@get("/bans")
async def list_bans(request: HttpRequest) -> list[Banned]:
    """List the bans, the newest first."""
    found = await hub_of(request).store.bans.all()
    return [Banned(ban.kind, ban.who, ban.until, ban.why, ban.made, ban.name, ban.operator) for ban in found]


@post("/bans", status_code=204)
async def ban(request: HttpRequest, data: Annotated[NewBan, Body()]) -> None:
    """Ban a person or an address, or a person with the addresses they are connected from."""
    hub = hub_of(request)
    kind, who = _whom(data.person, data.address)
    if kind == "address" and who == network(address_of(request)):
        raise Illegal("server.bad-request.own-address")
    await _note(request, "ban", who)
    until = None if data.hours is None else hub.store.clock() + data.hours * HOUR
    known = await hub.store.people.find(who) if kind == "person" else None
    name = known.name if known else ""
    if kind == "person" and data.addresses:
        await hub.moderation.bans.add_addresses(
            who, until, data.why, request.state.operator, network(address_of(request))
        )
    await hub.moderation.bans.add(kind, who, until, data.why, name=name, operator=request.state.operator)


@delete("/bans/{kind:str}/{who:path}", status_code=204)
async def lift_ban(request: HttpRequest, kind: str, who: str) -> None:
    """Lift a ban."""
    given = who.lstrip("/")
    known, found = _whom(given if kind == "person" else "", given if kind == "address" else "")
    await _note(request, "lift-ban", found)
    await hub_of(request).store.bans.lift(known, found)
    await hub_of(request).people.refresh()


def _whom(person: str, address: str) -> tuple[Kind, str]:
    if bool(person) == bool(address):
        raise Illegal("server.bad-request.ban")
    return ("person", person) if person else ("address", network(address.partition("/")[0]))


# -- the machine


@get("/load")
async def load(request: HttpRequest) -> ServerLoad:
    """Return how busy the process is that answers."""
    return await hub_of(request).moderation.load()


@get("/backups")
async def list_backups(request: HttpRequest) -> Backups:
    """List the backups that were made here."""
    return await hub_of(request).moderation.backups.all()


@post("/backups", status_code=200)
async def back_up(request: HttpRequest) -> Backups:
    """Make a backup in the folder of backups."""
    pay(request, EXPORT_PRICE)
    await _note(request, "backup")
    return await hub_of(request).moderation.backups.make()


@get("/log")
async def show_log(request: HttpRequest, before: Before = None) -> list[OperatorAction]:
    """Return a page of what operators did, the newest first."""
    lines = await hub_of(request).moderation.operators.actions(before)
    return [OperatorAction(*line) for line in lines]


_ROUTES = [
    who_am_i, sign_out, list_rooms, show_room, close_room, list_reports, mark_report, list_bans, ban, lift_ban, load,
    list_backups, back_up, show_log,
]  # fmt: skip
routes = Router(PATH, route_handlers=_ROUTES, before_request=_must_be_operator, include_in_schema=False)
HANDLERS: list[Any] = [routes, operator_page, sign_in]
