"""Drills: short questions about positions, answered exactly by the games' own solvers, as hard as one can take.

A drill has choices, and says of every answer whether it is right and why. It is made from a seed and a difficulty from
0 to 10, and the same for ever: its luck is the stream (docs/chance.md) under `SHA-256("Fivefold drill NAME, DIFFICULTY,
SEED")`, whose parts 0, 1, 2, ... are tried until one comes to a drill. A game's drills are in its module `drills`, in
`DRILLS`, by slug and name: `set.find` is made by `DRILLS["set"]["find"]`. Their sentences are in the game's words and
begin with `drill-`; `drill-NAME` is the title, and its variant `about` says what it trains.
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
"""How far the level goes up after a right answer and down after a wrong one: two of three right keep it in place."""
MOST_TRIES = 5_000
"""So many parts of the stream are tried; far fewer are ever needed."""
LONGEST_SEED = 40
PREFIX = "drill-"
"""How the messages of drills begin, so that a page can load them apart from a game's other words."""

Difficulty = Annotated[int, Meta(ge=0, le=HARDEST)]
Answer = tuple[int, ...]
"""The places of the chosen choices, from low to high."""


class Row(Struct, frozen=True, gc=False, tag="row"):
    """Pieces side by side, in notation; some may be marked."""

    pieces: tuple[str, ...]
    title: Message | None = None
    marked: tuple[int, ...] = ()


class Cell(Struct, frozen=True, gc=False):
    """What lies on a square of a board: a piece, or none; a gap is to be filled, what is new belongs to the answer."""

    x: int
    y: int
    square: str
    piece: str = ""
    mark: str = ""
    bonus: int = 0


class Board(Struct, frozen=True, gc=False, tag="board"):
    """Squares with pieces, so many wide and high; squares that are not named are empty."""

    wide: int
    high: int
    cells: tuple[Cell, ...]
    has_squares: bool = False
    """Whether the empty squares are to be seen too."""


Shown = Row | Board


class Choice(Struct, frozen=True, gc=False, rename={"message": "said"}):
    """Something to choose: pieces, a board, words, or some of these together."""

    shown: Shown | None = None
    message: Message | None = None


class Drill(Struct, frozen=True, kw_only=True):
    """A question, all answers to it, and what is right."""

    name: str = ""
    seed: str = ""
    difficulty: Difficulty = 0
    question: Message
    shown: tuple[Shown, ...]
    setting: dict[str, int] = {}
    """What else the pieces look like, such as the wild rank of Five Crowns."""
    choices: tuple[Choice, ...]
    pick: int = 1
    """How many choices make an answer; 0 is all that are right, however many."""
    right: tuple[Answer, ...]
    """Every right answer."""
    why: dict[str, Message]
    """Why an answer is right or wrong, by its places (`3`, `0 4 7`); where any number is chosen, by each place."""
    best: Message
    """What was right, and why."""
    proof: tuple[Shown, ...] = ()
    """The same, to be seen."""
    effort: int
    """How much there is to think of; what counts is each game's business, but it grows with the difficulty."""

    @property
    def game(self) -> str:
        """The slug of the game."""
        return self.name.partition(".")[0]

    @property
    def answers(self) -> Iterator[Answer]:
        """Everything that can be answered; where any number may be chosen, each choice by itself."""
        return combinations(range(len(self.choices)), self.pick or 1)

    def check(self, answer: Sequence[int]) -> "DrillResult":
        """Whether an answer is right, and why."""
        chosen = tuple(sorted(answer))
        if chosen in self.right:
            return DrillResult(True, (self.best,))
        places = set(chosen) ^ set(self.right[0]) if self.pick == 0 else ()
        whole = (self.why[" ".join(map(str, chosen))],) if self.pick else ()
        return DrillResult(False, (*whole, *[self.why[str(place)] for place in sorted(places)]))


class DrillResult(NamedTuple):
    """Whether an answer is right, and what is said about it."""

    is_right: bool
    why: tuple[Message, ...]


Maker = Callable[[Chance, Difficulty], Drill | None]
"""Makes a drill of some luck, or finds that it comes to none."""


def drills_of(game: type[AnyGame]) -> dict[str, Maker]:
    """The drills of a game by their names, such as `set.find`."""
    module = game_module(game, "drills")
    every: dict[str, dict[str, Maker]] = module.DRILLS if module else {}
    return {f"{game.slug}.{name}": make for name, make in every.get(game.slug, {}).items()}


def drill_names() -> list[str]:
    """All drills that there are."""
    return [name for game in games().values() for name in drills_of(game)]


def title_of(name: str, variant: str = "") -> Message:
    """What a drill is called; its variant `about` says what it trains."""
    slug, _, short = name.partition(".")
    return Message(f"{catalogue(find_game(slug).__module__)}.{PREFIX}{short}{variant and '.'}{variant}")


def check_name(name: str) -> Maker:
    """What makes the drill of that name; raises UnknownGame or BadOption."""
    known = drills_of(find_game(name.partition(".")[0]))
    if name not in known:
        raise BadOption("core.unknown-drill", drill=name, known=listed(known or drill_names(), "comma"))
    return known[name]


@lru_cache(256)
def drill(name: str, seed: int | str = 0, difficulty: Difficulty = 3) -> Drill:
    """The drill of that name (`set.find`); the same seed and difficulty give the same one. Raises BadOption."""
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
    """The level after an answer; the next drill has the difficulty of its whole part."""
    return min(float(HARDEST), level + UP) if is_right else max(0.0, level - DOWN)


def scaled(difficulty: Difficulty, least: int, most: int) -> int:
    """A number that grows evenly with the difficulty."""
    return least + round((most - least) * difficulty / HARDEST)
