"""The library works where there is no POSIX, and reads its files whatever the encoding of the system is."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
ELSEWHERE = """
import asyncio, builtins, concurrent.futures.process, importlib, os, pkgutil, shutil, signal, subprocess, sys
import platformdirs

POSIX = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop"}
usual = builtins.__import__

def elsewhere(name, globals=None, *rest, **more):
    if name in POSIX and (globals or {}).get("__name__", "").startswith("fivefold"):
        raise ModuleNotFoundError(f"{globals['__name__']} imports {name}")
    return usual(name, globals, *rest, **more)

builtins.__import__ = elsewhere
for owner, names in (
    (os, "chown fork getegid geteuid getgid getloadavg getpgid getuid mkfifo nice sched_getaffinity setsid".split()),
    (signal, "SIGALRM SIGCHLD SIGHUP SIGKILL SIGPIPE SIGUSR1 SIGUSR2 alarm pause setitimer".split()),
):
    for name in names:
        delattr(owner, name)

import fivefold as ff

for part in sys.argv[1:]:
    package = importlib.import_module(f"fivefold.{part}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
record = ff.simulate("karma", bots=["easy", "easy"], games=1, seed=1, records=True).matches[0].record
assert ff.verify(record).outcome is not None
assert "fivefold.core.table" in sys.modules
"""
PARTS = ("core", "pieces", "bots", "reviews", "games", "rooms", "sheets", "arena", "terminal", "translation", "cli")


def run(*arguments: str) -> None:
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr


def test_the_library_needs_nothing_that_only_posix_has() -> None:
    run("-c", ELSEWHERE, *PARTS)


def test_no_file_is_read_in_the_encoding_of_the_system() -> None:
    run("-X", "warn_default_encoding", "-W", "error::EncodingWarning", "-c", ELSEWHERE, *PARTS)
