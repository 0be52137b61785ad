"""Karma: get rid of all your cards, and do not be the last player who holds any; with a daily puzzle."""

from fivefold.games.karma.daily import Daily
from fivefold.games.karma.rules import Karma

GAMES = (Karma, Daily)
