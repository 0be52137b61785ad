"""Routes for score sheets of real tables: anyone with the link sees a sheet, and may write on it until it is locked."""

from collections.abc import Sequence
from functools import partial
from typing import Annotated, cast

import msgspec
from litestar import Response, get, post, put
from litestar.params import Body, Parameter

from fivefold.api.bodies import Me
from fivefold.api.codes import new_code
from fivefold.api.scores import (
    MOST_SHEETS,
    LockScores,
    MyScores,
    NewEntries,
    NewScores,
    RefusedEntry,
    Scores,
    ScoresOpened,
    ScoringInfo,
    accepted,
    scoring_info,
)
from fivefold.core.errors import Illegal
from fivefold.scores import AnyScoreEntry
from fivefold.server.http.qr import qr_of
from fivefold.server.http.requests import (
    Code,
    HttpConnection,
    HttpRequest,
    address_of,
    hub_of,
    known,
    me_of,
    misses_charged,
    pay,
)
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import SCORES_PRICE, WORK_PRICE, network
from fivefold.server.logs import log
from fivefold.server.rooms.hub import Hub
from fivefold.server.sheet_sums import WantedSheet
from fivefold.server.store import EntryExists
from fivefold.server.store.scores import SavedScores

LONGEST_CODE = 16
CODES = 5
"""How many codes are tried for a new sheet."""
ScoredGame = Annotated[str, Parameter(pattern="^[a-z0-9-]{1,40}$", description="A game.")]
Since = Annotated[int, Parameter(ge=0, le=100_000, description="How many entries the client has.")]


@get("/api/scoring/{game:str}", sync_to_thread=False, responses=TROUBLE)
def get_scoring(request: HttpRequest, game: ScoredGame) -> ScoringInfo:
    """Describe how a game is scored at a real table."""
    return scoring_info(hub_of(request).games, game)


@post("/api/scores", responses=TROUBLE)
async def post_scores(request: HttpRequest, data: Annotated[NewScores, Body()]) -> ScoresOpened:
    """Start a score sheet with you as its owner."""
    me, hub = await me_of(request), hub_of(request)
    scoring_info(hub.games, data.game)
    entries, refused = accepted(data.game, data.entries, hub.clock.now())
    if refused:
        raise Illegal.of(refused[0].message)
    hub.buckets.charge_room(me.id, network(address_of(request)), 1.0)
    for _ in range(CODES):
        code = new_code()
        try:
            await hub.store.scores.open(code, data.game, me.id, entries)
        except EntryExists:
            continue
        log.info("score sheet started", code=code, game=data.game)
        return ScoresOpened(code)
    raise Illegal("server.not-kept.code")


@get("/api/scores/{code:str}", responses=TROUBLE)
async def get_scores(request: HttpRequest, code: Code, since: Since = 0) -> Scores:
    """Return the entries of a score sheet, or those after the first `since`."""
    saved = await _found(request, code)
    return await _answer(hub_of(request), code, saved, since, await known(request))


@post("/api/scores/{code:str}/entries", status_code=200, responses=TROUBLE)
async def post_entries(request: HttpRequest, code: Code, data: Annotated[NewEntries, Body()]) -> Scores:
    """Add entries to a score sheet, and return those after the first `since`; repeating a request does no harm."""
    pay(request, SCORES_PRICE)
    me, hub = await me_of(request), hub_of(request)
    saved = await _found(request, code)
    if saved.locked and saved.owner != me.id:
        raise Illegal("scores.locked")
    entries, refused = accepted(saved.game, data.entries, hub.clock.now())
    await hub.store.scores.add(code.upper(), me.id, entries)
    return await _answer(hub, code, saved, data.since, me, refused)


@put("/api/scores/{code:str}", responses=TROUBLE)
async def lock_scores(request: HttpRequest, code: Code, data: Annotated[LockScores, Body()]) -> Scores:
    """Lock a score sheet of yours, so that only you can write on it, or unlock it."""
    pay(request, SCORES_PRICE)
    me, hub = await me_of(request), hub_of(request)
    saved = await _found(request, code)
    if saved.owner != me.id:
        raise Illegal("scores.not-owner")
    await hub.store.scores.lock(code.upper(), locked=data.locked)
    return await _answer(hub, code, saved._replace(locked=data.locked), saved.length, me)


@get("/api/scores/{code:str}/qr.svg", media_type="image/svg+xml", responses=TROUBLE)
async def get_scores_qr(request: HttpRequest, code: Code) -> Response[bytes]:
    """Return the link to a score sheet as a QR code."""
    return await qr_of(request, f"/score/{(await _found(request, code)).game}/{code.upper()}")


@get("/api/mine/scores", responses=TROUBLE)
async def get_my_scores(request: HttpRequest) -> list[MyScores]:
    """List the score sheets that you started or wrote on, the latest first."""
    pay(request, WORK_PRICE)
    me, store = await me_of(request), hub_of(request).store
    found = await store.scores.of_person(me.id, MOST_SHEETS)
    wanted = [WantedSheet(one.code, one.game, one.seen, one.length) for one in found]
    sums = await hub_of(request).sheet_sums.of(wanted, partial(pay, request))
    return [MyScores(one.code, one.game, one.began, one.seen, *each) for one, each in zip(found, sums, strict=True)]


async def _found(request: HttpConnection, code: str) -> SavedScores:
    """Return a score sheet; a wrong code is charged to the address. Raises Illegal."""
    with misses_charged(request):
        saved = await hub_of(request).store.scores.find(code.upper()[:LONGEST_CODE])
        if saved is None:
            raise Illegal("scores.no-such-sheet")
        return saved


async def _answer(
    hub: Hub, code: str, saved: SavedScores, since: int, me: Me | None, refused: Sequence[RefusedEntry] = ()
) -> Scores:
    lines = await hub.store.scores.lines(code.upper(), since)
    return Scores(
        code=code.upper(),
        game=saved.game,
        length=since + len(lines) if lines else max(saved.length, 0),
        entries=cast("tuple[AnyScoreEntry, ...]", tuple(map(msgspec.Raw, lines))),  # encoded already
        locked=saved.locked,
        is_owner=me is not None and me.id == saved.owner,
        now=hub.clock.now(),
        refused=tuple(refused),
    )


HANDLERS = [get_scoring, post_scores, get_scores, post_entries, lock_scores, get_scores_qr, get_my_scores]
