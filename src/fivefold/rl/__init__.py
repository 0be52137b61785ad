"""Matches for learners, through the interfaces of PettingZoo, Gymnasium and OpenSpiel (the extra `rl`).

Every game with an `encode.py` is there, under a versioned name such as `fivefold/karma-v1`. Each interface is a module
of its own, named after its package: `fivefold.rl.pettingzoo`, `fivefold.rl.gymnasium`, `fivefold.rl.openspiel`.
"""
