"""What each event changes on a table of Five Crowns; no rule is decided here."""

from typing import TypeVar

from msgspec.structs import replace

from fivefold.games.five_crowns.cards import Card
from fivefold.games.five_crowns.model import (
    Counted,
    Dealt,
    Discarded,
    Drew,
    Event,
    Hand,
    LaidDown,
    Past,
    Picked,
    Reshuffled,
    State,
    Stopped,
    WentOut,
)

T = TypeVar("T")


def at(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same values, but for one."""
    return (*values[:index], value, *values[index + 1 :])


def without(hand: Hand, card: Card) -> Hand:
    """The cards with one of this kind less, if there is one."""
    if card not in hand:
        return hand
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def _dealt(state: State, event: Dealt) -> State:
    nothing = ((),) * state.seats
    return replace(
        state,
        wild=event.wild,
        dealer=event.dealer,
        turn=(event.dealer + 1) % state.seats,
        turns=0,
        out=None,
        pile=len(event.deck),
        deck=event.deck,
        discards=(event.top,),
        hands=event.hands,
        known=nothing,
        stock=(),
        drawn=nothing,
        laid=(None,) * state.seats,
    )


def _taken(state: State, event: Drew | Picked) -> State:
    seat, card = event.seat, event.card
    return replace(
        state,
        has_drawn=True,
        fresh=card,
        late=event.late,
        since=event.at if event.late else state.since,
        hands=at(state.hands, seat, (*state.hands[seat], card)),
    )


def _left_behind(state: State, event: Discarded | WentOut | LaidDown) -> State:
    """The turn is over: a card lies on the discard pile, and the next player's time begins."""
    seat, card, hand = event.seat, event.card, state.hands[event.seat]
    place = hand.index(card)
    known = state.known
    if card in known[seat]:
        known = at(known, seat, without(known[seat], card))
    return replace(
        state,
        turn=(seat + 1) % state.seats,
        has_drawn=False,
        fresh=None,
        late=False,
        since=event.at,
        turns=state.turns + 1,
        discards=(*state.discards, card),
        hands=at(state.hands, seat, hand[:place] + hand[place + 1 :]),
        known=known,
    )


def _counted(state: State, event: Counted) -> State:
    laid = tuple(str(own) for own in state.laid)
    return replace(
        state,
        sheet=(*state.sheet, event.points),
        past=Past(event.wild, state.out, laid, event.points),
        over=event.over,
    )


def apply(state: State, event: Event) -> State:
    """The table after the event."""
    match event:
        case Drew(seat=seat, card=card):
            drawn = state.drawn
            if state.stock:
                drawn = at(drawn, seat, (*drawn[seat], card))
            return replace(_taken(state, event), pile=state.pile - 1, drawn=drawn)
        case Picked(seat=seat, card=card):
            known = at(state.known, seat, (*state.known[seat], card))
            return replace(_taken(state, event), discards=state.discards[:-1], known=known)
        case Discarded():
            return _left_behind(state, event)
        case WentOut(seat=seat, laid=laid):
            return replace(_left_behind(state, event), out=seat, laid=at(state.laid, seat, laid))
        case LaidDown(seat=seat, laid=laid):
            return replace(_left_behind(state, event), laid=at(state.laid, seat, laid))
        case Dealt():
            return _dealt(state, event)
        case Reshuffled(deck=deck):
            return replace(
                state,
                pile=len(deck),
                deck=deck,
                discards=state.discards[-1:],
                stock=tuple(sorted(deck)),
                drawn=((),) * state.seats,
            )
        case Stopped(laid=laid):
            return replace(state, laid=laid)
        case Counted():
            return _counted(state, event)
