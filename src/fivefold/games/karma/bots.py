"""Karma bots of every strength: from any card that fits, through thrift and search, to a learned player."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fivefold.bots import Bot, BotProfile, Dial, Glimpse, Habit, Thought, blend
from fivefold.bots.network import Network
from fivefold.bots.search import SearchSettings, search
from fivefold.core.chance import Chance
from fivefold.core.game import Millis, Outcome
from fivefold.games.karma import advice, encode, prospects
from fivefold.games.karma.model import NUMBERS, Lay, Move, PickUp, Play
from fivefold.games.karma.view import View

CIRCLES = 200
"""After this many turns per player a match is going in circles; from then on nine of ten moves are thrifty."""


FANCY = 1.0
"""How often a bot follows its preference for hoarding or spending Karma Cards."""


WEIGHTS = Path(__file__).parent / "weights"
FIRST = 3
"""The number of Karma Cards in a match from which a player's style is judged."""


class Pace(NamedTuple):
    """The time a bot takes, in milliseconds: a minimum and a random addition."""

    least: Millis
    more: Millis
    choosing: Millis
    """The least time to choose the Faceup Table Cards; the most is twice that."""


class Fitter:
    """Plays any card that fits; `care` percent of the moves are thrifty: the lowest number, and Karma Cards last."""

    def __init__(self, care: int, pace: Pace, hoarding: float = 0.0) -> None:
        self.care, self.pace, self.hoarding = care, pace, hoarding

    def __repr__(self) -> str:
        return f"Fitter({self.care}, {self.pace})"

    def think(self, glimpse: Glimpse[View, Move]) -> Thought[Move] | None:
        """Return a delayed move if it is the bot's turn."""
        view: View = glimpse.view
        moves = list(glimpse.game.moves(view))
        if not moves:
            return None
        if view.phase == "choose":  # players choose at once, so the moves of others do not restart the thinking
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
        """Where both numbers and Karma Cards fit, return often only the kind that the bot prefers to play."""
        if not self.hoarding or glimpse.chance.fork(f"likes {glimpse.acts}").uniform() >= abs(self.hoarding) * FANCY:
            return moves
        saves = self.hoarding > 0
        return [move for move in moves if isinstance(move, Play) and (move.card in NUMBERS) is saves] or moves

    def pick(self, glimpse: Glimpse[View, Move], moves: Sequence[Move], luck: Chance) -> Move:
        """Return the thrifty move in `care` percent of cases, else any card that fits, or the pile if nothing fits."""
        if luck.below(100) < self.care:
            return advice.thrifty(glimpse.view, moves)
        return luck.pick([move for move in moves if not isinstance(move, PickUp)] or moves)


class Searcher(Fitter):
    """Searches ahead over many samples of the hidden cards."""

    def __init__(self, settings: SearchSettings, pace: Pace, hoarding: float = 0.0) -> None:
        super().__init__(100, pace, hoarding)
        self.settings = settings

    def __repr__(self) -> str:
        return f"Searcher({self.settings.iterations}, {self.pace})"

    def pick(self, glimpse: Glimpse[View, Move], moves: Sequence[Move], luck: Chance) -> Move:
        """Return the most visited move of the search; the Faceup Table Cards are chosen without one."""
        if len(moves) == 1 or isinstance(moves[0], Lay):
            return advice.thrifty(glimpse.view, moves)
        found = search(glimpse.game, glimpse.view, glimpse.now, luck, self.settings)
        return next((option.move for option in found if option.move in moves), moves[0])


@cache
def network(seats: int) -> Network:
    """Return the network that has learned to play with this number of players (tools/learn/karma.py)."""
    return Network((WEIGHTS / ("2.bin" if seats == 2 else "6.bin")).read_bytes())


class Learned(Searcher):
    """Plays the move that a network prefers; searches with more players than the network has learned with."""

    def __repr__(self) -> str:
        return f"Learned({self.pace})"

    def pick(self, glimpse: Glimpse[View, Move], moves: Sequence[Move], luck: Chance) -> Move:
        """Return the move with the highest output."""
        view, seats = glimpse.view, len(glimpse.view.players)
        if len(moves) == 1 or seats > encode.OTHERS + 1:
            return super().pick(glimpse, moves, luck)
        outputs = network(seats).outputs(encode.observation(view), [encode.number(view, move) for move in moves])
        return moves[max(range(len(moves)), key=outputs.__getitem__)]


def _won(outcome: Outcome) -> Sequence[float]:
    """Score every player who is not the last equally."""
    return [float(score) for score in outcome.scores]


def _worthwhile(_view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Drop picking up the pile while a card fits."""
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
"""The number of samples at full strength, where no network has learned to play."""


def _spent(moves: Sequence[Move]) -> list[float]:
    """Return how many numbers were played before each Karma Card."""
    plays = [move.card in NUMBERS for move in moves if isinstance(move, Play)]
    return [float(sum(plays[:place])) for place, is_number in enumerate(plays) if not is_number][:FIRST]


SPENT = Habit("hoarding", "numbers-before-karma-cards", _spent)


def _player(profile: BotProfile) -> Bot[View, Move]:
    hoarding = profile.manner.hoarding
    bots = (
        Fitter(0, Pace(1_500, 3_000, 1_400), hoarding),
        Fitter(60, Pace(1_200, 2_500, 1_300), hoarding),
        Fitter(100, Pace(1_000, 2_000, 1_200), hoarding),
        Searcher(LOOKING_AHEAD, Pace(900, 1_600, 1_100), hoarding),
        Learned(LOOKING_AHEAD._replace(iterations=FURTHER), Pace(900, 1_600, 1_100), hoarding),
    )
    return blend(bots, profile, _decision)


def _decision(glimpse: Glimpse[View, Move]) -> object:
    return "choose" if glimpse.view.phase == "choose" else glimpse.acts


DIALS = {"karma": Dial(_player, top=4.0, slope=0.8, habits=(SPENT,))}
