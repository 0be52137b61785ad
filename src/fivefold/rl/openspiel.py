"""The OpenSpiel interface: Python games with one chance node at the start, which draws the deal.

    import pyspiel
    import fivefold.rl.openspiel

    karma = pyspiel.load_game("fivefold/karma-v1", {"players": 3})

Everything that is drawn in a match follows from its deal, as it follows from a seed elsewhere. The parameters are
`players`, `deals` (how many different deals there are), and `options`, house rules such as `hands:2;first:5`.
"""

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from fivefold.core.discovery import find_game, named_game
from fivefold.core.encoding import AnyEncoding, payoffs
from fivefold.core.position import write_position
from fivefold.rl.course import Course, check_players, encoded_games
from fivefold.rl.names import versioned

DEALS = 4096
LONGEST = 1_000_000
"""The most actions of a match; the limits of the games are far below."""


class MatchState(pyspiel.State):  # type: ignore[misc]
    """A state of a match: before the deal, or at a decision, or after the end."""

    def __init__(self, game: "MatchGame") -> None:
        super().__init__(game)
        self._game = game
        self.course: Course | None = None

    def current_player(self) -> int:
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.course.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        decision = None if self.course is None else self.course.decision
        return sorted(decision.actions) if decision is not None and decision.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._game.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            self.course = self._game.deal(action)
        else:
            self.course.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        decision = None if self.course is None else self.course.decision
        if self.course is None or decision is None or action not in decision.actions:
            return f"action {action}"
        move = decision.actions[action]
        return "wait" if move is None else self.course.table.game.write(move)

    def is_terminal(self) -> bool:
        return self.course is not None and self.course.decision is None

    def returns(self) -> list[float]:
        """Return what each player has won, once the match is over."""
        outcome = None if self.course is None else self.course.outcome
        players = self._game.players
        return [0.0] * players if outcome is None else payoffs(outcome)

    def __str__(self) -> str:
        return "" if self.course is None else self.course.table.position


class MatchObserver:
    """What a player sees: the vector, or the position in notation with `??` for what is hidden."""

    def __init__(self, encoding: AnyEncoding) -> None:
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MatchState, player: int) -> None:
        self.tensor[:] = 0.0 if state.course is None else state.course.observation(player)

    def string_from(self, state: MatchState, player: int) -> str:
        if state.course is None:
            return ""
        table = state.course.table
        return write_position(table.game, table.state, table.now, player)


class MatchGame(pyspiel.Game):  # type: ignore[misc]
    """A game with the parameters `players`, `deals` and `options`."""

    slug: str
    encoding: AnyEncoding
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.players: int = params.get("players", self.encoding.players.least)
        self.deals: int = params.get("deals", DEALS)
        check_players(self.slug, self.encoding, self.players)
        rules = [rule.partition(":") for rule in params.get("options", "").split(";") if rule]
        self.options = {name: value for name, _, value in rules}
        named_game(self.slug, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=self.players - 1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, info, params)

    def new_initial_state(self, _text: str | None = None) -> MatchState:
        return MatchState(self)

    def make_py_observer(self, _kind: Any = None, _params: Any = None) -> MatchObserver:
        return MatchObserver(self.encoding)

    def deal(self, number: int) -> Course:
        """Return the match of one deal."""
        return Course(self.slug, self.players, number, **self.options)


def _register() -> None:
    for slug, encoding in encoded_games().items():
        kind = pyspiel.GameType(
            short_name=versioned(slug, encoding),
            long_name=find_game(slug).__name__,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=encoding.players.most,
            min_num_players=encoding.players.least,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"players": encoding.players.least, "deals": DEALS, "options": ""},
        )
        name = f"{find_game(slug).__name__}Game"
        own = {"slug": slug, "encoding": encoding, "type": kind, "__module__": __name__}
        globals()[name] = type(name, (MatchGame,), own)  # where pickle looks for it
        pyspiel.register_game(kind, globals()[name])


_register()
