"""Looking back at Karma: the chance not to be the last, with what was done and with the best there was."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from fivefold.bots.search import search
from fivefold.core.game import AnyGame
from fivefold.core.words import Argument, Message, Pieces, Who
from fivefold.games.karma import prospects
from fivefold.games.karma.bots import LOOKING_AHEAD
from fivefold.games.karma.model import Give, Lay, Move, PickUp, Play, State, Turn
from fivefold.games.karma.view import View
from fivefold.reviews import EachMove, Reviewing, ReviewMoment, Verdict
from fivefold.reviews.puzzles import PUZZLE

GUESSES = 400
"""So many guesses at what is hidden the search makes for a decision: as many as our strongest bot."""
EXPLORE = 0.7
"""How much of that goes to moves that look worse, so that what they cost is known too."""


def judge(moment: ReviewMoment[View, Move]) -> Verdict | None:
    """The chance not to be the last after this move, and after the best one; None where there was no choice."""
    view, game, made = moment.view, moment.game, moment.move
    if view.seat is None or isinstance(made, Turn | Lay) or len(list(game.moves(view))) < 2:
        return None  # of face-down cards one is as good as another; what to lay out shows its worth much later
    best, worth = _searched(moment)
    if len(worth) < 2:
        return None
    args: dict[str, Argument] = {
        "made": _named(made),
        "best": _named(best),
        "chance": round(worth[made]),
        "top": round(worth[best]),
    }
    key = "karma.review-move" if best == made else "karma.review-move.wrong"
    return Verdict(
        view.seat,
        game.write(made),
        game.write(best),
        worth[made],
        worth[best],
        fmean(worth.values()),
        Message(key, args),
        GUESSES,
    )


def _searched(moment: ReviewMoment[View, Move]) -> tuple[Move, dict[Move, float]]:
    """The move that most of a search went into, and the chance after each, which is none better than after that."""
    settings = LOOKING_AHEAD._replace(iterations=GUESSES, explore=EXPLORE)
    if isinstance(moment.move, PickUp):  # which is otherwise thought of only where nothing fits
        settings = settings._replace(candidates=None)
    first, *others = search(moment.game, moment.view, moment.at, moment.luck, settings)
    worth = {option.move: 100 * min(option.value, first.value) for option in (first, *others)}
    best = moment.move if worth[moment.move] == worth[first.move] else first.move
    return best, worth


def _named(move: Move) -> Message:
    """What a move is, in words."""
    match move:
        case Play(card=card, count=count):
            return Message("karma.review-named.play", {"cards": Pieces((card,) * count)})
        case Give(to=to):
            return Message("karma.review-named.give", {"to": Who(to)})
        case _:
            return Message("karma.review-named.pick-up")


def _standing(_game: AnyGame, state: Any) -> Sequence[float]:
    """The chance of each seat not to be the last, as the cards lie."""
    assert isinstance(state, State)
    if state.phase == "over":
        return [float(seat not in state.losers) for seat in range(len(state.players))]
    return prospects.chances(state)


def _reviewer(_game: AnyGame) -> EachMove[View, Move, Any]:
    return EachMove(judge)


REVIEWS = {
    "karma": Reviewing(
        _reviewer,
        Message("karma.review-unit"),
        Message("karma.review-yardstick"),
        1.0,
        Message("karma.review-curve"),
        _standing,
        is_open=True,
        is_chance=True,
    ),
    "karma-daily": PUZZLE,
}
