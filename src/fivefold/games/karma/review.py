"""Looking back at Karma: the chance not to be the last, with what was done and with the best there was."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from fivefold.core.chance import Chance
from fivefold.core.game import AnyGame, Outcome
from fivefold.core.words import Fact, Pieces, Said, Who
from fivefold.games.karma import advice, prospects
from fivefold.games.karma.model import Give, Lay, Move, PickUp, Play, State
from fivefold.games.karma.view import View
from fivefold.reviews import EachMove, Moment, Reviewing, Verdict
from fivefold.reviews.trials import tried

TRIALS = 60
"""So many tables are guessed at for a decision, and each move is played on them."""
LAID = 12
"""The same for the cards to lay out, of which there are up to twenty choices."""
CIRCLES = 2
"""So many times round the table play goes on after a move before the table is judged."""


def judge(moment: Moment[View, Move]) -> Verdict | None:
    """The chance not to be the last after this move, and after the best one; None where there was no choice."""
    view, game = moment.view, moment.game
    moves = list(game.moves(view))
    if len(moves) < 2 or moment.move not in moves or view.seat is None:
        return None
    trials = LAID if isinstance(moment.move, Lay) else TRIALS
    depth = CIRCLES * len(view.players)
    found = tried(moment, view.seat, moves, trials, _thrifty, depth, _won, prospects.chances)
    worth = {move: 100 * chance for move, chance in zip(moves, found, strict=True)}
    best = max(worth, key=lambda move: (worth[move], move == moment.move))
    facts: dict[str, Fact] = {
        "made": _named(moment.move),
        "best": _named(best),
        "chance": round(worth[moment.move]),
        "top": round(worth[best]),
    }
    key = "karma.review-move" if best == moment.move else "karma.review-move.wrong"
    return Verdict(
        view.seat,
        game.write(moment.move),
        game.write(best),
        worth[moment.move],
        worth[best],
        fmean(worth.values()),
        Said(key, facts),
        trials,
    )


def _thrifty(view: View, moves: Sequence[Move], _luck: Chance) -> Move:
    return advice.thrifty(view, moves)


def _won(outcome: Outcome) -> Sequence[float]:
    """All who are not the last win as much."""
    return [float(score) for score in outcome.scores]


def _named(move: Move) -> Said:
    """What a move is, in words."""
    match move:
        case Lay(cards=cards):
            return Said("karma.review-named.lay", {"cards": Pieces(cards)})
        case Play(card=card, count=count):
            return Said("karma.review-named.play", {"cards": Pieces((card,) * count)})
        case Give(to=to):
            return Said("karma.review-named.give", {"to": Who(to)})
        case PickUp():
            return Said("karma.review-named.pick-up")
        case _:
            return Said("karma.review-named.turn", {"place": move.place + 1})


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
        Said("karma.review-unit"),
        Said("karma.review-yardstick"),
        1.0,
        Said("karma.review-curve"),
        _standing,
        is_open=True,
        is_chance=True,
    )
}
