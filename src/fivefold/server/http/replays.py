"""Routes for replays of finished matches, from this server or from an uploaded record."""

from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter, QueryParameter

from fivefold.core.game import SeenBy
from fivefold.core.moments import Moments
from fivefold.rooms.replay import Deal, FinishedMatch, ReplayPage, ReplayPosition, deal, moment, past, replay_page
from fivefold.server.http.requests import HttpRequest, MatchId, address_of, hub_of, misses_charged, pay
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import FILE_PRICE, RECORD_PRICE, network
from fivefold.server.matches.uploads import LARGEST
from fivefold.server.workers.requests import RecordPart, RecordRequest, pack

Eyes = Annotated[
    str,
    Parameter(
        pattern="^([0-9]{1,2}|watcher|open)$", description="A seat (from 0), `watcher`, or `open` for everything."
    ),
]
Start = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000, description="The first entry.")]
At = Annotated[int, Parameter(ge=0, le=1_000_000, description="The entry after which to look.")]
JSON = "application/json"
FOR_EVER = {"Cache-Control": "private, max-age=3600"}
"""Finished matches do not change."""
PAGE_PRICE = RECORD_PRICE // 2


def _eyes(text: str) -> SeenBy:
    return int(text) if text.isdigit() else None if text == "watcher" else "all"


def _is_zipped(request: HttpRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _answer(request: HttpRequest, body: bytes, headers: dict[str, str]) -> Response[bytes]:
    encoding = {"Content-Encoding": "gzip"} if _is_zipped(request) else {}
    return Response(body, media_type=JSON, headers={**headers, **encoding, "Vary": "Accept-Encoding"})


async def _ask(
    request: HttpRequest, match: str, price: int, about: Callable[[Moments], msgspec.Struct]
) -> Response[bytes]:
    """Answer a request about a match of this server, encoded outside the event loop; a wrong id is charged."""
    pay(request, price)
    zipped = _is_zipped(request)
    with misses_charged(request, "no-such-match"):
        body = await hub_of(request).replays.ask(match, lambda moments: pack(about(moments), zipped=zipped))
    return _answer(request, body, FOR_EVER)


def _answers(kind: type[msgspec.Struct]) -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(kind, generate_examples=False), **TROUBLE}


@get("/api/matches/{match:str}", responses=_answers(FinishedMatch))
async def get_past(request: HttpRequest, match: MatchId) -> Response[bytes]:
    """Describe a finished match: the game, the players, and when each entry was made."""
    return await _ask(request, match, PAGE_PRICE, lambda moments: past(match, moments))


@get("/api/matches/{match:str}/letters", responses=_answers(ReplayPage))
async def get_updates(
    request: HttpRequest, match: MatchId, eyes: Eyes = "watcher", start: Start = 0
) -> Response[bytes]:
    """Return a page of the updates that a seat or a watcher was sent in a finished match."""
    return await _ask(request, match, PAGE_PRICE, lambda moments: replay_page(match, moments, _eyes(eyes), start))


@get("/api/matches/{match:str}/deal", responses=_answers(Deal))
async def get_deal(request: HttpRequest, match: MatchId) -> Response[bytes]:
    """Check that a finished match was dealt and judged as promised, by playing all of it again."""
    return await _ask(request, match, RECORD_PRICE, deal)


@get("/api/matches/{match:str}/moment", responses=_answers(ReplayPosition))
async def get_moment(request: HttpRequest, match: MatchId, at: At = 0) -> Response[bytes]:
    """Return the complete position of a finished match after an entry, to play on from there."""
    return await _ask(request, match, PAGE_PRICE, lambda moments: moment(moments, at))


async def _read(request: HttpRequest, part: RecordPart, eyes: SeenBy = None, at: int = 0) -> Response[bytes]:
    """Answer a request about an uploaded record."""
    pay(request, FILE_PRICE)
    wanted = RecordRequest(await request.body(), part, eyes, at, _is_zipped(request))
    return _answer(request, await hub_of(request).uploads.read(wanted, network(address_of(request))), {})


@post("/api/file", status_code=200, request_max_body_size=LARGEST, responses=_answers(FinishedMatch))
async def file_past(request: HttpRequest) -> Response[bytes]:
    """Describe the match of the record in the body."""
    return await _read(request, "past")


@post("/api/file/letters", status_code=200, request_max_body_size=LARGEST, responses=_answers(ReplayPage))
async def file_updates(request: HttpRequest, eyes: Eyes = "watcher", start: Start = 0) -> Response[bytes]:
    """Return a page of updates from the record in the body."""
    return await _read(request, "letters", _eyes(eyes), start)


@post("/api/file/deal", status_code=200, request_max_body_size=LARGEST, responses=_answers(Deal))
async def file_deal(request: HttpRequest) -> Response[bytes]:
    """Check the record in the body: that it was dealt and judged as promised."""
    return await _read(request, "deal")


@post("/api/file/moment", status_code=200, request_max_body_size=LARGEST, responses=_answers(ReplayPosition))
async def file_moment(request: HttpRequest, at: At = 0) -> Response[bytes]:
    """Return the complete position after an entry of the record in the body."""
    return await _read(request, "moment", None, at)


routes = Router(
    "/", route_handlers=[get_past, get_updates, get_deal, get_moment, file_past, file_updates, file_deal, file_moment]
)
