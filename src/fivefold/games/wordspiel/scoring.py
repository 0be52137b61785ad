"""How a real table scores WordSpiel: a point for each card left in hand, penalty cards included; the fewest win."""

from fivefold.core.scoring import ScoredRound, Scoring

SCORING = {
    "wordspiel": Scoring(
        aim="fewest", rounds=(ScoredRound(0, 99),), usual=5, most_rounds=10, has_dealer=True, has_first=True
    )
}
