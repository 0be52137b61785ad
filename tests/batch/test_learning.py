"""Learning from nothing runs on a CPU, writes weights that a bot can play with, and goes on where it stopped."""

import json
from pathlib import Path

import jax
import jax.numpy as jnp
import pytest
from learn import karma, mlp

from fivefold.bots.network import Network
from fivefold.games.karma import encode

SMALL = ["--rounds", "2", "--tables", "8", "--steps", "4", "--sizes", "8,8", "--rivals", "4"]


@pytest.mark.integration
def test_weights_are_learned_from_nothing_and_learning_goes_on(tmp_path: Path) -> None:
    first, second = tmp_path / "2.bin", tmp_path / "3.bin"
    karma.main([*SMALL, "--seats", "2", "--out", str(first)])
    network = Network(first.read_bytes())
    assert network.about["sizes"] == [encode.SIZE, 8, 8, encode.ACTIONS]
    assert len(network.outputs([1.0] * encode.SIZE, range(encode.ACTIONS))) == encode.ACTIONS
    assert json.loads(first.with_suffix(".json").read_text())[-1]["rounds"] == 2
    karma.main([*SMALL, "--seats", "2,3", "--resume", str(first.with_suffix(".state")), "--out", str(second)])
    assert Network(second.read_bytes()).about["seats"] == [2, 3]


def test_packed_weights_give_the_outputs_of_the_network() -> None:
    params = mlp.create(jax.random.key(3), [6, 16, 16, 5], last=1.0)
    network = Network(mlp.pack(params, {"game": "none"}))
    inputs = [0.0, 1.0, 0.5, 0.0, 0.25, 1.0]
    expected = mlp.apply(params, jnp.array(inputs)).tolist()
    assert network.outputs(inputs, range(5)) == pytest.approx(expected, abs=0.1)
