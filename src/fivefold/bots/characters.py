"""A dozen named bots, each with a strength and a manner that shows in every game."""

from fivefold.bots.dial import BotProfile, Manner

CHARACTERS = {
    "snail": BotProfile(0.0, Manner(haste=-1.0)),
    "hedgehog": BotProfile(0.4, Manner(hoarding=1.0, daring=-0.5)),
    "otter": BotProfile(0.7, Manner(hoarding=-1.0, daring=1.0)),
    "hare": BotProfile(1.0, Manner(haste=1.0)),
    "squirrel": BotProfile(1.2, Manner(haste=0.5, hoarding=1.0)),
    "bear": BotProfile(1.4, Manner(haste=-0.5, hoarding=-1.0)),
    "goose": BotProfile(1.7, Manner(haste=0.5, daring=1.0)),
    "badger": BotProfile(1.9, Manner(haste=-0.5, hoarding=0.5, daring=-1.0)),
    "raven": BotProfile(2.2, Manner(hoarding=-0.5, daring=0.5)),
    "fox": BotProfile(2.5, Manner(haste=0.5, hoarding=0.5, daring=0.5)),
    "lynx": BotProfile(2.8, Manner(haste=1.0, daring=-0.5)),
    "owl": BotProfile(3.0, Manner(haste=-1.0, hoarding=0.5, daring=-0.5)),
}
"""By name, the weakest first."""
