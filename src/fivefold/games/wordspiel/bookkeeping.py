"""Applies events to a state of WordSpiel; the rules are decided elsewhere."""

from msgspec.structs import replace

from fivefold.core.game import Seat
from fivefold.core.sequences import replaced
from fivefold.games.wordspiel.model import (
    EXCHANGES,
    Accepted,
    Challenged,
    Dealt,
    Drew,
    Event,
    Exchanged,
    Passed,
    Past,
    Play,
    Reshuffled,
    RoundOver,
    Spelled,
    State,
    Turned,
    Verdict,
)
from fivefold.pieces.rounds import Readied, TimeUp


def less(cards: str, taken: str) -> str:
    """Return the cards without those of `taken` that are among them."""
    for card in taken:
        cards = cards.replace(card, "", 1)
    return cards


def _drawn(state: State, card: str, *eyes: Seat | None) -> tuple[str, ...]:
    """Update what is known of the deck after these seats have seen a card of it; without `eyes`, all have."""
    if not any(state.reshuffled):
        return state.reshuffled
    seats = range(state.seats + 1) if not eyes else [state.seats if seat is None else seat for seat in eyes]
    return tuple(less(own, card) if who in seats else own for who, own in enumerate(state.reshuffled))


def _dealt(state: State, event: Dealt) -> State:
    nothing = ("",) * state.seats
    return replace(
        state,
        round=event.round,
        dealer=event.dealer,
        phase="ready",
        turn=(event.dealer + 1) % state.seats,
        turns=0,
        since=state.now,
        deck=event.deck,
        hands=tuple(map("".join, event.hands)),
        spiral="",
        plays=(),
        settled=False,
        aside=nothing,
        exchanges=(EXCHANGES,) * state.seats,
        ready=(),
        accepted=(),
        known=nothing,
        reshuffled=("", *nothing),
        verdict=None,
    )


def _spelled(state: State, event: Spelled) -> State:
    seat, cards, end = event.seat, event.cards, len(state.spiral) + len(event.cards)
    hand = less(state.hands[seat], cards)
    own = len(state.spiral)
    known = state.known
    if known[seat]:
        known = replaced(known, seat, less(known[seat], cards))
    return replace(
        state,
        phase="turn" if hand else "last",
        turn=(seat + 1) % state.seats,
        turns=state.turns + 1,
        now=event.at,
        since=event.at,
        hands=replaced(state.hands, seat, hand),
        spiral=state.spiral + cards,
        plays=(*state.plays, Play(seat, state.turns + 1, own - len(event.spiral), own, end)),
        settled=False,
        accepted=(),
        known=known,
        verdict=None,
    )


def _drew(state: State, event: Drew) -> State:
    seat, card = event.seat, event.card
    state = replace(
        state,
        turn=(seat + 1) % state.seats,
        turns=state.turns + 1,
        now=event.at,
        since=event.at,
        deck=state.deck[:-1],
    )
    if event.to == "hand":
        reshuffled = _drawn(state, card, seat)
        return replace(state, hands=replaced(state.hands, seat, state.hands[seat] + card), reshuffled=reshuffled)
    own = len(state.spiral)
    return replace(
        state,
        spiral=state.spiral + card,
        plays=(*state.plays, Play(seat, state.turns, own, own, own + 1)),
        reshuffled=_drawn(state, card),
    )


def _exchanged(state: State, event: Exchanged) -> State:
    """Exchange a card; from then on the player's known cards are uncertain."""
    seat = event.seat
    return replace(
        state,
        now=event.at,
        deck=state.deck[:-1],
        hands=replaced(state.hands, seat, less(state.hands[seat], event.card) + event.drawn),
        aside=replaced(state.aside, seat, state.aside[seat] + event.card),
        exchanges=replaced(state.exchanges, seat, state.exchanges[seat] - 1),
        known=replaced(state.known, seat, ""),
        reshuffled=_drawn(state, event.drawn, seat),
    )


def _challenged(state: State, event: Challenged) -> State:
    hands, payer = state.hands, event.payer
    verdict = Verdict(event.by, event.seat, event.word, event.good)
    changed = replace(state, now=event.at, settled=True, verdict=verdict)
    if not event.good:
        word = state.plays[-1]
        back = state.spiral[word.own :]
        hands = replaced(hands, event.seat, hands[event.seat] + back)
        changed = replace(
            changed,
            phase="turn",
            since=event.at,
            spiral=state.spiral[: word.own],
            plays=state.plays[:-1],
            accepted=(),
            known=replaced(state.known, event.seat, state.known[event.seat] + back),
        )
    if payer is None or event.card is None:
        return replace(changed, hands=hands)
    return replace(
        changed,
        deck=state.deck[:-1],
        hands=replaced(hands, payer, hands[payer] + event.card),
        reshuffled=_drawn(state, event.card, payer),
    )


def _reshuffled(state: State, event: Reshuffled) -> State:
    gone = len(state.spiral) - event.kept
    plays = [
        replace(play, start=play.start - gone, own=play.own - gone, end=play.end - gone)
        for play in state.plays
        if play.start >= gone
    ]
    old = state.spiral[:gone]
    return replace(
        state,
        deck=event.deck,
        spiral=state.spiral[gone:],
        plays=tuple(plays),
        aside=("",) * state.seats,
        reshuffled=(*(old + aside for aside in state.aside), old),
    )


def _time_up(state: State, event: TimeUp) -> State:
    """Count all players as ready, or let the last word stand."""
    if state.phase == "ready":
        return replace(state, now=event.at, ready=tuple(range(state.seats)))
    return replace(state, now=event.at, settled=True)


def apply(state: State, event: Event) -> State:
    match event:
        case Spelled():
            return _spelled(state, event)
        case Drew():
            return _drew(state, event)
        case Exchanged():
            return _exchanged(state, event)
        case Challenged():
            return _challenged(state, event)
        case Passed(seat=seat, at=now):
            return replace(state, turn=(seat + 1) % state.seats, turns=state.turns + 1, now=now, since=now)
        case Readied(seat=seat, at=now):
            return replace(state, now=now, ready=(*state.ready, seat))
        case Accepted(seat=seat, at=now):
            return replace(state, now=now, accepted=(*state.accepted, seat))
        case TimeUp():
            return _time_up(state, event)
        case Turned(card=card):
            return replace(
                state,
                phase="turn",
                since=state.now,
                deck=state.deck[:-1],
                spiral=card,
                plays=(Play(None, 0, 0, 0, 1),),
                ready=(),
                reshuffled=_drawn(state, card),
            )
        case Dealt():
            return _dealt(state, event)
        case Reshuffled():
            return _reshuffled(state, event)
        case RoundOver(out=out, left=left, points=points, over=over):
            phase = "over" if over else "deal"
            return replace(state, phase=phase, sheet=(*state.sheet, points), past=Past(out, left, points))
