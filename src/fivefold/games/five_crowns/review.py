"""Reviews decisions in Five Crowns: the points that a card taken or discarded cost, and missed chances to go out."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from fivefold.core.game import AnyGame
from fivefold.core.words import Argument, Message, Pieces, message
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.bookkeeping import without
from fivefold.games.five_crowns.cards import LOWEST, ORDER, Card, is_wild
from fivefold.games.five_crowns.model import (
    Discard,
    Draw,
    FiveCrownsOptions,
    GoOut,
    Hand,
    LaidDown,
    LayDown,
    Move,
    Pick,
    State,
)
from fivefold.games.five_crowns.prospects import promising, prospect, wanted
from fivefold.games.five_crowns.solitaire_model import Place
from fivefold.games.five_crowns.solitaire_model import State as Piles
from fivefold.games.five_crowns.solitaire_model import View as Alone
from fivefold.games.five_crowns.solitaire_ways import ahead, to_come_alone, ways
from fivefold.games.five_crowns.view import View, to_come
from fivefold.pieces.rounds import totals
from fivefold.reviews import EachMove, Reviewing, ReviewMoment, Verdict, numeral
from fivefold.reviews.puzzles import PUZZLE

DRAWS = 8
"""The number of trial draws where a wild card could have been taken instead."""
HANDS = 16
"""The number of sampled opponents' hands, to estimate the value of another turn to them."""


def judge(moment: ReviewMoment[View, Move]) -> Verdict | None:
    """Return the points that taking or discarding this card cost; None where there was no choice."""
    match moment.move:
        case Draw() | Pick():
            return _taken(moment)
        case Discard() | GoOut() | LayDown():
            return _parted(moment)


# -- taking a card


def _taken(moment: ReviewMoment[View, Move]) -> Verdict | None:
    view = moment.view
    if not view.pile or not view.discards:
        return None
    if is_wild(view.discards[-1], view.wild) and view.out is None:
        return _by_the_next_card(moment)
    drawn = prospect(view.hand, view.wild, to_come(view), exact=True).next
    _, picked = melds.least_discard((*view.hand, view.discards[-1]), view.wild)
    return _compared(moment, drawn, float(picked))


def _by_the_next_card(moment: ReviewMoment[View, Move]) -> Verdict:
    """Judge by the card that follows, as a wild card shows its worth only with it."""
    view, luck = moment.view, moment.luck.fork("draws")
    coming = to_come(view)
    cards = sorted(coming.elements(), key=ORDER.__getitem__)
    drawn = fmean([_least_ahead((*view.hand, luck.pick(cards)), view.wild, coming) for _ in range(DRAWS)])
    picked = _least_ahead((*view.hand, view.discards[-1]), view.wild, coming)
    return _compared(moment, drawn, picked, DRAWS)


def _least_ahead(hand: Hand, wild: int, coming: Mapping[Card, int]) -> float:
    """Return the fewest expected points after a discard and another card."""
    return min([prospect(without(hand, card), wild, coming).next for card in promising(hand, wild)])


def _compared(moment: ReviewMoment[View, Move], drawn: float, picked: float, trials: int = 0) -> Verdict:
    """Compare a draw with the discard pile's top card by the points that either leaves."""
    view, game = moment.view, moment.game
    left = {True: picked, False: drawn}
    made, best = isinstance(moment.move, Pick), picked < drawn
    args: dict[str, Argument] = {
        "top": Pieces((view.discards[-1],)),
        "left": numeral(left[made]),
        "other": numeral(left[not made]),
    }
    what = f"{'pick' if made else 'draw'}{'-wild' if trials else ''}"
    key = f"five_crowns.review-{what}" if made == best else f"five_crowns.review-{what}.wrong"
    assert view.seat is not None
    return Verdict(
        view.seat,
        game.write(moment.move),
        game.write(Pick() if best else Draw()),
        -left[made],
        -left[best],
        -(drawn + picked) / 2,
        Message(key, args),
        trials,
    )


# -- discarding a card


def _parted(moment: ReviewMoment[View, Move]) -> Verdict | None:
    view = moment.view
    kinds = list(dict.fromkeys(view.hand))
    if len(kinds) < 2:
        return None
    if view.out is not None:
        return _laid_down(moment, kinds)
    card, left = melds.least_discard(view.hand, view.wild)
    options = moment.game.options
    assert isinstance(options, FiveCrownsOptions)
    coming, more = to_come(view), view.has_more_turns(options.max_turns)
    few = {*promising(view.hand, view.wild), *_made(moment.move)}

    def ahead_without(card: Card) -> float:
        found = prospect(without(view.hand, card), view.wild, coming, exact=card in few)
        return (found.next if more else found.now) + wanted(view.next_known, card)

    points = {card: ahead_without(card) for card in kinds}
    return _discarded(moment, points) if left else _went_out(moment, card, points)


def _made(move: Move) -> Sequence[Card]:
    return () if isinstance(move, Draw | Pick) else (move.card,)


def _discarded(moment: ReviewMoment[View, Move], points: Mapping[Card, float]) -> Verdict:
    view, game = moment.view, moment.game
    (card,) = _made(moment.move)
    best = min(points, key=lambda one: (points[one], one != card, ORDER[one]))
    args: dict[str, Argument] = {"card": Pieces((card,)), "best": Pieces((best,)), "left": numeral(points[card])}
    key = "five_crowns.review-discard" if best == card else "five_crowns.review-discard.wrong"
    assert view.seat is not None
    return Verdict(
        view.seat,
        game.write(moment.move),
        game.write(Discard(best)),
        -points[card],
        -points[best],
        -fmean(points.values()),
        Message(key, {**args, "other": numeral(points[best])}),
    )


