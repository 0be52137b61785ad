"""Statistics without a server are those that a server's database computes."""

import random
from pathlib import Path

from fivefold.api.played import PlayedRow
from fivefold.local.figures import figures
from fivefold.server.http.mine import figures as of_server
from fivefold.server.store import Store
from fivefold.server.store.played import write_played
from server.stores import run

NOW = 1_800_000_000_000
HOUR = 3_600_000


def made_up(luck: random.Random, count: int) -> list[PlayedRow]:
    """Matches of Ann, in the order in which they ended."""
    found: list[PlayedRow] = []
    for n in range(count):
        rival = luck.choice((None, -1000, 0, 700, 1499, 1500, 3200))
        others = ["@otter medium"] if rival is not None else luck.choice(([], ["Ben"], ["Cleo", "Ben"]))
        found.append(
            PlayedRow(
                person="ann",
                match=f"{n:016x}",
                seat=0,
                game=luck.choice(("set", "karma", "five-crowns")),
                ended=NOW - (count - n) * luck.choice((1, 7, 7)) * HOUR - (count - n) * 8 * HOUR,
                lasted=luck.randrange(1, 900_000),
                names=("Ann", *others),
                won=luck.random() < 0.5,
                place=1,
                score=luck.randrange(-5, 90),
                rival=rival,
                day=None,
                dealt=luck.random() < 0.9,
                usual=luck.random() < 0.7,
                pace=luck.choice((None, luck.randrange(100, 9000))),
            )
        )
    return found


def test_the_same_matches_have_the_same_statistics(tmp_path: Path) -> None:
    for count in (0, 1, 23, 25, 130):
        rows = made_up(random.Random(count), count)
        latest = sorted(rows, key=lambda row: (row.ended, row.match), reverse=True)

        async def compare(store: Store, rows: list[PlayedRow] = rows, latest: list[PlayedRow] = latest) -> None:
            if rows:
                await store.write(*map(write_played, rows))
            for game in ("", "set", "karma"):
                assert figures(latest, game, NOW) == await of_server(store, "ann", game)

        run(f"sqlite:///{tmp_path / f'{count}.db'}", compare, clock=lambda: NOW)
