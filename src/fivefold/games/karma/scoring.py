"""How a real table scores Karma: all players but the last one with cards win the game."""

from fivefold.core.scoring import Scoring
from fivefold.core.words import message

SCORING = {
    "karma": Scoring(aim="most", entry="pick", question=message("karma.scored-last"), picked=0, others=1),
}
