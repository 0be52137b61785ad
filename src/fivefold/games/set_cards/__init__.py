"""SET, the card game of visual perception; also as a solitaire and as a daily puzzle."""

from fivefold.games.set_cards.daily import Daily
from fivefold.games.set_cards.rules import Set
from fivefold.games.set_cards.solitaire import Solitaire

GAMES = (Set, Solitaire, Daily)
