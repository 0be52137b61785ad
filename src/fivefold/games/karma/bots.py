"""Karma players of four strengths: one who plays what fits, two who save the best, one who looks ahead."""

from collections.abc import Sequence
from typing import NamedTuple

from fivefold.bots import Bot, Glimpse, Thought
from fivefold.bots.search import Settings, search
from fivefold.core.chance import Chance
from fivefold.core.game import Millis, Outcome
from fivefold.games.karma import advice, prospects
from fivefold.games.karma.model import Lay, Move, PickUp, Play
from fivefold.games.karma.view import View

CIRCLES = 200
"""After so many turns for each player a game is going round in circles: all are thrifty, but for one move in ten."""


class Pace(NamedTuple):
    """How long somebody takes, in milliseconds: at least so long, and up to so much longer."""

    least: Millis
    more: Millis
    choosing: Millis
    """How long to choose the Faceup Table Cards, and up to twice that."""


class Fitter:
    """Plays anything that fits; `care` in a hundred moves are thrifty instead: the lowest, and Karma Cards last."""

    def __init__(self, care: int, pace: Pace) -> None:
        self.care, self.pace = care, pace

    def __repr__(self) -> str:
        return f"Fitter({self.care}, {self.pace})"

    def think(self, glimpse: Glimpse[View, Move]) -> Thought[Move] | None:
        """A move after a while, if it is the bot's turn."""
        view: View = glimpse.view
        moves = list(glimpse.game.moves(view))
        if not moves:
            return None
        if view.phase == "choose":  # all at once, so what others do is no reason to begin anew
            luck = glimpse.chance.fork("choose")
            ready = self.pace.choosing + luck.below(self.pace.choosing)
            return Thought(self.pick(glimpse, moves, luck), max(0, ready - glimpse.now))
        luck = glimpse.luck
        if view.turns > CIRCLES * len(view.players):
            move = advice.thrifty(view, moves) if luck.below(10) else luck.pick(moves)
        else:
            move = self.pick(glimpse, moves, luck)
        return Thought(move, self.pace.least + luck.below(self.pace.more))

    def pick(self, glimpse: Glimpse[View, Move], moves: Sequence[Move], luck: Chance) -> Move:
        """With care the thrifty move, otherwise any that fits; the pile only if nothing does."""
        if luck.below(100) < self.care:
            return advice.thrifty(glimpse.view, moves)
        return luck.pick([move for move in moves if not isinstance(move, PickUp)] or moves)


class Searcher(Fitter):
    """Looks ahead over many guesses at what the others hold and what lies face down."""

    def __init__(self, settings: Settings, pace: Pace) -> None:
        super().__init__(100, pace)
        self.settings = settings

    def __repr__(self) -> str:
        return f"Searcher({self.settings.iterations}, {self.pace})"

    def pick(self, glimpse: Glimpse[View, Move], moves: Sequence[Move], luck: Chance) -> Move:
        """The move that most of the search went into; what to lay out is clear without."""
        if len(moves) == 1 or isinstance(moves[0], Lay):
            return advice.thrifty(glimpse.view, moves)
        found: Move = search(glimpse.game, glimpse.view, glimpse.now, luck, self.settings)[0].move
        return found


def _won(outcome: Outcome) -> Sequence[float]:
    """All who are not the last win as much."""
    return [float(score) for score in outcome.scores]


def _worthwhile(_view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """The pile is picked up only when nothing fits."""
    return moves[:-1] if isinstance(moves[-1], PickUp) and isinstance(moves[0], Play) else moves


LOOKING_AHEAD = Settings(
    iterations=80,
    explore=0.3,
    depth=0,
    payoffs=_won,
    estimate=prospects.chances,
    candidates=_worthwhile,
)
BOTS: dict[str, dict[str, Bot[View, Move]]] = {
    "karma": {
        "easy": Fitter(0, Pace(1_500, 3_000, 6_000)),
        "medium": Fitter(60, Pace(1_200, 2_500, 5_000)),
        "hard": Fitter(100, Pace(1_000, 2_000, 4_000)),
        "expert": Searcher(LOOKING_AHEAD, Pace(900, 1_600, 3_000)),
    }
}
