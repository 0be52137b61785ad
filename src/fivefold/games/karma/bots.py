"""Karma players of any strength: one who plays what fits, two who save the best, one who looks ahead."""

from collections.abc import Sequence
from typing import NamedTuple

from fivefold.bots import Bot, BotProfile, Dial, Glimpse, Habit, Thought, blend
from fivefold.bots.search import SearchSettings, search
from fivefold.core.chance import Chance
from fivefold.core.game import Millis, Outcome
from fivefold.games.karma import advice, prospects
from fivefold.games.karma.model import NUMBERS, Lay, Move, PickUp, Play
from fivefold.games.karma.view import View

CIRCLES = 200
"""After so many turns for each player a game is going round in circles: all are thrifty, but for one move in ten."""


FANCY = 1.0
"""How often those who love to hoard Karma Cards, or to spend them, do as they love to."""


FIRST = 3
"""So many Karma Cards of a match tell how somebody treats them."""


class Pace(NamedTuple):
    """How long somebody takes, in milliseconds: at least so long, and up to so much longer."""

    least: Millis
    more: Millis
    choosing: Millis
    """How long to choose the Faceup Table Cards, and up to twice that."""


class Fitter:
    """Plays anything that fits; `care` in a hundred moves are thrifty instead: the lowest, and Karma Cards last."""

    def __init__(self, care: int, pace: Pace, hoarding: float = 0.0) -> None:
        self.care, self.pace, self.hoarding = care, pace, hoarding

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
            move = self.pick(glimpse, self._liked(moves, glimpse), luck)
        return Thought(move, self.pace.least + luck.below(self.pace.more))

    def _liked(self, moves: Sequence[Move], glimpse: Glimpse[View, Move]) -> Sequence[Move]:
        """Where both a number and a Karma Card fit, often only those that somebody likes to part with."""
        if not self.hoarding or glimpse.chance.fork(f"likes {glimpse.acts}").uniform() >= abs(self.hoarding) * FANCY:
            return moves
        saves = self.hoarding > 0
        return [move for move in moves if isinstance(move, Play) and (move.card in NUMBERS) is saves] or moves

    def pick(self, glimpse: Glimpse[View, Move], moves: Sequence[Move], luck: Chance) -> Move:
        """With care the thrifty move, otherwise any that fits; the pile only if nothing does."""
        if luck.below(100) < self.care:
            return advice.thrifty(glimpse.view, moves)
        return luck.pick([move for move in moves if not isinstance(move, PickUp)] or moves)


class Searcher(Fitter):
    """Looks ahead over many guesses at what the others hold and what lies face down."""

    def __init__(self, settings: SearchSettings, pace: Pace, hoarding: float = 0.0) -> None:
        super().__init__(100, pace, hoarding)
        self.settings = settings

    def __repr__(self) -> str:
        return f"Searcher({self.settings.iterations}, {self.pace})"

    def pick(self, glimpse: Glimpse[View, Move], moves: Sequence[Move], luck: Chance) -> Move:
        """The move that most of the search went into; what to lay out is clear without."""
        if len(moves) == 1 or isinstance(moves[0], Lay):
            return advice.thrifty(glimpse.view, moves)
        found = search(glimpse.game, glimpse.view, glimpse.now, luck, self.settings)
        return next((option.move for option in found if option.move in moves), moves[0])


def _won(outcome: Outcome) -> Sequence[float]:
    """All who are not the last win as much."""
    return [float(score) for score in outcome.scores]


def _worthwhile(_view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """The pile is picked up only when nothing fits."""
    return moves[:-1] if isinstance(moves[-1], PickUp) and isinstance(moves[0], Play) else moves


LOOKING_AHEAD = SearchSettings(
    iterations=80,
    explore=0.3,
    depth=0,
    payoffs=_won,
    estimate=prospects.chances,
    candidates=_worthwhile,
)
FURTHER = 400
"""How many guesses the strongest makes."""


def _spent(moves: Sequence[Move]) -> list[float]:
    """How many numbers were played before each Karma Card."""
    plays = [move.card in NUMBERS for move in moves if isinstance(move, Play)]
    return [float(sum(plays[:place])) for place, is_number in enumerate(plays) if not is_number][:FIRST]


SPENT = Habit("hoarding", "numbers-before-karma-cards", _spent)


def _player(profile: BotProfile) -> Bot[View, Move]:
    hoarding = profile.manner.hoarding
    bots = (
        Fitter(0, Pace(1_500, 3_000, 6_000), hoarding),
        Fitter(60, Pace(1_200, 2_500, 5_000), hoarding),
        Fitter(100, Pace(1_000, 2_000, 4_000), hoarding),
        Searcher(LOOKING_AHEAD, Pace(900, 1_600, 3_000), hoarding),
        Searcher(LOOKING_AHEAD._replace(iterations=FURTHER), Pace(900, 1_600, 3_000), hoarding),
    )
    return blend(bots, profile, _decision)


def _decision(glimpse: Glimpse[View, Move]) -> object:
    return "choose" if glimpse.view.phase == "choose" else glimpse.acts


DIALS = {"karma": Dial(_player, top=4.0, slope=0.8, habits=(SPENT,))}
