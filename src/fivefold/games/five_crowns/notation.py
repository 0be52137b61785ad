"""The notation of Five Crowns' cards and moves, and messages about the table and its events."""

from collections.abc import Sequence

from fivefold.core.errors import Unreadable
from fivefold.core.game import Seat
from fivefold.core.words import Message, Pieces, Who, listed, message
from fivefold.games.five_crowns import arranging, melds
from fivefold.games.five_crowns.cards import HIDDEN, ORDER, Card, Laid, Meld, Wild, in_order, side_by_side
from fivefold.games.five_crowns.model import (
    Dealt,
    Discard,
    Discarded,
    Draw,
    Drew,
    Event,
    GoOut,
    Hand,
    LaidDown,
    LayDown,
    Move,
    Pick,
    Picked,
    Reshuffled,
    RoundOver,
    Stopped,
    WentOut,
)
from fivefold.games.five_crowns.view import View
from fivefold.pieces.rounds import totals


def read_card(text: str) -> Card:
    """Read a card such as `10H`, `q*` or `JK`."""
    if (card := text.upper()) in ORDER:
        return card
    raise Unreadable("five_crowns.not-a-card", text=text)


def write(move: Move) -> str:
    match move:
        case Draw():
            return "draw"
        case Pick():
            return "pick"
        case Discard(card=card):
            return f"discard {card}"
        case GoOut(card=card, melds=own):
            return " ".join(("out", card, *map("-".join, own)))
        case LayDown(card=card, melds=own):
            return " ".join(("lay", card, *map("-".join, own)))


def read(text: str, _view: View | None = None) -> Move:
    word, *rest = text.lower().split() or [""]
    match word, rest:
        case "draw", []:
            return Draw()
        case "pick", []:
            return Pick()
        case "discard", [card]:
            return Discard(read_card(card))
        case "out", [card, *own]:
            return GoOut(read_card(card), read_melds(own))
        case "lay", [card, *own]:
            return LayDown(read_card(card), read_melds(own))
        case _:
            raise Unreadable("five_crowns.not-a-move", text=text)


def read_melds(words: Sequence[str]) -> tuple[Hand, ...]:
    """Read melds, each written as cards joined by dashes."""
    return tuple(tuple(read_card(card) for card in word.split("-")) for word in words)


def read_laid(text: str, wild: Wild) -> Laid:
    """Read an arrangement: books and runs, then the cards left, such as `3H-4H-5H/8S-8C-JK+QD`."""
    lying, plus, left = text.partition("+")
    made: list[Meld] = []
    for cards in read_melds(lying.split("/") if lying else ()):
        meld = arranging.read_meld(cards, wild)
        if meld is None:
            raise Unreadable("five_crowns.not-a-meld", cards=side_by_side(cards))
        made.append(meld)
    return arranging.laid(made, tuple(map(read_card, left.split("-"))) if plus else (), wild)


def show(view: View) -> list[Message | str]:
    """Describe the piles, the players, and the best arrangement of the viewer's hand."""
    rows: list[Message | str] = [
        message("five_crowns.show-hand-of", wild=view.wild, last=view.wilds[-1]),
        message("five_crowns.show-piles", count=view.pile, top=Pieces(view.discards[-1:])),
    ]
    points = totals(len(view.counts), view.sheet)
    for who in range(len(view.counts)):
        rows += _player(view, who, points[who])
    if view.hand and view.seat is not None and view.laid[view.seat] is None:
        rows.append(message("five_crowns.show-hand", cards=Pieces(in_order(view.hand))))
        best = melds.best(view.hand, view.wild)
        if best.melds:
            rows.append(message("five_crowns.show-best", laid=best.message, points=best.points))
    return rows


def _player(view: View, who: Seat, points: int) -> list[Message]:
    notes = [message("five_crowns.card-count", count=view.counts[who])]
    if who == view.dealer:
        notes.append(message("five_crowns.show-note.deals"))
    if view.known[who] and who != view.seat and view.laid[who] is None:
        notes.append(message("five_crowns.show-note.holds", cards=Pieces(view.known[who])))
    if who == view.out:
        notes.append(message("five_crowns.show-note.out"))
    if who in view.actors:
        step = ("discard" if view.out is None else "lay") if view.has_drawn else "take"
        notes.append(message(f"five_crowns.show-note.{step}"))
    rows = [message("five_crowns.show-player", who=Who(who), points=points, notes=listed(notes, "comma"))]
    laid = view.laid[who]
    if laid is not None:
        rows.append(message("five_crowns.show-laid", laid=laid.message, points=laid.points))
    return rows


def tell(event: Event) -> list[Message]:
    match event:
        case Dealt(hands=hands):
            seen = [(who, in_order(hand)) for who, hand in enumerate(hands) if hand]
            return [
                message("five_crowns.dealt", who=Who(event.dealer), count=event.wild, top=Pieces((event.top,))),
                *(message("five_crowns.holds", who=Who(who), cards=Pieces(hand)) for who, hand in seen),
            ]
        case Drew(seat=seat, card=card, late=late):
            if card == HIDDEN:
                return [*_late(late), message("five_crowns.drew.hidden", who=Who(seat))]
            return [*_late(late), message("five_crowns.drew", who=Who(seat), card=Pieces((card,)))]
        case Picked(seat=seat, card=card, late=late):
            return [*_late(late), message("five_crowns.picked", who=Who(seat), card=Pieces((card,)))]
        case Discarded(seat=seat, card=card, late=late):
            return [*_late(late), message("five_crowns.discarded", who=Who(seat), card=Pieces((card,)))]
        case WentOut(seat=seat, card=card, laid=laid, late=late):
            return [
                *_late(late),
                message("five_crowns.went-out", who=Who(seat), laid=laid.message, card=Pieces((card,))),
            ]
        case LaidDown(seat=seat, card=card, laid=laid, late=late):
            told = message(
                "five_crowns.laid-down", who=Who(seat), laid=laid.message, points=laid.points, card=Pieces((card,))
            )
            return [*_late(late), told]
        case Reshuffled(size=size):
            return [message("five_crowns.reshuffled", count=size)]
        case Stopped(laid=laid):
            lying = [message("five_crowns.each-laid", who=Who(who), laid=own.message) for who, own in enumerate(laid)]
            return [message("five_crowns.stopped"), *lying]
        case RoundOver(points=points):
            scores = [message("five_crowns.each-points", who=Who(who), points=own) for who, own in enumerate(points)]
            return [message("five_crowns.hand-over", scores=listed(scores, "comma"))]


def _late(late: bool) -> list[Message]:
    return [message("five_crowns.late")] if late else []
