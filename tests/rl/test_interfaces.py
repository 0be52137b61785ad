"""The interfaces for learners pass the test suites of PettingZoo, Gymnasium and OpenSpiel."""

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.generate_playthrough import playthrough  # type: ignore[import-untyped]
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from fivefold.core.errors import BadOption
from fivefold.rl.gymnasium import ILLEGAL
from fivefold.rl.openspiel import DEALS
from fivefold.rl.pettingzoo import env
from rl.games import SHORT

REMARKS = ("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
"""PettingZoo remarks on every environment with masks, its own included, that its observations are dictionaries."""


def spiel(slug: str, **parameters: Any) -> Any:
    options = ";".join(f"{name}:{value}" for name, value in SHORT[slug].items())
    return pyspiel.load_game(f"fivefold/{slug}-v1", {"options": options, "deals": 8, **parameters})


@pytest.mark.filterwarnings(*REMARKS)
@pytest.mark.parametrize("slug", SHORT)
def test_pettingzoo(slug: str) -> None:
    make = partial(env, slug, 3, **SHORT[slug])
    api_test(make(), num_cycles=200)
    seed_test(make, num_cycles=60)


@pytest.mark.parametrize("slug", SHORT)
def test_gymnasium(slug: str) -> None:
    made = gymnasium.make(f"fivefold/{slug}-v1", bots=["easy", "random"], render_mode="ansi", **SHORT[slug])
    check_env(made.unwrapped)


@pytest.mark.parametrize("slug", SHORT)
def test_openspiel(slug: str) -> None:
    pyspiel.random_sim_test(spiel(slug, players=3), num_sims=1, serialize=True, verbose=False)


def test_openspiel_playthroughs_repeat_and_show_only_what_a_player_sees() -> None:
    game = "fivefold/five-crowns-v1(deals=8,options=hands:1;max_turns:4)"
    text = playthrough(game, None, seed=1)
    assert text == playthrough(game, None, seed=1)
    state = spiel("five-crowns").new_initial_state()
    state.apply_action(2)
    shown = state.observation_string(0)
    assert "| ??*3; pile ??*109" in shown
    assert str(state) not in shown


def test_a_deal_of_openspiel_is_one_match() -> None:
    states = [spiel("karma", players=4).new_initial_state() for _ in range(2)]
    for deal, state in zip((3, 4), states, strict=True):
        state.apply_action(deal)
    assert str(states[0]) != str(states[1])
    assert states[0].num_players() == 4
    assert pyspiel.load_game("fivefold/karma-v1").max_chance_outcomes() == DEALS


def test_matches_of_gymnasium_end_with_a_reward_and_follow_from_a_seed() -> None:
    found: list[list[float]] = []
    for _ in range(2):
        karma = gymnasium.make("fivefold/karma-v1", bots=["random", "random"])
        rewards: list[float] = []
        karma.reset(seed=9)
        for match in range(6):
            over, reward, info = False, 0.0, dict[str, Any]()
            while not over:
                legal = karma.unwrapped.action_masks()  # type: ignore[attr-defined]
                _, won, over, cut, info = karma.step(np.int64(np.flatnonzero(legal)[-(match % 2)]))
                assert not cut
                reward = float(won)
                assert reward == 0 or over
            rewards.append(reward)
            assert len(info["scores"]) == 3
            karma.reset()
        found.append(rewards)
    assert found[0] == found[1]
    assert set(found[0]) <= {-1.0, 0.5}
    assert len(set(found[0])) == 2


def test_an_illegal_action_loses_the_match() -> None:
    karma = gymnasium.make("fivefold/karma-v1")
    _, info = karma.reset(seed=1)
    _, reward, over, _, info = karma.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (ILLEGAL, True, True)


def test_agents_of_pettingzoo_are_rewarded_together() -> None:
    karma: Any = env("karma", 3)
    karma.reset(seed=4)
    total: dict[str, float] = dict.fromkeys(karma.possible_agents, 0.0)
    for agent in karma.agent_iter():
        seen, reward, over, _, _ = karma.last()
        total[agent] += reward
        karma.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    assert sorted(total.values()) == [-1.0, 0.5, 0.5]


def test_wrong_names_and_numbers_are_refused() -> None:
    with pytest.raises(BadOption):
        env("karma", 7)
    with pytest.raises(BadOption):
        gymnasium.make("fivefold/karma-v1", bots=["nobody"])
    with pytest.raises(BadOption):
        gymnasium.make("fivefold/karma-v1", bots=["easy"] * 6)
