"""What a seat at a table of Five Crowns may know, and the tables it cannot rule out."""

from collections import Counter

from msgspec import Struct

from fivefold.core.chance import Chance
from fivefold.core.game import Millis, Seat
from fivefold.games.five_crowns.cards import DECK, Card, Laid
from fivefold.games.five_crowns.model import FiveCrownsOptions, Hand, Past, State

_WHOLE = Counter(DECK)


class Choice(Struct, frozen=True, gc=False):
    """A card one may part with, and how the others then lie best."""

    card: Card
    laid: Laid


class Aid(Struct, frozen=True, gc=False):
    """One's own hand, worked out: what each card counts if it is left, and how the cards lie best.

    After a card was taken, `choices` has every card one may part with, those that leave the
    fewest points first.
    """

    worth: tuple[int, ...]
    laid: Laid
    choices: tuple[Choice, ...]


class View(Struct, frozen=True, gc=False):
    """A table of Five Crowns from one seat; a spectator's hand is empty.

    Everything that ever lay face up is remembered: `discards` is the whole pile, its top card last;
    `known` has the cards that each player took from it and still holds; `stock` has the cards of
    which the draw pile was last made, if it was once used up, and `drawn` those of them that
    one has drawn oneself.
    """

    seat: Seat | None
    first: int
    last: int
    wild: int
    dealer: Seat
    turn: Seat | None
    has_drawn: bool
    fresh: Card | None
    since: Millis
    due: Millis | None
    turns: int
    out: Seat | None
    pile: int
    discards: tuple[Card, ...]
    hand: Hand
    counts: tuple[int, ...]
    known: tuple[Hand, ...]
    stock: tuple[Card, ...]
    drawn: Hand
    laid: tuple[Laid | None, ...]
    sheet: tuple[tuple[int, ...], ...]
    past: Past | None
    aid: Aid | None = None

    @property
    def is_my_turn(self) -> bool:
        """Whether whoever looks is to act."""
        return self.seat is not None and self.seat == self.turn

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's points so far."""
        return totals(len(self.counts), self.sheet)


def totals(seats: int, sheet: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The sums of a score sheet."""
    return tuple(map(sum, zip(*sheet, strict=True))) if sheet else (0,) * seats


def view(state: State, seat: Seat | None, due: Millis | None, options: FiveCrownsOptions) -> View:
    """The table from one seat; None is a spectator."""
    return View(
        seat,
        options.first,
        options.last,
        state.wild,
        state.dealer,
        None if state.over else state.turn,
        state.has_drawn,
        state.fresh if seat == state.turn else None,
        state.since,
        due,
        state.turns,
        state.out,
        state.pile,
        state.discards,
        () if seat is None else state.hands[seat],
        tuple(map(len, state.hands)),
        state.known,
        state.stock,
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
        if who == view.seat:
            continue
        if laid is None:
            cards.update(view.known[who])
        else:
            cards.update(laid.left)
            for meld in laid.melds:
                cards.update(meld.cards)
    return cards


def unseen(view: View) -> Counter[Card]:
    """The cards that lie in the draw pile or in somebody's hand, nobody knows where."""
    return _WHOLE - seen(view)


def to_come(view: View) -> Counter[Card]:
    """Of the cards unseen those that may lie in the draw pile: all of them, until it was made of known cards."""
    hidden = unseen(view)
    return hidden & (Counter(view.stock) - Counter(view.drawn)) if view.stock else hidden


def sample(view: View, chance: Chance) -> State:
    """A table that looks like this: the cards not seen lie in the draw pile and in the other hands."""
    hidden = unseen(view)
    seats = len(view.counts)
    if view.stock:
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
            hands.append((*(card for meld in laid.melds for card in meld.cards), *laid.left))
        else:
            known = view.known[who]
            hands.append((*known, *(rest.pop() for _ in range(count - len(known)))))
    nothing: tuple[Hand, ...] = ((),) * seats
    fresh = view.fresh if view.seat == view.turn else hands[view.turn or 0][-1]
    return State(
        seats=seats,
        wild=view.wild,
        dealer=view.dealer,
        turn=view.turn if view.turn is not None else (view.dealer + 1) % seats,
        has_drawn=view.has_drawn,
        fresh=fresh if view.has_drawn else None,
        since=view.since,
        turns=view.turns,
        out=view.out,
        pile=view.pile,
        deck=tuple(pile),
        discards=view.discards,
        hands=tuple(hands),
        known=view.known,
        stock=view.stock,
        drawn=tuple(view.drawn if who == view.seat else own for who, own in enumerate(nothing)),
        laid=view.laid,
        sheet=view.sheet,
        past=view.past,
        over=view.turn is None,
    )
