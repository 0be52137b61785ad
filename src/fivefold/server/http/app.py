"""The web application: REST routes, the WebSocket route and error responses."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable
from functools import lru_cache, partial
from typing import Annotated, Any

import msgspec
from litestar import Litestar, Response, asgi, get, post, put
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Body
from litestar.types import Receive, Scope, Send

from fivefold.api.bodies import ErrorBody, GameInfo, Handover, Listed, Me, NewName, NewRoom, RoomOpened
from fivefold.api.games import game_list
from fivefold.core.errors import Refusal
from fivefold.core.version import __version__
from fivefold.core.words import Message
from fivefold.pieces.daily import day_of
from fivefold.rooms import messages as m
from fivefold.server.http import (
    account,
    clubs,
    daily,
    friends,
    learning,
    mine,
    operator,
    pages,
    push,
    qr,
    quick,
    ratings,
    reports,
    scores,
    tournaments,
    turns,
)
from fivefold.server.http import replays as lookback
from fivefold.server.http import reviews as reviewed
from fivefold.server.http.api_page import ApiPage
from fivefold.server.http.compression import Compression
from fivefold.server.http.gate import STATUS
from fivefold.server.http.negotiation import reader_of
from fivefold.server.http.requests import (
    Code,
    HttpConnection,
    HttpRequest,
    MatchId,
    address_of,
    cookie_for,
    hub_of,
    known,
    me_of,
    misses_charged,
    pay,
    room_of,
)
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import RECORD_PRICE, WORK_PRICE
from fivefold.server.logs import log, loop_trouble
from fivefold.server.metrics import MATCHES, ROOMS, TURNED_AWAY, WAITING_JOBS
from fivefold.server.metrics import page as metrics_page
from fivefold.server.rooms.hub import Hub
from fivefold.server.store import StoreError
from fivefold.server.wire import ClientGone, CloseCode, Frame, WebSocket, accept

PASSING = ("unreachable",)
"""Codes of refusals after which a client should try again."""


@get("/api/me", responses=TROUBLE)
async def get_me(request: HttpRequest) -> Response[Me]:
    """Return who you are. The first time, you get a cookie."""
    me = await known(request) or hub_of(request).people.new_person()
    await account.note_device(request, me.id)
    return Response(me, cookies=[await cookie_for(request, me.id)])


@put("/api/me", responses=TROUBLE)
async def put_me(request: HttpRequest, data: Annotated[NewName, Body()]) -> Me:
    """Change your name."""
    pay(request, WORK_PRICE)
    me = await hub_of(request).people.rename((await me_of(request)).id, data.name)
    hub_of(request).news.renamed(me.id, me.name)
    return me


@get("/api/games", sync_to_thread=False, responses=TROUBLE)
def get_games(request: HttpRequest) -> list[GameInfo]:
    """The games, with their options and bots."""
    found: list[GameInfo] = request.app.state.games(day_of(hub_of(request).clock.now()))
    return found


@get("/api/rooms", responses=TROUBLE)
async def get_rooms(request: HttpRequest) -> list[Listed]:
    """List the public rooms."""
    return await hub_of(request).listings.public()


@post("/api/rooms", responses=TROUBLE)
async def post_room(request: HttpRequest, data: Annotated[NewRoom, Body()]) -> RoomOpened:
    """Open a room with you as its host."""
    me = await me_of(request)
    return RoomOpened(await hub_of(request).opener.open_room(me, data, address_of(request)))


@get("/api/rooms/{code:str}", responses=TROUBLE)
async def get_room(request: HttpRequest, code: Code) -> Listed:
    """Describe one room."""
    return await hub_of(request).listings.one(await room_of(request, code))


@post("/api/handover", responses=TROUBLE)
async def post_handover(request: HttpRequest) -> Handover:
    """Create a code that makes another device yours."""
    pay(request, WORK_PRICE)
    return await hub_of(request).people.hand_over((await me_of(request)).id)


@post("/api/handover/{code:str}", status_code=200, responses=TROUBLE)
async def take_handover(request: HttpRequest, code: Code) -> Response[Me]:
    """Make this device belong to the person who created the code."""
    with misses_charged(request):
        me = await hub_of(request).people.taken_over(code)
    return await account.become(request, me)


@post("/api/sign-out", status_code=200, responses=TROUBLE)
async def sign_out(request: HttpRequest) -> Response[Me]:
    """Sign out all your other devices; this one stays signed in."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    hub = hub_of(request)
    await hub.people.sign_out(me)
    await hub.store.accounts.sign_out_others(me.id, account.device_of(request, me.id))
    hub.close_connections(me.id, m.Closed.saying(Message("server.signed-out")))
    return Response(me, cookies=[await cookie_for(request, me.id)])


@get("/api/records/{match:str}", media_type="text/plain", responses=TROUBLE)
async def get_record(request: HttpRequest, match: MatchId) -> str:
    """Return the record of a finished match."""
    pay(request, RECORD_PRICE)
    return await hub_of(request).records.find(match)


@get("/health", sync_to_thread=False, responses=TROUBLE)
def health() -> dict[str, str]:
    """Return whether the server is alive."""
    return {"status": "ok", "version": __version__}


