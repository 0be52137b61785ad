"""A dozen bots with a name: each has its place on the dial, and a manner that can be felt in every game."""

from fivefold.bots.dial import Manner, Skill

CHARACTERS = {
    "snail": Skill(0.0, Manner(haste=-1.0)),
    "hedgehog": Skill(0.4, Manner(hoarding=1.0, daring=-0.5)),
    "otter": Skill(0.7, Manner(hoarding=-1.0, daring=1.0)),
    "hare": Skill(1.0, Manner(haste=1.0)),
    "squirrel": Skill(1.2, Manner(haste=0.5, hoarding=1.0)),
    "bear": Skill(1.4, Manner(haste=-0.5, hoarding=-1.0)),
    "goose": Skill(1.7, Manner(haste=0.5, daring=1.0)),
    "badger": Skill(1.9, Manner(haste=-0.5, hoarding=0.5, daring=-1.0)),
    "raven": Skill(2.2, Manner(hoarding=-0.5, daring=0.5)),
    "fox": Skill(2.5, Manner(haste=0.5, hoarding=0.5, daring=0.5)),
    "lynx": Skill(2.8, Manner(haste=1.0, daring=-0.5)),
    "owl": Skill(3.0, Manner(haste=-1.0, hoarding=0.5, daring=-0.5)),
}
"""By name, the weakest first."""
