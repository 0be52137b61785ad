"""Hints for Five Crowns: which card to take and which to part with, and what that is worth in points."""

from collections.abc import Sequence

from fivefold.core.game import Hint
from fivefold.core.notation import counted
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.cards import Laid
from fivefold.games.five_crowns.view import View


def hints(view: View) -> Sequence[Hint]:
    """From how it stands to what to do; nothing for those who may not act."""
    if not view.is_my_turn:
        return ()
    return _discarding(view) if view.has_drawn else _taking(view)


def _taking(view: View) -> Sequence[Hint]:
    now = melds.best(view.hand, view.wild)
    standing = Hint(f"As it is you would have {_points(now)} left: {now or 'nothing'}.", view.hand)
    if not view.discards:
        return (standing, Hint("Draw; there is no discard to take."))
    top = view.discards[-1]
    card, left = melds.least_discard((*view.hand, top), view.wild)
    if left < now.points and card != top:
        change = f"Take {top}: with {card} discarded, that brings {now.points} points down to {left}."
        return (standing, Hint(f"Look at {top}.", (top,)), Hint(change, (top, card)))
    draw = "Draw" if view.pile else "You must take the discard"
    return (standing, Hint(f"{draw}: {top} does not bring your {_points(now)} down.", (top,)))


def _discarding(view: View) -> Sequence[Hint]:
    card, laid = melds.best_discard(view.hand, view.wild)
    standing = Hint(f"Your cards lie best as {laid}, without {card}.", view.hand)
    if view.out is not None:
        return (standing, Hint(f"Lay down and discard {card}: {_points(laid)} for you.", (card,)))
    if not laid.points:
        return (standing, Hint(f"You can go out: discard {card}.", (card,)))
    return (standing, Hint(f"Discard {card}: that leaves {_points(laid)}, the fewest you can have.", (card,)))


def _points(laid: Laid) -> str:
    return counted(laid.points, "point")
