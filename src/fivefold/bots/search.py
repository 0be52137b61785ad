"""Search for games with hidden cards: one tree over many guesses at what is hidden.

Information set Monte Carlo tree search with one observer (Cowling, Powley and Whitehouse, 2012).
Each iteration draws a full table that the searcher cannot rule out (`Game.sample`), walks down the
tree by the moves that are legal there, adds one new position, plays on from it or estimates it,
and counts the result for everybody on the way. The tree branches by who moves and how, not by what
luck or hidden cards make of it.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any, Generic, NamedTuple, Protocol

from fivefold.bots.walk import NEVER, Policy, Walk, random_move
from fivefold.core.chance import Chance
from fivefold.core.game import Game, M, Millis, Outcome, Seat, V


class Payoffs(Protocol):
    """What a position or a result is worth to each seat, from 0 to 1; a list will do."""

    def __getitem__(self, seat: Seat, /) -> float:
        """For one seat."""
        ...


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


class SearchSettings(NamedTuple):
    """How to search."""

    iterations: int = 200
    """How many guesses are tried. Work is counted, never time, so that the answer is the same everywhere."""
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


class Candidate(NamedTuple, Generic[M]):
    """A move, how often the search tried it, and what it was worth on average."""

    move: M
    visits: int
    value: float


class _SearchNode:
    """What is known about a move: how often it was there and was tried, what it brought its maker, what follows."""

    __slots__ = ("available", "replies", "total", "visits")

    def __init__(self) -> None:
        self.replies: dict[Seat, dict[Any, _SearchNode]] = {}
        self.visits = 0
        self.available = 1
        self.total = 0.0


def search(
    game: Game[Any, M, Any, V, Any], view: V, now: Millis, chance: Chance, settings: SearchSettings | None = None
) -> list[Candidate[M]]:  # fmt: skip
    """The moves of the view's seat, the most tried first; empty when it has none.

    The same view and the same luck give the same answer.
    """
    settings = settings or SearchSettings()
    me = view.seat
    moves = _worthwhile(view, list(game.moves(view)), settings)
    if me is None or len(moves) < 2:
        return [Candidate(move, 0, 0.5) for move in moves]
    root = _SearchNode()
    for _ in range(settings.iterations):
        _Descent(Walk(game, game.sample(view, chance), chance, now), me, settings).go(root)
    found = [Candidate(move, node.visits, node.total / node.visits) for move, node in root.replies[me].items()]
    return sorted(found, key=lambda option: (-option.visits, -option.value))


def _worthwhile(view: Any, moves: Sequence[Any], settings: SearchSettings) -> Sequence[Any]:
    return settings.candidates(view, moves) if settings.candidates and len(moves) > 1 else moves


class _Descent:
    """One way down the tree through one guess at what is hidden."""

    __slots__ = ("me", "settings", "walk")

    def __init__(self, walk: Walk[Any, Any, Any, Any, Any], me: Seat, settings: SearchSettings) -> None:
        self.walk, self.me, self.settings = walk, me, settings

    def go(self, node: _SearchNode) -> None:
        """Down the tree, one step beyond it, on to a result; then it is counted all the way back."""
        walk, path = self.walk, list[tuple[_SearchNode, Seat]]()
        grown = False
        while not grown and (turn := walk.turn(self.me)) is not None:
            seat, view, moves = turn
            moves = _worthwhile(view, moves, self.settings)
            if len(moves) == 1:  # nothing to decide, so nothing to count
                walk.act(seat, moves[0])
                continue
            move, node, grown = self._choose(node.replies.setdefault(seat, {}), moves)
            path.append((node, seat))
            walk.act(seat, move)
        worth = self._worth()
        for passed, seat in path:
            passed.visits += 1
            passed.total += worth[seat]

    def _choose(self, known: dict[Any, _SearchNode], moves: Sequence[Any]) -> tuple[Any, _SearchNode, bool]:
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
        chosen = untried[0] if self.settings.candidates else self.walk.chance.pick(untried)
        known[chosen] = grown = _SearchNode()
        return chosen, grown, True

    def _worth(self) -> Payoffs:
        """Plays on, and looks at the result or at where it was broken off."""
        settings, walk = self.settings, self.walk
        walk.play(settings.policy, settings.depth)
        outcome = walk.outcome
        return settings.estimate(walk.state) if outcome is None else settings.payoffs(outcome)
