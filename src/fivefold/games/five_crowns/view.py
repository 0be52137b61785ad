"""What a seat at a table of Five Crowns may know, and the tables it cannot rule out."""

from collections import Counter

from msgspec import Struct

from fivefold.core.chance import Chance
from fivefold.core.game import Millis, Seat
from fivefold.games.five_crowns.cards import DECK, Card, Laid
from fivefold.games.five_crowns.model import Hand, Past, State
from fivefold.pieces.rounds import Sheet

_WHOLE = Counter(DECK)


class Choice(Struct, frozen=True, gc=False):
    """A card one may discard, and how the others then lie best."""

    card: Card
    laid: Laid


class Aid(Struct, frozen=True, gc=False):
    """One's own hand, worked out: what each card counts if it is left, and how the cards lie best.

    After a card was taken, `choices` has every card one may discard, those that leave the fewest points first.
    """

    worth: tuple[int, ...]
    laid: Laid
    choices: tuple[Choice, ...]


class View(Struct, frozen=True, gc=False):
    """A table of Five Crowns from one seat; a spectator's hand is empty.

    Everything that ever lay face up is remembered: the whole discard pile, and which cards somebody took from it.
    """

    seat: Seat | None
    wilds: tuple[int, ...]
    """The wild rank of each hand of the match."""
    wild: int
    dealer: Seat
    turn: Seat | None
    """Whose turn it is, or None when it is over."""
    has_drawn: bool
    taken: Card | None
    """The card that one has just taken, if it is one's turn."""
    since: Millis
    deadline: Millis | None
    turns: int
    out: Seat | None
    pile: int
    discards: tuple[Card, ...]
    """The discard pile, its top card last."""
    hand: Hand
    counts: tuple[int, ...]
    known: tuple[Hand, ...]
    """The cards that each player took from the discards and still holds."""
    reshuffled: tuple[Card, ...]
    """Of which cards the draw pile was made when it was last used up."""
    drawn: Hand
    """Which of those one has drawn oneself since."""
    laid: tuple[Laid | None, ...]
    sheet: Sheet
    past: Past | None
    totals: tuple[int, ...] = ()
    """For people: everybody's points so far."""
    leaders: tuple[Seat, ...] = ()
    """For people: who has the fewest of them, once a hand is over."""
    aid: Aid | None = None
    """For people: one's own hand, worked out."""

    @property
    def is_my_turn(self) -> bool:
        """Whether whoever looks is to act."""
        return self.seat is not None and self.seat == self.turn

    @property
    def next_known(self) -> Hand:
        """The cards that the next player took from the discards and still holds."""
        assert self.seat is not None
        return self.known[(self.seat + 1) % len(self.counts)]

    def has_more_turns(self, most: int) -> bool:
        """Whether a player will have another turn in this hand of so many turns each, or it is counted before."""
        seats = len(self.counts)
        return self.turns + seats < most * seats


def view(state: State, seat: Seat | None, deadline: Millis | None, wilds: tuple[int, ...]) -> View:
    """The table from one seat; None is a spectator."""
    return View(  # by position, which is much faster than by name
        seat,
        wilds,
        state.wild,
        state.dealer,
        None if state.phase == "over" else state.turn,
        state.has_drawn,
        state.hands[state.turn][-1] if state.has_drawn and seat == state.turn else None,
        state.since,
        deadline,
        state.turns,
        state.out,
        len(state.pile),
        state.discards,
        () if seat is None else state.hands[seat],
        tuple(map(len, state.hands)),
        state.known,
        state.reshuffled,
        () if seat is None else state.drawn[seat],
        state.laid,
        state.sheet,
        state.past,
    )


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
    seats = len(view.counts)
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
    return State(
        seats=seats,
        phase="over" if view.turn is None else "play",
        wild=view.wild,
        dealer=view.dealer,
        turn=_turn(view),
        has_drawn=view.has_drawn,
        late=False,
        since=view.since,
        turns=view.turns,
        out=view.out,
        pile=tuple(pile),
        discards=view.discards,
        hands=tuple(hands),
        known=view.known,
        reshuffled=view.reshuffled,
        drawn=tuple([view.drawn if who == view.seat else () for who in range(seats)]),
        laid=view.laid,
        sheet=view.sheet,
        past=view.past,
    )


def _turn(view: View) -> Seat:
    """Whose turn it is; or would be, after a hand that somebody ended, or nobody in all that time."""
    if view.turn is not None:
        return view.turn
    return view.out if view.out is not None else (view.dealer + 1) % len(view.counts)
