"""Fivefold: SET, SET Dice, WordSpiel, Karma and Five Crowns for players, bots and programs."""

from fivefold.arena.simulate import simulate
from fivefold.core.chance import Chance
from fivefold.core.counts import CountAnswer, count
from fivefold.core.discovery import games
from fivefold.core.drills import Drill, drill
from fivefold.core.errors import BadOption, BadRecord, Illegal, Refusal, UnknownGame, Unreadable
from fivefold.core.game import Act, Game, Outcome
from fivefold.core.playback import replay, verify
from fivefold.core.record import Record
from fivefold.core.table import AnyTable, Table
from fivefold.core.version import __version__ as __version__
from fivefold.pieces.daily import daily
from fivefold.reviews import Review, review
from fivefold.scores import ScoreSheet
from fivefold.tournaments import Tournament

__all__ = [
    "Act",
    "AnyTable",
    "BadOption",
    "BadRecord",
    "Chance",
    "CountAnswer",
    "Drill",
    "Game",
    "Illegal",
    "Outcome",
    "Record",
    "Refusal",
    "Review",
    "ScoreSheet",
    "Table",
    "Tournament",
    "UnknownGame",
    "Unreadable",
    "count",
    "daily",
    "drill",
    "games",
    "replay",
    "review",
    "simulate",
    "verify",
]
