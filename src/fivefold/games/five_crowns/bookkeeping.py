"""Applies events to a state of Five Crowns; the rules are decided elsewhere."""

from msgspec.structs import replace

from fivefold.core.sequences import replaced
from fivefold.games.five_crowns.cards import Card
from fivefold.games.five_crowns.model import (
    Dealt,
    Discarded,
    Drew,
    Event,
    Hand,
    LaidDown,
    Past,
    Picked,
    Reshuffled,
    RoundOver,
    State,
    Stopped,
    WentOut,
)


def without(hand: Hand, card: Card) -> Hand:
    """Return the cards without one copy of this card, if there is one."""
    if card not in hand:
        return hand
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def _dealt(state: State, event: Dealt) -> State:
    nothing = ((),) * state.seats
    return replace(
        state,
        phase="play",
        wild=event.wild,
        dealer=event.dealer,
        turn=(event.dealer + 1) % state.seats,
        turns=0,
        out=None,
        pile=event.deck,
        discards=(event.top,),
        hands=event.hands,
        known=nothing,
        reshuffled=(),
        drawn=nothing,
        laid=(None,) * state.seats,
    )


def _drew(state: State, event: Drew) -> State:
    seat, card = event.seat, event.card
    drawn = state.drawn
    if state.reshuffled:
        drawn = replaced(drawn, seat, (*drawn[seat], card))
    return replace(
        state,
        has_drawn=True,
        late=event.late,
        since=event.at if event.late else state.since,
        pile=state.pile[:-1],
        hands=replaced(state.hands, seat, (*state.hands[seat], card)),
        drawn=drawn,
    )


def _picked(state: State, event: Picked) -> State:
    seat, card = event.seat, event.card
    return replace(
        state,
        has_drawn=True,
        late=event.late,
        since=event.at if event.late else state.since,
        discards=state.discards[:-1],
        hands=replaced(state.hands, seat, (*state.hands[seat], card)),
        known=replaced(state.known, seat, (*state.known[seat], card)),
    )


def _discarded(state: State, event: Discarded | WentOut | LaidDown) -> State:
    """End the turn: put a card on the discard pile, and start the next player's time."""
    seat, card, hand, known = event.seat, event.card, state.hands[event.seat], state.known
    place = hand.index(card)
    if card in known[seat]:
        known = replaced(known, seat, without(known[seat], card))
    return replace(
        state,
        turn=(seat + 1) % state.seats,
        has_drawn=False,
        late=False,
        since=event.at,
        turns=state.turns + 1,
        discards=(*state.discards, card),
        hands=replaced(state.hands, seat, hand[:place] + hand[place + 1 :]),
        known=known,
    )


def _laid_down(state: State, event: WentOut | LaidDown) -> State:
    """End the turn, and lay the hand on the table for all to see."""
    seat = event.seat
    return replace(
        _discarded(state, event),
        hands=replaced(state.hands, seat, event.laid.cards),
        known=replaced(state.known, seat, ()),
        laid=replaced(state.laid, seat, event.laid),
    )


def _round_over(state: State, event: RoundOver) -> State:
    laid = tuple(str(own) for own in state.laid)
    return replace(
        state,
        phase="over" if event.over else "deal",
        sheet=(*state.sheet, event.points),
        past=Past(wild=event.wild, out=state.out, laid=laid, points=event.points),
    )


def apply(state: State, event: Event) -> State:
    match event:
        case Drew():
            return _drew(state, event)
        case Discarded():
            return _discarded(state, event)
        case Picked():
            return _picked(state, event)
        case WentOut(seat=seat):
            return replace(_laid_down(state, event), out=seat)
        case LaidDown():
            return _laid_down(state, event)
        case Dealt():
            return _dealt(state, event)
        case Reshuffled(deck=deck):
            return replace(
                state,
                pile=deck,
                discards=state.discards[-1:],
                reshuffled=tuple(sorted(deck)),
                drawn=((),) * state.seats,
            )
        case Stopped(laid=laid):
            return replace(state, hands=tuple([own.cards for own in laid]), known=((),) * state.seats, laid=laid)
        case RoundOver():
            return _round_over(state, event)
