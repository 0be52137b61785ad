"""Replays: how soon a match of three thousand acts opens, and the cost of a step, compared with the limits."""

import sys
import tempfile
import time
from pathlib import Path

import httpx
from report import best, limit

import fivefold as ff
from fivefold.core.game import SeenBy
from fivefold.core.moments import Moments
from fivefold.rooms import replay

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
MATCH = "be" * 8


def long_match() -> str:
    """Return a match of Five Crowns between players who hardly ever go out."""
    record = ff.simulate("five-crowns", ["random"] * 3, seed=1, records=True, max_turns=145).matches[0].record
    assert record
    return record


def opened(url: str) -> float:
    """Return seconds from the first request to the first board, for a match that is not cached."""
    with httpx.Client(base_url=url, timeout=60) as client:
        client.get("/health")
        began = time.perf_counter()
        client.get(f"/api/matches/{MATCH}")
        client.get(f"/api/matches/{MATCH}/letters?eyes=1&from=1472")
        return time.perf_counter() - began


def a_page(moments: Moments, eyes: SeenBy) -> None:
    seconds = best(lambda: replay.replay_page(MATCH, moments, eyes, 1472), 3)
    limit(f"a page of 64 updates for {eyes}, per update", 1000 * seconds / replay.PAGE, 5, "ms")


def main() -> None:
    from server.client import Server
    from server.full_store import shelve

    text = long_match()
    moments = Moments(ff.Record.read(text))
    print(f"a match of {len(moments) - 1:,} acts, {len(text) / 1e6:.1f} MB")
    limit("reading it and keeping its states", 1000 * best(lambda: Moments(ff.Record.read(text)), 3), 500, "ms")
    limit("its table at any moment", 1000 * best(lambda: moments.at(2000 + 31)), 5, "ms")
    a_page(moments, 1)
    a_page(moments, None)
    a_page(moments, "all")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--no-limits").start()
        try:
            shelve(server.database, {MATCH: text})
            limit("opening it in the middle, over HTTP", 1000 * opened(server.url), 1000, "ms")
            limit("the same once more", 1000 * opened(server.url), 250, "ms")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
