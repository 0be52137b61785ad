"""What a seat at a table of Five Crowns may know, and the tables it cannot rule out."""

from collections import Counter

from msgspec import Struct

from fivefold.core.chance import Chance
from fivefold.core.game import Millis, Seat
from fivefold.games.five_crowns.cards import DECK, Card, Laid
from fivefold.games.five_crowns.model import Hand, PublicState, State, public_fields

_WHOLE = Counter(DECK)


class Choice(Struct, frozen=True, gc=False):
    """A card one may discard, and how the others then lie best."""

    card: Card
    laid: Laid


class HandAnalysis(Struct, frozen=True, gc=False):
    """One's own hand, worked out: what each card counts if it is left, and how the cards lie best.

    After a card was taken, `choices` has every card one may discard, those that leave the fewest points first.
    """

    worth: tuple[int, ...]
    laid: Laid
    choices: tuple[Choice, ...]


class View(PublicState, frozen=True, kw_only=True):
    """A table of Five Crowns from one seat; a spectator's hand is empty.

    Everything that ever lay face up is remembered: the whole discard pile, and which cards somebody took from it.
    """

    seat: Seat | None
    actors: tuple[Seat, ...]
    deadline: Millis | None
    wilds: tuple[int, ...]
    """The wild rank of each hand of the match."""
    taken: Card | None
    """The card that one has just taken, if it is one's turn."""
    pile: int
    hand: Hand
    counts: tuple[int, ...]
    drawn: Hand
    """Which of the reshuffled cards one has drawn oneself since."""
    totals: tuple[int, ...] = ()
    """For people: everybody's points so far."""
    leaders: tuple[Seat, ...] = ()
    """For people: who has the fewest of them, once a hand is over."""
    analysis: HandAnalysis | None = None
    """For people: one's own hand, worked out."""

    @property
    def is_my_turn(self) -> bool:
        """Whether whoever looks is to act."""
        return self.seat in self.actors

    @property
    def next_known(self) -> Hand:
        """The cards that the next player took from the discards and still holds."""
        assert self.seat is not None
        return self.known[(self.seat + 1) % self.seats]

    def has_more_turns(self, most: int) -> bool:
        """Whether a player will have another turn in this hand of so many turns each, or it is counted before."""
        return self.turns + self.seats < most * self.seats


def seen(view: View) -> Counter[Card]:
    """The cards whose place is known: one's own, and what lies or was taken face up."""
    cards = Counter(view.hand)
    cards.update(view.discards)
    for who, laid in enumerate(view.laid):
        if who != view.seat:
            cards.update(view.known[who] if laid is None else laid.cards)
    return cards


def unseen(view: View) -> Counter[Card]:
    """The cards that lie in the draw pile or in somebody's hand, nobody knows where."""
    return _WHOLE - seen(view)


def to_come(view: View) -> Counter[Card]:
    """Of the cards unseen those that may lie in the draw pile: all of them, until it was made of known cards."""
    hidden = unseen(view)
    return hidden & (Counter(view.reshuffled) - Counter(view.drawn)) if view.reshuffled else hidden


def sample(view: View, chance: Chance) -> State:
    """A table that looks like this: the cards not seen lie in the draw pile and in the other hands."""
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
