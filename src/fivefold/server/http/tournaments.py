"""Routes for tournaments: anyone with the link sees one and may play; its host starts, corrects and ends it."""

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import Body, QueryParameter

from fivefold.api.tournaments import (
    MOST_LISTED,
    MyTournament,
    NewTournament,
    NewTournamentHost,
    TournamentOpened,
    TournamentPage,
)
from fivefold.core.errors import Illegal
from fivefold.server.http.negotiation import reader_of
from fivefold.server.http.qr import qr_of
from fivefold.server.http.requests import Code, HttpRequest, address_of, hub_of, known, me_of, misses_charged, pay
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import TOURNAMENT_PRICE, WORK_PRICE, network
from fivefold.server.tournaments.service import ReadTournament, must_host
from fivefold.tournaments.actions import AnyHostAction

ShownRound = Annotated[
    int, QueryParameter(name="round", ge=0, le=100, description="The round to show; 0 for the current one.")
]


@post("/api/tournaments", responses=TROUBLE)
async def post_tournament(request: HttpRequest, data: Annotated[NewTournament, Body()]) -> TournamentOpened:
    """Open a tournament with you as its host."""
    pay(request, WORK_PRICE)
    me, hub = await me_of(request), hub_of(request)
    hub.buckets.charge_room(me.id, network(address_of(request)), TOURNAMENT_PRICE)
    return TournamentOpened(await hub.tournaments.open(me, data))


@get("/api/tournaments/{code:str}", responses=TROUBLE)
async def get_tournament(request: HttpRequest, code: Code, shown: ShownRound = 0) -> TournamentPage:
    """Return a tournament: players, standing, and one round."""
    return await _page(request, await _found(request, code), shown)


@post("/api/tournaments/{code:str}/players", status_code=200, responses=TROUBLE)
async def enter_tournament(request: HttpRequest, code: Code) -> TournamentPage:
    """Play in a tournament, or come back to it."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    await _found(request, code)
    return await _page(request, await hub_of(request).tournaments.enter(code, me, network(address_of(request))))


@delete("/api/tournaments/{code:str}/players", status_code=200, responses=TROUBLE)
async def leave_tournament(request: HttpRequest, code: Code) -> TournamentPage:
    """Leave a tournament; your results so far stay."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    await _found(request, code)
    return await _page(request, await hub_of(request).tournaments.leave(code, me, network(address_of(request))))


@post("/api/tournaments/{code:str}/actions", status_code=200, responses=TROUBLE)
async def host_tournament(request: HttpRequest, code: Code, data: Annotated[AnyHostAction, Body()]) -> TournamentPage:
    """Host only: start, correct, carry on or end a tournament."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    await _found(request, code)
    return await _page(request, await hub_of(request).tournaments.host(code, me, data, network(address_of(request))))


@put("/api/tournaments/{code:str}/host", responses=TROUBLE)
async def hand_over_tournament(
    request: HttpRequest, code: Code, data: Annotated[NewTournamentHost, Body()]
) -> TournamentPage:
    """Host only: make another player the host."""
    pay(request, WORK_PRICE)
    me, hub = await me_of(request), hub_of(request)
    found = await _found(request, code)
    must_host(found, me)
    if data.player not in found.people:
        raise Illegal("tournaments.no-such-player")
    await hub.store.tournaments.hand_over(found.code, found.people[data.player])
    return await _page(request, await hub.tournaments.find(code))


@delete("/api/tournaments/{code:str}", responses=TROUBLE)
async def delete_tournament(request: HttpRequest, code: Code) -> None:
    """Host only: delete a tournament; matches that were played stay."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    found = await _found(request, code)
    must_host(found, me)
    await hub_of(request).store.tournaments.delete(found.code)


@get("/api/tournaments/{code:str}/standing.csv", media_type="text/csv", responses=TROUBLE)
async def get_tournament_csv(request: HttpRequest, code: Code) -> Response[str]:
    """Return the standing as a table for spreadsheets, in your language."""
    pay(request, WORK_PRICE)
    found = await _found(request, code)
    text = await hub_of(request).tournaments.csv(found, reader_of(request.headers).language)
    name = f'attachment; filename="tournament-{found.code}.csv"'
    return Response(text, media_type="text/csv", headers={"Content-Disposition": name, "Vary": "Accept-Language"})


@get("/api/tournaments/{code:str}/qr.svg", media_type="image/svg+xml", responses=TROUBLE)
async def get_tournament_qr(request: HttpRequest, code: Code) -> Response[bytes]:
    """Return the link to a tournament as a QR code."""
    return await qr_of(request, f"/t/{(await _found(request, code)).code}")


@get("/api/mine/tournaments", responses=TROUBLE)
async def get_my_tournaments(request: HttpRequest) -> list[MyTournament]:
    """List the tournaments that you host or play in, the latest first."""
    pay(request, WORK_PRICE)
    me, hub = await me_of(request), hub_of(request)
    return await hub.tournaments.of_person(me, MOST_LISTED)


async def _found(request: HttpRequest, code: str) -> ReadTournament:
    """Return a tournament; a wrong code is charged to the address. Raises Illegal."""
    with misses_charged(request):
        return await hub_of(request).tournaments.find(code)


async def _page(request: HttpRequest, found: ReadTournament, shown: int = 0) -> TournamentPage:
    return await hub_of(request).tournaments.page(found, shown, await known(request))


HANDLERS = [
    post_tournament,
    get_tournament,
    enter_tournament,
    leave_tournament,
    host_tournament,
    hand_over_tournament,
    delete_tournament,
    get_tournament_csv,
    get_tournament_qr,
    get_my_tournaments,
]
