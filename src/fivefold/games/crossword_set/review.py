"""Reviews rounds of CROSSWORD SET: the grid that was possible, and dice taken unnecessarily."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from fivefold.core.game import AnyGame, Millis, Seat
from fivefold.core.words import Argument, Message
from fivefold.games.crossword_set import notation
from fivefold.games.crossword_set.model import (
    Began,
    Event,
    GiveUp,
    Move,
    Result,
    Rolled,
    RoundOver,
    State,
    Take,
    Visited,
)
from fivefold.games.crossword_set.plans import Plan, best_plan
from fivefold.games.crossword_set.view import View, sample
from fivefold.pieces.presence import Returned
from fivefold.pieces.rounds import totals
from fivefold.reviews import Reviewing, ReviewStep, Verdict
from fivefold.reviews.puzzles import PUZZLE


class _Begun(NamedTuple):
    """The moment from which a player's round is judged: nothing that limits their grid changed after it."""

    n: int
    at: Millis
    view: View


class CrosswordReviewer:
    """Reviews a match of CROSSWORD SET, round by round."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.begun: dict[Seat, _Begun] = {}
        self.changed: set[Seat] = set()
        """The players who rolled dice, whose dice were frozen or who came back with the last act."""

    def decisions(self, step: ReviewStep[View, Move, Event]) -> Iterable[Verdict]:
        """Return verdicts on dice taken and on giving up, and at the end of a round on each player's grid."""
        view = step.before(None)
        for seat in self.changed:
            self.begun[seat] = _Begun(step.n, step.at, view)
        self.changed = set()
        if step.seat >= 0 and isinstance(step.move, Take | GiveUp) and view.phase == "building":
            yield from self._stopped(step, view)
        for event in step.seen(None):
            match event:
                case Began(hands=hands):
                    self.begun, self.changed = {}, set(range(len(hands)))
                case Rolled(seat=seat) | Returned(seat=seat):
                    self.changed.add(seat)
                case Visited(seat=seat, host=host):
                    self.changed |= {seat, host, *_guests(view, host)}
                case RoundOver(result=result):
                    yield from self._round(result)
                case _:
                    pass

    def _stopped(self, step: ReviewStep[View, Move, Event], view: View) -> Iterator[Verdict]:
        """Yield a verdict on whether one more die, or giving up, was necessary."""
        me = view.players[step.seat]
        plan = _plan(view, step.seat)
        made, fits = self.game.write(step.move), plan.used == len(me.dice)
        args: dict[str, Argument] = {"dice": len(me.dice), "most": plan.used, "grid": _grid(plan)}
        if isinstance(step.move, Take):
            told = Message("crossword_set.review-take.needless" if fits else "crossword_set.review-take", args)
        elif fits:
            told = Message("crossword_set.review-give-up", args)
        else:
            return
        best = self._text(plan) if fits else made
        yield Verdict(step.seat, made, best, float(not fits), 1, 0, told, modelled=not plan.certain)

    def _round(self, result: Result) -> Iterator[Verdict]:
        for seat, begun in sorted(self.begun.items()):
            if seat not in begun.view.away:
                yield self._built(begun.view, seat, result.unused[seat])._replace(n=begun.n, at=begun.at)

    def so_far(self, begun: View, view: View, seat: Seat) -> Verdict | None:
        """Return the verdict on a grid as soon as it has as many dice as possible."""
        found = self._built(begun, seat, view.players[seat].unused)
        return found if found.worth >= found.top else None

    def _built(self, begun: View, seat: Seat, unused: int) -> Verdict:
        """Compare the dice in a grid with the most that fitted in when it was begun."""
        count = len(begun.players[seat].dice)
        used, plan = count - unused, _plan(begun, seat)
        is_best = used >= plan.used
        args: dict[str, Argument] = {
            "used": used,
            "dice": count,
            "most": max(used, plan.used),
            "grid": _grid(plan),
        }
        return Verdict(
            seat,
            "",
            "" if is_best else self._text(plan),
            used,
            plan.used,
            0,
            Message("crossword_set.review-round" if is_best else "crossword_set.review-round.wrong", args),
            modelled=not plan.certain,
        )

    def _text(self, plan: Plan) -> str:
        """Return the moves in notation."""
        return "; ".join(map(self.game.write, plan.moves))


def _guests(view: View, host: Seat) -> Iterator[Seat]:
    """Yield the players who have dice on that grid."""
    for seat, player in enumerate(view.players):
        if any(die.grid == host for die in player.dice):
            yield seat


def _plan(view: View, seat: Seat) -> Plan:
    return best_plan(sample(view), seat, view.joining)


def _grid(plan: Plan) -> Argument:
    return notation.spots(dict(plan.grid))


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
