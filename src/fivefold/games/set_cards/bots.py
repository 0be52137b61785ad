"""SET bots of every strength that perceive like people: noticing a SET takes time."""

from math import exp
from statistics import NormalDist
from typing import NamedTuple

from fivefold.bots import BotProfile, Dial, Glimpse, Manner, Thought, between
from fivefold.bots.hunch import Hunch, call_after, hunch, vain_calls
from fivefold.core.chance import Chance
from fivefold.core.game import Millis
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.model import Agree, Card, More, Move, Resign, Take, Triple
from fivefold.games.set_cards.view import View
from fivefold.pieces.calls import Call

_NORMAL = NormalDist()
REACTION: Millis = 250
"""The least reaction time."""
OVERLOOKED = 10
"""An overlooked SET takes this many times as long to notice."""


class Pace(NamedTuple):
    """The perception of a bot, in milliseconds; tuples are for SETs that differ in 1, 2, 3 and 4 features."""

    sight: tuple[Millis, Millis, Millis, Millis]
    """The median time to notice one SET among twelve cards."""
    blind: tuple[float, float, float, float]
    """The probability that it is overlooked at first."""
    spread: float
    """The standard deviation of the logarithm of the times."""
    grab: Millis
    """The time to take the cards after a call."""
    patience: Millis
    """The time before it says that there is no SET."""
    nod: Millis
    """The time before it agrees with a player who says so."""


# Strong players clear the deck at about three seconds per SET, a family at about twenty. The figures are for one SET;
# with several in view the first to be noticed counts.
PACES = {
    "easy": Pace((14_000, 26_000, 45_000, 70_000), (0.00, 0.10, 0.25, 0.45), 0.8, 1_900, 30_000, 8_000),
    "medium": Pace((8_000, 13_000, 19_000, 27_000), (0.00, 0.03, 0.08, 0.15), 0.7, 1_500, 22_000, 6_000),
    "hard": Pace((4_500, 6_500, 9_000, 12_000), (0.0, 0.0, 0.0, 0.03), 0.6, 1_100, 15_000, 5_000),
    "expert": Pace((2_600, 3_200, 4_000, 4_800), (0.0, 0.0, 0.0, 0.0), 0.45, 800, 9_000, 3_000),
    "beyond": Pace((1_700, 2_000, 2_400, 2_800), (0.0, 0.0, 0.0, 0.0), 0.4, 600, 6_000, 2_000),
}
PATIENT = 0.5
"""The share of extra time that patient bots take before they say that there is no SET."""


class Watcher:
    """Plays SET at one pace, in matches, the solitaire and the puzzle."""

    def __init__(self, pace: Pace, haste: float = 0.0) -> None:
        self.pace, self.haste = pace, haste

    def __repr__(self) -> str:
        return f"Watcher({self.pace}, {self.haste})"

    def think(self, glimpse: Glimpse[View, Move]) -> Thought[Move] | None:
        """Call or take the SET noticed first; without one, say so after a while."""
        view = glimpse.view
        if view.seat is None or view.ended or view.pressed:
            return None
        at, triple = self._first(view, glimpse.chance)
        if view.calling is not None:
            mine = view.calling.seat == view.seat
            return self._take(view.calling.due, at, triple, glimpse) if triple and mine else None
        stop, answer = self._give_up(view)
        if triple is not None and (answer is None or at <= stop):
            if view.seats == 1:
                # There is no hurry, and even the strongest bots search again after each SET.
                return Thought(Take(triple), max(self.pace.sight[0], at - glimpse.now))
            return Thought(Call(), max(REACTION, call_after(self._hunch(at, triple, glimpse), at, glimpse.now)))
        return Thought(answer, max(REACTION, stop - glimpse.now)) if answer else None

    def _take(self, due: Millis, at: Millis, triple: Triple, glimpse: Glimpse[View, Move]) -> Thought[Move] | None:
        """Take the called SET; after a call that was too early this takes longer, or there is none to take."""
        early = at - glimpse.now
        if early > 0 and not self._hunch(at, triple, glimpse).finds:
            return None
        return Thought(Take(triple), min(max(self.pace.grab, early), (due - glimpse.now) // 2))

    def _hunch(self, at: Millis, triple: Triple, glimpse: Glimpse[View, Move]) -> Hunch:
        view = glimpse.view
        since = max(then for card, then in zip(view.board, view.since, strict=True) if card in triple)
        return hunch(self.haste, since, at, glimpse.chance.fork(f"hunch {view.round} {sorted(triple)}"))

    def _first(self, view: View, chance: Chance) -> tuple[Millis, Triple | None]:
        """Return the SET noticed first and when, which depends only on the cards and on when the last of them came."""
        since: dict[Card | None, Millis] = dict(zip(view.board, view.since, strict=True))
        known = {frozenset(triple) for triples in view.won for triple in triples}
        seen = [
            (max(since[card] for card in triple) + self._delay(triple, view.round, chance), triple)
            for triple in sets.find(view.face_up)
            if frozenset(triple) not in known
        ]
        return min(seen, default=(0, None))

    def _delay(self, triple: Triple, number: int, chance: Chance) -> Millis:
        level = sets.differing(triple[0], triple[1]) - 1
        luck = chance.fork(f"deal {number} {sorted(triple)}")
        blindness = OVERLOOKED if luck.uniform() < self.pace.blind[level] else 1
        return round(blindness * self.pace.sight[level] * exp(self.pace.spread * _NORMAL.inv_cdf(luck.uniform())))

    def _give_up(self, view: View) -> tuple[Millis, Move | None]:
        """Return when the bot stops searching, and its move then."""
        looked = max(view.since) + self.pace.patience
        if view.seats == 1:
            return (looked, More()) if view.deck else (looked + 4 * self.pace.patience, Resign())
        if view.asked is not None:
            looked = min(looked, view.asked + self.pace.nod)
        return looked, Agree() if view.can_agree and view.seat is not None and view.seat not in view.agreed else None


def _player(profile: BotProfile) -> Watcher:
    return Watcher(_patient(between(tuple(PACES.values()), profile.strength), profile.manner), profile.manner.haste)


def _patient(pace: Pace, manner: Manner) -> Pace:
    return pace._replace(patience=round(pace.patience * (1 - PATIENT * manner.haste)))


DIALS = dict.fromkeys(
    ("set", "set-solitaire", "set-daily"), Dial(_player, top=4.0, slope=6.0, habits=(vain_calls(Take),))
)
