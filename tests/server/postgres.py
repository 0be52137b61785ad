"""A Postgres for a test, in a folder of its own; or why there is none."""

import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from server.client import free_port


def why_none() -> str:
    """What is missing for a Postgres; empty when nothing is."""
    if importlib.util.find_spec("asyncpg") is None:
        return "asyncpg is not installed (pip install 'fivefold[postgres]')"
    if os.environ.get("FIVEFOLD_TEST_POSTGRES"):
        return ""
    if shutil.which("initdb") is None or shutil.which("pg_ctl") is None:
        return "there is no initdb here, and FIVEFOLD_TEST_POSTGRES names no server"
    if os.geteuid() == 0 and not _user():
        return "Postgres does not run as root, and there is no user postgres"
    return ""


def _user() -> str | None:
    import pwd

    return "postgres" if any(entry.pw_name == "postgres" for entry in pwd.getpwall()) else None


@contextmanager
def postgres() -> Generator[str]:
    """The URL of an empty database."""
    if given := os.environ.get("FIVEFOLD_TEST_POSTGRES"):
        yield given
        return
    user = _user() if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="fivefold-pg-"))
    port = free_port()

    def run(*command: str) -> None:
        subprocess.run(command, user=user, check=True, stdout=subprocess.DEVNULL, cwd=folder)

    try:
        if user:
            shutil.chown(folder, user)
        data = str(folder / "data")
        run("initdb", "-D", data, "-U", "table", "--auth=trust", "--no-sync")
        settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        run("pg_ctl", "-D", data, "-w", "-o", settings, "-l", str(folder / "log"), "start")
        try:
            yield f"postgresql+asyncpg://table:swordfish@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