def _went_out(moment: ReviewMoment[View, Move], way: Card, points: Mapping[Card, float]) -> Verdict:
    """Judge a turn in which the player could go out: staying in costs what another turn would save the opponents."""
    view, game = moment.view, moment.game
    gain = _another_turn(moment)
    worth = {card: -left for card, left in points.items()}
    is_out = isinstance(moment.move, GoOut)
    (card,) = _made(moment.move)
    args: dict[str, Argument] = {"card": Pieces((card,)), "best": Pieces((way,)), "gain": numeral(gain)}
    assert view.seat is not None
    return Verdict(
        view.seat,
        game.write(moment.move),
        game.write(moment.move if is_out else GoOut(way)),
        gain if is_out else worth[card],
        gain,
        fmean([gain, *worth.values()]),
        Message("five_crowns.review-out" if is_out else "five_crowns.review-out.missed", args),
        HANDS,
    )


def _another_turn(moment: ReviewMoment[View, Move]) -> float:
    """Estimate the average points that one more card would save the opponents."""
    view, luck = moment.view, moment.luck.fork("hands")
    coming = to_come(view)
    others = [who for who in range(len(view.counts)) if who != view.seat]
    saved: list[float] = []
    for number in range(HANDS):
        table: State = moment.game.sample(view, luck)
        found = prospect(table.hands[others[number % len(others)]], view.wild, coming)
        saved.append(found.now - found.next)
    return fmean(saved)


def _laid_down(moment: ReviewMoment[View, Move], kinds: Sequence[Card]) -> Verdict:
    """Judge the last turn, where only the points left count."""
    view, game = moment.view, moment.game
    points = {card: melds.least(without(view.hand, card), view.wild) for card in kinds}
    best = min(points, key=lambda one: (points[one], ORDER[one]))
    (card,) = _made(moment.move)
    left = next((event.laid.points for event in moment.seen if isinstance(event, LaidDown)), points[card])
    is_best = left <= points[best]
    key = "five_crowns.review-lay" if is_best else "five_crowns.review-lay.wrong"
    assert view.seat is not None
    return Verdict(
        view.seat,
        game.write(moment.move),
        game.write(moment.move if is_best else LayDown(best)),
        -left,
        -points[best],
        -fmean(points.values()),
        message(key, card=Pieces((card,)), best=Pieces((best,)), points=left, other=points[best]),
    )


# -- the solitaire


def judge_alone(moment: ReviewMoment[Alone, Place]) -> Verdict | None:
    """Compare the placement of the turned card with the best one, in expected points."""
    view, move, game = moment.view, moment.move, moment.game
    coming = to_come_alone(view)
    known: dict[int, float] = {}

    def looked(place: Place) -> float:
        pile = view.piles[place.pile - LOWEST]
        if place.pile not in known:
            known[place.pile] = ahead(pile, place.pile, coming)
        return known[place.pile] - ahead(without((*pile, view.turned or ""), place.card), place.pile, coming)

    worth = {Place(size, card): float(-change) for change, size, card in sorted(ways(view))}
    if len(worth) < 2:
        return None
    left = dict.fromkeys(worth)
    for place in (*list(worth)[:LOOKED], move):
        worth[place] = looked(place)
        left.pop(place, None)
    while (first := max(worth, key=worth.__getitem__)) in left:
        worth[first] = looked(first)
        del left[first]
    best = max(worth, key=lambda one: (worth[one], one == move))
    args: dict[str, Argument] = {
        "card": Pieces((move.card,)),
        "pile": move.pile,
        "best": Pieces((best.card,)),
        "other": best.pile,
        "gain": numeral(worth[move]),
        "most": numeral(worth[best]),
    }
    key = "five_crowns.review-place" if best == move else "five_crowns.review-place.wrong"
    blind = fmean(worth.values())
    return Verdict(0, game.write(move), game.write(best), worth[move], worth[best], blind, Message(key, args))


LOOKED = 16
"""The number of the most promising placements examined up to the next card."""


# -- standings


def _standing(_game: AnyGame, state: Any) -> Sequence[float]:
    """Return the points so far, with the hands as they would be laid down now."""
    assert isinstance(state, State)
    sums = totals(state.seats, state.sheet)
    if state.phase != "play":
        return sums
    return [total + _leaves(state, who) for who, total in enumerate(sums)]


def _leaves(state: State, who: int) -> int:
    laid = state.laid[who]
    return melds.least(state.hands[who], state.wild) if laid is None else laid.points


def _standing_alone(_game: AnyGame, state: Any) -> Sequence[float]:
    assert isinstance(state, Piles)
    return [sum(state.points)]


def _reviewer(_game: AnyGame) -> EachMove[View, Move, Any]:
    return EachMove(judge)


def _alone(_game: AnyGame) -> EachMove[Alone, Place, Any]:
    return EachMove(judge_alone)


REVIEWS = {
    "five-crowns": Reviewing(
        _reviewer,
        Message("five_crowns.review-unit"),
        Message("five_crowns.review-yardstick"),
        0.5,
        Message("five_crowns.review-curve"),
        _standing,
        is_open=True,
    ),
    "five-crowns-solitaire": Reviewing(
        _alone,
        Message("five_crowns.review-unit"),
        Message("five_crowns.review-yardstick.alone"),
        0.5,
        Message("five_crowns.review-curve.alone"),
        _standing_alone,
    ),
    "five-crowns-daily": PUZZLE,
}
