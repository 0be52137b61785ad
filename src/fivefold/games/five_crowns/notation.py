"""Five Crowns in short text: cards, moves, the table, and every event in a sentence."""

from collections.abc import Sequence

from fivefold.core.errors import Unreadable
from fivefold.core.game import Seat
from fivefold.core.notation import counted
from fivefold.games.five_crowns import arranging, melds
from fivefold.games.five_crowns.cards import HIDDEN, ORDER, RANKS, SUITS, Card, Laid, Meld, Wild, in_order
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
    """The card a text stands for, such as `10H`, `q*` or `JK`."""
    if (card := text.upper()) in ORDER:
        return card
    raise Unreadable(
        "not-a-card", f"{text!r} is no card: write a rank 3 to 10 J Q K and a suit S H C D *, such as 10H, or JK."
    )


def name(card: Card) -> str:
    """The card in words, such as `10 of hearts`."""
    if card == "JK":
        return "Joker"
    rank = {"J": "Jack", "Q": "Queen", "K": "King"}.get(card[:-1], card[:-1])
    return f"{rank} of {SUITS[card[-1]]}"


def plural(rank: int) -> str:
    """All cards of a rank: `7s` or `Kings`."""
    return {11: "Jacks", 12: "Queens", 13: "Kings"}.get(rank, f"{RANKS.get(rank)}s")


def write(move: Move) -> str:
    """The move in notation."""
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
    """The move a text stands for."""
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
            raise Unreadable(
                "not-a-move",
                f"{text!r} is no move here: draw, pick, discard QD, out QD or lay QD;"
                " with out and lay you may name melds, such as 3H-4H-5H.",
            )


def read_melds(words: Sequence[str]) -> tuple[Hand, ...]:
    """Melds as their cards with dashes between them."""
    return tuple(tuple(read_card(card) for card in word.split("-")) for word in words)


def read_laid(text: str, wild: Wild) -> Laid:
    """Cards that lie in books and runs, and what is left of them, such as `3H-4H-5H/8S-8C-JK+QD`."""
    lying, plus, left = text.partition("+")
    made: list[Meld] = []
    for cards in read_melds(lying.split("/") if lying else ()):
        meld = arranging.read_meld(cards, wild)
        if meld is None:
            raise Unreadable("not-a-meld", f"{'-'.join(cards)} is neither a book nor a run.")
        made.append(meld)
    return arranging.laid(made, tuple(map(read_card, left.split("-"))) if plus else (), wild)


def show(view: View, names: Sequence[str]) -> str:
    """The piles, the players, and one's hand as it lies best."""
    rows = [f"{view.wild} cards each, {plural(view.wild)} and Jokers are wild; the last hand has {view.wilds[-1]}"]
    top = view.discards[-1] if view.discards else "none"
    rows.append(f"draw pile: {counted(view.pile, 'card')}; on the discard pile: {top}")
    points = totals(len(view.counts), view.sheet)
    rows += [row for who, name in enumerate(names) for row in _player(view, who, name, points[who])]
    if view.hand and view.seat is not None and view.laid[view.seat] is None:
        rows.append(f"your hand: {' '.join(in_order(view.hand))}")
        best = melds.best(view.hand, view.wild)
        if best.melds:
            rows.append(f"it lies best as {best}, {counted(best.points, 'point')}")
    return "\n".join(rows)


def _player(view: View, who: Seat, name: str, points: int) -> list[str]:
    notes = [counted(view.counts[who], "card")]
    if who == view.dealer:
        notes.append("deals")
    if view.known[who] and who != view.seat and view.laid[who] is None:
        notes.append(f"holds {' '.join(view.known[who])}")
    if who == view.out:
        notes.append("went out")
    if who == view.turn:
        notes.append(("to lay down" if view.out is not None else "to discard") if view.has_drawn else "to take a card")
    rows = [f"{name}: {counted(points, 'point')} ({', '.join(notes)})"]
    laid = view.laid[who]
    if laid is not None:
        rows.append(f"  lies {laid}, {counted(laid.points, 'point')}")
    return rows


def tell(event: Event, names: Sequence[str]) -> str:
    """The event in plain words."""
    match event:
        case Dealt():
            return _dealt(event, names)
        case Drew(seat=seat, card=card, late=late):
            return f"{_late(late)}{names[seat]} draws {'a card' if card == HIDDEN else card}."
        case Picked(seat=seat, card=card, late=late):
            return f"{_late(late)}{names[seat]} takes {card} from the discards."
        case Discarded(seat=seat, card=card, late=late):
            return f"{_late(late)}{names[seat]} discards {card}."
        case WentOut(seat=seat, card=card, laid=laid, late=late):
            return f"{_late(late)}{names[seat]} goes out with {laid}, and discards {card}."
        case LaidDown(seat=seat, card=card, laid=laid, late=late):
            points = counted(laid.points, "point")
            return f"{_late(late)}{names[seat]} lays down {laid}, {points}, and discards {card}."
        case Reshuffled(size=size):
            return f"The draw pile is empty; {counted(size, 'discard')} are shuffled for a new one."
        case Stopped(laid=laid):
            hands = (f"{name} {own}" for name, own in zip(names, laid, strict=True))
            return f"Nobody has gone out in all that time, so all lay down: {', '.join(hands)}."
        case RoundOver(points=points):
            written = (f"{name} {own}" for name, own in zip(names, points, strict=True))
            return f"The hand is over. Points: {', '.join(written)}."


def _dealt(event: Dealt, names: Sequence[str]) -> str:
    seen = "".join(
        f" {name} has {' '.join(in_order(hand))}." for name, hand in zip(names, event.hands, strict=True) if hand
    )
    return f"{names[event.dealer]} deals {event.wild} cards each and turns over {event.top}.{seen}"


def _late(late: bool) -> str:
    return "Time is up: " if late else ""
