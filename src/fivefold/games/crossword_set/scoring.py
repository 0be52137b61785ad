"""How a real table scores CROSSWORD SET: the winner of a round gets a point for each unused die of the others."""

from fivefold.core.scoring import ScoredRound, Scoring
from fivefold.games.crossword_set.model import HAND
from fivefold.pieces.dice import ALL_DICE

SCORING = {
    "crossword-set": Scoring(
        aim="most",
        rounds=(ScoredRound(0, len(ALL_DICE) - HAND),),
        usual=3,
        most_rounds=9,
        has_one_scorer=True,
    )
}
