"""The web application: pages, REST, the WebSocket, and the rules of the house for browsers."""

import contextlib
from collections.abc import AsyncGenerator, Callable
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from litestar import Litestar, MediaType, Request, Response, get, post, put, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, Cookie, ResponseHeader, State
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Body, Parameter
from litestar.static_files import create_static_files_router
from msgspec import Struct

from fivefold.core.errors import Illegal, Refusal
from fivefold.core.game import Lookup
from fivefold.core.version import __version__
from fivefold.server import messages as m
from fivefold.server.apipage import ApiPage
from fivefold.server.hub import Hub, game_list, listed
from fivefold.server.logs import log
from fivefold.server.metrics import MATCHES, ROOMS
from fivefold.server.metrics import page as metrics_page
from fivefold.server.socket import Socket, serve
from fivefold.server.store import Retention, Store

STATIC = Path(__file__).parent / "static"
COOKIE = "fivefold"
YEAR = 365 * 24 * 3600
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
Code = Annotated[str, Parameter(pattern="^[A-Za-z0-9]{1,16}$", description="A room's or hand-over's code.")]
MatchId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", description="A match, as the room names it.")]
Asked = Request[Any, Any, State]
TROUBLE = {
    status: ResponseSpec(m.Trouble, description="Refused, in words.", generate_examples=False)
    for status in (400, 401, 403, 404, 429)
}
STATUS = {
    "stranger": 401,
    "other-site": 403,
    "no-such-room": 404,
    "no-such-match": 404,
    "no-book": 404,
    "unknown-game": 404,
    "too-many-codes": 429,
    "too-many-rooms": 429,
    "too-fast": 429,
}


class Settings(Struct, frozen=True):
    """How a server is run."""

    database: str
    base_url: str = ""
    limited: bool = True
    retention: Retention = Retention()


def _hub(connection: "ASGIConnection[Any, Any, Any, State]") -> Hub:
    hub: Hub = connection.app.state.hub
    return hub


def _settings(connection: "ASGIConnection[Any, Any, Any, State]") -> Settings:
    settings: Settings = connection.app.state.settings
    return settings


def _address(connection: "ASGIConnection[Any, Any, Any, State]") -> str:
    return connection.client.host if connection.client else "?"


def _base(connection: "ASGIConnection[Any, Any, Any, State]") -> str:
    """The address under which people reach this server."""
    own = f"{connection.url.scheme}://{connection.url.netloc}".replace("ws", "http", 1)
    return _settings(connection).base_url.rstrip("/") or own


async def _known(connection: "ASGIConnection[Any, Any, Any, State]") -> m.Me | None:
    return await _hub(connection).known(connection.cookies.get(COOKIE))


async def _cookie(request: Asked, person: str) -> Cookie:
    hub = _hub(request)
    secure = _base(request).startswith("https:")
    lifetime = hub.keyring.lifetime // 1000
    value = await hub.cookie(person)
    return Cookie(COOKIE, value=value, max_age=lifetime, httponly=True, samesite="lax", secure=secure)


async def _me(request: Asked) -> m.Me:
    """Who asks; raises Illegal for one who has not been welcomed with a cookie."""
    known = await _known(request)
    if known is None:
        raise Illegal("stranger", "Ask for /api/me first, and keep the cookie.")
    return known


def _same_origin(connection: "ASGIConnection[Any, Any, Any, State]") -> bool:
    """Whether a browser sent this from one of our own pages; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    ours = {urlsplit(_base(connection)).netloc, connection.headers.get("host", "")}
    return urlsplit(origin).netloc in ours


@get("/api/me", responses=TROUBLE)
async def get_me(request: Asked) -> Response[m.Me]:
    """Who you are; gives you a name and a cookie the first time."""
    me = await _known(request) or _hub(request).stranger()
    return Response(me, cookies=[await _cookie(request, me.id)])


@put("/api/me", responses=TROUBLE)
async def put_me(request: Asked, data: Annotated[m.NewName, Body()]) -> m.Me:
    """Changes your name."""
    me = await _me(request)
    return await _hub(request).rename(me.id, data.name)


@get("/api/games", sync_to_thread=False, responses=TROUBLE)
def get_games() -> list[m.GameInfo]:
    """The games, with their options and bots."""
    return game_list()


@get("/api/rooms", sync_to_thread=False, responses=TROUBLE)
def get_rooms(request: Asked) -> list[m.Listed]:
    """The public rooms."""
    return _hub(request).public_rooms()


@post("/api/rooms", responses=TROUBLE)
async def post_room(request: Asked, data: Annotated[m.NewRoom, Body()]) -> m.Opened:
    """Opens a room, with you as its host."""
    me = await _me(request)
    room = await _hub(request).open_room(me, data, _address(request))
    return m.Opened(room.state.code)


@get("/api/rooms/{code:str}", responses=TROUBLE)
async def get_room(request: Asked, code: Code) -> m.Listed:
    """One room."""
    return listed(await _hub(request).room(code))


@get("/api/rooms/{code:str}/qr.svg", media_type="image/svg+xml", responses=TROUBLE)
async def get_qr(request: Asked, code: Code) -> bytes:
    """The link to a room as a QR code."""
    room = await _hub(request).room(code)
    picture = BytesIO()
    segno.make(f"{_base(request)}/r/{room.state.code}").save(picture, kind="svg", border=2, xmldecl=False, svgns=True)
    return picture.getvalue()


@get("/api/rooms/{code:str}/lookup", responses=TROUBLE)
async def get_lookup(request: Asked, code: Code, text: Annotated[str, Parameter(max_length=40)]) -> Lookup:
    """What the book of the room's game says about a text, such as whether it is a word."""
    return (await _hub(request).room(code)).look_up(text)


