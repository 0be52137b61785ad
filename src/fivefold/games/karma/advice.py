"""Sound play without looking far: what is easiest to play, what to save, whom to give to."""

from collections.abc import Sequence

from fivefold.core.game import Hint, Seat
from fivefold.core.words import Message, Pieces, Who, message
from fivefold.games.karma.effects import ANYTHING, EFFECTS
from fivefold.games.karma.model import COPIES, NUMBERS, ORDER, PLACES, Card, Give, Lay, Move, PickUp, Play, Turn
from fivefold.games.karma.view import View

_SAVED = {"FIVE": 20, "TABLE": 21, "UP": 22, "GIVE": 23}
"""In which order Karma Cards are spent when no number fits."""


def easiest(cards: Sequence[Card]) -> tuple[Card, Card, Card]:
    """The three cards that are easiest to play: Karma Cards, then the highest numbers."""
    one, two, three = sorted(cards, key=ORDER.__getitem__)[-PLACES:]
    return one, two, three


def thrifty(view: View, moves: Sequence[Move]) -> Move:
    """Three in a row if possible, else the lowest number that fits and all of it, else a Karma Card, else the pile."""
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
    """All copies of a number are played at once, but of Karma Cards one is enough."""
    return -move.count if move.card in NUMBERS else move.count


def fewest(view: View) -> Seat:
    """The other player who is closest to going out."""
    others = [who for who in range(len(view.players)) if who != view.seat and who not in view.out]
    return min(others, key=lambda who: view.players[who].cards)


def hints(view: View, moves: Sequence[Move]) -> Sequence[Hint]:
    """What matters now, what there is, and a sound move."""
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
