"""How long people wait for bots where everybody acts at once, and who has the first turn."""

import pytest

import fivefold as ff
from fivefold.bots import LEVELS, find_bot, next_act
from fivefold.core.chance import Chance
from fivefold.core.game import CLOCK

WAIT = 3_000
"""The longest time in milliseconds that a person who is ready waits for three bots."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("slug", "move"), [("karma", None), ("wordspiel", "ready")])
def test_nobody_waits_long_for_three_bots_that_choose_or_exchange_cards(
    slug: str, move: str | None, level: str
) -> None:
    """A person has chosen the cards, or exchanges none, at once."""
    game = ff.games()[slug]
    for seed in range(6):
        table = ff.Table(game(), 4, seed=seed)
        phase = table.view(0).phase
        mine = next(iter(table.game.moves(table.view(0)))) if move is None else table.game.read(move)
        table.act(0, mine, 0)
        bots, chance, now = {seat: find_bot(game, level) for seat in (1, 2, 3)}, Chance(bytes([seed]) * 32), 0
        while table.view(0).phase == phase:
            plan = next_act(table, bots, now, chance)
            assert plan is not None
            assert plan.seat != CLOCK
            now = plan.at
            table.act(plan.seat, plan.move, now)
        assert 0 < now <= WAIT, (slug, level, seed)


def test_the_opener_has_the_first_turn_where_that_is_fixed() -> None:
    for game in ff.games().values():
        least, most = game.players
        first = {
            ff.Table(game(), seats, seed=seed).actors for seats in range(max(2, least), most + 1) for seed in range(3)
        }
        if len(first) == 1 and len(actors := first.pop()) == 1:
            assert (game.opener,) == actors, game.slug
        else:
            assert game.opener == 0, game.slug
