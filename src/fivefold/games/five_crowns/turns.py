"""Computes the event of each step of a turn by the rules (take, discard, go out), without changing the state."""

from collections.abc import Iterable

from fivefold.core.errors import Illegal
from fivefold.core.game import Millis
from fivefold.core.words import Pieces
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.arranging import laid, read_meld
from fivefold.games.five_crowns.bookkeeping import without
from fivefold.games.five_crowns.cards import KINDS, Card, Laid, Meld, side_by_side
from fivefold.games.five_crowns.model import (
    Discard,
    Discarded,
    Draw,
    Drew,
    GoOut,
    Hand,
    LaidDown,
    LayDown,
    Move,
    Pick,
    Picked,
    State,
    WentOut,
)
from fivefold.games.five_crowns.view import View

_DRAW, _PICK = Draw(), Pick()
_DISCARD = {card: Discard(card) for card in KINDS}
_GO_OUT = {card: GoOut(card) for card in KINDS}
_LAY_DOWN = {card: LayDown(card) for card in KINDS}


def draw(state: State, at: Millis, *, late: bool = False) -> Drew:
    """Take the top card of the draw pile."""
    if state.has_drawn:
        raise _has_drawn()
    if not state.pile:
        raise Illegal("five_crowns.pile-empty")
    return Drew(state.turn, state.pile[-1], at, late)


def pick(state: State, at: Millis, *, late: bool = False) -> Picked:
    """Take the top card of the discard pile."""
    if state.has_drawn:
        raise _has_drawn()
    if not state.discards:
        raise Illegal("five_crowns.no-discard")
    return Picked(state.turn, state.discards[-1], at, late)


def discard(state: State, card: Card, at: Millis) -> Discarded:
    """Discard a card without laying down."""
    _check_held(state, card)
    if state.out is not None:
        raise Illegal("five_crowns.last-turn")
    return Discarded(state.turn, card, at)


def go_out(state: State, card: Card, own: tuple[Hand, ...], at: Millis) -> WentOut:
    """Discard a card, and lay down all others in books and runs as the first player."""
    _check_held(state, card)
    if state.out is not None:
        raise Illegal("five_crowns.last-turn.out")
    down = lay(without(state.hands[state.turn], card), own, state.wild)
    if down.left:
        raise Illegal("five_crowns.not-out", left=Pieces(down.left), card=Pieces((card,)))
    return WentOut(state.turn, card, down, at)


def lay_down(state: State, card: Card, own: tuple[Hand, ...], at: Millis) -> LaidDown:
    """After another player went out: discard a card, and lay down the others, in books and runs where possible."""
    _check_held(state, card)
    if state.out is None:
        raise Illegal("five_crowns.nobody-out")
    return LaidDown(state.turn, card, lay(without(state.hands[state.turn], card), own, state.wild), at)


def take_late(state: State, at: Millis) -> Drew | Picked:
    return draw(state, at, late=True) if state.pile else pick(state, at, late=True)


def finish_late(state: State, at: Millis) -> Discarded | WentOut | LaidDown:
    """Finish a slow player's turn with the fewest points left; go out if none are."""
    card, down = melds.best_discard(state.hands[state.turn], state.wild)
    if state.out is not None:
        return LaidDown(state.turn, card, down, at, late=True)
    if not down.left:
        return WentOut(state.turn, card, down, at, late=True)
    return Discarded(state.turn, card, at, late=True)


def moves(view: View) -> Iterable[Move]:
    """Return where to take a card from; then the possible discards, and those with which the player may go out.

    Laying down is listed as the table proposes it. Players may name other melds, too many to list.
    """
    if not view.is_my_turn:
        return ()
    if not view.has_drawn:
        if not view.pile:
            return (_PICK,)
        return (_DRAW, _PICK) if view.discards else (_DRAW,)
    hand = view.hand
    if view.out is not None:
        return [_LAY_DOWN[card] for card in dict.fromkeys(hand)]
    discards: list[Move] = [_DISCARD[card] for card in dict.fromkeys(hand)]
    discards += [_GO_OUT[card] for card in melds.outs(hand, view.wild)]
    return discards


def lay(kept: Hand, own: tuple[Hand, ...], wild: int) -> Laid:
    """Arrange the kept cards in the player's own books and runs, or as the table proposes; raises Illegal."""
    if not own:
        return melds.best(kept, wild)
    made: list[Meld] = []
    for cards in own:
        for card in cards:
            if card not in kept:
                raise Illegal("five_crowns.not-in-hand.many", card=Pieces((card,)))
            kept = without(kept, card)
        meld = read_meld(cards, wild)
        if meld is None:
            raise Illegal("five_crowns.not-a-meld", cards=side_by_side(cards))
        made.append(meld)
    return laid(made, kept, wild)


def _has_drawn() -> Illegal:
    return Illegal("five_crowns.drawn")


def _check_held(state: State, card: Card) -> None:
    """Check that the player has taken a card and holds the card to discard; raises Illegal."""
    if not state.has_drawn:
        raise Illegal("five_crowns.not-drawn")
    if card not in state.hands[state.turn]:
        raise Illegal("five_crowns.not-in-hand", card=Pieces((card,)))
