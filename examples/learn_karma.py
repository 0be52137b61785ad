"""Learns to beat random players of Karma in about a minute on one core: python learn_karma.py --record karma.fivefold.

A policy gradient (REINFORCE) in numpy. A network with one hidden layer looks at the vector and prefers some actions to
others. After every match, what the winner did becomes more likely and what the loser did less likely; both seats play
the same policy, so both are learned from. Then the policy plays against bots, and one match is written as a record,
which a browser replays: start `fivefold` and open `/m`.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fivefold import simulate
from fivefold.core.encoding import payoffs
from fivefold.rl.bot import PolicyBot
from fivefold.rl.course import Course, encoding_for

HIDDEN, BATCH, RATE = 64, 8, 0.01
"""The size of the hidden layer, the number of matches before each step, and the size of a step (Adam)."""
Floats = NDArray[np.float64]
Step = tuple[list[float], list[bool], int, float]
"""A vector, its legal actions, the action taken, and what it was worth."""


class Policy:
    """A network with one hidden layer, and its optimiser."""

    def __init__(self, inputs: int, outputs: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        first = self.random.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN))
        second = self.random.normal(0, 0.01, (HIDDEN, outputs))
        self.weights: list[Floats] = [first, np.zeros(HIDDEN), second, np.zeros(outputs)]
        self.mean = [np.zeros_like(each) for each in self.weights]
        self.square = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def preferences(self, seen: Floats, legal: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """Return the hidden layer and a preference for every action, very low for illegal ones."""
        first, bias, second, last = self.weights
        hidden = np.maximum(0, seen @ first + bias)
        return hidden, np.where(legal, hidden @ second + last, -1e9)

    def best(self, seen: Sequence[float], legal: Sequence[bool]) -> int:
        """Return the action that it prefers."""
        return int(self.preferences(np.array(seen), np.array(legal))[1].argmax())

    def drawn(self, seen: Sequence[float], legal: Sequence[bool]) -> int:
        """Return an action, drawn by its probability."""
        preferences = self.preferences(np.array(seen), np.array(legal))[1]
        return int((preferences + self.random.gumbel(size=len(preferences))).argmax())

    def learn(self, steps: Sequence[Step]) -> None:
        """Make actions that were worth something more likely, and others less likely."""
        seen, legal = np.array([step[0] for step in steps]), np.array([step[1] for step in steps])
        taken, worth = np.array([step[2] for step in steps]), np.array([step[3] for step in steps])
        hidden, preferences = self.preferences(seen, legal)
        change = np.exp(preferences - preferences.max(axis=1, keepdims=True))
        change /= change.sum(axis=1, keepdims=True)
        change[np.arange(len(steps)), taken] -= 1
        change *= worth[:, None] / BATCH
        below = (change @ self.weights[2].T) * (hidden > 0)
        self.steps += 1
        for place, slope in enumerate((seen.T @ below, below.sum(axis=0), hidden.T @ change, change.sum(axis=0))):
            self.mean[place] = 0.9 * self.mean[place] + 0.1 * slope
            self.square[place] = 0.999 * self.square[place] + 0.001 * slope**2
            mean = self.mean[place] / (1 - 0.9**self.steps)
            square = self.square[place] / (1 - 0.999**self.steps)
            self.weights[place] = self.weights[place] - RATE * mean / (np.sqrt(square) + 1e-8)


def play(policy: Policy, seed: int) -> list[Step]:
    """Play one match against itself; every match counts the same, however long it is."""
    course, made = Course("karma", 2, seed), list[Any]()
    while (decision := course.decision) is not None:
        if len(decision.actions) == 1:
            course.act(next(iter(decision.actions)))
            continue
        seen, legal = course.observation(decision.seat), course.mask(decision.seat)
        action = policy.drawn(seen, legal)
        made.append((decision.seat, seen, legal, action))
        course.act(action)
    assert course.outcome is not None
    won = payoffs(course.outcome)
    return [(seen, legal, action, won[seat] / len(made)) for seat, seen, legal, action in made]


def learn(matches: int, seconds: float, seed: int) -> Policy:
    """Return a policy that has learned from so many matches, or for so long."""
    encoding = encoding_for("karma")
    policy, begun = Policy(encoding.size, encoding.actions, seed), time.monotonic()
    for number in range(0, matches, BATCH):
        if time.monotonic() - begun > seconds:
            break
        policy.learn([step for match in range(number, number + BATCH) for step in play(policy, match)])
    return policy


def main(words: Sequence[str]) -> dict[str, float]:
    """Learn, play against bots, and return the share of the wins against each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=10**6, help="the most matches to learn from")
    parser.add_argument("--seconds", type=float, default=60, help="the most time to learn")
    parser.add_argument("--rivals", type=int, default=200, help="matches against each bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record", type=Path, help="write a match against the bot `easy` into this file")
    given = parser.parse_args(words)
    bot, found = PolicyBot(learn(given.matches, given.seconds, given.seed).best), dict[str, float]()
    for rival in ("random", "easy"):
        results = simulate("karma", [bot, rival], given.rivals, seed=5, records=given.record is not None)
        own = results.standings[0]
        found[rival] = own.share
        print(f"against {rival}: {own.share:.1%} ({own.low:.1%} to {own.high:.1%})")  # noqa: T201
        if given.record is not None:
            given.record.write_text(results.matches[0].record, "utf-8")
    return found


if __name__ == "__main__":
    main(sys.argv[1:])