@get("/ready", responses=TROUBLE)
async def ready(request: HttpRequest) -> Response[dict[str, str]]:
    """Return whether people can play here: the database accepts writes, and the server is not cut off from others."""
    pay(request, WORK_PRICE)
    status = await hub_of(request).readiness()
    return Response({"status": status}, status_code=200 if status == "ok" else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False, sync_to_thread=False)
def metrics(request: HttpRequest) -> bytes:
    """Return metrics in the Prometheus format."""
    pay(request, WORK_PRICE)
    hub = hub_of(request)
    ROOMS.set(len(hub.rooms))
    MATCHES.set(sum(driver.room.state.is_playing for driver in hub.rooms.values()))
    for lane in hub.workers.lanes:
        WAITING_JOBS.labels(lane).set(hub.workers.waiting(lane))
    return metrics_page()


class _Ignore:
    """Listener of a WebSocket that is closed at once."""

    def received(self, websocket: WebSocket, text: bytes) -> None: ...

    def closed(self, websocket: WebSocket, code: int, reason: str) -> None: ...


@asgi("/ws", is_mount=True, copy_scope=False)
async def room_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Connect a WebSocket to a room."""
    if scope["type"] != ScopeType.WEBSOCKET:
        raise NotFoundException
    socket: HttpConnection = ASGIConnection(scope, receive, send)
    hub = hub_of(socket)
    address = address_of(socket)
    with contextlib.suppress(ClientGone):
        try:
            code = scope["path"].rstrip("/").rpartition("/")[2]
            me = await me_of(socket)
            connection = hub.connections.connect(await room_of(socket, code), me.id, address)
        except Refusal as refusal:
            _turn_away(scope, m.Closed.saying(refusal.message, again=refusal.code in PASSING))
        except StoreError as error:
            log.error("a connection could not be opened", error=str(error))
            _turn_away(scope, m.Closed.saying(Message("server.not-kept"), again=True))
        else:
            try:
                websocket = accept(scope, connection)
            except ClientGone:
                hub.connections.forget(connection)
                raise
            connection.open(websocket, me.name)


def _turn_away(scope: Scope, closed: m.Closed) -> None:
    """Send the refusal as a message and close, because browsers do not show the response to a refused handshake."""
    TURNED_AWAY.labels(closed.code).inc()
    websocket = accept(scope, _Ignore())
    websocket.send(Frame(msgspec.json.encode(closed)))
    websocket.close(CloseCode.NORMAL_CLOSURE)


def _error_response(request: HttpRequest, error: Exception) -> Response[ErrorBody] | Response[bytes]:
    """Turn an exception into a code and a sentence in the reader's language, or a wrong address into a page."""

    def answer(reason: Message, status: int) -> Response[ErrorBody]:
        sentence = reader_of(request.headers).say(reason)
        return Response(ErrorBody(reason.code, sentence, reason), status_code=status)

    match error:
        case Refusal(code=code, message=reason):
            TURNED_AWAY.labels(code).inc()
            return answer(reason, STATUS.get(code, 400))
        case NotFoundException() if pages.wants_page(request):
            return pages.lost_page(request)
        case NotFoundException():
            return answer(Message("server.not-found"), 404)
        case ValidationException(extra=[{"key": "code"}, *_]):
            return answer(Message("server.bad-request.code"), 400)
        case ValidationException(extra=[{"message": message, **where}, *_]):
            why = f"{where['key']}: {message}" if "key" in where else str(message)
            return answer(Message("server.bad-request", {"why": why}), 400)
        case HTTPException(status_code=status, detail=detail):
            return answer(Message("server.bad-request", {"why": str(detail).rstrip(".")}), status)
        case StoreError():
            log.error("the store failed", path=request.url.path, error=str(error))
            return answer(Message("server.not-kept"), 503)
        case _:
            log.error("a request failed", path=request.url.path, error=repr(error))
            return answer(Message("rooms.trouble"), 500)


def make_app(hub: Hub) -> Litestar:
    """Make the application around a hub, which it opens and closes."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        asyncio.get_running_loop().set_exception_handler(loop_trouble)
        await hub.open()
        app.state.hub, app.state.pages = hub, pages.Pages(pages.STATIC)
        app.state.games = lru_cache(1)(partial(game_list, hub.games))
        try:
            yield
        finally:
            await hub.close()

    handlers: list[Callable[..., Any]] = [get_me, put_me, get_games, get_rooms, post_room, get_room]
    handlers += [post_handover, take_handover, sign_out, get_record, health, ready, metrics]
    handlers += [*qr.HANDLERS, *account.HANDLERS, *pages.HANDLERS, *learning.routes, *daily.HANDLERS]
    handlers += [*scores.HANDLERS, *turns.HANDLERS, *push.HANDLERS, *friends.HANDLERS, *reports.HANDLERS]
    handlers += [*operator.HANDLERS, *ratings.HANDLERS, *quick.HANDLERS]
    handlers += [*tournaments.HANDLERS, *clubs.HANDLERS]
    return Litestar(
        route_handlers=[*handlers, *mine.HANDLERS, *reviewed.HANDLERS, room_socket, lookback.routes],
        lifespan=[lifespan],
        exception_handlers={Exception: _error_response},
        openapi_config=OpenAPIConfig(
            title="Fivefold",
            version=__version__,
            path="/api/docs",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json"), ApiPage()],
        ),
        middleware=[Compression],
        request_max_body_size=16_384,
        logging_config=None,
    )
