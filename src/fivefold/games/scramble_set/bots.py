"""SCRAMBLE SET bots of every strength that perceive like people: after a look over the dice they notice a SET."""

from itertools import accumulate
from math import comb, log
from typing import NamedTuple

from fivefold.bots import BotProfile, Dial, Glimpse, Thought, between
from fivefold.bots.hunch import call_after, hunch, vain_calls
from fivefold.core.chance import Chance
from fivefold.core.game import Millis
from fivefold.games.scramble_set import sets
from fivefold.games.scramble_set.model import Move, Places, Take
from fivefold.games.scramble_set.view import View
from fivefold.pieces.calls import Call
from fivefold.pieces.dice import FACES, meaning
from fivefold.pieces.rounds import Ready

REACTION: Millis = 250
"""The least reaction time."""
SURE = 0.1
"""The share of a look that is always needed; the rest is random, as the next SET may have been seen already."""
USUAL = 12
"""The number of dice for which the times to notice a SET hold; they grow with its square."""
DIFFERING = tuple(sum(x != y for x, y in zip(FACES[a], FACES[b], strict=True)) for a, b, _ in sets.LINES)
"""On how many features the faces of each line differ, which measures how hard it is to see."""


class Pace(NamedTuple):
    """The perception of a bot, in milliseconds."""

    look: Millis
    """The mean time for a look over the dice, before which nothing is noticed."""
    sight: tuple[Millis, Millis, Millis, Millis]
    """The mean time after that to notice one SET among twelve dice that differs in 0, 1, 2 or 3 features."""
    wild: Millis
    """The same for three dice of which one is WILD."""
    grab: Millis
    """The time to take the dice after a call."""
    rest: Millis
    """The time before it is ready between two rounds."""


# A full table has some four hundred SETs, so `look` decides who is first; with few dice left, `sight` does.
PACES = {
    "easy": Pace(5_000, (8_000, 12_000, 20_000, 30_000), 10_000, 1_900, 5_000),
    "medium": Pace(3_600, (5_500, 8_000, 13_000, 20_000), 6_500, 1_500, 4_000),
    "hard": Pace(2_600, (3_800, 5_500, 8_500, 13_000), 4_200, 1_100, 3_000),
    "expert": Pace(1_900, (2_600, 3_800, 5_500, 8_000), 2_600, 800, 2_000),
    "beyond": Pace(1_400, (1_800, 2_600, 3_600, 5_000), 1_700, 600, 1_500),
}


class Watcher:
    """Plays SCRAMBLE SET at one pace, in matches and alone."""

    def __init__(self, pace: Pace, haste: float = 0.0) -> None:
        self.pace, self.haste = pace, haste

    def __repr__(self) -> str:
        return f"Watcher({self.pace}, {self.haste})"

    def think(self, glimpse: Glimpse[View, Move]) -> Thought[Move] | None:
        """Call when a SET is noticed, then take it; get ready between two rounds."""
        view = glimpse.view
        if view.seat is None or view.pressed or view.rests[view.seat] is not None:
            return None
        if view.phase == "pause":
            return None if view.seat in view.ready else Thought(Ready(), self.pace.rest)
        if view.phase == "over" or (view.phase == "tie-break" and view.seat not in view.tied):
            return None
        at, places = self._notice(view, glimpse.chance)
        if view.seats == 1:
            return Thought(Take(places), max(REACTION, at - glimpse.now) + self.pace.grab)
        luck = glimpse.chance.fork(f"hunch {view.since} {len(view.lying)}")
        found = hunch(self.haste, view.since, at, luck)
        if view.calling is None:
            return Thought(Call(), max(REACTION, call_after(found, at, glimpse.now)))
        early = at - glimpse.now
        if view.calling.seat != view.seat or (early > 0 and not found.finds):
            return None
        return Thought(Take(places), min(max(self.pace.grab, early), (view.calling.due - glimpse.now) // 2))

    def _notice(self, view: View, chance: Chance) -> tuple[Millis, Places]:
        """Return the SET noticed first, and when; both depend only on the dice and on when they last changed."""
        luck = chance.fork(f"{view.since} {len(view.lying)}")
        counts, wilds = sets.counted(view.upper)
        plain = sum(counts)
        sight = self.pace.sight
        chances = [ways(counts, line) / sight[level] for line, level in zip(sets.LINES, DIFFERING, strict=True)]
        chances.append((comb(plain + wilds, 3) - comb(plain, 3)) / self.pace.wild)
        crowd = (len(view.lying) / USUAL) ** 2
        look = self.pace.look * (SURE - (1 - SURE) * log(luck.uniform()))
        after = look - crowd * log(luck.uniform()) / sum(chances)
        # Each SET is the first to be noticed with a probability proportional to its rate.
        mark = luck.uniform() * sum(chances)
        which = next(index for index, reached in enumerate(accumulate(chances)) if reached >= mark)
        return view.since + round(after), _dice(view, [*sets.LINES, None][which])


def ways(counts: list[int], line: sets.Line) -> int:
    """Return the number of triples of dice that show these faces."""
    a, b, c = line
    return counts[a] * counts[b] * counts[c] if a != b else comb(counts[a], 3)


def _dice(view: View, line: sets.Line | None) -> Places:
    """Return the first dice that show these faces; without a line, a WILD and two others, WILDs last."""
    lying = list(zip(view.lying, view.upper, strict=True))
    if line is None:
        first, *others = [place for place, _ in sorted(lying, key=lambda die: meaning(die[1]) is not None)]
        return first, others[-1], others[-2]
    places: list[int] = []
    for code in line:
        places.append(next(place for place, face in lying if face == FACES[code] and place not in places))
    a, b, c = places
    return a, b, c


def _player(profile: BotProfile) -> Watcher:
    return Watcher(between(tuple(PACES.values()), profile.strength), profile.manner.haste)


DIALS = {"scramble-set": Dial(_player, top=4.0, slope=3.6, habits=(vain_calls(Take),))}