@post("/api/handover", responses=TROUBLE)
async def post_handover(request: Asked) -> m.Handover:
    """A code with which another device becomes you."""
    me = await _me(request)
    return _hub(request).hand_over(me.id)


@post("/api/handover/{code:str}", status_code=200, responses=TROUBLE)
async def take_handover(request: Asked, code: Code) -> Response[m.Me]:
    """Makes this device the person whose code it is."""
    me = await _hub(request).taken_over(code)
    return Response(me, cookies=[await _cookie(request, me.id)])


@post("/api/sign-out", status_code=200, responses=TROUBLE)
async def sign_out(request: Asked) -> Response[m.Me]:
    """Makes every other device of yours a stranger; this one stays you."""
    me = await _me(request)
    await _hub(request).sign_out(me)
    return Response(me, cookies=[await _cookie(request, me.id)])


@get("/api/records/{match:str}", media_type="text/plain", responses=TROUBLE)
async def get_record(request: Asked, match: MatchId) -> str:
    """The record of a match that is over."""
    return await _hub(request).record(match)


@get("/health", responses=TROUBLE)
async def health(request: Asked) -> dict[str, str]:
    """Whether the server and its store answer."""
    await _hub(request).store.read("SELECT 1")
    return {"status": "ok", "version": __version__}


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False, sync_to_thread=False)
def metrics(request: Asked) -> bytes:
    """Figures for Prometheus."""
    hub = _hub(request)
    ROOMS.set(len(hub.rooms))
    MATCHES.set(sum(room.state.is_playing for room in hub.rooms.values()))
    return metrics_page()


@get(["/", "/r/{code:str}", "/h/{code:str}"], media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def index() -> Response[bytes]:
    """The web client, which finds its way by the address."""
    page = STATIC / "index.html"
    if not page.exists():
        return Response(b"<p>The web client is not built: run make play.", status_code=503, media_type=MediaType.HTML)
    return Response(page.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@websocket("/ws/{code:str}")
async def room_socket(socket: Socket, code: str) -> None:
    """A room's conversation."""
    connection: ASGIConnection[Any, Any, Any, State] = socket
    if not _same_origin(connection):
        await socket.close(code=4403, reason="Another site may not speak for you.")
        return
    hub = _hub(connection)
    await socket.accept()
    try:
        if hub.limited and not hub.per_address.take(_address(connection), 5):
            raise Illegal("too-fast", "You are connecting too often; slow down.")
        room = await hub.room(code)
        me = await _known(connection)
        if me is None:
            raise Illegal("stranger", "Ask for /api/me first, and keep the cookie.")
    except Refusal as refusal:
        closed = m.Closed(refusal.code, refusal.sentence)
        with contextlib.suppress(Exception):
            await socket.send_json(closed)
            await socket.close()
        return
    await serve(socket, hub, room, me, _address(connection))


def _trouble(_request: Asked, error: Exception) -> Response[m.Trouble]:
    """Every refusal over HTTP is a code and a sentence."""
    if _request.url.path.startswith("/assets/") and not isinstance(error, Refusal):
        error = NotFoundException()
    match error:
        case Refusal(code=code, sentence=sentence):
            return Response(m.Trouble(code, sentence), status_code=STATUS.get(code, 400))
        case NotFoundException():
            return Response(m.Trouble("not-found", "There is nothing here."), status_code=404)
        case ValidationException(extra=[{"key": "code"}, *_]):
            return Response(m.Trouble("bad-request", "A code has only letters and digits."), status_code=400)
        case ValidationException(extra=[{"message": message, **where}, *_]):
            sentence = f"{where['key']}: {message}." if "key" in where else f"{message}."
            return Response(m.Trouble("bad-request", sentence), status_code=400)
        case HTTPException(status_code=status, detail=detail):
            return Response(m.Trouble("bad-request", str(detail)), status_code=status)
        case _:
            log.error("a request failed", path=_request.url.path, error=repr(error))
            return Response(m.Trouble("trouble", "Something went wrong here; it was not your fault."), status_code=500)


def _guard(request: Asked) -> None:
    """Refuses what comes too fast, and what another site's page sends in somebody's name."""
    hub = _hub(request)
    if hub.limited and not hub.per_address.take(_address(request)):
        raise Illegal("too-fast", "You are asking too much; slow down.")
    if request.method not in ("GET", "HEAD") and not _same_origin(request):
        raise Illegal("other-site", "Another site may not speak for you.")


def make_app(settings: Settings) -> Litestar:
    """The application for one server."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        hub = Hub(Store(settings.database), limited=settings.limited, retention=settings.retention)
        await hub.open()
        app.state.hub, app.state.settings = hub, settings
        try:
            yield
        finally:
            await hub.close()

    STATIC.mkdir(exist_ok=True)
    assets = create_static_files_router(
        "/assets",
        [STATIC / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(max_age=YEAR, public=True, immutable=True),
    )
    headers = {
        "Content-Security-Policy": POLICY,
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
        "Cross-Origin-Opener-Policy": "same-origin",
    }
    handlers: list[Callable[..., Any]] = [get_me, put_me, get_games, get_rooms, post_room, get_room, get_qr, get_lookup]
    handlers += [post_handover, take_handover, sign_out, get_record, health, metrics, index, room_socket]
    return Litestar(
        route_handlers=[*handlers, assets],
        lifespan=[lifespan],
        before_request=_guard,
        exception_handlers={Exception: _trouble},
        response_headers=[ResponseHeader(name=name, value=value) for name, value in headers.items()],
        openapi_config=OpenAPIConfig(
            title="Fivefold",
            version=__version__,
            path="/api/docs",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json"), ApiPage()],
        ),
        compression_config=CompressionConfig("gzip", gzip_compress_level=6),
        request_max_body_size=16_384,
        logging_config=None,
    )
