"""The page of a person with ten thousand matches, compared with the limit of 200 ms."""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from report import limit

from fivefold.rooms.changes import BeginMatch, EndMatch
from fivefold.rooms.results import MatchResult, SeatResult
from fivefold.server.store import Store, now_ms

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

MATCHES = 10_000
OTHERS = 20_000
"""Matches of other people."""
TRIES = 15
MOST_MS = 200.0
GAMES = {
    "set": 12,
    "karma": 1,
    "five-crowns": 110,
    "wordspiel": 30,
    "set-cubed": 40,
    "scramble-set": 20,
    "set-solitaire": 24,
}
LEVELS = ("easy", "medium", "hard", "expert")


def ending(luck: random.Random, person: str, name: str, ended: int) -> list[BeginMatch | EndMatch]:
    """Return a finished match of a person, without its moves."""
    match, game = luck.randbytes(8).hex(), luck.choice(list(GAMES))
    level = luck.randrange(4)
    kind = 0 if game.endswith("solitaire") else luck.randrange(1, 4)
    bots, people = (f"@otter {LEVELS[level]}",), (f"Friend {luck.randrange(8)}",)
    names = (name, *((), bots, people, (*people, *bots))[kind])
    profile = min(1.0, 0.3 + ended / now_ms() / 4)
    won = luck.random() < profile * (1.2 - level / 4)
    pace = luck.randrange(4000, 14_000) if game in ("set", "scramble-set", "set-solitaire", "five-crowns") else None
    rival = 1000 * level if kind in (1, 3) else None
    mine = SeatResult(won, 1 if won else 2, luck.randrange(1, 1 + GAMES[game]), rival, pace)
    other = SeatResult(not won, 1, 3, None, None)
    seats = (mine, *(other for _ in names[1:]))
    went = MatchResult(names, luck.randrange(60_000, 900_000), dealt=True, usual=True, day=None, seats=seats)
    begun = BeginMatch(match, "ABCDEF", b"{}", b"s" * 32, ended - 1000, b"{}")
    return [begun, EndMatch(match, game, ended, ((person, 0),), went)]


async def fill(url: str, person: str, name: str, count: int = MATCHES, others: int = OTHERS) -> None:
    """Save matches of one person over two years, and matches of others."""
    store, luck, now = Store(url, patience=60), random.Random(7), now_ms()
    await store.open()
    strangers = [luck.randbytes(8).hex() for _ in range(200)]
    whose = [person] * count + [luck.choice(strangers) for _ in range(others)]
    luck.shuffle(whose)
    for first in range(0, len(whose), 500):
        batch = [
            change
            for n, who in enumerate(whose[first : first + 500], first)
            for change in ending(luck, who, name, now - (len(whose) - n) * 2 * 365 * 86_400_000 // len(whose))
        ]
        await store.save(batch)
    await store.close()


def milliseconds(work: Callable[[], object]) -> float:
    """Return the best of some tries."""
    took: list[float] = []
    for _ in range(TRIES):
        began = time.perf_counter()
        work()
        took.append(1000 * (time.perf_counter() - began))
    return min(took)


def measure(kind: str, url: str, folder: Path) -> None:
    from server.client import Client, Server

    running = Server(folder, "--no-limits", database=url).start()
    try:
        with Client(running) as ann:
            asyncio.run(fill(url, ann.id, ann.name))

            def get(*paths: str) -> None:
                for path in paths:
                    assert ann.http.get(path).status_code == 200

            first = ("/api/mine", "/api/mine/figures", "/api/mine/matches")
            limit(f"{kind}, the page of {MATCHES:,} matches", milliseconds(lambda: get(*first)), MOST_MS, "ms")
            for what, path in {
                "its figures": first[1],
                "its first matches": first[2],
                "those with one person": "/api/mine/matches?with=Friend%203&result=won",
                "those of a game that was never played": "/api/mine/matches?game=crossword-set",
            }.items():
                limit(f"  {what}", milliseconds(partial(get, path)), MOST_MS, "ms")
    finally:
        running.stop()


def main() -> None:
    from server.postgres import postgres, why_none

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        (folder / "lite").mkdir()
        measure("SQLite", f"sqlite:///{folder / 'table.db'}", folder / "lite")
        if missing := why_none():
            print(f"Postgres is not measured: {missing}")
            return
        (folder / "great").mkdir()
        measure("Postgres", stack.enter_context(postgres()).new_database(), folder / "great")


if __name__ == "__main__":
    main()
