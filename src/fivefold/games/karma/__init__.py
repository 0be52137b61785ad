"""Karma: get rid of all your cards, and do not be the last who has some; and a puzzle a day."""

from fivefold.games.karma.daily import Daily
from fivefold.games.karma.rules import Karma

GAMES = (Karma, Daily)
