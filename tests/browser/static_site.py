"""The site that `make site` builds, served under a path by nothing but a server of files."""

import functools
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import build_site

PREFIX = "/some/where"
KINDS = {".mjs": "text/javascript", ".wasm": "application/wasm"}


class Files(SimpleHTTPRequestHandler):
    """Serves the files of a folder under a path, and nothing else."""

    def guess_type(self, path: object) -> str:
        return KINDS.get(Path(str(path)).suffix) or super().guess_type(str(path))

    def translate_path(self, path: str) -> str:
        plain = path.partition("?")[0]
        return super().translate_path(plain.removeprefix(PREFIX) if plain.startswith(f"{PREFIX}/") else "/nowhere")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002, the name of the base class
        """Say nothing."""


class Site:
    """The site, built if necessary, at an address of its own."""

    def __init__(self) -> None:
        self.folder = build_site.build()
        handler = functools.partial(Files, directory=str(self.folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://localhost:{self._server.server_port}{PREFIX}/"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
