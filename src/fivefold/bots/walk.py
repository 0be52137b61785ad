"""Plays games by the rules alone, for search and simulation: without log, record, clock or checks of legality."""

from collections.abc import Callable, Sequence
from typing import Any, Generic

from fivefold.core.chance import Chance
from fivefold.core.game import CLOCK, Act, Due, E, Game, H, M, Millis, Outcome, S, Seat, V, as_sequence

Policy = Callable[[Any, Sequence[Any], Chance], Any]
"""Chooses one of the moves of a view; not called if there is only one."""

NEVER = 1 << 40
"""A number of moves that is never reached."""


def random_move(_view: Any, moves: Sequence[M], chance: Chance) -> M:
    return chance.pick(moves)


class Walk(Generic[S, M, E, V, H]):
    """One course of a game from some state. Time advances only when no player can act."""

    __slots__ = ("chance", "game", "now", "state")

    def __init__(self, game: Game[S, M, E, V, H], state: S, chance: Chance, now: Millis = 0) -> None:
        self.game, self.state, self.chance, self.now = game, state, chance, now

    @classmethod
    def from_start(cls, game: Game[S, M, E, V, H], seats: int, chance: Chance) -> "Walk[S, M, E, V, H]":
        """Return a walk from the start, with the opening dealt."""
        walk = cls(game, game.start(seats), chance)
        walk.deal()
        return walk

    def deal(self) -> None:
        """Let the dealer act until the table waits."""
        game, state, chance = self.game, self.state, self.chance
        while (event := game.dealer(state, chance)) is not None:
            state = game.apply(state, event)
        self.state = state

    def act(self, seat: Seat, move: M | Due) -> None:
        """Make a move that is known to be legal, and let the dealer act after it."""
        game, state, chance = self.game, self.state, self.chance
        state = game.apply(state, game.judge(state, Act(seat, move, self.now)))
        while (event := game.dealer(state, chance)) is not None:
            state = game.apply(state, event)
        self.state = state

    def turn(self, first: Seat | None = None) -> tuple[Seat, V, Sequence[M]] | None:
        """Return the next seat to move with its view and moves, `first` if several may; None after the end."""
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
        """Play to the end, or at most `most` moves; return the number of moves made."""
        turn, act, chance = self.turn, self.act, self.chance
        for number in range(most):
            if (found := turn()) is None:
                return number
            seat, view, moves = found
            act(seat, moves[0] if len(moves) == 1 else policy(view, moves, chance))
        return most

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)
