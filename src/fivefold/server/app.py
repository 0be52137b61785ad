"""The web application: pages, REST, the WebSocket, and the rules of the house for browsers."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Litestar, MediaType, Request, Response, asgi, get, post, put
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, Cookie, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Body, Parameter
from litestar.static_files import create_static_files_router
from litestar.types import Receive, Scope, Send

from fivefold.bots import CHARACTERS, dial_of, is_bot, known_levels
from fivefold.core.discovery import games
from fivefold.core.errors import Illegal, Refusal
from fivefold.core.options import describe
from fivefold.core.version import __version__
from fivefold.host import messages as m
from fivefold.server import operator
from fivefold.server.apipage import ApiPage
from fivefold.server.hub import Hub, listed
from fivefold.server.limits import RECORD_PRICE, SOCKET_PRICE, network
from fivefold.server.logs import log, loop_trouble
from fivefold.server.metrics import MATCHES, ROOMS, THOUGHTS, TURNED_AWAY
from fivefold.server.metrics import page as metrics_page
from fivefold.server.rest import GameInfo, Handover, Listed, Me, NewName, NewRoom, Opened, Trouble
from fivefold.server.settings import Settings
from fivefold.server.store import StoreError
from fivefold.server.wire import Code as CloseCode
from fivefold.server.wire import Frame, Gone, Line, accept, refuse

STATIC = Path(__file__).parent / "static"
COOKIE = "fivefold"
YEAR = 365 * 24 * 3600
Code = Annotated[str, Parameter(pattern="^[A-Za-z0-9]{1,16}$", description="A room's or hand-over's code.")]
MatchId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", description="A match, as the room names it.")]
Asked = Request[Any, Any, State]
Anybody = ASGIConnection[Any, Any, Any, State]
TROUBLE = {
    status: ResponseSpec(Trouble, description="Refused, in words.", generate_examples=False)
    for status in (400, 401, 403, 404, 429, 503)
}
STATUS = {
    "stranger": 401,
    "not-operator": 401,
    "other-site": 403,
    "banned": 403,
    "no-such-room": 404,
    "no-such-match": 404,
    "unknown-game": 404,
    "too-many-codes": 429,
    "too-many-rooms": 429,
    "too-fast": 429,
    "busy": 503,
    "not-kept": 503,
}


def _hub(connection: Anybody) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub


def _address(connection: Anybody) -> str:
    return connection.client.host if connection.client else "?"


def _base(connection: Anybody) -> str:
    """The address under which people reach this server."""
    own = f"{connection.url.scheme}://{connection.url.netloc}".replace("ws", "http", 1)
    return _hub(connection).settings.base_url.rstrip("/") or own


async def _known(connection: Anybody) -> Me | None:
    return await _hub(connection).people.known(connection.cookies.get(COOKIE))


async def _cookie(request: Asked, person: str) -> Cookie:
    people = _hub(request).people
    secure = _base(request).startswith("https:")
    value = await people.cookie(person)
    return Cookie(COOKIE, value=value, max_age=people.lifetime, httponly=True, samesite="lax", secure=secure)


async def _me(connection: Anybody) -> Me:
    """Who asks; raises Illegal for one who has not been welcomed with a cookie."""
    known = await _known(connection)
    if known is None:
        raise Illegal("stranger", "Ask for /api/me first, and keep the cookie.")
    _hub(connection).people.must_be_welcome(known.id, network(_address(connection)))
    return known


def _same_origin(connection: Anybody) -> bool:
    """Whether a browser sent this from one of our own pages; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    ours = {urlsplit(_base(connection)).netloc, connection.headers.get("host", "")}
    return urlsplit(origin).netloc in ours


@get("/api/me", responses=TROUBLE)
async def get_me(request: Asked) -> Response[Me]:
    """Who you are; gives you a name and a cookie the first time."""
    me = await _known(request) or _hub(request).people.stranger()
    return Response(me, cookies=[await _cookie(request, me.id)])


@put("/api/me", responses=TROUBLE)
async def put_me(request: Asked, data: Annotated[NewName, Body()]) -> Me:
    """Changes your name."""
    me = await _hub(request).people.rename((await _me(request)).id, data.name)
    _hub(request).rename(me.id, me.name)
    return me


@get("/api/games", sync_to_thread=False, responses=TROUBLE)
def get_games(request: Asked) -> list[GameInfo]:
    """The games, with their options and bots."""
    known: list[GameInfo] = request.app.state.games
    return known


