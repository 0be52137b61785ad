"""Serves the built web client from memory, compressed once at start."""

import gzip
import mimetypes
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from fivefold.core.games import Games
from fivefold.core.words import Message
from fivefold.server.http.cards import HOME, PICTURE, Card, Preview, dressed, game_preview, room_preview
from fivefold.server.http.host import base_of
from fivefold.server.http.negotiation import reader_of
from fivefold.server.http.requests import address_of, pay
from fivefold.server.limits import ASSET_PRICE, MISS_PRICE, WORK_PRICE, network
from fivefold.server.manifest import KIND, MANIFEST
from fivefold.server.workers.making import ManifestRequest

STATIC = Path(__file__).parent.parent / "static"
DAY = 24 * 3600
YEAR = 365 * DAY
WORTH_IT = 500
"""Smaller files are not compressed."""
FOR_EVER = f"public, max-age={YEAR}, immutable"
"""The names of assets contain a digest of their content."""
Asked = Request[Any, Any, State]
mimetypes.add_type("font/woff2", ".woff2")


class StaticFile(NamedTuple):
    """A file as it is sent, plain and compressed."""

    kind: str
    plain: bytes
    zipped: bytes
    age: str

    def answer(self, request: Asked, status: int = 200) -> Response[bytes]:
        """Return the response, compressed if the client accepts gzip."""
        headers = {"Cache-Control": self.age, "Vary": "Accept, Accept-Encoding, Accept-Language"}
        body = self.plain
        if self.zipped and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = self.zipped
        return Response(body, media_type=self.kind, headers=headers, status_code=status)


def _page(file: Path, age: str) -> StaticFile:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    plain = file.read_bytes()
    is_text = kind.startswith(("text/", "image/svg")) or kind.endswith(("javascript", "json"))
    zipped = gzip.compress(plain, 9, mtime=0) if is_text and len(plain) > WORTH_IT else b""
    has_charset = is_text and not kind.startswith("text/")  # to those, the framework adds it
    return StaticFile(f"{kind}; charset=utf-8" if has_charset else kind, plain, zipped, age)


def _files(folder: Path, age: str) -> dict[str, StaticFile]:
    return {file.name: _page(file, age) for file in sorted(folder.glob("*")) if file.is_file()}


class Pages:
    """All files of the client. Only these can be requested, so no path leads outside."""

    def __init__(self, folder: Path = STATIC) -> None:
        index = folder / "index.html"
        self.index = _page(index, "no-cache") if index.is_file() else None
        worker = folder / "sw.js"
        self.worker = _page(worker, "no-cache") if worker.is_file() else None
        card = folder / PICTURE[1:]
        self.picture = _page(card, f"public, max-age={DAY}") if card.is_file() else None
        self.app = _files(folder / "app", f"public, max-age={DAY}")
        self.assets = _files(folder / "assets", FOR_EVER)


def _pages(request: Asked) -> Pages:
    pages: Pages = request.app.state.pages
    return pages


def _games(request: Asked) -> Games:
    games: Games = request.app.state.hub.games
    return games


AROUND = [
    *("/", "/daily", "/daily/{day:str}", "/daily/{day:str}/{game:str}", "/mine", "/me", "/teaching", "/print"),
    *("/practice", "/m", "/m/{match:str}", "/h/{code:str}", "/h/{room:str}/{code:str}", "/score"),
    *("/tournament", "/t/{code:str}", "/t/{code:str}/screen", "/club", "/c/{code:str}"),
]
ABOUT_GAMES = [
    *("/rules/{game:str}", "/practice/{game:str}", "/practice/{game:str}/{drill:str}"),
    *("/score/{game:str}", "/score/{game:str}/{code:str}", "/count/{game:str}", "/leaders/{game:str}"),
]
"""Pages that the client renders."""


@get(AROUND, include_in_schema=False, sync_to_thread=False)
def index(request: Asked) -> Response[bytes]:
    """Serve the web client, which chooses the page by the URL."""
    return _dressed(request, "/", HOME)


