"""Drills for SET: whether three cards are a SET, which card completes one, and find the only SET."""

from itertools import combinations

from fivefold.core.chance import Chance
from fivefold.core.drills import Choice, Difficulty, Drill, Row, scaled
from fivefold.core.words import Message, Pieces, listed, message
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.model import FEATURES, FULL_DECK, Card

NAMES = tuple(FEATURES)


def judge(chance: Chance, difficulty: Difficulty) -> Drill:
    """Ask if three cards are a SET or which feature breaks it; harder: more features differ, and fewer are broken."""
    a, b = _pair(chance, scaled(difficulty, 1, 4))
    c = sets.completing(a, b)
    if chance.below(2):
        for place in chance.shuffled(range(len(NAMES)))[: 3 - scaled(difficulty, 0, 2)]:
            c = _changed(c, place, chance)
    cards = tuple(chance.shuffled((a, b, c)))
    faults = sets.why_not(*cards)
    broken = {fault.feature for fault in faults}
    best = _verdict(cards)
    why = {"0": best}
    for place, feature in enumerate(NAMES):
        values = {card[place] for card in cards}
        fine = message("set_cards.drill-fine", feature=feature, how="same" if len(values) == 1 else "different")
        why[str(place + 1)] = best if feature in broken else fine
    differing = sum(len({card[place] for card in cards}) > 1 for place in range(len(NAMES)))
    return Drill(
        question=Message("set_cards.drill-judge.question"),
        shown=(Row(cards),),
        choices=(
            Choice(message=Message("set_cards.drill-answer.set")),
            *[Choice(message=Message(f"set_cards.drill-answer.{feature}")) for feature in NAMES],
        ),
        right=tuple([(place + 1,) for place, feature in enumerate(NAMES) if feature in broken]) or ((0,),),
        why=why,
        best=best,
        effort=differing + len(NAMES) - len(faults),
    )


def missing(chance: Chance, difficulty: Difficulty) -> Drill:
    """Ask which card completes a SET with two others; harder: more features differ, and the alternatives are closer."""
    a, b = _pair(chance, scaled(difficulty, 1, 4))
    right = sets.completing(a, b)
    changes = 3 - scaled(difficulty, 0, 2)
    found = {right}
    count = scaled(difficulty, 3, 6)
    while len(found) < count:
        card = right
        for place in chance.shuffled(range(len(NAMES)))[:changes]:
            card = _changed(card, place, chance)
        if card not in (a, b):
            found.add(card)
    cards = chance.shuffled(sorted(found))
    return Drill(
        question=Message("set_cards.drill-missing.question"),
        shown=(Row((a, b)),),
        choices=tuple([Choice(Row((card,))) for card in cards]),
        right=((cards.index(right),),),
        why={str(place): _verdict((a, b, card)) for place, card in enumerate(cards)},
        best=message("set_cards.drill-missing.best", card=Pieces((right,))),
        proof=(Row((a, b, right)),),
        effort=sets.differing(a, b) + count - changes,
    )


def find(chance: Chance, difficulty: Difficulty) -> Drill | None:
    """Ask for the only SET among some cards; harder drills have more cards, and SETs that differ in more features."""
    cards = tuple(chance.shuffled(FULL_DECK)[: scaled(difficulty, 6, 12)])
    found = sets.find(cards)
    if len(found) != 1 or abs(sets.differing(*found[0][:2]) - scaled(difficulty, 1, 4)) > 1:
        return None
    threes = {" ".join(map(str, places)): places for places in combinations(range(len(cards)), 3)}
    three = tuple(sorted(cards.index(card) for card in found[0]))
    return Drill(
        question=message("set_cards.drill-find.question"),
        shown=(),
        choices=tuple([Choice(Row((card,))) for card in cards]),
        pick=3,
        right=(three,),
        why={key: _verdict((cards[a], cards[b], cards[c])) for key, (a, b, c) in threes.items()},
        best=message("set_cards.drill-find.best", cards=Pieces(found[0])),
        proof=(Row(found[0]),),
        effort=len(threes) * sets.differing(*found[0][:2]),
    )


def _pair(chance: Chance, differing: int) -> tuple[Card, Card]:
    """Return two cards that differ in this many features."""
    a = b = chance.pick(FULL_DECK)
    for place in chance.shuffled(range(len(NAMES)))[:differing]:
        b = _changed(b, place, chance)
    return a, b


def _changed(card: Card, place: int, chance: Chance) -> Card:
    """Return the card with another value of the feature at this place."""
    others = FEATURES[NAMES[place]].replace(card[place], "")
    return card[:place] + chance.pick(others) + card[place + 1 :]


def _verdict(cards: tuple[Card, ...]) -> Message:
    """Say that three cards are a SET, or why not."""
    a, b, c = cards
    if faults := sets.why_not(a, b, c):
        return message("set_cards.drill-verdict.none", why=listed([fault.message for fault in faults], "comma"))
    same = sum(len(set(values)) == 1 for values in zip(a, b, c, strict=True))
    return message("set_cards.drill-verdict", same=same)


DRILLS = {"set": {"judge": judge, "missing": missing, "find": find}}
