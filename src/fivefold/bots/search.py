"""Search for games with hidden cards: one tree over many guesses at what is hidden.

Information set Monte Carlo tree search with one observer (Cowling, Powley and Whitehouse, 2012).
Each iteration draws a full table that the searcher cannot rule out (`Game.sample`), walks down the
tree by the moves that are legal there, adds one new position, plays on from it or estimates it,
and counts the result for everybody on the way. The tree branches by who moves and how, not by what
luck or hidden cards make of it.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from time import perf_counter
from typing import Any, Generic, NamedTuple, Protocol

from fivefold.core.chance import Chance
from fivefold.core.game import CLOCK, Act, Due, Game, M, Millis, Outcome, Seat, V


class Payoffs(Protocol):
    """What a position or a result is worth to each seat, from 0 to 1; a list will do."""

    def __getitem__(self, seat: Seat, /) -> float:
        """For one seat."""
        ...


Policy = Callable[[Any, Sequence[Any], Chance], Any]
"""How to go on beyond the tree: from a view and its moves to one of them."""

NEVER = 1 << 40
"""A depth at which play is never broken off."""


def random_move(_view: Any, moves: Sequence[Any], chance: Chance) -> Any:
    """Any of the moves."""
    return chance.pick(moves)


def shares(outcome: Outcome) -> Payoffs:
    """One win, shared by all who won."""
    part = 1 / len(outcome.winners) if outcome.winners else 0.0
    return [part if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]


class Even:
    """Nothing is known about a position in which play was broken off: everybody gets as much."""

    def __getitem__(self, seat: Seat) -> float:
        return 0.5


_EVEN = Even()


def even(_state: Any) -> Payoffs:
    """What a position is worth as long as nobody can say."""
    return _EVEN


class Settings(NamedTuple):
    """How to search."""

    iterations: int = 200
    """How many guesses are tried, unless the time is over before."""
    millis: Millis | None = None
    """The most time to think; with it, the same seed need not give the same answer."""
    explore: float = 0.7
    """How much is tried that looks worse: 0 is none."""
    depth: int = NEVER
    """How many moves are played beyond the tree before the position is estimated."""
    policy: Policy = random_move
    payoffs: Callable[[Outcome], Payoffs] = shares
    estimate: Callable[[Any], Payoffs] = even
    """What a state is worth to each seat, when play was broken off there."""
    candidates: Callable[[Any, Sequence[Any]], Sequence[Any]] | None = None
    """The moves worth thinking about, best first: from a view and its moves to some of them."""


class Option(NamedTuple, Generic[M]):
    """A move, how often the search tried it, and what it was worth on average."""

    move: M
    visits: int
    value: float


class _Node:
    """What is known about a move: how often it was there and was tried, what it brought its maker, what follows."""

    __slots__ = ("available", "replies", "total", "visits")

    def __init__(self) -> None:
        self.replies: dict[Seat, dict[Any, _Node]] = {}
        self.visits = 0
        self.available = 1
        self.total = 0.0


def search(
    game: Game[Any, M, Any, V, Any], view: V, now: Millis, chance: Chance, settings: Settings | None = None
) -> list[Option[M]]:  # fmt: skip
    """The moves of the view's seat, the most tried first; empty when it has none.

    With a number of iterations only, the same view and the same luck give the same answer.
    """
    settings = settings or Settings()
    me = view.seat
    moves = _worthwhile(view, list(game.moves(view)), settings)
    if me is None or len(moves) < 2:
        return [Option(move, 0, 0.5) for move in moves]
    root = _Node()
    stop = None if settings.millis is None else perf_counter() + settings.millis / 1000
    for _ in range(settings.iterations):
        _Walk(game, me, settings, chance, now, game.sample(view, chance)).go(root)
        if stop is not None and perf_counter() >= stop:
            break
    found = [Option(move, node.visits, node.total / node.visits) for move, node in root.replies[me].items()]
    return sorted(found, key=lambda option: (-option.visits, -option.value))


def _worthwhile(view: Any, moves: Sequence[Any], settings: Settings) -> Sequence[Any]:
    return settings.candidates(view, moves) if settings.candidates and len(moves) > 1 else moves


class _Walk:
    """One way down the tree through one guess at what is hidden. Time stands still unless only the clock can act."""

    __slots__ = ("chance", "game", "me", "now", "settings", "state")

    def __init__(
        self, game: Game[Any, Any, Any, Any, Any], me: Seat, settings: Settings, chance: Chance, now: Millis, state: Any
    ) -> None:  # fmt: skip
        self.game, self.me, self.settings, self.chance, self.now, self.state = game, me, settings, chance, now, state

    def go(self, node: _Node) -> None:
        """Down the tree, one step beyond it, on to a result; then it is counted all the way back."""
        path: list[tuple[_Node, Seat]] = []
        grown = False
        while not grown and (turn := self._turn()) is not None:
            seat, view, moves = turn
            moves = _worthwhile(view, moves, self.settings)
            if len(moves) == 1:  # nothing to decide, so nothing to count
                self._act(seat, moves[0])
                continue
            move, node, grown = self._choose(node.replies.setdefault(seat, {}), moves)
            path.append((node, seat))
            self._act(seat, move)
        worth = self._worth()
        for passed, seat in path:
            passed.visits += 1
            passed.total += worth[seat]

    def _choose(self, known: dict[Any, _Node], moves: Sequence[Any]) -> tuple[Any, _Node, bool]:
        """A move that was never tried here, or the one with the best prospects; and whether it is new."""
        explore = self.settings.explore
        untried: list[Any] = []
        chosen, top = moves[0], -1.0
        for move in moves:
            child = known.get(move)
            if child is None:
                untried.append(move)
                continue
            child.available += 1
            visits = child.visits
            prospect = child.total / visits + explore * sqrt(log(child.available) / visits)
            if prospect > top:
                chosen, top = move, prospect
        if not untried:
            return chosen, known[chosen], False
        chosen = untried[0] if self.settings.candidates else self.chance.pick(untried)
        known[chosen] = grown = _Node()
        return chosen, grown, True

    def _turn(self) -> tuple[Seat, Any, Sequence[Any]] | None:
        """Who moves next, with their view and moves; the searcher first if several may; None when it is over."""
        game = self.game
        while True:
            state = self.state
            actors = game.actors(state)
            for seat in (self.me, *actors) if len(actors) > 1 and self.me in actors else actors:
                view = game.view(state, seat)
                moves = game.moves(view)
                if not isinstance(moves, Sequence):
                    moves = list(moves)
                if moves:
                    return seat, view, moves
            due = game.deadline(state)
            if due is None or game.outcome(state) is not None:
                return None
            self.now = max(self.now, due)
            self._act(CLOCK, Due())

    def _act(self, seat: Seat, move: Any) -> None:
        game = self.game
        state = game.apply(self.state, game.judge(self.state, Act(seat, move, self.now)))
        while (event := game.dealer(state, self.chance)) is not None:
            state = game.apply(state, event)
        self.state = state

    def _worth(self) -> Payoffs:
        """Plays on, and looks at the result or at where it was broken off."""
        settings = self.settings
        for _ in range(settings.depth):
            if (turn := self._turn()) is None:
                break
            seat, view, moves = turn
            self._act(seat, moves[0] if len(moves) == 1 else settings.policy(view, moves, self.chance))
        outcome = self.game.outcome(self.state)
        return settings.estimate(self.state) if outcome is None else settings.payoffs(outcome)
