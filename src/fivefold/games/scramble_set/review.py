"""Reviews matches of SCRAMBLE SET: how many SETs there were, who was first, and which SETs were missed or spoilt."""

from collections.abc import Collection, Iterable, Sequence
from math import comb, exp
from statistics import fmean
from typing import Any

from fivefold.core.game import AnyGame, Millis, Seat
from fivefold.core.words import Argument, Message, Pieces
from fivefold.games.scramble_set import sets
from fivefold.games.scramble_set.advice import difficulty
from fivefold.games.scramble_set.bots import DIFFERING, PACES, SURE, USUAL, ways
from fivefold.games.scramble_set.model import Missed, Places, State, Stop, Take, Took
from fivefold.games.scramble_set.view import View
from fivefold.pieces.dice import Face
from fivefold.reviews import Reviewing, ReviewStep, Verdict
from fivefold.reviews.puzzles import PUZZLE
from fivefold.reviews.races import LEAST, DecidedRace, Over, RaceReviewer, Sight, TakenSet, Wrong

GOOD = PACES["expert"]
"""The pace of a very good player."""
TRIED = 12
"""The number of SETs tried out, to estimate what an average SET would leave."""


class ScrambleReviewer(RaceReviewer):
    """Reviews a match of SCRAMBLE SET."""

    def sight(self, view: View, at: Millis) -> Sight:
        """Return all SETs among the dice, with the time when the dice last changed."""
        upper, lying = view.upper, view.lying
        found = sets.find(upper)
        if not found:
            return Sight(0, 0.0, (), "", 0)
        # Alone every SET counts, so only one of a best split is right.
        right = sets.split(upper) if view.seats == 1 else found
        easiest = min(right, key=lambda three: (difficulty([upper[place] for place in three]), three))
        a, b, c = (lying[place] for place in easiest)
        ms = at - view.since
        faces = sets.taken(upper, easiest)
        return Sight(len(found), _noticed(upper, ms), faces, self.game.write(Take((a, b, c))), ms)

    def happened(self, view: View, event: Any, at: Millis) -> TakenSet | Wrong | Over | None:
        """Return a SET taken, or a wrong one."""
        match event:
            case Took(seat=seat, faces=faces):
                return TakenSet(seat, faces, at - view.since)
            case Missed(seat=seat, faces=faces, reason="wrong" | "late"):
                return Wrong(seat, faces)
            case _:
                return None

    def racing(self, view: View) -> Collection[Seat]:
        """Return the players present who may call; in a tie-break the tied ones."""
        return [seat for seat in view.tied or range(view.seats) if seat not in view.away and view.rests[seat] is None]

    def alone(self, step: ReviewStep[Any, Any, Any]) -> Iterable[Verdict] | None:
        """Judge a single player by how many SETs are still possible after each one taken."""
        view: View = step.before(None)
        if view.seats > 1:
            return None
        match step.move:
            case Take(places=places) if any(isinstance(event, Took) for event in step.seen(0)):
                return self._kept(step, view, places)
            case Stop():
                most = sets.most(view.upper)
                found = self.left(self.sight(view, step.at), (0,), DecidedRace(step.n, step.at, view, ()))
                return [one._replace(top=float(most), made=self.game.write(step.move), modelled=False) for one in found]
            case _:
                return None

    def _kept(self, step: ReviewStep[Any, Any, Any], view: View, places: Places) -> Iterable[Verdict]:
        """Compare the number of SETs still possible after this one with the most."""
        upper, lying = view.upper, view.lying
        own = [lying.index(place) for place in places]
        most = sets.most(upper)
        left = _most_without(upper, own)
        found = sets.find(upper)
        tried = [step.luck.pick(found) for _ in range(TRIED)]
        blind = fmean([_most_without(upper, three) for three in tried])
        best = places
        if left < most - 1:
            a, b, c = (lying[place] for place in sets.split(upper)[0])
            best = (a, b, c)
        args: dict[str, Argument] = {
            "faces": Pieces(tuple(upper[place] for place in own)),
            "best": Pieces(tuple(upper[lying.index(place)] for place in best)),
            "left": left,
            "most": most - 1,
        }
        key = "scramble_set.review-kept" if left >= most - 1 else "scramble_set.review-kept.spoilt"
        return [
            Verdict(
                0,
                self.game.write(step.move),
                self.game.write(Take(best)),
                1 + left,
                most,
                1 + min(blind, left),
                Message(key, args),
            )
        ]


def _most_without(upper: Sequence[Face], three: Collection[int]) -> int:
    return sets.most([face for place, face in enumerate(upper) if place not in three])


def _noticed(upper: Sequence[Face], ms: Millis) -> float:
    """Return the probability that a very good player has noticed a SET after this time, as the bots do."""
    counts, wilds = sets.counted(upper)
    plain = sum(counts)
    rate = sum([ways(counts, line) / GOOD.sight[level] for line, level in zip(sets.LINES, DIFFERING, strict=True)])
    rate += (comb(plain + wilds, 3) - comb(plain, 3)) / GOOD.wild
    mean = (1 - SURE) * GOOD.look + (len(upper) / USUAL) ** 2 / rate
    return 1 - exp(-max(0.0, ms - SURE * GOOD.look) / mean)


def _standing(_game: AnyGame, state: Any) -> Sequence[float]:
    assert isinstance(state, State)
    return state.scores


REVIEWS = {
    "scramble-set": Reviewing(
        ScrambleReviewer,
        Message("scramble_set.review-unit"),
        Message("scramble_set.review-yardstick"),
        LEAST,
        Message("scramble_set.review-curve"),
        _standing,
    ),
    "scramble-set-daily": PUZZLE,
}
