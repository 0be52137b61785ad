"""The routes for looking back: a match that is over, as anybody saw it, from this server or from a file."""

from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter, QueryParameter

from fivefold.core.errors import Illegal
from fivefold.core.game import SeenBy
from fivefold.core.moments import Moments
from fivefold.rooms.replay import Deal, FinishedMatch, ReplayPage, ReplayPosition, deal, moment, past, replay_page
from fivefold.server.http.bodies import TROUBLE
from fivefold.server.http.requests import HttpRequest, MatchId, address_of, hub_of, pay
from fivefold.server.limits import FILE_PRICE, MISS_PRICE, RECORD_PRICE, network
from fivefold.server.looker import What, Wish, packed
from fivefold.server.strangers import LARGEST

Eyes = Annotated[
    str,
    Parameter(pattern="^([0-9]{1,2}|watcher|open)$", description="A seat from 0, or `watcher`, or `open`: everything."),
]
Start = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000, description="The entry with which to begin.")]
At = Annotated[int, Parameter(ge=0, le=1_000_000, description="After which entry.")]
JSON = "application/json"
FOR_EVER = {"Cache-Control": "private, max-age=3600"}
"""What is over does not change."""
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
    """An answer about a match of ours, encoded and compressed beside the event loop; guessing has its price."""
    pay(request, price)
    zipped = _is_zipped(request)
    try:
        body = await hub_of(request).replays.ask(match, lambda moments: packed(about(moments), zipped=zipped))
    except Illegal as refusal:
        if refusal.code == "no-such-match":
            hub_of(request).per_address.penalise(network(address_of(request)), MISS_PRICE)
        raise
    return _answer(request, body, FOR_EVER)


def _answers(kind: type[msgspec.Struct]) -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(kind, generate_examples=False), **TROUBLE}


@get("/api/matches/{match:str}", responses=_answers(FinishedMatch))
async def get_past(request: HttpRequest, match: MatchId) -> Response[bytes]:
    """A match that is over: what was played, by whom, and when everything happened."""
    return await _ask(request, match, PAGE_PRICE, lambda moments: past(match, moments))


@get("/api/matches/{match:str}/letters", responses=_answers(ReplayPage))
async def get_letters(
    request: HttpRequest, match: MatchId, eyes: Eyes = "watcher", start: Start = 0
) -> Response[bytes]:
    """What some eyes were shown, a page of it, once the match is over."""
    return await _ask(request, match, PAGE_PRICE, lambda moments: replay_page(match, moments, _eyes(eyes), start))


@get("/api/matches/{match:str}/deal", responses=_answers(Deal))
async def get_deal(request: HttpRequest, match: MatchId) -> Response[bytes]:
    """Whether a match that is over was dealt and judged as was promised: all of it is done again."""
    return await _ask(request, match, RECORD_PRICE, deal)


@get("/api/matches/{match:str}/moment", responses=_answers(ReplayPosition))
async def get_moment(request: HttpRequest, match: MatchId, at: At = 0) -> Response[bytes]:
    """The whole table of a match that is over, at a moment, to play on from there."""
    return await _ask(request, match, PAGE_PRICE, lambda moments: moment(moments, at))


async def _read(request: HttpRequest, what: What, eyes: SeenBy = None, at: int = 0) -> Response[bytes]:
    """An answer about a record that was sent along."""
    pay(request, FILE_PRICE)
    wish = Wish(await request.body(), what, eyes, at, _is_zipped(request))
    return _answer(request, await hub_of(request).uploads.ask(wish), {})


@post("/api/file", status_code=200, request_max_body_size=LARGEST, responses=_answers(FinishedMatch))
async def file_past(request: HttpRequest) -> Response[bytes]:
    """The same of the record in the body: what was played."""
    return await _read(request, "past")


@post("/api/file/letters", status_code=200, request_max_body_size=LARGEST, responses=_answers(ReplayPage))
async def file_letters(request: HttpRequest, eyes: Eyes = "watcher", start: Start = 0) -> Response[bytes]:
    """The same of the record in the body: a page of letters."""
    return await _read(request, "letters", _eyes(eyes), start)


@post("/api/file/deal", status_code=200, request_max_body_size=LARGEST, responses=_answers(Deal))
async def file_deal(request: HttpRequest) -> Response[bytes]:
    """The same of the record in the body: whether it is true."""
    return await _read(request, "deal")


@post("/api/file/moment", status_code=200, request_max_body_size=LARGEST, responses=_answers(ReplayPosition))
async def file_moment(request: HttpRequest, at: At = 0) -> Response[bytes]:
    """The same of the record in the body: the whole table at a moment."""
    return await _read(request, "moment", None, at)


routes = Router(
    "/", route_handlers=[get_past, get_letters, get_deal, get_moment, file_past, file_letters, file_deal, file_moment]
)
