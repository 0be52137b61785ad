"""SET CUBED players of any strength: from one who sees some of the plays to one who thinks of what comes after."""

from collections.abc import Sequence
from typing import NamedTuple

from fivefold.bots import Bot, BotProfile, Dial, Glimpse, Habit, Thought, blend
from fivefold.core.chance import Chance
from fivefold.core.game import Millis
from fivefold.games.set_cubed import openings, placing, prospects, turns
from fivefold.games.set_cubed.boards import LOGO
from fivefold.games.set_cubed.model import Done, Hand, Move, Open, Play, Put, Replace, Roll, Spot, TakeBack
from fivefold.games.set_cubed.plays import Scored, named
from fivefold.games.set_cubed.turns import Position, Turn
from fivefold.games.set_cubed.view import View, turn_position
from fivefold.pieces.dice import is_wild, meaning


class Style(NamedTuple):
    """How somebody plays."""

    sees: tuple[float, float]
    """How likely a play of one die, and one of two, is noticed; 1 and 1: the whole turn is searched."""
    rolls: bool
    """Whether dice without use are rolled once more, and WILDs replaced by them."""
    candidates: int
    """How many of the best turns are thought through; 1: the points alone count."""
    throws: int
    """How many throws are imagined for each choice of dice to roll once more; 0: none."""
    sight: Millis
    """The middle time to see a SET in the race, and to see what to play first in a turn."""
    pace: Millis
    """The middle time for anything else."""


STYLES = {
    "easy": Style((0.35, 0.05), rolls=False, candidates=1, throws=0, sight=12_000, pace=2_400),
    "medium": Style((0.8, 0.3), rolls=False, candidates=1, throws=0, sight=9_000, pace=2_000),
    "hard": Style((1.0, 1.0), rolls=True, candidates=1, throws=0, sight=7_000, pace=1_700),
    "expert": Style((1.0, 1.0), rolls=True, candidates=12, throws=8, sight=5_000, pace=1_400),
}
BOLD = 2.0
"""By so many points the daring overrate every die they put down, and the cautious underrate it."""
CHOICE = 12
"""From so many of the best turns those choose who do not look at the points alone."""


EFFORT = 3_000
"""How much work a bot does for one decision before it takes the best it has found (see `turns.most`)."""


