"""Drills for Karma: which cards may be played, and the fastest way out when all cards are open."""

from itertools import pairwise

from fivefold.core.chance import Chance
from fivefold.core.drills import Choice, Difficulty, Drill, Row, scaled
from fivefold.core.errors import Illegal
from fivefold.core.words import Message, Pieces, Series, listed, message
from fivefold.games.karma import endgames
from fivefold.games.karma.endgames import ME, Search, Step, TooFarError
from fivefold.games.karma.model import KARMA, NUMBERS, ORDER, Card, PickUp, Play, State, whole_deck
from fivefold.games.karma.packs import spread

DECK = whole_deck(2)
SEARCHED = 120
"""The most positions a search may visit."""
MOST_TURNS = 5
TRIES = (2, 3, 3, 4, 5, 6, 7, 9, 11, 13, 15)
"""By difficulty, the least expected number of random attempts."""
LOW = "FIVE"
"""The Karma Card that restricts the next card while it is on top of the pile."""


def may(chance: Chance, difficulty: Difficulty) -> Drill | None:
    """Ask for all cards of a hand that may be played; the difficulty adds cards, and Karma Cards on top."""
    count = scaled(difficulty, 3, 8)
    cards = chance.shuffled(DECK)
    hand, others, rest = cards[:count], cards[count : 2 * count], cards[2 * count :]
    top = LOW if chance.below(10) < difficulty // 2 else chance.pick(NUMBERS)
    if top not in rest:
        return None
    below = [card for card in rest if card in NUMBERS and card != top][: 1 + chance.below(3)]
    state = endgames.table((tuple(hand), tuple(others)), ((), ()), (*below, top))
    kinds = sorted(set(hand), key=ORDER.__getitem__)
    refused = {card: _refusal(state, card) for card in kinds}
    right = tuple([place for place, card in enumerate(kinds) if refused[card] is None])
    if not right or len(right) == len(kinds):
        return None
    return Drill(
        question=message("karma.drill-may.question", top=Pieces((top,))),
        shown=(Row(state.pile, Message("karma.drill-pile"), (len(state.pile) - 1,)),),
        choices=tuple([Choice(Row((card,))) for card in kinds]),
        pick=0,
        right=(right,),
        why={str(place): refused[card] or _fits(card, top) for place, card in enumerate(kinds)},
        best=message("karma.drill-may.best", cards=listed([Pieces((kinds[place],)) for place in right])),
        effort=len(kinds) * (2 if top in KARMA else 1),
    )


def best(chance: Chance, difficulty: Difficulty) -> Drill | None:
    """Ask for the step that goes out first in the fewest turns, with all cards open against a simple opponent."""
    mine, other, up, theirs, rest = _cut(chance.shuffled(DECK), scaled(difficulty, 2, 4), scaled(difficulty, 0, 2))
    pile = tuple([card for card in rest if card in NUMBERS][:2])
    state = endgames.table((mine, other), (up, theirs), pile)
    plan = endgames.simply(state, MOST_TURNS)
    if plan is None or plan.ways < TRIES[difficulty]:
        return None
    search = Search(SEARCHED)
    try:
        fewest = search.fewest(state, plan.turns)
        if fewest is None or fewest < 2:
            return None
        children = search.children(state)
        turns = [_turns(search, child.state, child.turns, MOST_TURNS) for child in children]
        tries = int(1 / search.chance(state, fewest))
    except TooFarError:
        return None
    right = tuple([(place,) for place, count in enumerate(turns) if count == fewest])
    if len(right) == len(children) or len(children) < min(difficulty, 3) or tries < TRIES[difficulty]:
        return None
    steps = search.line(state, fewest)
    me, you = state.players
    return Drill(
        question=Message("karma.drill-best.question"),
        shown=(
            Row(spread(state.hands[1]), Message("karma.drill-theirs")),
            *([Row(you.up, Message("karma.drill-theirs.up"))] if you.up else ()),
            Row(state.pile, Message("karma.drill-pile"), (len(state.pile) - 1,)),
            Row(spread(state.hands[ME]), Message("karma.drill-mine")),
            *([Row(me.up, Message("karma.drill-mine.up"))] if me.up else ()),
        ),
        choices=tuple([_choice(child.step) for child in children]),
        right=right,
        why={str(place): _why(count, fewest) for place, count in enumerate(turns)},
        best=message("karma.drill-best.best", turns=fewest, steps=_told(steps)),
        effort=tries,
    )


def _cut(cards: list[Card], hand: int, up: int) -> list[tuple[Card, ...]]:
    """Return two hands, two rows of Faceup Table Cards, and the remaining cards."""
    ends = (0, hand, 2 * hand, 2 * hand + up, 2 * hand + 2 * up, len(cards))
    return [tuple(cards[start:end]) for start, end in pairwise(ends)]


def _refusal(state: State, card: Card) -> Message | None:
    try:
        endgames.judged(state, ME, Play(card))
    except Illegal as refusal:
        return refusal.message
    return None


def _fits(card: Card, top: Card) -> Message:
    key = f"karma.drill-fits.{'always' if card in KARMA else 'low' if top == LOW else 'high'}"
    return message(key, card=Pieces((card,)), top=Pieces((top,)))


def _turns(search: Search, state: State, before: int, most: int) -> int:
    """Return the number of turns to go out first, the turn of this step included; 0 if it takes more than `most`."""
    if ME in state.out:
        return before
    found = search.fewest(state, most - before)
    return 0 if found is None else before + found


def _choice(step: Step) -> Choice:
    match step:
        case Play(card=card, count=count):
            return Choice(Row((card,) * count))
        case PickUp():
            return Choice(message=Message("karma.drill-pick-up"))


def _why(turns: int, fewest: int) -> Message:
    if turns == fewest:
        return message("karma.drill-best.soonest", turns=turns)
    if not turns:
        return message("karma.drill-best.never", most=MOST_TURNS, fewest=fewest)
    return message("karma.drill-best.out", turns=turns, fewest=fewest)


def _told(steps: list[Step]) -> Series:
    """Return the player's own steps in order."""
    pick_up = Message("karma.drill-pick-up")
    told = [Pieces((step.card,) * step.count) if isinstance(step, Play) else pick_up for step in steps]
    return listed(told, "semicolon")


DRILLS = {"karma": {"may": may, "best": best}}
