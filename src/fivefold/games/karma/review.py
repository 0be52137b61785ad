"""Reviews decisions in Karma: the chance not to be last after the move made and after the best move."""

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
"""The number of samples of the hidden cards per decision, as for the strongest bot."""
EXPLORE = 0.7
"""The share of the search spent on moves that look worse, so that their cost is known too."""


def judge(moment: ReviewMoment[View, Move]) -> Verdict | None:
    """Judge a move by the chance not to be last after it and after the best move; None where there was no choice."""
    view, game, made = moment.view, moment.game, moment.move
    if view.seat is None or isinstance(made, Turn | Lay) or len(list(game.moves(view))) < 2:
        return None  # Facedown cards are all equal, and the worth of the Faceup Table Cards shows much later
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
    """Return the best move (the one made, if as good), and the chance after each, capped at the most visited one's."""
    settings = LOOKING_AHEAD._replace(iterations=GUESSES, explore=EXPLORE)
    if isinstance(moment.move, PickUp):  # the search considers it only where nothing fits
        settings = settings._replace(candidates=None)
    first, *others = search(moment.game, moment.view, moment.at, moment.luck, settings)
    worth = {option.move: 100 * min(option.value, first.value) for option in (first, *others)}
    best = moment.move if worth[moment.move] == worth[first.move] else first.move
    return best, worth


def _named(move: Move) -> Message:
    match move:
        case Play(card=card, count=count):
            return Message("karma.review-named.play", {"cards": Pieces((card,) * count)})
        case Give(to=to):
            return Message("karma.review-named.give", {"to": Who(to)})
        case _:
            return Message("karma.review-named.pick-up")


def _standing(_game: AnyGame, state: Any) -> Sequence[float]:
    """Return each seat's chance not to be last, given all cards."""
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
