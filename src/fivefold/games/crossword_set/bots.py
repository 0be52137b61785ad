"""CROSSWORD SET bots of every strength: they notice SETs, lay them one by one, and lose patience."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp
from statistics import NormalDist
from typing import NamedTuple

from fivefold.bots import BotProfile, Dial, Glimpse, Habit, Thought, between
from fivefold.core.chance import Chance
from fivefold.core.game import Millis
from fivefold.games.crossword_set import choices, grids, layouts
from fivefold.games.crossword_set.model import GRID, HAND, Declare, GiveUp, Guest, Joining, Move, Put, Step, Take
from fivefold.games.crossword_set.notation import write
from fivefold.games.crossword_set.view import DieView, PlayerView, View
from fivefold.pieces.dice import WILD, Die, Face, is_wild, meaning, unstated
from fivefold.pieces.grid import Line, Place
from fivefold.pieces.rounds import Ready

_NORMAL = NormalDist()
REACTION: Millis = 300
"""The least reaction time."""
EFFORT = 1_500
"""The number of search steps a bot looks ahead."""


class Style(NamedTuple):
    """The building style of a bot."""

    sees: float
    """The probability of noticing a SET at the first look; every further die gives another chance."""
    find: Millis
    """The median time to see and lay the next SET."""
    shift: Millis
    """The median time when all of its dice are on the grid already, or to declare a WILD."""
    patience: Millis
    """The time before it takes another die, or gives up."""
    spread: float
    """The standard deviation of the logarithm of the times."""


STYLES = {
    "easy": Style(sees=0.55, find=18_000, shift=5_000, patience=35_000, spread=0.6),
    "medium": Style(sees=0.75, find=11_000, shift=3_500, patience=22_000, spread=0.5),
    "hard": Style(sees=0.92, find=6_500, shift=2_200, patience=13_000, spread=0.4),
    "expert": Style(sees=1.0, find=3_800, shift=1_400, patience=7_500, spread=0.3),
    "beyond": Style(sees=1.0, find=2_500, shift=1_000, patience=5_000, spread=0.25),
}
HASTY = 0.5
"""The share of the time by which hasty bots take another die sooner."""


class Target(NamedTuple):
    """The target square and face of each die."""

    place: dict[Die, Place]
    face: dict[Die, Face]
    sets: tuple[Line, ...]


class Builder:
    """Plays CROSSWORD SET in one style."""

    def __init__(self, style: Style) -> None:
        self.style = style

    def __repr__(self) -> str:
        return f"Builder({self.style})"

    def think(self, glimpse: Glimpse[View, Move]) -> Thought[Move] | None:
        """Lay the next SET; without one, take another die; without any, place guests; in the end give up."""
        view = glimpse.view
        seat, me = view.seat, view.me
        if seat is None or me is None or seat not in view.actors:
            return None
        if view.phase == "between":
            return self._timed(glimpse, Ready(), self.style.find, view.since)
        if (move := self._build(view, me, glimpse.chance)) is not None:
            moving = {die for die, _ in move.steps} if isinstance(move, Put) else set[Die]()
            is_new = any(die.square is None for die in me.dice if die.die in moving)
            return self._timed(glimpse, move, self.style.find if is_new else self.style.shift, view.acted[seat])
        if view.bag:
            return self._timed(glimpse, Take(), self.style.patience, view.acted[seat])
        if (addition := next(_additions(view, me), None)) is not None:
            return self._timed(glimpse, addition, self.style.find, view.acted[seat])
        return None if seat in view.gave_up else self._timed(glimpse, GiveUp(), self.style.patience, view.acted[seat])

    def _timed(self, glimpse: Glimpse[View, Move], move: Move, middle: Millis, since: Millis) -> Thought[Move]:
        """Return the move at a time that does not change when the bot is asked again."""
        view = glimpse.view
        luck = glimpse.chance.fork(f"{view.round} {view.me and len(view.me.dice)} {write(move)}")
        pause = round(middle * exp(self.style.spread * _NORMAL.inv_cdf(luck.uniform())))
        return Thought(move, max(REACTION, since + pause - glimpse.now))

    def _build(self, view: View, me: PlayerView, chance: Chance) -> Put | Declare | None:
        """Return the next move towards the target grid."""
        if me.frozen:
            return None
        dice = [die for die in me.dice if not die.frozen]
        return next(_steps(dice, self._target(view, dice, chance)), None)

    def _target(self, view: View, dice: Sequence[DieView], chance: Chance) -> Target:
        faces = tuple([unstated(die.face) for die in dice])
        layout = _planned(faces, view.joining, frozenset(self._overlooked(view, dice, faces, chance)))
        by = _shift(dice, layout)
        place = {dice[placed.die].die: placed.place + by for placed in layout}
        face = {dice[placed.die].die: placed.face for placed in layout}
        sets = layouts.read({place[die]: face[die] for die in place}, view.joining).sets
        return Target(place, face, sets)

    def _overlooked(
        self, view: View, dice: Sequence[DieView], faces: Sequence[Face], chance: Chance
    ) -> Iterator[grids.Triple]:
        """Yield the SETs not noticed so far; the more dice came since, the fewer."""
        if self.style.sees == 1:
            return
        for triple in grids.sets(faces):
            looks = max(1, len(faces) - max(HAND - 1, *triple))
            names = " ".join(dice[index].die for index in triple)
            if chance.fork(f"{view.round} sees {names}").uniform() < (1 - self.style.sees) ** looks:
                yield triple


@lru_cache(maxsize=512)
def _planned(faces: tuple[Face, ...], joining: Joining, overlooked: frozenset[grids.Triple]) -> grids.Layout:
    return grids.best(faces, joining, EFFORT, overlooked)


def _shift(dice: Sequence[DieView], layout: grids.Layout) -> int:
    """Return the shift of a layout that leaves the most dice where they lie."""
    votes: Counter[int] = Counter()
    for placed in layout:
        if (square := dice[placed.die].square) is not None:
            votes[GRID.place[square] - placed.place] += 1
    places = [placed.place for placed in layout]
    return next((by for by, _ in votes.most_common() if grids.fits(places, by)), 0)


def _steps(dice: Sequence[DieView], target: Target) -> Iterator[Put | Declare]:
    """Yield the remaining moves, one SET after the other."""
    at = {place: die for die, place in target.place.items()}
    held = {die.die: die for die in dice}
    lying = {die.square: die.die for die in dice if die.square is not None}
    for line in target.sets:
        for name in (at[place] for place in line):
            die = held[name]
            if is_wild(die.face) and not (die.declared and die.face == target.face[name]):
                yield Declare(name, meaning(target.face[name]) or WILD)
        going: list[Step] = [
            (at[place], GRID.squares[place]) for place in line if held[at[place]].square != GRID.squares[place]
        ]
        if going:
            moving = {die for die, _ in going}
            away = [lying[square] for _, square in going if square in lying and lying[square] not in moving]
            yield Put((*going, *((die, None) for die in away)))


def _additions(view: View, me: PlayerView) -> Iterator[Put | Guest]:
    """Yield single dice that still fit, on the viewer's own frozen grid or as guests."""
    for host in range(len(view.players)):
        for die, square in choices.additions(view, host):
            if not die.used:
                if host != view.seat:
                    yield Guest(host, ((die.die, square),))
                elif me.frozen:
                    yield Put(((die.die, square),))


def _taken(moves: Sequence[Move]) -> list[float]:
    return [float(sum(isinstance(move, Take) for move in moves))]


TAKEN = Habit("haste", "dice-taken", _taken)


def _player(profile: BotProfile) -> Builder:
    style = between(tuple(STYLES.values()), profile.strength)
    return Builder(style._replace(patience=round(style.patience * (1 - HASTY * profile.manner.haste))))


DIALS = {"crossword-set": Dial(_player, top=4.0, slope=1.6, habits=(TAKEN,))}
