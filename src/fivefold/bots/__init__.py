"""Bots: functions from a view to a move and the delay after which it is made."""

from fivefold.bots.bot import AnyBot, Bot, Glimpse, Thought
from fivefold.bots.characters import CHARACTERS
from fivefold.bots.dial import LEVELS, BotProfile, Dial, Habit, Manner, between, blend
from fivefold.bots.levels import dial_of, find_bot, is_bot, known_levels, levels, make_bots, offer, profile_of
from fivefold.bots.naming import name_bot, name_bots
from fivefold.bots.planner import Plan, earliest, next_act, own_chance, own_chances

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "AnyBot",
    "Bot",
    "BotProfile",
    "Dial",
    "Glimpse",
    "Habit",
    "Manner",
    "Plan",
    "Thought",
    "between",
    "blend",
    "dial_of",
    "earliest",
    "find_bot",
    "is_bot",
    "known_levels",
    "levels",
    "make_bots",
    "name_bot",
    "name_bots",
    "next_act",
    "offer",
    "own_chance",
    "own_chances",
    "profile_of",
]
