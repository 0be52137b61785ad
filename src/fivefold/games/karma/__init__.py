"""Karma: get rid of all your cards, and do not be the last who has some."""

from fivefold.games.karma.rules import Karma

GAMES = (Karma,)
