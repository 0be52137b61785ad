"""The site that `make site` builds, served under a path by nothing but a server of files."""

import functools
import gzip
import io
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import BinaryIO

import build_site

PREFIX = "/some/where"
KINDS = {".mjs": "text/javascript", ".wasm": "application/wasm"}
TEXTS = {".html", ".js", ".css", ".json", ".svg"}


class Files(SimpleHTTPRequestHandler):
    """Serves the files of a folder under a path, and nothing else; texts are compressed, as web spaces do."""

    def send_head(self) -> BinaryIO | io.BytesIO | None:
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if self.path.partition("?")[0].endswith("/") else file
        if file.suffix not in TEXTS or not file.is_file() or "gzip" not in self.headers.get("Accept-Encoding", ""):
            return super().send_head()
        body = gzip.compress(file.read_bytes(), 6)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)

    def guess_type(self, path: object) -> str:
        return KINDS.get(Path(str(path)).suffix) or super().guess_type(str(path))

    def translate_path(self, path: str) -> str:
        plain = path.partition("?")[0]
        return super().translate_path(plain.removeprefix(PREFIX) if plain.startswith(f"{PREFIX}/") else "/nowhere")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002, the name of the base class
        """Say nothing."""


class Site:
    """The site, built if necessary, at an address of its own, with a server that can be stopped and started again."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or build_site.build()
        self._server: ThreadingHTTPServer | None = None
        self._port = 0
        self.start()
        self.url = f"http://localhost:{self._port}{PREFIX}/"

    def start(self) -> None:
        if self._server is None:
            handler = functools.partial(Files, directory=str(self.folder))
            self._server = ThreadingHTTPServer(("127.0.0.1", self._port), handler)
            self._port = self._server.server_port
            threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None
