"""Help with a hand of Five Crowns: how it lies best, and hints which card to take or to discard, in points."""

from collections.abc import Sequence

from msgspec.structs import replace

from fivefold.core.game import Hint
from fivefold.core.notation import counted
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.bookkeeping import without
from fivefold.games.five_crowns.cards import ORDER, POINTS, Card, Laid, is_wild
from fivefold.games.five_crowns.prospects import Prospect, promising, prospect
from fivefold.games.five_crowns.view import Aid, Choice, View, to_come
from fivefold.pieces.rounds import leaders, totals


def for_people(view: View) -> View:
    """The view with the totals, and one's own hand worked out as long as it is not laid down."""
    sums = totals(len(view.counts), view.sheet)
    ahead = leaders(sums, fewest=True) if view.sheet else ()
    return replace(view, totals=sums, leaders=ahead, aid=_worked_out(view))


def _worked_out(view: View) -> Aid | None:
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
    return Aid(tuple([points[card] for card in view.hand]), melds.best(view.hand, wild), tuple(choices))


def hints(view: View) -> Sequence[Hint]:
    """From how it stands to what to do; nothing for those who may not act."""
    if not view.is_my_turn:
        return ()
    return _discarding(view) if view.has_drawn else _taking(view)


def _taking(view: View) -> Sequence[Hint]:
    now = melds.best(view.hand, view.wild)
    standing = Hint(f"As it is you would have {_points(now)} left: {now}.")
    if not view.discards:
        return (standing, Hint("Draw; there is no discard to take."))
    top = view.discards[-1]
    card, left = melds.least_discard((*view.hand, top), view.wild)
    if not view.pile:
        must = f"You must take the discard: with {card} discarded, that leaves {counted(left, 'point')}."
        return (standing, Hint(must, (top, card)))
    if not now.points:
        return (standing, Hint("Take either card: you may discard it again, as all others lie well.", (top,)))
    look, drawn = Hint(f"Look at {top}.", (top,)), prospect(view.hand, view.wild, to_come(view), exact=True).next
    if card != top and left < drawn:
        change = f"Take {top}: with {card} discarded, that brings {now.points} points down to {left};"
        return (standing, look, Hint(f"{change} a card from the draw pile leaves {drawn:.1f} on average.", (top, card)))
    if is_wild(top, view.wild) and view.out is None:
        _, ahead = _best_ahead(replace(view, hand=(*view.hand, top)))
        return (standing, look, Hint(f"Take {top}: it fits into any meld, and leaves {_later(ahead)}.", (top,)))
    other = f"leaves {left}" if left < now.points else f"does not bring your {_points(now)} down"
    return (standing, Hint(f"Draw: that leaves {drawn:.1f} points on average; {top} {other}.", (top,)))


def _discarding(view: View) -> Sequence[Hint]:
    card, laid = melds.best_discard(view.hand, view.wild)
    every = melds.best(view.hand, view.wild)
    standing = Hint(f"All your cards leave {_points(every)}; they lie best as {laid}, without {card}.")
    if view.out is not None:
        return (standing, Hint(f"Lay down and discard {card}: {_points(laid)} for you.", (card,)))
    if not laid.points:
        return (standing, Hint(f"You can go out: discard {card}.", (card,)))
    best, ahead = _best_ahead(view)
    if ahead.now <= laid.points:
        least = f"that leaves {_points(laid)}, the fewest you can have, and {_later(ahead)}"
        return (standing, Hint(f"Discard {best}: {least}.", (best,)))
    other = prospect(without(view.hand, card), view.wild, to_come(view), exact=True)
    more = f"that leaves {counted(ahead.now, 'point')}, but {_later(ahead)}"
    return (standing, Hint(f"Discard {best}: {more}; without {card} it is {other.now} and {other.next:.1f}.", (best,)))


def _best_ahead(view: View) -> tuple[Card, Prospect]:
    """The discard after which the fewest points are to be expected with one more card, and what those are."""
    coming = to_come(view)
    few = promising(view.hand, view.wild)
    ahead = {card: prospect(without(view.hand, card), view.wild, coming, exact=True) for card in few}
    best = min(ahead, key=lambda card: (ahead[card].next, ahead[card].now, ORDER[card]))
    return best, ahead[best]


def _later(ahead: Prospect) -> str:
    return f"{ahead.next:.1f} on average after your next card"


def _points(laid: Laid) -> str:
    return counted(laid.points, "point")
