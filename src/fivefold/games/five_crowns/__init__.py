"""Five Crowns: eleven hands with a wild rank that rises, for many, for one, and as a puzzle a day."""

from fivefold.games.five_crowns.daily import Daily
from fivefold.games.five_crowns.rules import FiveCrowns
from fivefold.games.five_crowns.solitaire import Solitaire

GAMES = (FiveCrowns, Solitaire, Daily)
