"""How a game is scored at a real table: its rounds, which numbers are possible in them, and who wins.

A game's `scoring.py` has it as `SCORING`, by slug. It is data, so that a browser can use it without a server.
"""

from typing import Literal

from msgspec import Struct

from fivefold.core.discovery import find_game, game_module, games
from fivefold.core.errors import BadOption
from fivefold.core.words import Message

MOST_ROUNDS = 99


class ScoredRound(Struct, frozen=True, gc=False):
    """The numbers that are possible in a round."""

    least: int = 0
    most: int = 999
    never: tuple[int, ...] = ()
    """Numbers between them that are impossible."""
    about: Message | None = None
    """What is special about the round, if anything."""
    short: Message | None = None
    """The same in at most three letters; without it, the number of the round."""

    def allows(self, points: int) -> bool:
        return self.least <= points <= self.most and points not in self.never


class Scoring(Struct, frozen=True, gc=False):
    """How a game is scored."""

    aim: Literal["fewest", "most"]
    """Which totals win."""
    rounds: tuple[ScoredRound, ...] = (ScoredRound(),)
    """The rounds; the last one stands for all that follow."""
    usual: int = 0
    """The number of rounds; 0 if the table decides which is the last."""
    most_rounds: int = MOST_ROUNDS
    entry: Literal["points", "tally", "pick"] = "points"
    """How a round is written down: points of each player, points that are counted one by one, or one player."""
    question: Message | None = None
    """With `pick`: which player is asked for."""
    picked: int = 0
    others: int = 0
    """The points of that player, and of all others."""
    has_dealer: bool = False
    """Whether the deal goes around, beginning with the first player."""
    has_first: bool = False
    """Whether the player after the dealer starts."""
    has_one_scorer: bool = False
    """Whether only one player scores in a round, so that the others need no number."""
    needs_zero: bool = False
    """Whether a round ends with a player without points."""
    most_together: int = 0
    """The most points of all players in a round; 0 if there is no limit."""
    decides_ties: bool = False
    """Whether a tie for the win is decided at the table; otherwise the win is shared."""

    def round(self, number: int) -> ScoredRound:
        """Return the round of that number, counted from 1."""
        return self.rounds[min(number, len(self.rounds)) - 1]


def scorings() -> dict[str, Scoring]:
    """Return how each game is scored, by slug, as far as games have score sheets."""
    found: dict[str, Scoring] = {}
    for slug, game in games().items():
        module = game_module(game, "scoring")
        known: dict[str, Scoring] = module.SCORING if module else {}
        if slug in known:
            found[slug] = known[slug]
    return found


def scoring_of(slug: str) -> Scoring:
    """Return how a game is scored; raises UnknownGame, or BadOption if it has no score sheet."""
    title = find_game(slug).title
    try:
        return scorings()[slug]
    except KeyError:
        raise BadOption("core.no-score-sheet", game=title) from None
