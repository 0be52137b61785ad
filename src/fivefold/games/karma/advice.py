"""Simple heuristics for Karma: the easiest cards to play, the cards to save, and the player to give the pile to."""

from collections.abc import Sequence

from fivefold.core.game import Hint, Seat
from fivefold.core.words import Message, Pieces, Who, message
from fivefold.games.karma.effects import ANYTHING, EFFECTS
from fivefold.games.karma.model import COPIES, NUMBERS, ORDER, PLACES, Card, Give, Lay, Move, PickUp, Play, Turn
from fivefold.games.karma.view import View

_SAVED = {"FIVE": 20, "TABLE": 21, "UP": 22, "GIVE": 23}
"""The order in which Karma Cards are spent when no number fits."""


def easiest(cards: Sequence[Card]) -> tuple[Card, Card, Card]:
    """Return the three cards that are easiest to play: Karma Cards first, then the highest numbers."""
    one, two, three = sorted(cards, key=ORDER.__getitem__)[-PLACES:]
    return one, two, three


def thrifty(view: View, moves: Sequence[Move]) -> Move:
    """Return three in a row if possible, else all of the lowest number that fits, else a Karma Card, else the pile."""
    plays = [move for move in moves if isinstance(move, Play)]
    for move in plays:
        if (view.row if move.card == view.last else 0) + move.count >= COPIES:
            return move
    if plays:
        return min(plays, key=lambda move: (_SAVED.get(move.card) or ORDER[move.card], _wasted(move)))
    match moves[0]:
        case Lay():
            return Lay(easiest(view.hand))
        case Give():
            return Give(fewest(view))
        case first:
            return first


def _wasted(move: Play) -> int:
    """Rank a play: all copies of a number at once, but only one Karma Card at a time."""
    return -move.count if move.card in NUMBERS else move.count


def fewest(view: View) -> Seat:
    """Return the opponent with the fewest cards."""
    others = [who for who in range(len(view.players)) if who != view.seat and who not in view.out]
    return min(others, key=lambda who: view.players[who].cards)


def hints(view: View, moves: Sequence[Move]) -> Sequence[Hint]:
    """Return what matters now, the legal moves, and a sound move."""
    if not moves:
        return ()
    match thrifty(view, moves):
        case Lay(cards=cards):
            return (
                Hint(message("karma.hint-lay.why")),
                Hint(message("karma.hint-lay.which")),
                Hint(message("karma.hint-lay", cards=Pieces(cards)), cards),
            )
        case Give(to=to):
            return (Hint(message("karma.hint-give.why")), Hint(message("karma.hint-give", to=Who(to))))
        case Turn():
            return (Hint(message("karma.hint-turn")),)
        case PickUp():
            top = Pieces(() if view.top is None else (view.top,))
            return (Hint(message("karma.hint-pick-up.why", top=top)), Hint(message("karma.hint-pick-up")))
        case Play(card=card, count=count):
            fitting = tuple(dict.fromkeys(move.card for move in moves if isinstance(move, Play)))
            return (
                Hint(_demand(view)),
                Hint(message("karma.hint-play.fitting", cards=Pieces(fitting)), fitting),
                Hint(message("karma.hint-play", cards=Pieces((card,) * count)), (card,) * count),
            )


def _demand(view: View) -> Message:
    if view.phase == "follow":
        return message("karma.demand.follow")
    return ANYTHING if view.top is None else EFFECTS[view.top].demand()
