"""Reviews rounds of CROSSWORD SET: the grid that was possible, and dice taken unnecessarily."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from fivefold.core.game import AnyGame, Millis, Seat
from fivefold.core.words import Argument, Message
from fivefold.games.crossword_set import grids, notation
from fivefold.games.crossword_set.advice import EFFORT
from fivefold.games.crossword_set.model import (
    GRID,
    Began,
    Event,
    GiveUp,
    Joining,
    Move,
    Put,
    Result,
    Rolled,
    RoundOver,
    State,
    Take,
)
from fivefold.games.crossword_set.view import PlayerView, View
from fivefold.pieces.dice import Face, unstated
from fivefold.pieces.rounds import totals
from fivefold.reviews import Reviewing, ReviewStep, Verdict
from fivefold.reviews.puzzles import PUZZLE


class _Most(NamedTuple):
    """The most dice that a grid can hold, such a grid, and whether that is certain."""

    used: int
    grid: grids.Layout
    certain: bool


class CrosswordReviewer:
    """Reviews a match of CROSSWORD SET, round by round."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.last: dict[Seat, tuple[int, Millis]] = {}
        """The first entry after each player's dice last changed, from which to try again."""

    def decisions(self, step: ReviewStep[View, Move, Event]) -> Iterable[Verdict]:
        """Return verdicts on dice taken and on giving up, and at the end of a round on each player's grid."""
        view = step.before(None)
        if step.seat >= 0 and isinstance(step.move, Take | GiveUp) and view.phase == "building":
            yield from self._stopped(step, view)
        for event in step.seen(None):
            match event:
                case Began(hands=hands):
                    self.last = dict.fromkeys(range(len(hands)), (step.n + 1, step.at))
                case Rolled(seat=seat):
                    self.last[seat] = step.n + 1, step.at
                case RoundOver(result=result):
                    yield from self._round(step, view, result)
                case _:
                    pass

    def _stopped(self, step: ReviewStep[View, Move, Event], view: View) -> Iterator[Verdict]:
        """Yield a verdict on whether one more die, or giving up, was necessary."""
        me = view.players[step.seat]
        most = _most(me, view.joining)
        made, fits = self.game.write(step.move), most.used == len(me.dice)
        args: dict[str, Argument] = {"dice": len(me.dice), "most": most.used, "grid": _grid(most.grid)}
        if isinstance(step.move, Take):
            told = Message("crossword_set.review-take.needless" if fits else "crossword_set.review-take", args)
        elif fits:
            told = Message("crossword_set.review-give-up", args)
        else:
            return
        best = _text(self.game, me, most.grid) if fits else made
        yield Verdict(step.seat, made, best, float(not fits), 1, 0, told, modelled=not most.certain)

    def _round(self, step: ReviewStep[View, Move, Event], view: View, result: Result) -> Iterator[Verdict]:
        for seat, player in enumerate(view.players):
            count = len(player.dice)
            used = count - result.unused[seat]
            most = _most(player, view.joining)
            is_best = used >= most.used
            args: dict[str, Argument] = {
                "used": used,
                "dice": count,
                "most": max(used, most.used),
                "grid": _grid(most.grid),
            }
            n, at = self.last.get(seat, (1, 0))
            yield Verdict(
                seat,
                "",
                "" if is_best else _text(self.game, player, most.grid),
                used,
                most.used,
                0,
                Message("crossword_set.review-round" if is_best else "crossword_set.review-round.wrong", args),
                modelled=not most.certain,
                n=min(n, step.n),
                at=at,
            )


def _most(player: PlayerView, joining: Joining) -> _Most:
    return _searched(tuple([unstated(die.face) for die in player.dice]), joining)


@lru_cache(maxsize=256)
def _searched(faces: tuple[Face, ...], joining: Joining) -> _Most:
    layout, certain = grids.searched(faces, joining, EFFORT)
    return _Most(len(layout), layout, certain)


def _grid(layout: grids.Layout) -> Argument:
    return notation.spots({GRID.squares[placed.place]: placed.face for placed in layout})


def _text(game: AnyGame, player: PlayerView, layout: grids.Layout) -> str:
    """Return the whole grid as one move in notation."""
    return game.write(Put(tuple([(player.dice[one.die].die, GRID.squares[one.place]) for one in layout])))


def _standing(_game: AnyGame, state: Any) -> Sequence[float]:
    assert isinstance(state, State)
    return totals(state.seats, state.sheet)


REVIEWS = {
    "crossword-set": Reviewing(
        CrosswordReviewer,
        Message("crossword_set.review-unit"),
        Message("crossword_set.review-yardstick"),
        1,
        Message("crossword_set.review-curve"),
        _standing,
    ),
    "crossword-set-daily": PUZZLE,
}
