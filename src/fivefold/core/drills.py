"""Drills: short questions about positions, answered exactly by the games' solvers, at an adaptive difficulty.

A drill has choices, and says of every answer whether it is right and why. It is generated from a seed and a difficulty
from 0 to 10, deterministically: its stream of random numbers (docs/chance.md) has the seed `SHA-256("Fivefold drill
NAME, DIFFICULTY, SEED")`, and its parts 0, 1, 2, ... are tried until one yields a drill. A game lists its drills in its
module `drills`, in `DRILLS`, by slug and name: `set.find` is made by `DRILLS["set"]["find"]`. Their messages are in the
game's catalogue and begin with `drill-`; `drill-NAME` is the title, and its variant `about` says what it trains.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import combinations
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct
from msgspec.structs import replace

from fivefold.core.chance import Chance
from fivefold.core.discovery import find_game, game_module, games
from fivefold.core.errors import BadOption
from fivefold.core.game import AnyGame
from fivefold.core.words import Message, catalogue, listed

HARDEST = 10
UP, DOWN = 0.5, 1.0
"""The change of the level after a right and a wrong answer; two right answers in three keep it constant."""
MOST_TRIES = 5_000
"""The number of parts of the stream that are tried; far fewer are needed."""
LONGEST_SEED = 40
PREFIX = "drill-"
"""The prefix of drill messages, so that a page can load them separately."""

Difficulty = Annotated[int, Meta(ge=0, le=HARDEST)]
Answer = tuple[int, ...]
"""The indices of the selected choices, ascending."""


class Row(Struct, frozen=True, gc=False, tag="row"):
    """Pieces side by side, in notation; some may be marked."""

    pieces: tuple[str, ...]
    title: Message | None = None
    marked: tuple[int, ...] = ()


class Cell(Struct, frozen=True, gc=False):
    """A square of a board with its piece, if any; a gap is to be filled, and a new piece belongs to the answer."""

    x: int
    y: int
    square: str
    piece: str = ""
    mark: str = ""
    bonus: int = 0


class Board(Struct, frozen=True, gc=False, tag="board"):
    """A board of a given width and height; squares that are not listed are empty."""

    wide: int
    high: int
    cells: tuple[Cell, ...]
    has_squares: bool = False
    """Whether empty squares are drawn."""


Shown = Row | Board


class Choice(Struct, frozen=True, gc=False, rename={"message": "said"}):
    """A choice: pieces, a board, text, or a combination."""

    shown: Shown | None = None
    message: Message | None = None


class Drill(Struct, frozen=True, kw_only=True):
    """A question with its choices and the right answers."""

    name: str = ""
    seed: str = ""
    difficulty: Difficulty = 0
    question: Message
    shown: tuple[Shown, ...]
    setting: dict[str, int] = {}
    """Other facts that change how the pieces look, such as the wild rank of Five Crowns."""
    choices: tuple[Choice, ...]
    pick: int = 1
    """How many choices make an answer; 0 means all right ones, of unknown number."""
    right: tuple[Answer, ...]
    why: dict[str, Message]
    """Why an answer is right or wrong, by its indices (`3`, `0 4 7`); with `pick` 0, by each index."""
    best: Message
    """The right answer, with the reason."""
    proof: tuple[Shown, ...] = ()
    """The right answer as a picture."""
    effort: int
    """How much thinking the drill takes, in a measure of the game's own that grows with the difficulty."""

    @property
    def game(self) -> str:
        return self.name.partition(".")[0]

    @property
    def answers(self) -> Iterator[Answer]:
        """Yield all possible answers; with `pick` 0, each choice by itself."""
        return combinations(range(len(self.choices)), self.pick or 1)

    def check(self, answer: Sequence[int]) -> "DrillResult":
        """Return whether an answer is right, and why."""
        chosen = tuple(sorted(answer))
        if chosen in self.right:
            return DrillResult(True, (self.best,))
        places = set(chosen) ^ set(self.right[0]) if self.pick == 0 else ()
        whole = (self.why[" ".join(map(str, chosen))],) if self.pick else ()
        return DrillResult(False, (*whole, *[self.why[str(place)] for place in sorted(places)]))


class DrillResult(NamedTuple):
    """Whether an answer is right, with an explanation."""

    is_right: bool
    why: tuple[Message, ...]


Maker = Callable[[Chance, Difficulty], Drill | None]
"""Makes a drill from random numbers, or returns None if they do not yield one."""


def drills_of(game: type[AnyGame]) -> dict[str, Maker]:
    """Return the drills of a game by name, such as `set.find`."""
    module = game_module(game, "drills")
    every: dict[str, dict[str, Maker]] = module.DRILLS if module else {}
    return {f"{game.slug}.{name}": make for name, make in every.get(game.slug, {}).items()}


def drill_names() -> list[str]:
    return [name for game in games().values() for name in drills_of(game)]


def title_of(name: str, variant: str = "") -> Message:
    """Return the title of a drill, or its variant `about`, which says what it trains."""
    slug, _, short = name.partition(".")
    return Message(f"{catalogue(find_game(slug).__module__)}.{PREFIX}{short}{variant and '.'}{variant}")


def check_name(name: str) -> Maker:
    """Return the maker of a drill; raises UnknownGame or BadOption."""
    known = drills_of(find_game(name.partition(".")[0]))
    if name not in known:
        raise BadOption("core.unknown-drill", drill=name, known=listed(known or drill_names(), "comma"))
    return known[name]


@lru_cache(256)
def drill(name: str, seed: int | str = 0, difficulty: Difficulty = 3) -> Drill:
    """Return the drill of that name (`set.find`) for a seed and a difficulty; deterministic. Raises BadOption."""
    make, text = check_name(name), str(seed)
    if not 0 <= difficulty <= HARDEST:
        raise BadOption("core.bad-difficulty", hardest=HARDEST)
    if not text.isascii() or not text.isprintable() or len(text) > LONGEST_SEED:
        raise BadOption("core.bad-drill-seed", longest=LONGEST_SEED)
    luck = Chance(sha256(f"Fivefold drill {name}, {difficulty}, {text}".encode()).digest())
    for n in range(MOST_TRIES):
        if (made := make(luck.part(n), difficulty)) is not None:
            return replace(made, name=name, seed=text, difficulty=difficulty)
    raise RuntimeError(f"{name} has no drill of difficulty {difficulty} with the seed {text}")


def level_after(level: float, is_right: bool) -> float:
    """Return the level after an answer; its integer part is the difficulty of the next drill."""
    return min(float(HARDEST), level + UP) if is_right else max(0.0, level - DOWN)


def scaled(difficulty: Difficulty, least: int, most: int) -> int:
    """Return a number between `least` and `most` that grows linearly with the difficulty."""
    return least + round((most - least) * difficulty / HARDEST)
