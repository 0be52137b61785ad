"""Five Crowns: eleven hands with a rising wild rank; also as a solitaire and as a daily puzzle."""

from fivefold.games.five_crowns.daily import Daily
from fivefold.games.five_crowns.rules import FiveCrowns
from fivefold.games.five_crowns.solitaire import Solitaire

GAMES = (FiveCrowns, Solitaire, Daily)