@get("/api/rooms", sync_to_thread=False, responses=TROUBLE)
def get_rooms(request: Asked) -> list[Listed]:
    """The public rooms."""
    return _hub(request).public_rooms()


@post("/api/rooms", responses=TROUBLE)
async def post_room(request: Asked, data: Annotated[NewRoom, Body()]) -> Opened:
    """Opens a room, with you as its host."""
    me = await _me(request)
    driver = await _hub(request).open_room(me, data, _address(request))
    return Opened(driver.code)


@get("/api/rooms/{code:str}", responses=TROUBLE)
async def get_room(request: Asked, code: Code) -> Listed:
    """One room."""
    return listed(await _hub(request).room(code))


@get("/api/rooms/{code:str}/qr.svg", media_type="image/svg+xml", responses=TROUBLE)
async def get_qr(request: Asked, code: Code) -> bytes:
    """The link to a room as a QR code."""
    driver = await _hub(request).room(code)
    picture = BytesIO()
    segno.make(f"{_base(request)}/r/{driver.code}").save(picture, kind="svg", border=2, xmldecl=False, svgns=True)
    return picture.getvalue()


@post("/api/handover", responses=TROUBLE)
async def post_handover(request: Asked) -> Handover:
    """A code with which another device becomes you."""
    return _hub(request).people.hand_over((await _me(request)).id)


@post("/api/handover/{code:str}", status_code=200, responses=TROUBLE)
async def take_handover(request: Asked, code: Code) -> Response[Me]:
    """Makes this device the person whose code it is."""
    me = await _hub(request).people.taken_over(code)
    return Response(me, cookies=[await _cookie(request, me.id)])


@post("/api/sign-out", status_code=200, responses=TROUBLE)
async def sign_out(request: Asked) -> Response[Me]:
    """Makes every other device of yours a stranger; this one stays you."""
    me = await _me(request)
    hub = _hub(request)
    await hub.people.sign_out(me)
    hub.close_connections(me.id, m.Closed("signed-out", "You have been signed out here, from another device."))
    return Response(me, cookies=[await _cookie(request, me.id)])


@get("/api/records/{match:str}", media_type="text/plain", responses=TROUBLE)
async def get_record(request: Asked, match: MatchId) -> str:
    """The record of a match that is over."""
    hub = _hub(request)
    if not hub.per_address.take(network(_address(request)), RECORD_PRICE):
        raise Illegal("too-fast", "You are asking for many records; slow down.")
    return await hub.records.find(match)


@get("/health", sync_to_thread=False, responses=TROUBLE)
def health() -> dict[str, str]:
    """Whether the server is alive."""
    return {"status": "ok", "version": __version__}


@get("/ready", responses=TROUBLE)
async def ready(request: Asked) -> Response[dict[str, str]]:
    """Whether people can play: something was just written to the database."""
    is_ready = await _hub(request).store.is_ready()
    return Response({"status": "ok" if is_ready else "not-kept"}, status_code=200 if is_ready else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False, sync_to_thread=False)
def metrics(request: Asked) -> bytes:
    """Figures for Prometheus."""
    hub = _hub(request)
    ROOMS.set(len(hub.rooms))
    MATCHES.set(sum(driver.room.state.is_playing for driver in hub.rooms.values()))
    THOUGHTS.set(hub.bots.waiting)
    return metrics_page()