@get(ABOUT_GAMES, include_in_schema=False, sync_to_thread=False)
def about_game(request: Asked, game: str) -> Response[bytes]:
    """Serve the client for a page about a game."""
    if game not in _games(request):
        raise NotFoundException
    return _dressed(request, "/", HOME)


@get("/{game:str}", include_in_schema=False, sync_to_thread=False)
def game_page(request: Asked, game: str) -> Response[bytes]:
    """Serve the client for the page of a game, with a preview that describes it."""
    found = _games(request).get(game)
    if found is None:
        raise NotFoundException
    return _dressed(request, f"/{game}", game_preview(found))


@get("/r/{code:str}", include_in_schema=False)
async def room_page(request: Asked, code: str) -> Response[bytes]:
    """Serve the client for a room, with a preview that names its game; a wrong code is charged to the address."""
    hub = request.app.state.hub
    slug = await hub.listings.game_in(code)
    if slug is None:
        hub.buckets.per_address.penalise(network(address_of(request)), MISS_PRICE)
        return lost_page(request)
    game = _games(request).get(slug)
    return _dressed(request, f"/r/{code.upper()}", room_preview(game) if game else HOME)


def wants_page(request: Asked) -> bool:
    """Return whether a person looks at a wrong address in a browser, and no program asks for data."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def plain_page(request: Asked) -> Response[bytes]:
    """Serve the client, which chooses the page by the URL."""
    return _dressed(request, "/", HOME)


def lost_page(request: Asked) -> Response[bytes]:
    """Serve the client for a wrong address; it says so and shows the games."""
    return _dressed(request, "/", HOME, 404)


def _dressed(request: Asked, path: str, preview: Preview, status: int = 200) -> Response[bytes]:
    page, reader = _pages(request).index, reader_of(request.headers)
    if page is None:
        missing = escape(reader.say(Message("server.not-built")))
        return Response(f"<p>{missing}".encode(), status_code=503, media_type="text/html")
    plain, zipped = dressed(page.plain, Card.of(base_of(request), path, reader, preview))
    return page._replace(plain=plain, zipped=zipped).answer(request, status)


@get(PICTURE, include_in_schema=False, sync_to_thread=False)
def picture(request: Asked) -> Response[bytes]:
    """Serve the picture for link previews."""
    page = _pages(request).picture
    if page is None:
        raise NotFoundException
    return page.answer(request)


@get("/sw.js", include_in_schema=False, sync_to_thread=False)
def service_worker(request: Asked) -> Response[bytes]:
    """Serve the service worker, which lists the files of this version."""
    page = _pages(request).worker
    if page is None:
        raise NotFoundException
    return page.answer(request)


@get(f"/{MANIFEST}", include_in_schema=False)
async def manifest(request: Asked) -> Response[bytes]:
    """Serve the description of the client as an app, in the reader's language."""
    wanted = ManifestRequest(reader_of(request.headers).language)
    maker, address = request.app.state.hub.maker, network(address_of(request))
    body = await maker.make(wanted, address, lambda: pay(request, WORK_PRICE))
    return Response(body, media_type=KIND, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})


@get("/app/{name:str}", include_in_schema=False, sync_to_thread=False)
def app_picture(request: Asked, name: str) -> Response[bytes]:
    """Serve an icon or a picture of the app."""
    page = _pages(request).app.get(name)
    if page is None:
        raise NotFoundException
    return page.answer(request)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Asked, name: str) -> Response[bytes]:
    """Serve a script, style sheet or font of the client; a name that is none is charged like any other address."""
    page = _pages(request).assets.get(name)
    if page is None:
        request.app.state.hub.buckets.per_address.penalise(network(address_of(request)), 1 - ASSET_PRICE)
        raise NotFoundException
    return page.answer(request)


HANDLERS = [index, about_game, game_page, room_page, picture, service_worker, manifest, app_picture, asset]
