"""Random games of CROSSWORD SET: they end, no die is lost, and none changes its face."""

import random

import pytest

from fivefold.pieces.dice import ALL_DICE, is_wild

from .tables import table_of


def play(seed: int) -> int:
    """A random game, looked at after every act; how many acts it took."""
    luck = random.Random(seed)
    options = {"joining": luck.choice(["touching", "crossing"]), "rounds": luck.choice([1, 2, 3])}
    table = table_of(1 + seed % 4, seed=seed, **options)
    acts, shown = 0, dict[str, str]()
    while table.outcome is None:
        seat = luck.choice(list(table.actors))
        moves = table.moves(seat)
        kind = luck.choice(list(dict.fromkeys(map(type, moves))))
        before = table.state.round
        table.act(seat, luck.choice([move for move in moves if type(move) is kind]), at=table.now + 500)
        acts += 1
        now = table.state
        assert sorted(table.game.pieces(now)) == sorted(ALL_DICE)
        shown = shown if now.round == before else {}
        for held in (held for hand in now.hands for held in hand):
            face = "*" if is_wild(held.face) else held.face
            assert shown.setdefault(held.die, face) == face
    return acts


def test_cw_02_random_games_end_with_all_dice_as_they_were_rolled() -> None:
    assert all(play(seed) > 0 for seed in range(40))


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_five_thousand_random_games(block: int) -> None:
    assert all(play(seed) > 0 for seed in range(1000 + 500 * block, 1500 + 500 * block))
