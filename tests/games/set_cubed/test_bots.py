"""The players of four strengths: what they see, what they do, and that the stronger ones win."""

import pytest

import fivefold as ff
from fivefold.arena.simulate import play_out
from fivefold.bots import LEVELS, Glimpse, Thought, levels
from fivefold.core.chance import Chance, seed_bytes
from fivefold.games.set_cubed.bots import STYLES, SURE
from fivefold.games.set_cubed.model import Done, Move, Open, Put, Replace, Roll, TakeBack
from fivefold.games.set_cubed.rules import SetCubed

from .tables import LOGO, Table, laid, play, result, rolled

TABLE = levels(SetCubed)
STRONG = LEVELS[2:]


def luck(seed: int) -> Chance:
    return Chance(seed_bytes(seed))


def thought(table: Table, level: str, seat: int = 0) -> Thought[Move]:
    """What a bot in this seat would do."""
    found = TABLE[level].think(Glimpse(table.game, table.view(seat), table.now, luck(1), len(table.log)))
    assert found is not None
    return found


def turn(table: Table, level: str) -> list[str]:
    """What a bot does until its turn is over."""
    moves: list[str] = []
    seat = table.state.turn
    while table.state.phase == "turn" and table.state.turn == seat:
        move = thought(table, level, seat).move
        moves.append(table.game.write(move))
        table.act(seat, move)
    return moves


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_waits_for_its_turn(level: str) -> None:
    table = laid(LOGO, "1ro", "1ro")
    for seat in (1, None):
        assert TABLE[level].think(Glimpse(table.game, table.view(seat), 0, luck(1), 1)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_cu_04_a_bot_shows_its_set_and_saves_its_wilds(level: str) -> None:
    table = rolled("1ro 2ro 3ro * 2pd", "1gd 1gd 2gd 2gd 1gq")
    move = thought(table, level).move
    assert isinstance(move, Open)
    assert sorted(move.faces) == ["1ro", "2ro", "3ro"]
    assert TABLE[level].think(Glimpse(table.game, table.view(1), 0, luck(1), 1)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_nobody_can_beat_to_it_opens_soon(level: str) -> None:
    nobody = rolled("1ro 2ro 3ro 1gd 2pd", "1gd 1gd 2gd 2gd 1gq")
    somebody = rolled("1ro 2ro 3ro 1gd 2pd", "1gd 2gd 3gd 2pq 1gq")
    assert thought(nobody, level).after <= 2 * SURE < thought(somebody, level).after


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_takes_a_humans_time(level: str) -> None:
    table = laid(LOGO, "1ro 2ro 3ro", "1ro")
    assert 0.5 * STYLES[level].pace <= thought(table, level).after <= 1.5 * STYLES[level].sight


@pytest.mark.parametrize("level", STRONG)
def test_cu_11_a_strong_bot_finds_the_best_turn(level: str) -> None:
    """CU-11."""
    table = laid("f7=1ro g7=2ro h8=1go h9=2po", "3ro 1ro 2ro 1gd", "1gd", bag=0, board="a1=2")
    assert turn(table, level) == ["put h7=3ro", "put i7=1ro", "put j7=2ro", "done"]


@pytest.mark.parametrize("level", STRONG)
def test_cu_09_a_strong_bot_puts_two_dice_down_together(level: str) -> None:
    moves = turn(laid(LOGO, "2go 2po 1gd", "1gd", bag=0), level)
    assert sorted(move.partition("=")[2] for move in moves[:2]) == ["2go", "2po"]
    assert moves[2] == "done"


@pytest.mark.parametrize("level", STRONG)
def test_cu_15_a_strong_bot_replaces_a_wild_by_a_die_without_use(level: str) -> None:
    """CU-15."""
    table = laid("f7=1ro g7=*2gd h7=3pq", "2gd 1gd", "1gd")
    assert thought(table, level).move == Replace("g7")


@pytest.mark.parametrize("level", STRONG)
def test_cu_17_a_strong_bot_rolls_what_it_has_no_use_for(level: str) -> None:
    """CU-17."""
    table = laid(LOGO, "1ro 1gd 1gd 2gd 2gd", "1ro 1gd 1gd 2gd 2gd")
    play(table, "skip")
    move = thought(table, level).move
    assert isinstance(move, Roll)
    assert "1ro" not in move.faces
    assert len(move.faces) >= 3


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_cu_17_a_weak_bot_keeps_its_dice(level: str) -> None:
    table = laid(LOGO, "1ro 1gd 1gd 2gd 2gd", "1ro 1gd 1gd 2gd 2gd")
    play(table, "skip")
    assert thought(table, level).move == Roll()


def test_an_expert_thinks_of_what_it_opens_for_others() -> None:
    """Three points for itself, but then the next player has all the bonuses that lie beyond."""
    hands = ("1ro 1gd", "2ro 3ro 2ro 3ro 2ro")
    table = laid(LOGO, *hands, bag=0, board="j7=5,k7=5,l7=5")
    assert thought(table, "hard").move == Put("i7", "1ro")
    assert thought(table, "expert").move == Done()
    table = laid(LOGO, *hands, bag=0, board="a1=2")
    assert thought(table, "expert").move == Put("i7", "1ro")


def test_a_bot_goes_on_with_what_somebody_else_has_begun() -> None:
    """It takes back a die that waits where it has no plan for it."""
    table = laid(LOGO, "1ro 2go 2po", "1gd", bag=0)
    play(table, "put g8=2go")
    assert thought(table, "hard").move == TakeBack()
    play(table, "back", "put g5=2go")
    assert thought(table, "hard").move == Put("g6", "2po")


@pytest.mark.parametrize("level", LEVELS)
def test_cu_10_a_bot_ends_its_turn(level: str) -> None:
    """CU-10."""
    table = laid(LOGO, "1ro 2ro 3ro", "1gd", bag=0)
    assert turn(table, level)[-1] == "done"


def test_the_same_glimpse_gives_the_same_thought() -> None:
    table = laid(LOGO, "1ro 2go 2po * 3gd", "1ro 1gd 1gd 2gd 2gd")
    for level in LEVELS:
        assert thought(table, level) == thought(table, level)


@pytest.mark.parametrize("seats", [2, 4])
def test_bots_play_to_the_end_at_any_table(seats: int) -> None:
    table = Table(SetCubed(), seats, seed=9)
    play_out(table, {seat: TABLE[LEVELS[seat % 3]] for seat in range(seats)}, luck(3))
    assert len(result(table).scores) == seats


@pytest.mark.soak
def test_a_better_player_wins_more_often() -> None:
    for better, worse in (("medium", "easy"), ("hard", "medium")):
        results = ff.simulate("set-cubed", [better, worse], games=8, seed=3)
        assert results.standings[0].share > 0.5


@pytest.mark.soak
@pytest.mark.parametrize(("better", "worse"), list(zip(LEVELS[1:], LEVELS[:-1], strict=True)))
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    results = ff.simulate("set-cubed", [better, worse], games=400, seed=2026)
    assert results.standings[0].low > 0.5
