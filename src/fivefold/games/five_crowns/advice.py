"""Help with a hand of Five Crowns: its best arrangement, and hints on which card to take or discard, in points."""

from collections.abc import Sequence

from msgspec.structs import replace

from fivefold.core.game import Hint
from fivefold.core.words import Message, Pieces, message
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.bookkeeping import without
from fivefold.games.five_crowns.cards import ORDER, POINTS, Card, is_wild
from fivefold.games.five_crowns.prospects import Prospect, promising, prospect
from fivefold.games.five_crowns.view import Choice, HandAnalysis, View, to_come
from fivefold.pieces.rounds import leaders, totals


def for_people(view: View) -> View:
    """Add the totals, and the analysis of the viewer's hand until it is laid down."""
    sums = totals(len(view.counts), view.sheet)
    ahead = leaders(sums, fewest=True) if view.sheet else ()
    return replace(view, totals=sums, leaders=ahead, analysis=_worked_out(view))


def _worked_out(view: View) -> HandAnalysis | None:
    if view.seat is None or not view.hand or view.laid[view.seat] is not None:
        return None
    wild, points = view.wild, POINTS[view.wild]

    def cost(choice: Choice) -> tuple[int, bool, int, int]:
        card = choice.card
        return choice.laid.points, is_wild(card, wild), -points[card], ORDER[card]

    def without_it(card: Card) -> Choice:
        return Choice(card, melds.best(without(view.hand, card), wild))

    may_discard = view.is_my_turn and view.has_drawn
    choices = sorted(map(without_it, dict.fromkeys(view.hand)), key=cost) if may_discard else ()
    return HandAnalysis(tuple([points[card] for card in view.hand]), melds.best(view.hand, wild), tuple(choices))


def hints(view: View) -> Sequence[Hint]:
    """Return hints from the state of the hand to the best move; none for players who may not act."""
    if not view.is_my_turn:
        return ()
    return _discarding(view) if view.has_drawn else _taking(view)


def _taking(view: View) -> Sequence[Hint]:
    now = melds.best(view.hand, view.wild)
    standing = Hint(message("five_crowns.hint-standing", points=now.points, laid=now.message))
    if not view.discards:
        return (standing, Hint(message("five_crowns.hint-draw.only")))
    top = view.discards[-1]
    card, left = melds.least_discard((*view.hand, top), view.wild)
    open_, away = Pieces((top,)), Pieces((card,))
    if not view.pile:
        return (standing, Hint(message("five_crowns.hint-take.must", card=away, points=left), (top, card)))
    if not now.points:
        return (standing, Hint(message("five_crowns.hint-take.either"), (top,)))
    look = Hint(message("five_crowns.hint-take.look", top=open_), (top,))
    drawn = prospect(view.hand, view.wild, to_come(view), exact=True).next
    if card != top and left < drawn:
        change = message(
            "five_crowns.hint-take", top=open_, card=away, points=now.points, left=left, drawn=_average(drawn)
        )
        return (standing, look, Hint(change, (top, card)))
    if is_wild(top, view.wild) and view.out is None:
        _, ahead = _best_ahead(replace(view, hand=(*view.hand, top)))
        return (
            standing,
            look,
            Hint(message("five_crowns.hint-take.wild", top=open_, next=_average(ahead.next)), (top,)),
        )
    key = "five_crowns.hint-draw" if left < now.points else "five_crowns.hint-draw.no-use"
    told = message(key, top=open_, drawn=_average(drawn), left=left, points=now.points)
    return (standing, Hint(told, (top,)))


def _discarding(view: View) -> Sequence[Hint]:
    card, laid = melds.best_discard(view.hand, view.wild)
    away = Pieces((card,))
    if view.out is None and not laid.points:
        return (Hint(message("five_crowns.hint-out.look")), Hint(message("five_crowns.hint-out", card=away), (card,)))
    every = melds.best(view.hand, view.wild)
    standing = Hint(message("five_crowns.hint-best", points=every.points, laid=laid.message, card=away))
    if view.out is not None:
        return (standing, Hint(message("five_crowns.hint-lay-down", card=away, points=laid.points), (card,)))
    best, ahead = _best_ahead(view)
    discard = message("five_crowns.hint-discard", card=Pieces((best,)), points=ahead.now, next=_average(ahead.next))
    if ahead.now <= laid.points:
        return (standing, Hint(discard, (best,)))
    other = prospect(without(view.hand, card), view.wild, to_come(view), exact=True)
    later = message(
        "five_crowns.hint-discard.later",
        **discard.args,
        other=away,
        other_points=other.now,
        other_next=_average(other.next),
    )
    return (standing, Hint(later, (best,)))


def _best_ahead(view: View) -> tuple[Card, Prospect]:
    """Return the discard with the fewest expected points after one more card, and those points."""
    coming = to_come(view)
    few = promising(view.hand, view.wild)
    ahead = {card: prospect(without(view.hand, card), view.wild, coming, exact=True) for card in few}
    best = min(ahead, key=lambda card: (ahead[card].next, ahead[card].now, ORDER[card]))
    return best, ahead[best]


def _average(points: float) -> Message:
    """Return a message with the average points, to one decimal."""
    whole, tenth = divmod(round(10 * points), 10)
    return message("five_crowns.average", whole=whole, tenth=tenth)
