"""A game as numbers: an id for every action, and a view as a vector, for learned players and the interfaces of `rl`.

A game that has this says so in the `ENCODINGS` of its module `encode`. Functions get a view and the moves that the game
lists for it, which follow from the view, so nothing that a seat may not know can get into the numbers.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple

from fivefold.core.discovery import game_module
from fivefold.core.game import AnyGame, M, Outcome, Players, V


def _never(_view: Any) -> bool:
    return False


class Encoding(NamedTuple, Generic[V, M]):
    """The numbers of one game. A change of an id or of the vector raises `version`."""

    version: int
    players: Players
    """The numbers of players that the vector can describe."""
    actions: int
    """The number of action ids."""
    size: int
    """The length of the vector, whose numbers are 0 to `most`."""
    numbered: Callable[[V, Sequence[M]], Mapping[int, M]]
    """Return the moves by their ids. A game with too many moves numbers the most promising ones."""
    observation: Callable[[V, Sequence[M]], list[float]]
    most: float = 1.0
    wait: int | None = None
    """The id of waiting, in a game where several players may act at once."""
    may_wait: Callable[[V], bool] = _never
    """Return whether the match goes on without a move of the viewer."""

    def mask(self, actions: Iterable[int]) -> list[bool]:
        """Return for every id whether it is among the actions."""
        found = [False] * self.actions
        for action in actions:
            found[action] = True
        return found


AnyEncoding = Encoding[Any, Any]


def encoding_of(game: type[AnyGame]) -> AnyEncoding | None:
    """Return the numbers of a game, or None if it has none."""
    module = game_module(game, "encode")
    encodings: Mapping[str, AnyEncoding] = module.ENCODINGS if module else {}
    return encodings.get(game.slug)


def payoffs(outcome: Outcome) -> list[float]:
    """Return what each seat has won: a seat that has not won pays 1, and the winners share that."""
    seats, winners = len(outcome.scores), outcome.winners
    lost = -1.0 if winners else 0.0
    return [(seats - len(winners)) / len(winners) if seat in winners else lost for seat in range(seats)]


def share(value: float, most: float) -> float:
    """Return a value as a share of the most it usually is, from 0 to 1."""
    return min(max(value / most, 0.0), 1.0)


def one_hot(place: int | None, places: int) -> list[float]:
    """Return zeros with a 1 in one place; None is no place."""
    return [float(place == each) for each in range(places)]
