"""Five Crowns bots of every strength: they differ in lookahead, memory and error rate."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fivefold.bots import Bot, BotProfile, Dial, Glimpse, Habit, Thought, blend
from fivefold.core.chance import Chance
from fivefold.core.game import Millis
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.bookkeeping import without
from fivefold.games.five_crowns.cards import DECK, LOWEST, ORDER, Card, is_wild
from fivefold.games.five_crowns.model import Discard, Draw, GoOut, LayDown, Move, Pick
from fivefold.games.five_crowns.prospects import CANDIDATES, promising, prospect, wanted
from fivefold.games.five_crowns.solitaire_model import Place
from fivefold.games.five_crowns.solitaire_model import View as Piles
from fivefold.games.five_crowns.solitaire_ways import ahead, to_come_alone, ways
from fivefold.games.five_crowns.view import View, to_come

_ALL = Counter(DECK)


class Style(NamedTuple):
    """The playing style of a bot."""

    slips: float
    """The share of careless decisions: draw blindly, or discard at random."""
    hasty: float
    """The share of decisions that consider only the current cards."""
    draws: float
    """The number of future draws for which a hand is judged; 0 judges only the current cards."""
    counts: bool
    """Whether the bot remembers the cards it has seen, and those the next player took."""
    wary: float
    """The cost, in points, of discarding a card that the next player can certainly use."""
    pace: Millis
    """The median time for a decision."""


STYLES = {
    "easy": Style(slips=0.35, hasty=1.0, draws=0.0, counts=False, wary=0.0, pace=2600),
    "medium": Style(slips=0.0, hasty=1.0, draws=0.0, counts=False, wary=0.0, pace=2200),
    "hard": Style(slips=0.0, hasty=0.45, draws=1.0, counts=False, wary=0.0, pace=1900),
    "expert": Style(slips=0.0, hasty=0.0, draws=1.0, counts=True, wary=1.0, pace=1600),
}


BOLD = 3.0
"""The points by which daring bots overrate a visible discard, and cautious ones underrate it."""


class TablePlayer:
    """Plays Five Crowns in one style."""

    def __init__(self, style: Style, daring: float = 0.0) -> None:
        self.style, self.daring = style, daring

    def __repr__(self) -> str:
        return f"TablePlayer({self.style}, {self.daring})"

    def think(self, glimpse: Glimpse[View, Move]) -> Thought[Move] | None:
        """Return a delayed move: take a card or discard one."""
        view = glimpse.view
        if not view.is_my_turn:
            return None
        luck = glimpse.luck
        mood = luck.uniform()
        slips, hasty = mood < self.style.slips, mood < self.style.hasty
        draws = self.style.draws if view.has_more_turns(glimpse.game.options.max_turns) else 0.0
        move = self._discard(view, luck, slips, hasty, draws) if view.has_drawn else self._take(view, slips, hasty)
        return Thought(move, self._pause(luck, view))

    def _pause(self, luck: Chance, view: View) -> Millis:
        pace = self.style.pace * (1 if view.has_drawn else 0.6)
        return int(pace * (0.6 + 0.8 * luck.uniform()))

    def _to_come(self, view: View) -> Mapping[Card, int]:
        """Return the cards that may be drawn, minus the seen ones if the bot remembers them."""
        if not self.style.counts:
            return _ALL
        return to_come(view)

    # -- taking a card

    def _take(self, view: View, slips: bool, hasty: bool) -> Move:
        if not view.pile:
            return Pick()
        if not view.discards or slips:
            return Draw()
        top = view.discards[-1]
        if is_wild(top, view.wild) and view.out is None:
            return Pick()
        card, least = melds.least_discard((*view.hand, top), view.wild)
        left = least - BOLD * self.daring
        if not hasty:
            ahead = prospect(view.hand, view.wild, self._to_come(view))
            return Pick() if left < ahead.next else Draw()
        return Pick() if card != top and left < melds.least(view.hand, view.wild) else Draw()

    # -- discarding

    def _discard(self, view: View, luck: Chance, slips: bool, hasty: bool, draws: float) -> Move:
        hand, wild = view.hand, view.wild
        card, left = melds.least_discard(hand, wild)
        if view.out is not None:
            return LayDown(card)
        if not left:
            return GoOut(card)
        if slips:
            naturals = [card for card in dict.fromkeys(hand) if not is_wild(card, wild)]
            return Discard(luck.pick(naturals or list(dict.fromkeys(hand))))
        few = promising(hand, wild)
        if hasty:
            return Discard(few[0])
        coming = self._to_come(view)
        return Discard(min(few, key=lambda card: (self._worth(view, card, coming, draws), ORDER[card])))

    def _worth(self, view: View, card: Card, coming: Mapping[Card, int], draws: float) -> float:
        """Return the expected points of the hand without the card after this many draws; less is better."""
        worth = prospect(without(view.hand, card), view.wild, coming).after(draws)
        return worth + self.style.wary * wanted(view.next_known, card) if self.style.wary else worth


class LonePlayer:
    """Plays the solitaire in one style."""

    def __init__(self, style: Style) -> None:
        self.style = style

    def __repr__(self) -> str:
        return f"LonePlayer({self.style})"

    def think(self, glimpse: Glimpse[Piles, Place]) -> Thought[Place] | None:
        """Return the best placement of the turned card, which may itself be the discard."""
        view = glimpse.view
        if view.seat is None or view.turned is None:
            return None
        luck = glimpse.luck
        mood = luck.uniform()
        if mood < self.style.slips:
            move = luck.pick(list(glimpse.game.moves(view)))
        else:
            move = self._best(view, hasty=mood < self.style.hasty)
        return Thought(move, int(self.style.pace * (1 + luck.uniform())))

    def _best(self, view: Piles, *, hasty: bool) -> Place:
        found = sorted(ways(view))
        if hasty:
            return Place(*found[0][1:])
        coming, draws = self._to_come(view), self.style.draws
        old = {size: ahead(view.piles[size - LOWEST], size, coming, draws) for _, size, _ in found[:CANDIDATES]}

        def gain(way: tuple[int, int, Card]) -> tuple[float, int, int]:
            _, size, card = way
            kept = without((*view.piles[size - LOWEST], view.turned or ""), card)
            return ahead(kept, size, coming, draws) - old[size], size, ORDER[card]

        _, size, card = min(found[:CANDIDATES], key=gain)
        return Place(size, card)

    def _to_come(self, view: Piles) -> Mapping[Card, int]:
        return to_come_alone(view) if self.style.counts else _ALL


def _picked(moves: Sequence[Move]) -> list[float]:
    return [float(isinstance(move, Pick)) for move in moves if isinstance(move, Pick | Draw)]


PICKED = Habit("daring", "cards-from-the-discards", _picked)


def _player(profile: BotProfile) -> Bot[View, Move]:
    return blend([TablePlayer(style, profile.manner.daring) for style in STYLES.values()], profile)


def _alone(profile: BotProfile) -> Bot[Piles, Place]:
    return blend([LonePlayer(style) for style in STYLES.values()], profile)


DIALS = {"five-crowns": Dial(_player, slope=0.6, habits=(PICKED,)), "five-crowns-solitaire": Dial(_alone, slope=0.6)}
