"""Builds the whole table as static files in build/site: the client, and the engine in place of a server.

The folder can be put on any web space, under any path. Names of files contain a hash of what is in them or, for the
engine, of everything it is made of; only index.html keeps its name.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import build_engine
import build_web
import msgspec
from build_pwa import complete

from fivefold.api.games import drill_list, game_list
from fivefold.core.discovery import games

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

ROOT = build_web.ROOT
SITE = ROOT / "build" / "site"
STAMP = ROOT / "build" / "site.sha256"
LOCK = ROOT / "build" / "site.lock"
ANY_DAY = "2000-01-01"
"""Stands for today in games.json (see `web/src/transport/local.ts`)."""
WEIGH = """
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
const site = process.argv[1];
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
const weight = (path) =>
  /\\.(xz|zip|woff2|png)$/.test(path) ? statSync(path).size : brotliCompressSync(readFileSync(path), { params }).length;
const all = readdirSync(site, { recursive: true }).map((name) => join(site, name));
// Icons and pictures of the app are only for those who install it.
const files = all.filter((path) => statSync(path).isFile() && !path.startsWith(join(site, "app")));
console.log(files.map(weight).reduce((sum, size) => sum + size, 0));
"""
"""Prints the bytes of a folder with Brotli, which node has and Python has not."""


def fingerprint() -> str:
    """Return a hash of everything that the site is made of."""
    parts = (Path(__file__).read_text("utf-8"), build_web.fingerprint(), build_engine.fingerprint())
    return hashlib.sha256("".join(parts).encode()).hexdigest()


def is_built() -> bool:
    return STAMP.exists() and STAMP.read_text() == fingerprint()


@contextmanager
def _alone() -> Generator[None]:
    """Wait until no other process builds the site."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build() -> Path:
    """Build the site if its sources have changed, and return its folder; raises RuntimeError with a sentence."""
    with _alone():
        return SITE if is_built() else _build()


def _build() -> Path:
    engine = build_engine.build()
    name = f"engine-{build_engine.fingerprint()[:12]}"
    os.environ["FIVEFOLD_ENGINE"] = name
    build_web.run_npm("run", "site", "--silent")
    home = SITE / name
    shutil.copytree(engine, home, ignore=shutil.ignore_patterns(build_engine.STAMP.name))
    (home / "games.json").write_bytes(msgspec.json.encode(game_list(games(), ANY_DAY)))
    (home / "drills.json").write_bytes(msgspec.json.encode(drill_list()))
    shutil.copytree(build_web.WEB / "public" / "app", SITE / "app")
    complete(SITE)
    STAMP.write_text(fingerprint())
    return SITE


def weight(site: Path) -> int:
    """Return the bytes of all files, with Brotli where they are not compressed already; raises RuntimeError."""
    node, env = build_web.node()
    command = [node, "--input-type=module", "--eval", WEIGH, str(site)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(done.stderr)
    return int(done.stdout)


if __name__ == "__main__":
    try:
        print(build())
    except RuntimeError as error:
        sys.exit(f"fivefold: {error}")
