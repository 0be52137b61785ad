"""Routes for reviews of finished matches and of uploaded records, and for decisions that are tried again."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from msgspec.structs import replace

from fivefold.api.bodies import Reviewed
from fivefold.rooms.replay import Retried
from fivefold.server.http.requests import HttpRequest, MatchId, address_of, hub_of, known, misses_charged, pay
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import FILE_PRICE, RECORD_PRICE, RETRY_PRICE, REVIEW_PRICE, network
from fivefold.server.matches.uploads import LARGEST, check_size
from fivefold.server.workers.requests import RetryRequest, UploadedRetryRequest

At = Annotated[int, Parameter(ge=1, le=1_000_000, description="The entry of the decision.")]
SeatNumber = Annotated[int, Parameter(ge=0, le=99, description="The seat that decides.")]
Moves = Annotated[str, Parameter(max_length=4000, description="Moves in notation, separated by semicolons.")]
RETRIED = {200: ResponseSpec(Retried, generate_examples=False), **TROUBLE}
RecordId = Annotated[str, Parameter(pattern="^[0-9a-f]{64}$", description="The SHA-256 of a record's text.")]


def _asker(request: HttpRequest) -> str:
    return network(address_of(request))


def _for_one(request: HttpRequest) -> Callable[[], None]:
    """Return a function that charges for a review that has to be made."""
    return lambda: pay(request, REVIEW_PRICE)


async def _answer_of_match(request: HttpRequest, match: str, reviewed: Reviewed) -> Response[Reviewed]:
    """Answer with the seat of the person who asks, so that the review says “you” to them and to nobody else."""
    if reviewed.state == "ready" and (me := await known(request)) is not None:
        reviewed = replace(reviewed, seat=await hub_of(request).store.index.seat(me.id, match))
    return _answer(reviewed)


def _answer(reviewed: Reviewed) -> Response[Reviewed]:
    body: Any = msgspec.json.encode(reviewed)
    return Response(body, media_type=MediaType.JSON)


@get("/api/matches/{match:str}/review", responses=TROUBLE)
async def get_review(request: HttpRequest, match: MatchId) -> Response[Reviewed]:
    """Return the progress of the review of a finished match, and the review once it is ready."""
    with misses_charged(request, "no-such-match"):
        found = await hub_of(request).reviews.look(match, lambda: pay(request, RECORD_PRICE))
    return await _answer_of_match(request, match, found)


@post("/api/matches/{match:str}/review", status_code=200, responses=TROUBLE)
async def post_review(request: HttpRequest, match: MatchId) -> Response[Reviewed]:
    """Request the review of a finished match. It is made once; repeat the request to see its progress."""
    pay(request, RECORD_PRICE)
    with misses_charged(request, "no-such-match"):
        found = await hub_of(request).reviews.ask(match, _asker(request), _for_one(request))
    return await _answer_of_match(request, match, found)


@post("/api/file/review", status_code=200, request_max_body_size=LARGEST, responses=TROUBLE)
async def post_record(request: HttpRequest) -> Response[Reviewed]:
    """Request a review of the record in the body. The server does not save the record."""
    pay(request, FILE_PRICE)
    record = await request.body()
    check_size(record)
    found = await hub_of(request).reviews.ask_for_record(record, _asker(request), _for_one(request))
    return _answer(found)


@get("/api/file/review/{record:str}", responses=TROUBLE)
async def get_record_review(request: HttpRequest, record: RecordId) -> Response[Reviewed]:
    """Return the progress of the review of an uploaded record; reviews are dropped after a while."""
    return _answer(hub_of(request).reviews.look_at_record(record))


async def _retried(request: HttpRequest, wanted: RetryRequest) -> Response[bytes]:
    body = await hub_of(request).uploads.read(wanted, _asker(request))
    return Response(body, media_type=MediaType.JSON)


def _moves(text: str) -> tuple[str, ...]:
    return tuple([one.strip() for one in text.split(";") if one.strip()])


@get("/api/matches/{match:str}/retry", responses=RETRIED)
async def get_retry(
    request: HttpRequest, match: MatchId, at: At, seat: SeatNumber, moves: Moves = ""
) -> Response[bytes]:  # fmt: skip
    """Try a decision of a finished match again: play moves in place of an entry, judged as in the review."""
    pay(request, RETRY_PRICE)
    with misses_charged(request, "no-such-match"):
        record = await hub_of(request).records.find(match)
    return await _retried(request, RetryRequest(record.encode(), match, at, seat, _moves(moves)))


@post("/api/file/retry", status_code=200, request_max_body_size=LARGEST, responses=RETRIED)
async def file_retry(request: HttpRequest, at: At, seat: SeatNumber, moves: Moves = "") -> Response[bytes]:
    """Try a decision of the record in the body again."""
    pay(request, FILE_PRICE)
    return await _retried(request, UploadedRetryRequest(await request.body(), "", at, seat, _moves(moves)))


HANDLERS = [get_review, post_review, post_record, get_record_review, get_retry, file_retry]
