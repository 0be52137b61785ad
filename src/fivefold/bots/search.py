"""Tree search for games with hidden cards: one tree over many samples of the hidden information.

Information set Monte Carlo tree search with one observer (Cowling, Powley and Whitehouse, 2012). Each iteration samples
a full state that is consistent with the searcher's view (`Game.sample`), descends the tree by the moves that are legal
there, adds one new node, plays on from it or estimates it, and updates the statistics on the path. The tree branches by
player and move, not by the results of chance or hidden cards.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any, Generic, NamedTuple, Protocol

from fivefold.bots.walk import NEVER, Policy, Walk, random_move
from fivefold.core.chance import Chance
from fivefold.core.game import Game, M, Millis, Outcome, Seat, V


class Payoffs(Protocol):
    """The value of a position or a result for each seat, from 0 to 1; a list is one."""

    def __getitem__(self, seat: Seat, /) -> float: ...


def shares(outcome: Outcome) -> Payoffs:
    """Return one win, divided among all winners."""
    part = 1 / len(outcome.winners) if outcome.winners else 0.0
    return [part if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]


class Even:
    """The value of a position without an estimate: equal for all seats."""

    def __getitem__(self, seat: Seat) -> float:
        return 0.5


_EVEN = Even()


def even(_state: Any) -> Payoffs:
    """Estimate all positions as equal."""
    return _EVEN


class SearchSettings(NamedTuple):
    """The parameters of a search."""

    iterations: int = 200
    """The number of samples. Work is counted instead of timed, so that the result is the same on every machine."""
    explore: float = 0.7
    """The weight of exploring moves that look worse; 0 is none."""
    depth: int = NEVER
    """How many moves are played beyond the tree before the position is estimated."""
    policy: Policy = random_move
    payoffs: Callable[[Outcome], Payoffs] = shares
    estimate: Callable[[Any], Payoffs] = even
    """Returns the value of a state for each seat where play is cut off."""
    candidates: Callable[[Any, Sequence[Any]], Sequence[Any]] | None = None
    """Returns the moves worth considering, best first, from a view and its moves."""


class Candidate(NamedTuple, Generic[M]):
    """A move, how often the search tried it, and its mean value."""

    move: M
    visits: int
    value: float


class _SearchNode:
    """A move in the tree: how often it was available and tried, its total value, and its successors."""

    __slots__ = ("available", "replies", "total", "visits")

    def __init__(self) -> None:
        self.replies: dict[Seat, dict[Any, _SearchNode]] = {}
        self.visits = 0
        self.available = 1
        self.total = 0.0


def search(
    game: Game[Any, M, Any, V, Any], view: V, now: Millis, chance: Chance, settings: SearchSettings | None = None
) -> list[Candidate[M]]:  # fmt: skip
    """Return the moves of the view's seat, the most tried first; empty if it has none.

    Deterministic for the same view and the same randomness.
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
    """One descent of the tree through one sample of the hidden information."""

    __slots__ = ("me", "settings", "walk")

    def __init__(self, walk: Walk[Any, Any, Any, Any, Any], me: Seat, settings: SearchSettings) -> None:
        self.walk, self.me, self.settings = walk, me, settings

    def go(self, node: _SearchNode) -> None:
        """Descend the tree, add a node, play to a result, and update the statistics on the path."""
        walk, path = self.walk, list[tuple[_SearchNode, Seat]]()
        grown = False
        while not grown and (turn := walk.turn(self.me)) is not None:
            seat, view, moves = turn
            moves = _worthwhile(view, moves, self.settings)
            if len(moves) == 1:  # nothing to decide, so no statistics
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
        """Return an untried move, or the one with the highest upper confidence bound; and whether it is new."""
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
        """Play on, and return the value of the result or of the position where play is cut off."""
        settings, walk = self.settings, self.walk
        walk.play(settings.policy, settings.depth)
        outcome = walk.outcome
        return settings.estimate(walk.state) if outcome is None else settings.payoffs(outcome)
