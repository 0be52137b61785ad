"""How a real table scores SET CUBED: the points of each turn, until the dice are used up; the most points win."""

from fivefold.core.scoring import ScoredRound, Scoring

SCORING = {"set-cubed": Scoring(aim="most", rounds=(ScoredRound(0, 99),))}
