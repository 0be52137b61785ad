"""The view of one seat in Five Crowns, and sampling of states that are consistent with it."""

from collections import Counter

from msgspec import Struct

from fivefold.core.chance import Chance
from fivefold.core.game import Millis, Seat
from fivefold.games.five_crowns.cards import DECK, Card, Laid
from fivefold.games.five_crowns.model import Hand, PublicState, State, public_fields

_WHOLE = Counter(DECK)


class Choice(Struct, frozen=True, gc=False):
    """A possible discard, and the best arrangement of the other cards."""

    card: Card
    laid: Laid


class HandAnalysis(Struct, frozen=True, gc=False):
    """The analysis of the viewer's hand: the points of each card if it is left, and the best arrangement.

    After a card was taken, `choices` has every possible discard, those that leave the fewest points first.
    """

    worth: tuple[int, ...]
    laid: Laid
    choices: tuple[Choice, ...]


class View(PublicState, frozen=True, kw_only=True):
    """A match of Five Crowns as one seat sees it; a spectator's hand is empty.

    It remembers everything that was ever face up: the whole discard pile, and the cards players took from it.
    """

    seat: Seat | None
    actors: tuple[Seat, ...]
    deadline: Millis | None
    wilds: tuple[int, ...]
    """The wild rank of each hand of the match."""
    taken: Card | None
    """The card that the viewer has just taken in this turn."""
    pile: int
    hand: Hand
    counts: tuple[int, ...]
    drawn: Hand
    """The reshuffled cards that the viewer has drawn since."""
    totals: tuple[int, ...] = ()
    """For human players: the points of each player so far."""
    leaders: tuple[Seat, ...] = ()
    """For human players: the seats with the fewest points, once a hand is over."""
    analysis: HandAnalysis | None = None
    """For human players: the analysis of the viewer's hand."""

    @property
    def is_my_turn(self) -> bool:
        return self.seat in self.actors

    @property
    def next_known(self) -> Hand:
        """Return the cards that the next player took from the discards and still holds."""
        assert self.seat is not None
        return self.known[(self.seat + 1) % self.seats]

    def has_more_turns(self, most: int) -> bool:
        """Return whether a player will have another turn in this hand, which is counted after `most` turns each."""
        return self.turns + self.seats < most * self.seats


def seen(view: View) -> Counter[Card]:
    """Return the cards whose place is known: the viewer's own, and those that lie or were taken face up."""
    cards = Counter(view.hand)
    cards.update(view.discards)
    for who, laid in enumerate(view.laid):
        if who != view.seat:
            cards.update(view.known[who] if laid is None else laid.cards)
    return cards


def unseen(view: View) -> Counter[Card]:
    """Return the cards in the draw pile or in other hands, whose place is unknown."""
    return _WHOLE - seen(view)


def to_come(view: View) -> Counter[Card]:
    """Return the unseen cards that may lie in the draw pile: all, until it was reshuffled from known cards."""
    hidden = unseen(view)
    return hidden & (Counter(view.reshuffled) - Counter(view.drawn)) if view.reshuffled else hidden


def sample(view: View, chance: Chance) -> State:
    """Return a random state that matches the view: unseen cards lie in the draw pile and in the other hands."""
    hidden = unseen(view)
    if view.reshuffled:
        pile = chance.shuffled(list(to_come(view).elements()))[: view.pile]
        rest = chance.shuffled(list((hidden - Counter(pile)).elements()))
    else:
        rest = chance.shuffled(list(hidden.elements()))
        pile = [rest.pop() for _ in range(view.pile)]
    hands: list[Hand] = []
    for who, (count, laid) in enumerate(zip(view.counts, view.laid, strict=True)):
        if who == view.seat:
            hands.append(view.hand)
        elif laid is not None:
            hands.append(laid.cards)
        else:
            known = view.known[who]
            hands.append((*known, *(rest.pop() for _ in range(count - len(known)))))
    drawn = tuple([view.drawn if who == view.seat else () for who in range(view.seats)])
    return State(*public_fields(view), hands=tuple(hands), drawn=drawn, pile=tuple(pile))
