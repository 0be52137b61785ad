"""Routes for reviews of finished matches and of uploaded records."""

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
from fivefold.server.matches.uploads import LARGEST, check_size

RecordId = Annotated[str, Parameter(pattern="^[0-9a-f]{64}$", description="The SHA-256 of a record's text.")]


def _asker(request: HttpRequest) -> str:
    return network(address_of(request))


def _for_one(request: HttpRequest) -> Callable[[], None]:
    """Return a function that charges for a review that has to be made."""
    return lambda: pay(request, REVIEW_PRICE)


@contextmanager
def _fined(request: HttpRequest) -> Generator[None]:
    """Charge the address for a wrong match id."""
    try:
        yield
    except Illegal as refusal:
        if refusal.code == "no-such-match":
            hub_of(request).per_address.penalise(_asker(request), MISS_PRICE)
        raise


async def _answer(request: HttpRequest, reviewed: Reviewed) -> Response[Reviewed]:
    """Encode the response; a finished review is compressed outside the event loop."""
    body: Any = msgspec.json.encode(reviewed)
    headers = {"Vary": "Accept-Encoding"}
    if reviewed.state == "ready" and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, 5)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/api/matches/{match:str}/review", responses=TROUBLE)
async def get_review(request: HttpRequest, match: MatchId) -> Response[Reviewed]:
    """Return the progress of the review of a finished match, and the review once it is ready."""
    with _fined(request):
        found = await hub_of(request).reviews.look(match, lambda: pay(request, RECORD_PRICE))
    return await _answer(request, found)


@post("/api/matches/{match:str}/review", status_code=200, responses=TROUBLE)
async def post_review(request: HttpRequest, match: MatchId) -> Response[Reviewed]:
    """Request the review of a finished match. It is made once; repeat the request to see its progress."""
    pay(request, RECORD_PRICE)
    with _fined(request):
        found = await hub_of(request).reviews.ask(match, _asker(request), _for_one(request))
    return await _answer(request, found)


@post("/api/file/review", status_code=200, request_max_body_size=LARGEST, responses=TROUBLE)
async def post_record(request: HttpRequest) -> Response[Reviewed]:
    """Request a review of the record in the body. The server does not save the record."""
    pay(request, FILE_PRICE)
    record = await request.body()
    check_size(record)
    return await _answer(request, hub_of(request).reviews.ask_for_record(record, _asker(request), _for_one(request)))


@get("/api/file/review/{record:str}", responses=TROUBLE)
async def get_record_review(request: HttpRequest, record: RecordId) -> Response[Reviewed]:
    """Return the progress of the review of an uploaded record; reviews are dropped after a while."""
    return await _answer(request, hub_of(request).reviews.look_at_record(record))


HANDLERS = [get_review, post_review, post_record, get_record_review]