@get(["/", "/r/{code:str}", "/h/{code:str}"], media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def index() -> Response[bytes]:
    """The web client, which finds its way by the address."""
    page = STATIC / "index.html"
    if not page.exists():
        return Response(b"<p>The web client is not built: run make play.", status_code=503, media_type=MediaType.HTML)
    return Response(page.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


class _Nobody:
    """Listens to a line that is about to be closed."""

    def heard(self, line: Line, text: bytes) -> None:
        """Nothing that is said matters."""

    def closed(self, line: Line, code: int, reason: str) -> None:
        """As it should be."""


@asgi("/ws", is_mount=True, copy_scope=False)
async def room_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """A room's conversation."""
    if scope["type"] != ScopeType.WEBSOCKET:
        raise NotFoundException
    socket: Anybody = ASGIConnection(scope, receive, send)
    hub = _hub(socket)
    address = _address(socket)
    if not _same_origin(socket):
        TURNED_AWAY.labels("other-site").inc()
        refuse(scope, 403, b"Another site may not speak for you.")
        return
    if not hub.per_address.take(network(address), SOCKET_PRICE):
        TURNED_AWAY.labels("too-fast").inc()
        refuse(scope, 429, b"You are connecting too often; slow down.")
        return
    with contextlib.suppress(Gone):
        try:
            code = scope["path"].rstrip("/").rpartition("/")[2]
            me = await _me(socket)
            driver = await hub.room(code)
            connection = hub.connect(driver, me.id, address)
        except Refusal as refusal:
            _turn_away(scope, m.Closed(refusal.code, refusal.sentence))
        except StoreError as error:
            log.error("a connection was not opened", error=str(error))
            _turn_away(scope, m.Closed("not-kept", "The database does not answer; try again.", again=True))
        else:
            try:
                line = accept(scope, connection)
            except Gone:
                hub.forget(connection)
                raise
            connection.open(line, me.name)


def _turn_away(scope: Scope, closed: m.Closed) -> None:
    """Says why in a message, as browsers do not show the answer to a handshake."""
    TURNED_AWAY.labels(closed.code).inc()
    line = accept(scope, _Nobody())
    line.send(Frame(msgspec.json.encode(closed)))
    line.close(CloseCode.NORMAL)


def _trouble(_request: Asked, error: Exception) -> Response[Trouble]:
    """Every refusal over HTTP is a code and a sentence."""
    if _request.url.path.startswith("/assets/") and not isinstance(error, Refusal):
        error = NotFoundException()
    match error:
        case Refusal(code=code, sentence=sentence):
            TURNED_AWAY.labels(code).inc()
            return Response(Trouble(code, sentence), status_code=STATUS.get(code, 400))
        case NotFoundException():
            return Response(Trouble("not-found", "There is nothing here."), status_code=404)
        case ValidationException(extra=[{"key": "code"}, *_]):
            return Response(Trouble("bad-request", "A code has only letters and digits."), status_code=400)
        case ValidationException(extra=[{"message": message, **where}, *_]):
            sentence = f"{where['key']}: {message}." if "key" in where else f"{message}."
            return Response(Trouble("bad-request", sentence), status_code=400)
        case HTTPException(status_code=status, detail=detail):
            return Response(Trouble("bad-request", str(detail)), status_code=status)
        case StoreError():
            log.error("the store does not answer", path=_request.url.path, error=str(error))
            return Response(Trouble("not-kept", "The database does not answer; try again."), status_code=503)
        case _:
            log.error("a request failed", path=_request.url.path, error=repr(error))
            return Response(Trouble("trouble", "Something went wrong here; it was not your fault."), status_code=500)


def _guard(request: Asked) -> None:
    """Refuses what comes too fast, and what another site's page sends in somebody's name."""
    if not _hub(request).per_address.take(network(_address(request))):
        raise Illegal("too-fast", "You are asking too much; slow down.")
    if request.method not in ("GET", "HEAD") and not _same_origin(request):
        raise Illegal("other-site", "Another site may not speak for you.")


def game_list() -> list[GameInfo]:
    """The games for the front page and the lobby."""
    return [
        GameInfo(
            slug=slug,
            title=game.title,
            blurb=game.blurb,
            least=game.players.least,
            most=game.players.most,
            levels=known_levels(game)[1:] or known_levels(game),
            strongest=dial.top if (dial := dial_of(game)) else 0.0,
            characters={name: skill.strength for name, skill in CHARACTERS.items() if is_bot(game, name)},
            options=describe(game.options_type),
        )
        for slug, game in games().items()
    ]


def make_app(settings: Settings, hub: Hub | None = None) -> Litestar:
    """The application for one server; the hub is made here unless somebody else needs it too."""
    found = hub or Hub(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        asyncio.get_running_loop().set_exception_handler(loop_trouble)
        await found.open()
        app.state.hub, app.state.games = found, game_list()
        try:
            yield
        finally:
            await found.close()

    STATIC.mkdir(exist_ok=True)
    assets = create_static_files_router(
        "/assets",
        [STATIC / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(max_age=YEAR, public=True, immutable=True),
    )
    handlers: list[Callable[..., Any]] = [get_me, put_me, get_games, get_rooms, post_room, get_room, get_qr]
    handlers += [post_handover, take_handover, sign_out, get_record, health, ready, metrics, index]
    return Litestar(
        route_handlers=[*handlers, room_socket, assets, operator.routes],
        lifespan=[lifespan],
        before_request=_guard,
        exception_handlers={Exception: _trouble},
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
