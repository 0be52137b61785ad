"""Games by the rules alone: the same as at a table, only faster."""

from collections.abc import Sequence

import pytest

import fivefold as ff
from fivefold.arena.rollout import rollout
from fivefold.bots.walk import Walk
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.games import make_game
from fivefold.games.karma.model import Move
from fivefold.games.karma.rules import Karma
from fivefold.games.karma.view import View


@pytest.mark.parametrize("slug", ff.games())
def test_every_game_can_be_played_out(slug: str) -> None:
    game = make_game(ff.games(), slug, {}, "2026-03-14")
    played = rollout(game, game.players.least, seed=5)
    assert played.moves > 0
    assert len(played.outcome.scores) == game.players.least
    assert rollout(make_game(ff.games(), slug, {}, "2026-03-14"), game.players.least, seed=5) == played, (
        "the same seed, the same game"
    )


def test_it_goes_as_at_a_table() -> None:
    """In Karma luck is only in the deal, so the same moves at a table must lead to the same end."""
    game, made = Karma(), list[tuple[int | None, Move]]()
    walk = Walk.from_start(game, 3, Chance(seed_bytes(8)))
    table = ff.Table.at(game, game.write_state(walk.state))

    def policy(view: View, moves: Sequence[Move], chance: Chance) -> Move:
        move = chance.pick(moves)
        made.append((view.seat, move))
        return move

    walk.play(policy)
    for seat, move in made:
        while seat not in table.actors or len(table.moves(next(iter(table.actors)))) == 1:
            only = next(iter(table.actors))
            table.act(only, table.moves(only)[0])
        assert seat is not None
        table.act(seat, move)
    while table.outcome is None:
        only = next(iter(table.actors))
        table.act(only, table.moves(only)[0])
    assert table.outcome == walk.outcome


def test_it_can_begin_with_what_a_seat_cannot_rule_out() -> None:
    table = ff.Table(Karma(), 2, seed=3)
    view = table.view(0)
    played = rollout(table.game, 2, seed=1, begin=lambda chance: table.game.sample(view, chance))
    assert played.outcome.reason in ("one-left", "turn-limit")


def test_the_number_of_seats_must_fit() -> None:
    with pytest.raises(ff.BadOption, match="Karma is for 2 to 12 players"):
        rollout(Karma(), 13)
