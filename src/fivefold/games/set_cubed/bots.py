"""SET CUBED bots of every strength: from one that notices some plays to one that considers the next turns."""

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
    """The playing style of a bot."""

    sees: tuple[float, float]
    """The probability of noticing a play of one die, and of two; with 1 and 1 the whole turn is searched."""
    rolls: bool
    """Whether it rolls useless dice again, and replaces WILDs by them."""
    candidates: int
    """The number of best turns examined closely; 1: only the points count."""
    throws: int
    """The number of simulated throws for each choice of dice to roll again."""
    sight: Millis
    """The median time to see a SET in the race, and to see the first play of a turn."""
    pace: Millis
    """The median time for any other decision."""


STYLES = {
    "easy": Style((0.35, 0.05), rolls=False, candidates=1, throws=0, sight=12_000, pace=2_400),
    "medium": Style((0.8, 0.3), rolls=False, candidates=1, throws=0, sight=9_000, pace=2_000),
    "hard": Style((1.0, 1.0), rolls=True, candidates=1, throws=0, sight=7_000, pace=1_700),
    "expert": Style((1.0, 1.0), rolls=True, candidates=12, throws=8, sight=5_000, pace=1_400),
}
BOLD = 2.0
"""The points by which daring bots overrate every die they put down, and cautious ones underrate it."""
CHOICE = 12
"""The number of best turns from which bots with a preference choose."""
SURE = 1_200
"""The median time to open when nobody else has a SET: then there is no race, and the others wait."""

EFFORT = 3_000
"""The most work for one decision before the best turn so far is taken (see `turns.most`)."""


class Cuber:
    """Plays SET CUBED in one style."""

    def __init__(self, style: Style, daring: float = 0.0) -> None:
        self.style, self.bold = style, BOLD * daring

    def __repr__(self) -> str:
        return f"Cuber({self.style}, {self.bold})"

    def think(self, glimpse: Glimpse[View, Move]) -> Thought[Move] | None:
        """Open, play a turn die by die, or choose dice to roll again."""
        view = glimpse.view
        if view.seat is None:
            return None
        luck, style = glimpse.luck, self.style
        if view.phase == "race":
            first = self._open(view)
            return None if first is None else Thought(first, _pause(luck, style.sight if _has_rivals(view) else SURE))
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
        """Return the plan for the rest of this turn."""
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
        """Return the index of the best turn within the effort; turns are examined in order."""
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
        """Sort plays by preference, which counts the dice as well as the points."""
        if not self.bold:
            return steps
        return sorted(steps, key=lambda scored: -scored[0] - self.bold * len(scored[1]))

    def _swap(self, here: Position, best: Turn) -> str | None:
        """Return a WILD that can be replaced by a useless die."""
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
        """Return the roll after which the best turn has the most points, over as many throws as the effort allows."""
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
    """Shorten the pause to fit the time limit: a turn has up to four moves."""
    deadline = glimpse.view.deadline
    return pause if deadline is None else max(0, min(pause, (deadline - glimpse.now) // 5))


def _pause(luck: Chance, middle: Millis) -> Millis:
    return int(middle * (0.5 + luck.uniform()))


def _opening(move: Open) -> Turn:
    spots = tuple(Spot(square, face) for square, face in zip(LOGO, move.faces, strict=True))
    return Turn((Play(spots, (), 0, 0),))


def _dice_of(turn: Turn) -> int:
    """Return the number of dice that a turn uses."""
    return sum(len(play.spots) for play in turn.plays)


def _has_rivals(view: View) -> bool:
    """Return whether another player has a SET in the race."""
    return any(seat != view.seat and openings.has_set(hand) for seat, hand in enumerate(view.hands))


def _next_move(view: View, plan: Turn) -> Move:
    """Return the first step of a plan, or the second if a die waits for it."""
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
    """Identify the decision: the dice of one play share it, so that the play is finished as planned."""
    view = glimpse.view
    return f"round {view.round} with {len(view.plays)} plays" if view.is_my_turn else glimpse.acts


def _spots(moves: Sequence[Move]) -> list[float]:
    return [float(sum(isinstance(move, Put) for move in moves) - sum(isinstance(move, TakeBack) for move in moves))]


DICE_PUT = Habit("daring", "dice-put-down", _spots)


def _player(profile: BotProfile) -> Bot[View, Move]:
    return blend([Cuber(style, profile.manner.daring) for style in STYLES.values()], profile, _decision)


DIALS = {"set-cubed": Dial(_player, slope=2.0, habits=(DICE_PUT,))}
