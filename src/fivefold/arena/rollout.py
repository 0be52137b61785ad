"""Whole games by the rules alone, as fast as they go: for search, learning and counting."""

from collections.abc import Callable
from typing import Any, NamedTuple

from fivefold.bots.walk import Policy, Walk, random_move
from fivefold.core.chance import Chance, Seed, seed_bytes
from fivefold.core.errors import BadOption
from fivefold.core.game import AnyGame, Outcome

MOST_MOVES = 1_000_000
"""A game with more moves than this is taken to be one that never ends."""


class Rollout(NamedTuple):
    """A game that was played out: its result, and how many moves were made."""

    outcome: Outcome
    moves: int


def rollout(
    game: AnyGame,
    seats: int,
    policy: Policy = random_move,
    seed: Seed = None,
    begin: Callable[[Chance], Any] | None = None,
) -> Rollout:
    """Plays one game without log, clock and checks; the same seed gives the same game.

    `policy` chooses for everybody, from a view and its moves. With `begin` it starts from the state which that
    returns (such as a `game.sample`) instead of a new deal. Where several may act at once, the first listed does.
    For many games in a row, or for stopping on the way, use `fivefold.bots.walk.Walk` itself.
    """
    if not game.players.least <= seats <= game.players.most:
        raise BadOption("core.bad-seats", game=game.title, players=game.players.message)
    chance = Chance(seed_bytes(seed))
    walk = Walk(game, begin(chance), chance) if begin is not None else Walk.from_start(game, seats, chance)
    moves = walk.play(policy, MOST_MOVES)
    if (outcome := walk.outcome) is None:
        raise RuntimeError(f"{game.slug} does not come to an end")
    return Rollout(outcome, moves)
