"""The built web client, held in memory and compressed once: a file costs the event loop no reading and no zipping."""

import gzip
import mimetypes
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from fivefold.core.discovery import games
from fivefold.core.words import Message
from fivefold.server.http.cards import PICTURE, Card, dressed
from fivefold.server.http.negotiation import reader_of
from fivefold.server.limits import MISS_PRICE, network

STATIC = Path(__file__).parent.parent / "static"
DAY = 24 * 3600
YEAR = 365 * DAY
WORTH_IT = 500
"""Bytes from which compressing saves anything."""
FOR_EVER = f"public, max-age={YEAR}, immutable"
"""Assets have a digest of what is in them in their names."""
Asked = Request[Any, Any, State]


class StaticFile(NamedTuple):
    """A file as it goes out, plain and compressed."""

    kind: str
    plain: bytes
    zipped: bytes
    age: str

    def answer(self, request: Asked) -> Response[bytes]:
        """The file, in the form the browser takes."""
        headers = {"Cache-Control": self.age, "Vary": "Accept-Encoding, Accept-Language"}
        if self.zipped and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.zipped, media_type=self.kind, headers=headers)
        return Response(self.plain, media_type=self.kind, headers=headers)


def _page(file: Path, age: str) -> StaticFile:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    plain = file.read_bytes()
    is_text = kind.startswith(("text/", "image/svg")) or kind.endswith(("javascript", "json"))
    zipped = gzip.compress(plain, 9, mtime=0) if is_text and len(plain) > WORTH_IT else b""
    return StaticFile(f"{kind}; charset=utf-8" if is_text else kind, plain, zipped, age)


class Pages:
    """All files of the client. Only what is here can be had, so no path leads anywhere else."""

    def __init__(self, folder: Path = STATIC) -> None:
        index = folder / "index.html"
        self.index = _page(index, "no-cache") if index.is_file() else None
        card = folder / PICTURE[1:]
        self.picture = _page(card, f"public, max-age={DAY}") if card.is_file() else None
        found = sorted((folder / "assets").glob("*"))
        self.assets = {file.name: _page(file, FOR_EVER) for file in found if file.is_file()}


def _pages(request: Asked) -> Pages:
    pages: Pages = request.app.state.pages
    return pages


def base_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """The address under which people reach this server."""
    own = f"{connection.url.scheme}://{connection.url.netloc}".replace("ws", "http", 1)
    return connection.app.state.hub.settings.base_url.rstrip("/") or own


AROUND = [
    *("/daily", "/daily/{day:str}", "/mine", "/teaching", "/print", "/practice", "/m"),
    *("/rules/{game:str}", "/practice/{game:str}", "/practice/{game:str}/{drill:str}", "/m/{match:str}"),
]
"""The pages around the matches, which the client draws."""


@get(["/", "/h/{room:str}/{code:str}", *AROUND], include_in_schema=False, sync_to_thread=False)
def index(request: Asked) -> Response[bytes]:
    """The web client, which finds its way by the address."""
    return _dressed(request, "/", None)


@get("/r/{code:str}", include_in_schema=False)
async def room_page(request: Asked, code: str) -> Response[bytes]:
    """The same for a room, whose game it names to whoever is sent the link; trying codes has its price."""
    hub = request.app.state.hub
    slug = await hub.listings.game_in(code)
    if slug is None:
        hub.per_address.penalise(network(request.client.host if request.client else "?"), MISS_PRICE)
        return _dressed(request, "/", None)
    return _dressed(request, f"/r/{code.upper()}", games()[slug].title if slug in games() else None)


def _dressed(request: Asked, path: str, game: Message | None) -> Response[bytes]:
    page, reader = _pages(request).index, reader_of(request.headers)
    if page is None:
        missing = escape(reader.say(Message("server.not-built")))
        return Response(f"<p>{missing}".encode(), status_code=503, media_type="text/html; charset=utf-8")
    plain, zipped = dressed(page.plain, Card.of(base_of(request), path, reader, game))
    return page._replace(plain=plain, zipped=zipped).answer(request)


@get(PICTURE, include_in_schema=False, sync_to_thread=False)
def picture(request: Asked) -> Response[bytes]:
    """What is to be seen beside a link to us."""
    page = _pages(request).picture
    if page is None:
        raise NotFoundException
    return page.answer(request)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Asked, name: str) -> Response[bytes]:
    """A part of it."""
    page = _pages(request).assets.get(name)
    if page is None:
        raise NotFoundException
    return page.answer(request)
