"""Lets what was learned play as a bot: in simulations, ratings and records."""

from collections.abc import Callable
from typing import Any

from fivefold.bots import Glimpse, Thought
from fivefold.core.encoding import encoding_of

Policy = Callable[[list[float], list[bool]], int]
"""Chooses one of the legal actions from the vector and the mask."""


class PolicyBot:
    """A bot that plays what a policy chooses; to play in several processes, the policy has to be picklable."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def think(self, glimpse: Glimpse[Any, Any]) -> Thought[Any] | None:
        """Return the move of the chosen action, or None to wait."""
        encoding = encoding_of(type(glimpse.game))
        assert encoding is not None, f"{glimpse.game.slug} has no numbers"
        view = glimpse.view
        moves = list(glimpse.game.moves(view))
        actions = dict(encoding.numbered(view, moves))
        if not actions:
            return None
        if encoding.wait is not None and encoding.may_wait(view):
            actions[encoding.wait] = None
        chosen = actions[self.policy(encoding.observation(view, moves), encoding.mask(actions))]
        return None if chosen is None else Thought(chosen)
