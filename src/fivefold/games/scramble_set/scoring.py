"""How a real table scores SCRAMBLE SET: a point for each SET in five rounds; a tie is decided by one more SET."""

from fivefold.core.scoring import ScoredRound, Scoring
from fivefold.pieces.dice import ALL_DICE

SETS = len(ALL_DICE) // 3

SCORING = {
    "scramble-set": Scoring(
        aim="most",
        rounds=(ScoredRound(-99, SETS),),
        usual=5,
        most_rounds=10,
        entry="tally",
        most_together=SETS,
        decides_ties=True,
    )
}
