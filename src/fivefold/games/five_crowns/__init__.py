"""Five Crowns: eleven hands of books and runs with a wild rank that rises, for many and for one."""

from fivefold.games.five_crowns.rules import FiveCrowns
from fivefold.games.five_crowns.solitaire import Solitaire

GAMES = (FiveCrowns, Solitaire)
