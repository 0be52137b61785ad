"""The batch engine of Five Crowns follows the real rules, step by step."""

from collections import Counter
from functools import partial
from typing import Any, cast

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from batch.five_crowns_law import compare
from fivefold.batch import five_crowns, melds
from fivefold.batch.rarely import rarely
from fivefold.games.five_crowns.cards import JOKER, ORDER

MOVES = ("Drew", "Picked", "Discarded", "WentOut", "LaidDown")
EVENTS = (*MOVES, "Reshuffled", "Stopped", "RoundOver")


def _decisions(events: Counter[str]) -> int:
    return sum(events[move] for move in MOVES)


def _compare_small_and_large_hands() -> Counter[str]:
    events = compare(4, tables=8, steps=200, seed=1)
    return events + compare(4, tables=8, steps=200, seed=2, first=12, hands=2, limit=22)


def test_every_state_mask_and_vector_is_that_of_the_rules() -> None:
    events = _compare_small_and_large_hands()
    assert _decisions(events) > 2000
    assert min(events[event] for event in EVENTS) > 0, events


@pytest.mark.integration
@pytest.mark.parametrize("seats", [2, 7])
def test_a_small_and_a_large_table_follow_the_rules(seats: int) -> None:
    assert _decisions(compare(seats, tables=8, steps=200, seed=seats, first=9)) > 1000


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_a_million_steps_are_those_of_the_rules(seats: int) -> None:
    events, seed = Counter[str](), 0
    while _decisions(events) < 170_000:
        events += compare(seats, tables=100, steps=250, seed=seed, first=3 + seed % 11, limit=(200, 9)[seed % 2])
        seed += 1
    assert min(events[event] for event in EVENTS) > 0, events


def _cheap_joker() -> Any:
    points = melds.POINTS.copy()
    points[:, ORDER[JOKER]] = 20
    return points


def _compare_large_hands() -> Counter[str]:
    return compare(4, tables=8, steps=200, seed=3, first=12, limit=22)


def _same(table: five_crowns.FiveCrownsTable) -> five_crowns.FiveCrownsTable:
    return table


MUTANTS: dict[str, tuple[Any, str, Any, str, Any]] = {
    "two in a row are a run": (
        melds,
        "RUNS",
        np.where(melds.RUNS == 1, np.int8(0), melds.RUNS),
        "mask|vector",
        _compare_large_hands,
    ),
    "a Joker counts 20": (melds, "POINTS", _cheap_joker(), "vector|points", _compare_small_and_large_hands),
    "books take four": (
        melds,
        "_count",
        lambda word, ones: (word & ones, word >> 1 & ones, word & 0),
        "mask|vector",
        _compare_large_hands,
    ),
    "an empty draw pile stays empty": (five_crowns, "_reshuffle", _same, "other cards", _compare_small_and_large_hands),
}


@pytest.mark.integration
@pytest.mark.parametrize("mutant", MUTANTS)
def test_the_law_finds_a_wrong_engine(mutant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, name, wrong, promise, play = MUTANTS[mutant]
    cast(Any, jax).clear_caches()
    monkeypatch.setattr(module, name, wrong)
    with pytest.raises(AssertionError, match=promise):
        play()
    monkeypatch.undo()
    cast(Any, jax).clear_caches()


def test_a_deal_uses_both_decks_and_differs_from_table_to_table() -> None:
    tables = jax.vmap(partial(five_crowns.start, seats=4))(jax.random.split(jax.random.key(1), 3))
    decks = np.asarray(tables.deck)
    assert all(np.bincount(deck).tolist() == [2] * 55 + [6] for deck in decks)
    assert len({deck.tobytes() for deck in decks}) == 3
    assert np.asarray(tables.hands).sum(axis=2).tolist() == [[3] * 4] * 3


def test_what_is_rare_is_computed_for_those_who_want_it() -> None:
    double = rarely(lambda value: 2 * value)
    effort, values = jnp.arange(40) % 3, jnp.arange(40)
    expected = [2 * value if value % 3 else -1 for value in range(40)]
    assert jax.vmap(double)(effort, jnp.full(40, -1), values).tolist() == expected
    twice = jax.vmap(jax.vmap(double, (0, None, 0)), (0, None, 0))
    assert twice(effort.reshape(8, 5), jnp.asarray(-1), values.reshape(8, 5)).ravel().tolist() == expected
    assert double(jnp.asarray(True), jnp.asarray(-1), jnp.asarray(4)).tolist() == 8
