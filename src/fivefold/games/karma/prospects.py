"""How likely each player is to come out of it: an estimate from the cards alone.

Each card adds to the risk of being the last. The figures began as a fit to thousands of games between
thrifty players, and were then set by what won more often: low numbers hurt, high ones and Karma
Cards help to get rid of others, and every Table Card weighs, most of all those that lie face down.
"""

from math import exp

from fivefold.games.karma.model import KINDS, RANK, Card, State
from fivefold.games.karma.packs import spread

_KARMA = {"GIVE": -0.2, "FIVE": -0.1, "TABLE": -0.38, "UP": 0.0}
BURDEN: dict[Card, float] = {card: _KARMA[card] if card in _KARMA else 0.35 - 0.03 * RANK[card] for card in KINDS}
"""What it means to have a card: 0.32 for a 1, nearly nothing for a 12, and less for what one likes to have."""

# While there are cards to draw, a hand is not the whole story, so it counts for less.
_HAND_EARLY = {card: 0.8 * burden for card, burden in BURDEN.items()}
_HAND_LATE = BURDEN
_UP_EARLY = {card: 0.22 + 0.5 * burden for card, burden in BURDEN.items()}
_UP_LATE = {card: 0.28 + 0.5 * burden for card, burden in BURDEN.items()}
_DOWN_EARLY = (0.0, 0.5, 1.0, 1.5)
_DOWN_LATE = (0.0, 0.45, 0.9, 1.35)
_FEW = (0.0, 0.2, 0.4, 0.6)
"""What the first three Hand Cards add when there is nothing more to draw."""
_MANY = 0.01
"""What each further one adds, so that nobody picks up for ever."""
_SAFE = -8.0
"""The risk of somebody who is out; a gift may still bring them back."""


def risks(state: State) -> list[float]:
    """How badly each seat stands; only differences matter."""
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
    """The chance of each seat not to be the last with cards."""
    found = risks(state)
    worst = max(found)
    weights = [exp(risk - worst) for risk in found]
    total = sum(weights)
    return [1 - weight / total for weight in weights]
