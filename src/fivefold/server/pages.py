"""The built web client, held in memory and compressed once: a file costs the event loop no reading and no zipping."""

import gzip
import mimetypes
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from fivefold.core.words import Said
from fivefold.server.reading import reader_of

STATIC = Path(__file__).parent / "static"
YEAR = 365 * 24 * 3600
WORTH_IT = 500
"""Bytes from which compressing saves anything."""
FOR_EVER = f"public, max-age={YEAR}, immutable"
"""Assets have a digest of what is in them in their names."""
Asked = Request[Any, Any, State]


class Page(NamedTuple):
    """A file as it goes out, plain and compressed."""

    kind: str
    plain: bytes
    zipped: bytes
    age: str

    def answer(self, request: Asked) -> Response[bytes]:
        """The file, in the form the browser takes."""
        headers = {"Cache-Control": self.age, "Vary": "Accept-Encoding"}
        if self.zipped and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.zipped, media_type=self.kind, headers=headers)
        return Response(self.plain, media_type=self.kind, headers=headers)


def _page(file: Path, age: str) -> Page:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    plain = file.read_bytes()
    is_text = kind.startswith(("text/", "image/svg")) or kind.endswith(("javascript", "json"))
    zipped = gzip.compress(plain, 9, mtime=0) if is_text and len(plain) > WORTH_IT else b""
    return Page(f"{kind}; charset=utf-8" if is_text else kind, plain, zipped, age)


class Pages:
    """All files of the client. Only what is here can be had, so no path leads anywhere else."""

    def __init__(self, folder: Path = STATIC) -> None:
        index = folder / "index.html"
        self.index = _page(index, "no-cache") if index.is_file() else None
        found = sorted((folder / "assets").glob("*"))
        self.assets = {file.name: _page(file, FOR_EVER) for file in found if file.is_file()}


def _pages(request: Asked) -> Pages:
    pages: Pages = request.app.state.pages
    return pages


@get(["/", "/r/{code:str}", "/h/{code:str}"], include_in_schema=False, sync_to_thread=False)
def index(request: Asked) -> Response[bytes]:
    """The web client, which finds its way by the address."""
    page = _pages(request).index
    if page is None:
        missing = escape(reader_of(request.headers).say(Said("server.not-built")))
        return Response(f"<p>{missing}".encode(), status_code=503, media_type="text/html; charset=utf-8")
    return page.answer(request)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Asked, name: str) -> Response[bytes]:
    """A part of it."""
    page = _pages(request).assets.get(name)
    if page is None:
        raise NotFoundException
    return page.answer(request)
