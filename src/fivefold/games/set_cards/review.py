"""Reviews matches of SET: which SETs lay there and for how long, who took them, and which were missed."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import log
from statistics import NormalDist
from typing import Any

from fivefold.core.game import AnyGame, Millis, Seat
from fivefold.core.words import Message, Pieces
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.bots import PACES
from fivefold.games.set_cards.model import Card, Found, Missed, More, Resign, RoundOver, State, Take, Took, Triple
from fivefold.games.set_cards.view import View
from fivefold.pieces.presence import present
from fivefold.reviews import Reviewing, ReviewStep, Verdict, numeral
from fivefold.reviews.races import LEAST, DecidedRace, Over, RaceReviewer, Sight, TakenSet, Wrong

_NORMAL = NormalDist()
GOOD = PACES["expert"]
"""The pace of a very good player."""


class SetReviewer(RaceReviewer):
    """Reviews a match of SET."""

    def sight(self, view: View, at: Millis) -> Sight:
        """Return the SETs not found yet, each with the time when its last card came."""
        known = [triple for triples in view.won for triple in triples]
        found = sets.unfound(view.face_up, known)
        blind = 1.0
        for triple in found:
            blind *= 1 - _seen(triple, at - _since(view, triple))
        if not found:
            return Sight(0, 0.0, (), "", 0)
        easiest = max(found, key=lambda triple: (_seen(triple, at - _since(view, triple)), triple))
        take = self.game.write(Take(easiest))
        return Sight(len(found), 1 - blind, easiest, take, at - _since(view, easiest))

    def happened(self, view: View, event: Any, at: Millis) -> TakenSet | Wrong | Over | None:
        """Return a SET taken, a wrong one, or the end of a deal by agreement."""
        match event:
            case Took(seat=seat, cards=cards) | Found(seat=seat, cards=cards):
                return TakenSet(seat, cards, at - _since(view, cards))
            case Missed(seat=seat, cards=cards, reason="wrong" | "late"):
                return Wrong(seat, cards)
            case RoundOver(reason="agreed"):
                return Over(tuple(self.racing(view)))
            case _:
                return None

    def racing(self, view: View) -> Collection[Seat]:
        """Return the players present."""
        return present(view.seats, view.away)


class LoneReviewer(SetReviewer):
    """Reviews the solitaire and the puzzle: there is no opponent, but three more cards cost a penalty."""

    def alone(self, step: ReviewStep[Any, Any, Any]) -> Iterable[Verdict] | None:
        """Judge cards requested although a SET lay there, and SETs given up."""
        view: View = step.before(0)
        sight = self.sight(view, step.at)
        match step.move:
            case More() if sight.sets:
                told = Message(
                    "set_cards.review-more",
                    {"sets": sight.sets, "cards": Pieces(sight.easiest), "seconds": numeral(sight.ms / 1000)},
                )
                return [Verdict(0, self.game.write(step.move), sight.take, -1, 0, -1, told)]
            case Resign():
                return self._given_up(step, view, sight)
            case _:
                return None

    def _given_up(self, step: ReviewStep[Any, Any, Any], view: View, sight: Sight) -> Iterator[Verdict]:
        """Yield a verdict for every SET not found in a puzzle, else for one."""
        for verdict in self.left(sight, (0,), DecidedRace(step.n, step.at, view, ())):
            yield verdict._replace(
                top=float(sight.sets) if view.goal else 1.0, made=self.game.write(step.move), modelled=False
            )


def _since(view: View, triple: Sequence[Card]) -> Millis:
    """Return when the last card of a SET came."""
    return max(then for card, then in zip(view.board, view.since, strict=True) if card in triple)


def _seen(triple: Triple, ms: Millis) -> float:
    """Return the probability that a very good player has seen this SET after this time."""
    middle = GOOD.sight[sets.differing(triple[0], triple[1]) - 1]
    return _NORMAL.cdf(log(ms / middle) / GOOD.spread) if ms > 0 else 0.0


def _standing(_game: AnyGame, state: Any) -> Sequence[float]:
    assert isinstance(state, State)
    return state.scores


def _reviewing(slug: str, make: type[SetReviewer]) -> Reviewing:
    return Reviewing(
        make,
        Message("set_cards.review-unit"),
        Message("set_cards.review-yardstick" if slug == "set" else "set_cards.review-yardstick.alone"),
        LEAST,
        Message("set_cards.review-curve"),
        _standing,
    )


REVIEWS = {
    "set": _reviewing("set", SetReviewer),
    "set-solitaire": _reviewing("set-solitaire", LoneReviewer),
    "set-daily": _reviewing("set-daily", LoneReviewer),
}
