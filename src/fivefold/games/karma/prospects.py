"""Estimates each player's chance not to be last, from the cards alone.

Each card adds to the risk of being last. The weights began as a fit to thousands of matches between thrifty players and
were then tuned by win rate: low numbers add risk, high numbers and Karma Cards reduce it, and every Table Card adds
some, the Facedown ones most.
"""

from math import exp

from fivefold.games.karma.model import KINDS, RANK, Card, State
from fivefold.games.karma.packs import spread

_KARMA = {"GIVE": -0.2, "FIVE": -0.1, "TABLE": -0.38, "UP": 0.0}
BURDEN: dict[Card, float] = {card: _KARMA[card] if card in _KARMA else 0.35 - 0.03 * RANK[card] for card in KINDS}
"""The risk each card adds: 0.32 for a 1, nearly none for a 12, and less than none for the best cards."""

# While there are cards to draw, a hand is refilled anyway, so it counts for less.
_HAND_EARLY = {card: 0.8 * burden for card, burden in BURDEN.items()}
_HAND_LATE = BURDEN
_UP_EARLY = {card: 0.22 + 0.5 * burden for card, burden in BURDEN.items()}
_UP_LATE = {card: 0.28 + 0.5 * burden for card, burden in BURDEN.items()}
_DOWN_EARLY = (0.0, 0.5, 1.0, 1.5)
_DOWN_LATE = (0.0, 0.45, 0.9, 1.35)
_FEW = (0.0, 0.2, 0.4, 0.6)
"""The risk of the first three Hand Cards once the draw pile is empty."""
_MANY = 0.01
"""The risk of each further card, so that picking up for ever does not pay."""
_SAFE = -8.0
"""The risk of a player who is out; a gift may still bring them back."""


def risks(state: State) -> list[float]:
    """Return the risk of each seat; only differences matter."""
    early = bool(state.draw)
    of_hand, of_up, of_down = (_HAND_EARLY, _UP_EARLY, _DOWN_EARLY) if early else (_HAND_LATE, _UP_LATE, _DOWN_LATE)
    found: list[float] = []
    for player, hand in zip(state.players, state.hands, strict=True):
        held, (one, two, three) = player.hand, player.down
        risk = of_down[one + two + three]
        for card in player.up:
            risk += of_up[card]
        for card in spread(hand):
            risk += of_hand[card]
        if held > 3:
            risk += _MANY * (held - 3)
        if not early:
            risk = risk + _FEW[min(held, 3)] if held or player.on_table else _SAFE
        found.append(risk)
    found[state.turn] += 0.02 * len(state.pile) - 0.1
    return found


def chances(state: State) -> list[float]:
    """Return each seat's chance not to be the last player with cards."""
    found = risks(state)
    worst = max(found)
    weights = [exp(risk - worst) for risk in found]
    total = sum(weights)
    return [1 - weight / total for weight in weights]
