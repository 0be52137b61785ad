"""How a real table scores SET: a point for each SET, less one for each wrong call; the most points win."""

from fivefold.core.scoring import ScoredRound, Scoring

SETS = 27
"""The most SETs in a deck of 81 cards."""

SCORING = {
    "set": Scoring(
        aim="most",
        rounds=(ScoredRound(-99, SETS),),
        usual=1,
        most_rounds=12,
        entry="tally",
        has_dealer=True,
        most_together=SETS,
    )
}
