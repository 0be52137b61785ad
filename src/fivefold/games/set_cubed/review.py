"""Reviews turns of SET CUBED: the best turn, the points missed, and the dice rolled again."""

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from fivefold.core.game import AnyGame, Millis
from fivefold.core.words import Argument, Message, Pieces, Series, listed
from fivefold.games.set_cubed import notation, placing, prospects, turns
from fivefold.games.set_cubed.model import Event, Move, Placed, Play, Replaced, Roll, State, TurnOver
from fivefold.games.set_cubed.plays import named
from fivefold.games.set_cubed.turns import Position, Turn
from fivefold.games.set_cubed.view import View, turn_position
from fivefold.pieces.rounds import totals
from fivefold.reviews import Reviewing, ReviewStep, Verdict, numeral
from fivefold.reviews.puzzles import PUZZLE

CANDIDATES = 12
"""The number of turns with the most points that are examined closely."""
BLIND = 6
"""The number of plays picked at random, to estimate the value of an average play."""
THROWS = 12
"""The number of simulated throws for each choice of dice to roll again."""


class _Begun(NamedTuple):
    """The start of a turn, or its state after a WILD was replaced."""

    n: int
    at: Millis
    view: View


class CubedReviewer:
    """Reviews a match of SET CUBED, turn by turn."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.begun: _Begun | None = None

    def decisions(self, step: ReviewStep[View, Move, Event]) -> Iterable[Verdict]:
        """Return verdicts on a finished turn, and on the dice chosen to roll again."""
        if isinstance(step.move, Roll):
            yield from self._rolled(step)
            return
        if step.before(None).phase != "turn":
            return
        turn = step.before(None).turn
        view = step.before(turn)
        if self.begun is None and step.seat == turn and view.waiting is None:
            self.begun = _Begun(step.n, step.at, view)
        plays = view.plays
        for event in step.seen(None):
            match event:
                case Placed(play=play):
                    plays = (*plays, play)
                case Replaced():
                    self.begun = None
                case TurnOver(reason="opened"):
                    self.begun = None
                case TurnOver():
                    if self.begun is not None:
                        yield from self._turn(step, self.begun, plays)
                    self.begun = None
                case _:
                    pass

    def _turn(self, step: ReviewStep[View, Move, Event], begun: _Begun, plays: tuple[Play, ...]) -> Iterator[Verdict]:
        view = begun.view
        here = turn_position(view)
        made = Turn(plays[len(view.plays) :], sum(play.points for play in plays[len(view.plays) :]))
        found = turns.top(here, CANDIDATES)
        if not found[0].plays or view.seat is None:
            return
        worth = {_text(self.game, here, turn): (prospects.worth(view, here, turn)[0], turn) for turn in found}
        worth[_text(self.game, here, Turn())] = prospects.worth(view, here, Turn())[0], Turn()
        text = _text(self.game, here, made)
        worth[text] = prospects.worth(view, here, made)[0], made
        best = max(worth, key=lambda one: (worth[one][0], one == text))
        steps = turns.steps(here)
        drawn = [named(here.cells, step.luck.pick(steps)[1], here.extra) for _ in range(BLIND)]
        blind = [prospects.worth(view, here, Turn((play,), play.points))[0] for play in drawn]
        skipped = worth[_text(self.game, here, Turn())][0]
        top, chosen = worth[best]
        args: dict[str, Argument] = {
            "points": made.points,
            "dice": _dice(made),
            "best": _dice(chosen),
            "top": chosen.points,
            "most": found[0].points,
        }
        yield Verdict(
            view.seat,
            text,
            best,
            worth[text][0],
            top,
            fmean([skipped, *blind]),
            Message(_key(made, chosen, best == text), args),
            modelled=True,
            n=begun.n,
            at=begun.at,
        )

    def _rolled(self, step: ReviewStep[View, Move, Event]) -> Iterator[Verdict]:
        view = step.before(step.seat)
        hand = view.hands[step.seat]
        assert isinstance(step.move, Roll)
        if not hand:
            return
        here = turn_position(view)
        choices = dict.fromkeys([step.move, Roll(), *map(Roll, prospects.rolls(here))])
        worth = {
            choice: fmean(
                [
                    prospects.thrown_worth(here, hand, choice.faces, step.luck.fork(f"throw {number}"))[0]
                    for number in range(THROWS)
                ]
            )
            for choice in choices
        }
        best = max(worth, key=lambda choice: (worth[choice], choice == step.move))
        key = "set_cubed.review-roll" if best == step.move else "set_cubed.review-roll.wrong"
        args: dict[str, Argument] = {
            "dice": _faces(step.move),
            "best": _faces(best),
            "points": numeral(worth[step.move]),
            "top": numeral(worth[best]),
        }
        yield Verdict(
            step.seat,
            self.game.write(step.move),
            self.game.write(best),
            worth[step.move],
            worth[best],
            fmean(worth.values()),
            Message(key, args),
            THROWS,
        )


def _key(made: Turn, best: Turn, is_best: bool) -> str:
    if is_best:
        return "set_cubed.review-turn" if made.plays else "set_cubed.review-turn.kept"
    if not made.plays:
        return "set_cubed.review-turn.skipped"
    if not best.plays:
        return "set_cubed.review-turn.better-skipped"
    return "set_cubed.review-turn.fewer" if made.points >= best.points else "set_cubed.review-turn.wrong"


def _text(game: AnyGame, here: Position, turn: Turn) -> str:
    words: list[str] = []
    for play in turn.plays:
        words += [game.write(move) for move in placing.puts_for(here, play)]
        here = turns.after(here, play)
    return "; ".join([*words, "done"])


def _dice(turn: Turn) -> Series:
    return listed([item for play in turn.plays for item in notation.spots(play).items])


def _faces(move: Roll) -> Series:
    return listed([Pieces((face,)) for face in move.faces])


def _standing(_game: AnyGame, state: Any) -> Sequence[float]:
    assert isinstance(state, State)
    return totals(state.seats, state.sheet)


REVIEWS = {
    "set-cubed": Reviewing(
        CubedReviewer,
        Message("set_cubed.review-unit"),
        Message("set_cubed.review-yardstick"),
        0.5,
        Message("set_cubed.review-curve"),
        _standing,
    ),
    "set-cubed-daily": PUZZLE,
}
