"""The witnesses of past dailies: `PYTHONPATH=src:tests python -m pieces.archive NAME DATE ...` writes rows of them."""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import fivefold as ff
from fivefold.pieces.daily import generator_of

FILE = Path(__file__).with_name("archive.txt")


class Witness(NamedTuple):
    """What the puzzle of a date was; `name` is the slug of a game, with its shape where it has several."""

    name: str
    day: str
    generator: int
    fingerprint: str

    @property
    def slug(self) -> str:
        return self.name.partition("/")[0]

    def __str__(self) -> str:
        return " ".join(map(str, self))


def witness(name: str, day: str) -> Witness:
    """The puzzle as it is made now: what lies there, what the best is, and which steps lead to it."""
    slug, _, shape = name.partition("/")
    options = {"shape": shape} if shape else {}
    table = ff.Table(slug, seed=0, date=day, **options)
    table.act(0, "resign" if slug == "set-daily" else "done")
    events = msgspec.json.encode([event for entry in table.log for event in entry.events], order="sorted")
    game: Any = table.game
    return Witness(name, day, generator_of(game.generators, day), sha256(events).hexdigest()[:16])


def witnesses() -> Iterator[Witness]:
    """Every row of the file."""
    for row in FILE.read_text("utf-8").splitlines():
        name, day, generator, fingerprint = row.split()
        yield Witness(name, day, int(generator), fingerprint)


if __name__ == "__main__":
    for given in sys.argv[2:]:
        print(witness(sys.argv[1], given))  # noqa: T201
