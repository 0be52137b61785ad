"""Reviews over HTTP: of matches that are over, and of records that somebody brings along."""

import asyncio
import gzip
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from fivefold.core.errors import Illegal
from fivefold.server.http.bodies import TROUBLE, Reviewed
from fivefold.server.http.requests import HttpRequest, MatchId, address_of, hub_of, pay
from fivefold.server.limits import FILE_PRICE, MISS_PRICE, RECORD_PRICE, REVIEW_PRICE, network
from fivefold.server.strangers import LARGEST, must_be_small

RecordId = Annotated[str, Parameter(pattern="^[0-9a-f]{64}$", description="The SHA-256 of a record's text.")]


def _asker(request: HttpRequest) -> str:
    return network(address_of(request))


def _for_one(request: HttpRequest) -> Callable[[], None]:
    """Pays for a review that is not made yet."""
    return lambda: pay(request, REVIEW_PRICE)


@contextmanager
def _fined(request: HttpRequest) -> Generator[None]:
    """Who tries ids to find a match pays for those that are none."""
    try:
        yield
    except Illegal as refusal:
        if refusal.code == "no-such-match":
            hub_of(request).per_address.penalise(_asker(request), MISS_PRICE)
        raise


async def _answer(request: HttpRequest, reviewed: Reviewed) -> Response[Reviewed]:
    """Encoded here, as a review is text already, and compressed beside the event loop."""
    body: Any = msgspec.json.encode(reviewed)
    headers = {"Vary": "Accept-Encoding"}
    if reviewed.state == "ready" and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, 5)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/api/matches/{match:str}/review", responses=TROUBLE)
async def get_review(request: HttpRequest, match: MatchId) -> Response[Reviewed]:
    """How far the review of a match is that is over, and the review once it is ready."""
    with _fined(request):
        found = await hub_of(request).reviews.look(match, lambda: pay(request, RECORD_PRICE))
    return await _answer(request, found)


@post("/api/matches/{match:str}/review", status_code=200, responses=TROUBLE)
async def post_review(request: HttpRequest, match: MatchId) -> Response[Reviewed]:
    """Has a match that is over looked back at, once for all; ask again to see how far it is."""
    pay(request, RECORD_PRICE)
    with _fined(request):
        found = await hub_of(request).reviews.ask(match, _asker(request), _for_one(request))
    return await _answer(request, found)


@post("/api/file/review", status_code=200, request_max_body_size=LARGEST, responses=TROUBLE)
async def post_record(request: HttpRequest) -> Response[Reviewed]:
    """Has a record looked back at that you bring along, as its text; nothing of it is kept."""
    pay(request, FILE_PRICE)
    record = await request.body()
    must_be_small(record)
    return await _answer(request, hub_of(request).reviews.ask_for_record(record, _asker(request), _for_one(request)))


@get("/api/file/review/{record:str}", responses=TROUBLE)
async def get_record_review(request: HttpRequest, record: RecordId) -> Response[Reviewed]:
    """How far the review of a record is that you brought along; it is forgotten after a while."""
    return await _answer(request, hub_of(request).reviews.look_at_record(record))


HANDLERS = [get_review, post_review, post_record, get_record_review]
