"""How a real table scores Five Crowns: eleven hands, the cards left in hand count, the fewest points win."""

from fivefold.core.scoring import ScoredRound, Scoring
from fivefold.core.words import message
from fivefold.games.five_crowns.cards import DECK, HIGHEST, LOWEST, POINTS


def sums(wild: int) -> list[int]:
    """Return all sums of points that a hand can leave: of at most as many cards as are dealt."""
    count = [0] * 51
    for card in DECK:
        count[POINTS[wild][card]] += 1
    fewest = {0: 0}
    for value in filter(count.__getitem__, range(51)):
        for total, cards in sorted(fewest.items()):
            for more in range(1, min(count[value], wild - cards) + 1):
                new = total + more * value
                fewest[new] = min(fewest.get(new, wild), cards + more)
    return sorted(fewest)


def hand(wild: int) -> ScoredRound:
    """Return the hand with this wild rank."""
    possible = sums(wild)
    never = sorted({*range(possible[-1])} - {*possible})
    about, short = message("five_crowns.scored-hand", wild=wild), message("five_crowns.scored-hand.short", wild=wild)
    return ScoredRound(0, possible[-1], tuple(never), about, short)


SCORING = {
    "five-crowns": Scoring(
        aim="fewest",
        rounds=tuple(map(hand, range(LOWEST, HIGHEST + 1))),
        usual=11,
        most_rounds=11,
        has_dealer=True,
        has_first=True,
        needs_zero=True,
    )
}
