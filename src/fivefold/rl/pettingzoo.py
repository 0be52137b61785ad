"""The PettingZoo interface (AEC): every seat is an agent, and one agent at a time chooses an action.

from fivefold.rl.pettingzoo import env

karma = env("karma", seats=3)
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from fivefold.core.encoding import payoffs
from fivefold.core.speech import Reader
from fivefold.rl.course import Course, check_players, encoding_for
from fivefold.rl.names import versioned

Observed = dict[str, NDArray[Any]]
ILLEGAL = -1.0
"""The reward of an agent whose action is not legal, which ends the match."""


class RawEnv(AECEnv[str, Observed, int]):  # type: ignore[misc]
    """A match as an AEC environment, without the usual wrappers; see `env`."""

    def __init__(
        self, slug: str, seats: int | None = None, render_mode: str | None = None, **options: object
    ) -> None:  # fmt: skip
        super().__init__()
        encoding = encoding_for(slug)
        self._seats = encoding.players.least if seats is None else seats
        check_players(slug, encoding, self._seats)
        self._slug, self._options = slug, options
        self.metadata = {"name": versioned(slug, encoding), "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        vector = spaces.Box(0.0, encoding.most, (encoding.size,), np.float32)
        mask = spaces.Box(0, 1, (encoding.actions,), np.int8)
        seen: dict[str, Any] = {
            agent: spaces.Dict({"observation": vector, "action_mask": mask}) for agent in self.possible_agents
        }
        actions: dict[str, Any] = {agent: spaces.Discrete(encoding.actions) for agent in self.possible_agents}
        self.observation_spaces, self.action_spaces = seen, actions
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match. A seed fixes this match and those after it."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.course = Course(self._slug, self._seats, self._random.bytes(32), **self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        decision = self.course.decision
        self.agent_selection = self.agents[0] if decision is None else self.possible_agents[decision.seat]

    def observe(self, agent: str) -> Observed:
        """Return what an agent sees, and the actions it can take now."""
        seat = self._seat_of[agent]
        return {
            "observation": np.array(self.course.observation(seat), np.float32),
            "action_mask": np.array(self.course.mask(seat), np.int8),
        }

    def step(self, action: int | None) -> None:
        """Take an action for the selected agent; after the end only None is left to do."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # pyright: ignore[reportArgumentType]
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.course.act(int(action))
        if (outcome := self.course.outcome) is not None:
            self.rewards = dict(zip(self.agents, payoffs(outcome), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"scores": outcome.scores} for agent in self.agents}
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the table as the selected agent sees it, in English."""
        if self.render_mode != "ansi":
            return None
        table, seat = self.course.table, self._seat_of[self.agent_selection]
        return Reader("en", table.names, seat).rows(table.game.show(table.view(seat)))


def env(
    slug: str, seats: int | None = None, render_mode: str | None = None, **options: object
) -> AECEnv[str, Observed, int]:  # fmt: skip
    """Return the environment of a game; further keywords are its house rules. An illegal action loses the match."""
    found: AECEnv[str, Observed, int] = RawEnv(slug, seats, render_mode, **options)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(found))
