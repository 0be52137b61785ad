"""Moves and views of Karma as numbers."""

import random
from collections.abc import Iterator

import pytest

import fivefold as ff
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.table import AnyTable
from fivefold.games.karma import encode
from fivefold.games.karma.bots import network
from fivefold.games.karma.model import Lay
from fivefold.games.karma.rules import Karma
from fivefold.games.karma.view import View

KARMA = Karma()


def decisions(seats: int, seed: int) -> Iterator[tuple[View, AnyTable]]:
    """Every decision of a match that is played at random."""
    table: AnyTable = ff.Table("karma", seats, seed=seed)
    luck = random.Random(seed)
    while table.outcome is None:
        seat = table.actors[0]
        view = table.view(seat)
        yield view, table
        table.act(seat, luck.choice(table.moves(seat)))


@pytest.mark.parametrize("seats", [2, 3, 6, 12])
def test_every_move_has_an_id_of_its_own(seats: int) -> None:
    for view, _ in decisions(seats, seats):
        moves = list(KARMA.moves(view))
        ids = [encode.number(view, move) for move in moves]
        assert [encode.move(view, each) for each in ids] == moves
        mask = encode.mask(view, moves)
        assert len(mask) == encode.ACTIONS
        assert [place for place, is_legal in enumerate(mask) if is_legal] == sorted(ids)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_view_becomes_a_vector_of_one_size(seats: int) -> None:
    for view, _ in decisions(seats, seats):
        vector = encode.observation(view)
        assert len(vector) == encode.SIZE
        assert min(vector) >= 0


def test_a_vector_depends_on_nothing_that_the_seat_may_not_know() -> None:
    chance = Chance(seed_bytes(9))
    for view, _ in decisions(3, 5):
        state = KARMA.sample(view, chance)
        assert encode.observation(KARMA.view(state, view.seat)) == encode.observation(view)


def test_cards_that_are_alike_have_one_id() -> None:
    hands = "hands 3 3 3 7 7 9 | 1 2 4 5 6 8"
    table = ff.Table.at(KARMA, f"seats 2; phase choose; {hands}; draw 10 11", ["Ann", "Bo"], seed=1)
    ids = {encode.number(table.view(0), move) for move in table.moves(0) if isinstance(move, Lay)}
    assert len(ids) == len(table.moves(0)) == 6


@pytest.mark.parametrize("seats", [2, 6])
def test_the_networks_fit_the_encoding(seats: int) -> None:
    assert network(seats).about["sizes"] == [encode.SIZE, 512, 256, encode.ACTIONS]