class Cuber:
    """A player of SET CUBED of one style."""

    def __init__(self, style: Style, daring: float = 0.0) -> None:
        self.style, self.bold = style, BOLD * daring

    def __repr__(self) -> str:
        return f"Cuber({self.style}, {self.bold})"

    def think(self, glimpse: Glimpse[View, Move]) -> Thought[Move] | None:
        """Opens, plays its turn die by die, or chooses dice to roll once more."""
        view = glimpse.view
        if view.seat is None:
            return None
        luck, style = glimpse.luck, self.style
        if view.phase == "race":
            first = self._open(view)
            return None if first is None else Thought(first, _pause(luck, style.sight))
        if view.phase == "extra" and not view.decided[view.seat]:
            return Thought(self._roll(view, luck), _in_time(glimpse, _pause(luck, style.pace)))
        if not view.is_my_turn:
            return None
        plan = self._plan(view, glimpse.chance.fork(str(_decision(glimpse))))
        begins = not view.plays and view.waiting is None
        pause = _pause(luck, style.sight if begins and plan.plays else style.pace)
        return Thought(_next_move(view, plan), _in_time(glimpse, pause))

    # -- the race

    def _open(self, view: View) -> Open | None:
        assert view.seat is not None
        ways = sorted(openings.moves(view.hands[view.seat]), key=lambda move: sum(map(is_wild, move.faces)))
        if not ways or self.style.candidates == 1:
            return ways[0] if ways else None
        fewest = sum(map(is_wild, ways[0].faces))
        few = [way for way in ways if sum(map(is_wild, way.faces)) == fewest][: self.style.candidates]
        here = turn_position(view)
        return few[self._best_of(view, here, [_opening(way) for way in few])]

    # -- a turn

    def _plan(self, view: View, luck: Chance) -> Turn:
        """What to do in the rest of this turn."""
        here = turn_position(view)
        style = self.style
        if style.sees != (1.0, 1.0):
            for points, step in self._liked(turns.steps(here)):
                if luck.uniform() < style.sees[len(step) - 1]:
                    return Turn((named(here.cells, step, here.extra),), points)
            return Turn()
        found = turns.top(here, CHOICE if self.bold else style.candidates)
        if view.waiting is None and (square := self._swap(here, found[0])):
            return Turn(replace=square)
        if style.candidates == 1:
            return max(found, key=lambda turn: turn.points + self.bold * _dice_of(turn))
        choices = found if view.waiting is not None else [*found, Turn()]
        return choices[self._best_of(view, here, choices)]

    def _best_of(self, view: View, here: Position, choices: Sequence[Turn]) -> int:
        """Which turn is worth most, of those it gets to think through; the first ones come first."""
        best, top, work = 0, float("-inf"), 0
        for place, turn in enumerate(choices):
            worth, more = prospects.worth(view, here, turn)
            worth += self.bold * _dice_of(turn)
            work += more
            if worth > top:
                best, top = place, worth
            if work > EFFORT:
                break
        return best

    def _liked(self, steps: list[Scored]) -> list[Scored]:
        """Plays from the best one down, in the eyes of somebody who counts dice too."""
        if not self.bold:
            return steps
        return sorted(steps, key=lambda scored: -scored[0] - self.bold * len(scored[1]))

    def _swap(self, here: Position, best: Turn) -> str | None:
        """A WILD that can be had for a die without use."""
        if not self.style.rolls:
            return None
        spare = prospects.unused(here.hand, best)
        return next((square for square in turns.replaceable(here) if meaning(here.board[square]) in spare), None)

    # -- the extra roll

    def _roll(self, view: View, luck: Chance) -> Roll:
        assert view.seat is not None
        here = turn_position(view)
        if not self.style.rolls:
            return Roll()
        choices = [Roll(faces) for faces in prospects.rolls(here)]
        return self._best_roll(here, view.hands[view.seat], choices, luck) if self.style.throws else choices[0]

    def _best_roll(self, here: Position, hand: Hand, choices: Sequence[Roll], luck: Chance) -> Roll:
        """The roll after which the best turn has most points, in as many throws as it gets to imagine."""
        totals, work = [0.0] * len(choices), 0
        for throw in range(self.style.throws):
            for place, choice in enumerate(choices):
                worth, more = prospects.thrown_worth(here, hand, choice.faces, luck.fork(f"throw {throw}"))
                totals[place] += worth
                work += more
            if work > EFFORT:
                break
        return choices[totals.index(max(totals))]


def _in_time(glimpse: Glimpse[View, Move], pause: Millis) -> Millis:
    """The pause, or what there is time for: a turn has up to four moves."""
    deadline = glimpse.view.deadline
    return pause if deadline is None else max(0, min(pause, (deadline - glimpse.now) // 5))


def _pause(luck: Chance, middle: Millis) -> Millis:
    return int(middle * (0.5 + luck.uniform()))


def _opening(move: Open) -> Turn:
    spots = tuple(Spot(square, face) for square, face in zip(LOGO, move.faces, strict=True))
    return Turn((Play(spots, (), 0, 0),))


def _dice_of(turn: Turn) -> int:
    """How many dice a turn takes."""
    return sum(len(play.spots) for play in turn.plays)


def _next_move(view: View, plan: Turn) -> Move:
    """The first step of a plan, or the second if a die waits for it."""
    if plan.replace is not None:
        return Replace(plan.replace)
    waiting = view.waiting
    if not plan.plays:
        return Done() if waiting is None else TakeBack()
    first, *others = placing.puts_for(turn_position(view), plan.plays[0])
    if waiting is None:
        return first
    return others[0] if others and first == Put(waiting.square, waiting.face) else TakeBack()


def _decision(glimpse: Glimpse[View, Move]) -> object:
    """A play of a turn is one decision, however many dice it takes, so that it is finished as it was begun."""
    view = glimpse.view
    return f"round {view.round} with {len(view.plays)} plays" if view.is_my_turn else glimpse.acts


def _spots(moves: Sequence[Move]) -> list[float]:
    return [float(sum(isinstance(move, Put) for move in moves) - sum(isinstance(move, TakeBack) for move in moves))]


DICE_PUT = Habit("daring", "dice-put-down", _spots)


def _player(profile: BotProfile) -> Bot[View, Move]:
    return blend([Cuber(style, profile.manner.daring) for style in STYLES.values()], profile, _decision)


DIALS = {"set-cubed": Dial(_player, slope=2.0, habits=(DICE_PUT,))}
