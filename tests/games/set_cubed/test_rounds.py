"""Rounds: drawing, the extra roll, the end, the clock, and many games."""

from collections import Counter

import pytest

import fivefold as ff
from fivefold.core.chance import Chance, seed_bytes
from fivefold.games.set_cubed.model import Chose, Drew, Ended, Offered, Put, Rolled, TurnOver
from fivefold.games.set_cubed.rules import SetCubed
from fivefold.games.set_cubed.view import View
from fivefold.pieces.dice import ALL_DICE, SIDES
from fivefold.pieces.rounds import TimeUp

from .tables import LOGO, Table, faces, laid, lying, play, refused, result

STUCK = "1gd 1gd 2gd 2gd 1gd"
"""Dice with which nothing can be played beside the logo, alone or in twos."""


def named(events: tuple[object, ...]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_cu_16_a_round_is_over_when_play_is_back_at_the_first_player() -> None:
    """CU-16."""
    table = laid(LOGO, "1ro", "1ro", "1ro")
    assert table.state.first == 2
    assert named(play(table, "skip")) == ["TurnOver"]
    assert named(play(table, "skip")) == ["TurnOver", "Drew", "Offered"]
    assert table.view(None).round == 1


def test_cu_16_all_draw_up_to_five_and_roll_the_new_dice() -> None:
    table = laid(LOGO, "1ro 2ro 3ro", "2ro", "1ro 1gd 2gd 2gq 3pd")
    before = table.state
    play(table, "put i7=1ro", "done")
    _, drew, _ = play(table, "skip")
    assert isinstance(drew, Drew)
    assert [len(new) for new in drew.dice] == [3, 4, 0]
    assert [len(hand) for hand in table.state.hands] == [5, 5, 5]
    new = [held for hand in drew.dice for held in hand]
    assert {held.die for held in new} <= set(before.bag)
    assert all(held.face in SIDES[held.die] for held in new)
    assert len(table.state.bag) == len(before.bag) - 7
    assert faces(table, 2) == "1ro 1gd 2gd 2gq 3pd"


@pytest.mark.parametrize(
    ("bag", "new"), [(2, [0, 0, 2]), (5, [1, 0, 4]), (6, [2, 0, 4]), (8, [4, 0, 4]), (9, [4, 1, 4])]
)
def test_cu_16_when_the_bag_runs_short_the_first_player_draws_first(bag: int, new: list[int]) -> None:
    """Player 2 opened; then come 0 and 1."""
    table = laid(LOGO, "1ro", "1ro 1gd 2gd 2gq", "1ro", bag=bag)
    play(table, "skip")
    _, drew, _ = play(table, "skip")
    assert isinstance(drew, Drew)
    assert [len(hand) for hand in drew.dice] == new


def extra(*hands: str, **options: object) -> Table:
    """A table before the extra roll."""
    table = laid(LOGO, *hands, **options)  # type: ignore[arg-type]
    while table.state.phase == "turn":
        play(table, "skip")
    return table


FIVE = "1ro 1gd 2gd 2gq 3pd"


def test_cu_17_everybody_may_roll_any_dice_once_more() -> None:
    table = extra(FIVE, FIVE)
    assert list(table.actors) == [0, 1]
    assert len(table.moves(0)) == 32
    table.act(0, "roll 1gd 2gq")
    chosen = [held.die for held in table.state.hands[0] if held.face in ("1gd", "2gq")]
    assert list(table.actors) == [1]
    _, rolled = table.act(1, "keep")
    assert isinstance(rolled, Rolled)
    assert [held.die for held in rolled.dice[0]] == chosen
    assert rolled.dice[1] == ()
    assert all(held.face in SIDES[held.die] for held in rolled.dice[0])
    assert faces(table, 1) == FIVE
    assert (table.state.phase, table.state.turn, table.view(0).round) == ("turn", 1, 2)


def test_cu_17_all_decide_at_the_same_time() -> None:
    """What others chose is not to be seen before all have decided."""
    table = extra(FIVE, FIVE, FIVE)
    (chose,) = table.act(1, "roll 1ro")
    assert isinstance(chose, Chose)
    assert chose.seen_by(1) == chose
    assert chose.dice
    for seat in (0, 2, None):
        assert chose.seen_by(seat).dice is None
        view: View = table.view(seat)
        assert view.decided == (False, True, False)
        assert view.chosen is None
    assert table.view(1).chosen == chose.dice
    with refused("decided"):
        table.act(1, "keep")
    with refused("not-in-hand"):
        table.act(0, "roll 3pq")
    assert table.game.sample(table.view(0), Chance(seed_bytes(1))).chosen == (None, (), None)


def test_cu_17_only_before_the_next_round() -> None:
    table = laid(LOGO, "1ro", "1ro")
    with refused("no-roll"):
        table.act(0, "roll 1ro")


def test_cu_17_no_answer_in_time_means_keep_all() -> None:
    table = extra(FIVE, FIVE)
    table.act(1, "roll 1ro")
    assert table.deadline == 30_000
    out, rolled = table.tick(30_000)
    assert out == TimeUp(30_000)
    assert isinstance(rolled, Rolled)
    assert [len(hand) for hand in rolled.dice] == [0, 1]
    assert faces(table, 0) == FIVE


def test_cu_17_the_time_is_an_option() -> None:
    assert extra(FIVE, FIVE, extra_roll_seconds=5).deadline == 5_000
    with pytest.raises(ff.BadOption):
        ff.Table("set-cubed", 2, extra_roll_seconds=0)


def test_cu_17_who_has_no_dice_has_nothing_to_decide() -> None:
    table = laid(LOGO, "1ro", "1ro 1ro 1ro 1ro", bag=1)
    play(table, "put i7=1ro")
    _, drew, offered = play(table, "done")
    assert isinstance(drew, Drew)
    assert isinstance(offered, Offered)
    assert table.view(0).decided == (True, False)
    assert list(table.actors) == [1]


def test_cu_18_if_nobody_could_play_all_roll_all_dice_again() -> None:
    """CU-18: From the second round on: in the first the opener has played."""
    table = extra(STUCK, STUCK)
    table.act(0, "keep")
    _, kept, *events = table.act(1, "keep")
    assert isinstance(kept, Rolled)
    stuck = events[:2]
    assert [(event.seat, event.reason) for event in stuck if isinstance(event, TurnOver)] == [
        (1, "stuck"),
        (0, "stuck"),
    ]
    again = events[2]
    assert isinstance(again, Rolled)
    assert again.reason == "stuck"
    assert [len(hand) for hand in again.dice] == [5, 5]
    assert table.state.phase == "turn"


def test_cu_18_whoever_skips_on_purpose_could_have_played() -> None:
    table = extra(STUCK, FIVE)
    table.act(0, "keep")
    table.act(1, "keep")
    assert table.state.turn == 1
    events = play(table, "skip")
    assert named(events) == ["TurnOver", "TurnOver", "Offered"]


def test_cu_18_a_wild_to_replace_is_no_die_played() -> None:
    table = laid("f7=1ro g7=*2ro h7=3ro", "2ro 1gd 1gd 2gd 2gd", STUCK)
    play(table, "skip")
    table.act(0, "keep")
    events = table.act(1, "keep")
    assert table.state.turn == 0
    assert "stuck" in [event.reason for event in events if isinstance(event, TurnOver)]
    finished, again, *_ = play(table, "skip")
    assert finished == TurnOver(0, 0, "done", could_play=False, at=0)
    assert isinstance(again, Rolled)
    assert again.reason == "stuck"


def test_cu_19_when_somebody_is_out_the_others_finish_the_round() -> None:
    """CU-19."""
    table = laid(LOGO, "1ro", "2ro 1gd", "1gd 1ro", bag=0)
    play(table, "put i7=1ro")
    assert named(play(table, "done")) == ["TurnOver"]
    assert list(table.actors) == [1]
    play(table, "put j7=2ro")
    finished, ended = play(table, "done")
    assert isinstance(finished, TurnOver)
    assert ended == Ended("out")
    assert result(table).reason == "out"
    assert result(table).scores == (3, 5, 3)


def test_cu_19_the_first_player_has_had_a_turn_and_gets_no_other() -> None:
    """Player 1 opened: nobody is left in the round when player 0 runs out."""
    table = laid(LOGO, "1ro", "2ro 1gd", bag=0)
    play(table, "put i7=1ro", "done")
    assert table.outcome is not None


def test_cu_19_with_dice_in_the_bag_the_game_goes_on() -> None:
    table = laid(LOGO, "1ro", "2ro 1gd", bag=10)
    play(table, "put i7=1ro", "done")
    assert table.outcome is None
    assert len(table.state.hands[0]) == 5


def test_cu_19_who_gets_no_die_in_the_last_draw_ends_it_a_round_later() -> None:
    table = laid(LOGO, "1ro", "2ro 1gd 2gd", bag=2)
    play(table, "put i7=1ro")
    _, drew, _ = play(table, "done")
    assert isinstance(drew, Drew)
    assert [len(hand) for hand in drew.dice] == [0, 2]
    table.act(1, "keep")
    assert table.state.turn == 1
    *_, skipped, ended = play(table, "put j7=2ro", "done")
    assert skipped == TurnOver(0, 0, "stuck", could_play=False, at=0)
    assert ended == Ended("out")


def test_cu_20_three_rounds_without_a_die_end_the_game_when_the_bag_is_empty() -> None:
    """CU-20."""
    table = laid(LOGO, FIVE, FIVE, bag=0)
    rounds = 0
    while table.outcome is None:
        while table.state.phase == "turn":
            play(table, "skip")
        for seat in list(table.actors):
            table.act(seat, "keep")
        rounds += 1
    assert result(table).reason == "idle"
    assert table.state.idle == 3
    assert rounds == 4, "the round of the opening, in which dice were played, and three more"


def test_cu_20_a_die_played_starts_the_count_anew() -> None:
    table = laid(LOGO, FIVE, FIVE, bag=0)
    for idle in (0, 1, 2):
        while table.state.phase == "turn":
            play(table, "skip")
        assert table.state.idle == idle
        for seat in list(table.actors):
            table.act(seat, "keep")
    play(table, "put i7=1ro", "done", "skip")
    assert table.state.idle == 0
    assert table.outcome is None


def test_cu_20_not_while_there_are_dice_in_the_bag() -> None:
    table = laid(LOGO, FIVE, FIVE)
    for _ in range(6):
        while table.state.phase == "turn":
            play(table, "skip")
        for seat in list(table.actors):
            table.act(seat, "keep")
    assert table.outcome is None


def test_cu_21_the_highest_score_wins_and_leftovers_cost_nothing() -> None:
    """CU-21."""
    table = laid(LOGO, "1ro", "2ro 1gd 3pd 2gq", "1gd 1ro", bag=0)
    play(table, "put i7=1ro", "done", "put j7=2ro", "done")
    assert result(table).winners == (1,)
    assert result(table).scores == (3, 5, 3)


def test_cu_21_equal_scores_share_the_win() -> None:
    table = laid(LOGO, "1ro", "1gd 2gd", "1gd 1ro", bag=0)
    play(table, "put i7=1ro", "done")
    assert result(table).scores == (3, 0, 3)
    assert result(table).winners == (0, 2)


def test_cu_22_by_default_there_is_no_clock_for_turns() -> None:
    assert laid(LOGO, "1ro", "1ro").deadline is None


def test_cu_22_when_time_is_out_the_turn_is_skipped() -> None:
    table = laid(LOGO, "1ro", "1ro", "1ro", turn_seconds=30)
    assert table.deadline == table.view(0).deadline == 30_000
    assert table.tick(30_000) == (TurnOver(0, 0, "late", could_play=True, at=30_000),)
    assert (table.state.turn, table.deadline) == (1, 60_000)


def test_cu_22_what_was_played_stays_and_what_waits_goes_back() -> None:
    table = laid(LOGO, "1ro 2go 2po", "2ro", "1ro", turn_seconds=30)
    play(table, "put i7=1ro", "put g8=2go")
    assert table.tick(30_000) == (TurnOver(0, 3, "late", could_play=True, at=30_000),)
    assert lying(table).keys() == {"f7", "g7", "h7", "i7"}
    assert faces(table, 0) == "2go 2po"
    assert table.view(None).scores == (3, 0, 3)


# -- the laws, and many games


def test_nothing_is_hidden_but_choices() -> None:
    """CU-04: a sample is the table itself."""
    table = Table(SetCubed(), 3, seed=5)
    chance = Chance(seed_bytes(5))
    for _ in range(60):
        seat = chance.pick(list(table.actors))
        table.act(seat, chance.pick(table.moves(seat)))
        if table.state.phase != "extra":
            assert table.game.sample(table.view(0), chance).bag == table.state.bag
            assert table.game.sample(table.view(0), chance).hands == table.state.hands


def random_game(seats: int, number: int) -> Table:
    """Random moves to the end; the most moves that a seat was ever offered must be few enough to be sent."""
    chance = Chance(seed_bytes(seats), number)
    table = Table(SetCubed(), seats, seed=number)
    while table.outcome is None:
        seat = chance.pick(list(table.actors))
        moves = table.moves(seat)
        puts = [move for move in moves if isinstance(move, Put)]
        table.act(seat, chance.pick(puts if puts and chance.below(3) else moves))
    return table


def ends_well(table: Table) -> None:
    assert Counter(table.game.pieces(table.state)) == dict.fromkeys(ALL_DICE, 1)
    assert result(table).scores == tuple(map(sum, zip(*table.state.sheet, strict=True)))
    assert all(one.face != "*" for one in table.state.board)
    assert len(lying(table)) == len(table.state.board)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_keep_all_dice(seats: int) -> None:
    for number in range(4):
        ends_well(random_game(seats, number))


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_thousand_random_games_end_and_keep_all_dice(seats: int) -> None:
    for number in range(5_000 // 3 + 1):
        table = random_game(seats, number)
        ends_well(table)
        if number % 50 == 0:
            ff.verify(table.record())
