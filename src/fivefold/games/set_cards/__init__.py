"""SET: the card game of seeing, for many, for one, and as a puzzle a day."""

from fivefold.games.set_cards.daily import Daily
from fivefold.games.set_cards.rules import Set
from fivefold.games.set_cards.solitaire import Solitaire

GAMES = (Set, Solitaire, Daily)
