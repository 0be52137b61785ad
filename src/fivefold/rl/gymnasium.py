"""The Gymnasium interface: one seat learns, bots play the others.

import gymnasium
import fivefold.rl.gymnasium

karma = gymnasium.make("fivefold/karma-v1", bots=["easy", "hard"])
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from fivefold.bots import AnyBot, find_bot
from fivefold.core.discovery import find_game
from fivefold.core.encoding import payoffs
from fivefold.core.game import Seat
from fivefold.core.speech import Reader
from fivefold.rl.course import Course, check_players, encoded_games, encoding_for
from fivefold.rl.names import versioned

Vector = NDArray[np.float32]
ILLEGAL = -1.0
"""The reward for an action that is not legal, which ends the match."""


class MatchEnv(gymnasium.Env[Vector, np.int64]):
    """A match in which the learner has one seat, by default another one each time.

    `info["action_mask"]` and `action_masks()` say which actions are legal; any other loses the match at once. The
    reward comes at the end: -1 for a match that is not won; the winners share what the others pay.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - the type that Gymnasium declares

    def __init__(
        self,
        slug: str,
        bots: Sequence[str | AnyBot] = ("random",),
        seat: Seat | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.encoding = encoding_for(slug)
        self.render_mode = render_mode
        self._slug, self._options, self._seat = slug, options, seat
        self._seats = len(bots) + 1
        check_players(slug, self.encoding, self._seats)
        game = find_game(slug)
        self._bots = [find_bot(game, bot) if isinstance(bot, str) else bot for bot in bots]
        self.observation_space = spaces.Box(0.0, self.encoding.most, (self.encoding.size,), np.float32)
        self.action_space = spaces.Discrete(self.encoding.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:  # fmt: skip
        """Deal a new match and let the bots play until the learner is asked."""
        super().reset(seed=seed)
        random = self.np_random
        while True:
            self.course = Course(self._slug, self._seats, random.bytes(32), **self._options)
            self.seat = int(random.integers(self._seats)) if self._seat is None else self._seat
            self._let_bots_play()
            if self.course.outcome is None:  # otherwise the learner was never asked
                return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots play until the learner is asked again or the match is over."""
        decision = self.course.decision
        assert decision is not None, "the match is over: reset first"
        if int(action) not in decision.actions:
            return self._seen(), ILLEGAL, True, False, self._info() | {"illegal": True}
        self.course.act(int(action))
        self._let_bots_play()
        outcome = self.course.outcome
        if outcome is None:
            return self._seen(), 0.0, False, False, self._info()
        reward = payoffs(outcome)[self.seat]
        return self._seen(), reward, True, False, self._info() | {"scores": outcome.scores}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return for every action whether it is legal now."""
        return np.array(self.course.mask(self.seat), np.bool_)

    def render(self) -> str | None:
        """Return the table as the learner sees it, in English."""
        if self.render_mode != "ansi":
            return None
        table = self.course.table
        return Reader("en", table.names, self.seat).rows(table.game.show(table.view(self.seat)))

    def _let_bots_play(self) -> None:
        course = self.course
        while (decision := course.decision) is not None and decision.seat != self.seat:
            course.ask(self._bots[(decision.seat - self.seat - 1) % self._seats])

    def _seen(self) -> Vector:
        return np.array(self.course.observation(self.seat), np.float32)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": np.array(self.course.mask(self.seat), np.int8), "seat": self.seat}


def _register() -> None:
    for slug, encoding in encoded_games().items():
        gymnasium.register(versioned(slug, encoding), "fivefold.rl.gymnasium:MatchEnv", kwargs={"slug": slug})


_register()
