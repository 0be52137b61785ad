"""Fast random play of whole games by the rules alone, for search, learning and statistics."""

from collections.abc import Callable
from typing import Any, NamedTuple

from fivefold.bots.walk import Policy, Walk, random_move
from fivefold.core.chance import Chance, Seed, seed_bytes
from fivefold.core.errors import BadOption
from fivefold.core.game import AnyGame, Outcome

MOST_MOVES = 1_000_000
"""A game with more moves than this is assumed to never end."""


class Rollout(NamedTuple):
    """A completed game: its result, and the number of moves."""

    outcome: Outcome
    moves: int


def rollout(
    game: AnyGame,
    seats: int,
    policy: Policy = random_move,
    seed: Seed = None,
    begin: Callable[[Chance], Any] | None = None,
) -> Rollout:
    """Play one game without log, clock and checks; the same seed gives the same game.

    `policy` chooses for all seats, from a view and its moves. With `begin`, the game starts from the state it returns
    (such as a `game.sample`) instead of a new deal. If several seats may act at once, the first listed does. For many
    games in a row, or to stop early, use `fivefold.bots.walk.Walk` directly.
    """
    if not game.players.least <= seats <= game.players.most:
        raise BadOption("core.bad-seats", game=game.title, players=game.players.message)
    chance = Chance(seed_bytes(seed))
    walk = Walk(game, begin(chance), chance) if begin is not None else Walk.from_start(game, seats, chance)
    moves = walk.play(policy, MOST_MOVES)
    if (outcome := walk.outcome) is None:
        raise RuntimeError(f"{game.slug} does not come to an end")
    return Rollout(outcome, moves)
