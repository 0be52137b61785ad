"""Playing on trial: what each move is worth, over many guesses at what is hidden, all with the same luck."""

from collections.abc import Callable, Sequence
from typing import Any

from fivefold.bots.search import Payoffs
from fivefold.bots.walk import Policy, Walk
from fivefold.core.chance import Chance
from fivefold.core.game import M, Millis, Outcome, Seat
from fivefold.reviews.reviewer import Moment


def tried(
    moment: Moment[Any, M],
    seat: Seat,
    moves: Sequence[M],
    trials: int,
    policy: Policy,
    depth: int,
    payoffs: Callable[[Outcome], Payoffs],
    estimate: Callable[[Any], Payoffs],
) -> list[float]:
    """What each move is worth on average to the seat that makes it.

    In every trial a full table is drawn that the seat cannot rule out, and each move is made there; then all play on
    by the policy for so many moves, and what has become of it is estimated. All moves of a trial have the same luck,
    so that they differ by what they are and not by what was drawn.
    """
    game, view = moment.game, moment.view
    sums = [0.0] * len(moves)
    for number in range(trials):
        luck = moment.luck.part(number)
        state = game.sample(view, luck)
        seed = luck.fork("played").seed
        for place, move in enumerate(moves):
            walk = Walk(game, state, Chance(seed), moment.at)
            walk.act(seat, move)
            walk.play(policy, depth)
            outcome = walk.outcome
            sums[place] += (estimate(walk.state) if outcome is None else payoffs(outcome))[seat]
    return [total / trials for total in sums]


