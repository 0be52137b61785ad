"""The batch engine of Karma follows the real rules, step by step."""

from typing import Any, cast

import jax
import numpy as np
import pytest

from batch.karma_law import compare
from fivefold.batch import karma


@pytest.mark.parametrize("seats", [3, *[pytest.param(n, marks=pytest.mark.integration) for n in (2, 4, 5, 6)]])
def test_every_state_mask_and_vector_is_that_of_the_rules(seats: int) -> None:
    assert compare(seats, tables=12, steps=180, seed=seats) > 900


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_million_steps_are_those_of_the_rules(seats: int) -> None:
    assert sum(compare(seats, tables=500, steps=200, seed=seed) for seed in range(3)) > 200_000


def _fits() -> Any:
    wrong = karma.FITS.copy()
    wrong[4, 4] = False
    return wrong


MUTANTS: dict[str, tuple[str, Any]] = {
    "an equal card does not fit": ("FITS", _fits()),
    "hands are refilled to two": ("HAND", 2),
    "two in a row clear the pile": ("COPIES", 2),
    "Bottoms Up does nothing": ("U", -1),
    "Give the Pile stays on the pile": ("G", -1),
}


@pytest.mark.integration
@pytest.mark.parametrize("mutant", MUTANTS)
def test_the_law_finds_a_wrong_engine(mutant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cast(Any, jax).clear_caches()
    monkeypatch.setattr(karma, *MUTANTS[mutant])
    with pytest.raises((AssertionError, ValueError, TypeError)):
        compare(3, tables=12, steps=180, seed=3)
    monkeypatch.undo()
    cast(Any, jax).clear_caches()


def test_a_deal_uses_every_card_once() -> None:
    table = karma.start(jax.random.key(1), 4)
    counts = np.bincount(np.asarray(table.deck), minlength=karma.N)
    assert counts.tolist() == [3] * karma.N
