"""Playing by the rules alone: no log, no record, no clock to wait for, and nobody to check what is legal anyway."""

from collections.abc import Callable, Sequence
from typing import Any, Generic

from fivefold.core.chance import Chance
from fivefold.core.game import CLOCK, Act, Due, E, Game, H, M, Millis, Outcome, S, Seat, V, as_sequence

Policy = Callable[[Any, Sequence[Any], Chance], Any]
"""How to choose: from a view and its moves to one of them. Where there is only one, nobody is asked."""

NEVER = 1 << 40
"""A number of moves after which play is never broken off."""


def random_move(_view: Any, moves: Sequence[M], chance: Chance) -> M:
    """Any of the moves."""
    return chance.pick(moves)


class Walk(Generic[S, M, E, V, H]):
    """One way through a game from some state. Time stands still unless only the clock can act."""

    __slots__ = ("chance", "game", "now", "state")

    def __init__(self, game: Game[S, M, E, V, H], state: S, chance: Chance, now: Millis = 0) -> None:
        self.game, self.state, self.chance, self.now = game, state, chance, now

    @classmethod
    def from_start(cls, game: Game[S, M, E, V, H], seats: int, chance: Chance) -> "Walk[S, M, E, V, H]":
        """A walk from the very beginning, with the opening dealt."""
        walk = cls(game, game.start(seats), chance)
        walk.deal()
        return walk

    def deal(self) -> None:
        """Lets the dealer act until the table waits."""
        game, state, chance = self.game, self.state, self.chance
        while (event := game.dealer(state, chance)) is not None:
            state = game.apply(state, event)
        self.state = state

    def act(self, seat: Seat, move: M | Due) -> None:
        """Makes a move that is known to be legal, and lets the dealer act after it."""
        game, state, chance = self.game, self.state, self.chance
        state = game.apply(state, game.judge(state, Act(seat, move, self.now)))
        while (event := game.dealer(state, chance)) is not None:
            state = game.apply(state, event)
        self.state = state

    def turn(self, first: Seat | None = None) -> tuple[Seat, V, Sequence[M]] | None:
        """Who moves next, with their view and moves; `first`, if several may; None when it is over."""
        game = self.game
        while True:
            state = self.state
            actors = game.actors(state)
            for seat in (first, *actors) if first is not None and len(actors) > 1 and first in actors else actors:
                view = game.view(state, seat)
                if moves := as_sequence(game.moves(view)):
                    return seat, view, moves
            due = game.deadline(state)
            if due is None or game.outcome(state) is not None:
                return None
            self.now = max(self.now, due)
            self.act(CLOCK, Due())

    def play(self, policy: Policy = random_move, most: int = NEVER) -> int:
        """Plays on to the end, or so many moves; says how many there were."""
        turn, act, chance = self.turn, self.act, self.chance
        for number in range(most):
            if (found := turn()) is None:
                return number
            seat, view, moves = found
            act(seat, moves[0] if len(moves) == 1 else policy(view, moves, chance))
        return most

    @property
    def outcome(self) -> Outcome | None:
        """The result, once there is one."""
        return self.game.outcome(self.state)
