"""How bots think: a bot looks at a view and says what it would do, and after how long."""

from fivefold.bots.bot import AnyBot, Bot, Glimpse, Thought
from fivefold.bots.levels import LEVELS, levels, make_bots
from fivefold.bots.planner import Plan, earliest, next_act, own_chance, own_chances

__all__ = [
    "LEVELS",
    "AnyBot",
    "Bot",
    "Glimpse",
    "Plan",
    "Thought",
    "earliest",
    "levels",
    "make_bots",
    "next_act",
    "own_chance",
    "own_chances",
]
