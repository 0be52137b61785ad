"""The course of a game: rounds, pauses, the tie-break, playing alone, and leaving."""

import pytest

import fivefold as ff
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.game import Back, Left
from fivefold.core.speech import Reader
from fivefold.games.scramble_set import sets
from fivefold.games.scramble_set.model import FEW, Ended, Missed, Rolled, Stopped, Took
from fivefold.pieces.calls import Called
from fivefold.pieces.dice import ALL_DICE, Face
from fivefold.pieces.rounds import Readied, TimeUp

from .tables import OTHER, QUIET, SET, ScrambleTable, connected, kinds, laid, refused, result, state, take, view

LAST = f"{SET} {QUIET}"
"""One SET in places 1 to 3."""
TWO = f"{OTHER} {SET}"


def a_set(table: ScrambleTable) -> tuple[int, int, int]:
    """The places of some SET, counted from 1."""
    lying = view(table).lying
    a, b, c = (lying[index] + 1 for index in sets.find(view(table).upper)[0])
    return a, b, c


def play_round(table: ScrambleTable, *seats: int) -> None:
    """These take the SETs in turn until the round is over."""
    turn = 0
    while view(table).phase == "round":
        take(table, seats[turn % len(seats)], *a_set(table), at=table.now + 100)
        turn += 1


def test_sc_06_five_rounds_each_with_all_dice_again() -> None:
    """SC-06."""
    table = ff.Table("scramble-set", 2, seed=3)
    rolled: list[tuple[Face, ...]] = []
    for number in range(1, 6):
        assert view(table).round == number
        assert len(view(table).upper) == 42
        rolled.append(state(table).faces)
        play_round(table, 0)
        for seat in list(table.actors):
            table.act(seat, "ready")
    assert len(set(rolled)) == 5
    assert result(table).winners == (0,)
    assert result(table).reason == "most-sets"


def test_sc_06_sets_are_counted_per_round_and_over_all() -> None:
    table = ff.Table("scramble-set", 3, seed=3, rounds=2)
    play_round(table, 0, 0, 1)
    first = view(table).sheet[0]
    assert first[0] > first[1] > first[2] == 0
    table.tick(table.deadline)
    assert view(table).scores == tuple(first)
    play_round(table, 1)
    second = view(table).sheet[1]
    assert result(table).scores == tuple(map(sum, zip(first, second, strict=True)))
    assert result(table).winners == (1,), "the most over all rounds, not the most rounds"


def test_sc_06_a_pause_until_all_are_ready_or_the_time_is_over() -> None:
    table = laid(LAST, pause_seconds=20)
    take(table, 0, 1, 2, 3, at=1000)
    assert table.deadline == 21_000
    assert table.act(1, "ready", at=2000) == (Readied(1, 2000),)
    with refused("ready"):
        table.act(1, "ready", at=2500)
    assert kinds(table.act(0, "ready", at=3000)) == ["Readied", "Rolled"]
    with refused("rolled"):
        table.act(0, "ready", at=3000)
    assert state(table).rolled == 3000
    other = laid(LAST, pause_seconds=20)
    take(other, 0, 1, 2, 3, at=1000)
    assert kinds(other.tick(21_000)) == ["TimeUp", "Rolled"]
    assert other.log[-1].events[0] == TimeUp(21_000)


def test_sc_06_without_a_pause_the_next_roll_follows_at_once() -> None:
    table = laid(LAST, pause_seconds=0)
    assert kinds(take(table, 0, 1, 2, 3, at=1000)) == ["Called", "Took", "RoundOver", "Rolled"]


def test_sc_06_nobody_waits_any_more_in_the_next_round() -> None:
    table = laid(LAST, pause_seconds=0, cooldown_seconds=30)
    table.act(1, "call", at=0)
    table.act(1, "take 1 2 4", at=0)
    take(table, 0, 1, 2, 3, at=1000)
    table.act(1, "call", at=1001)


def test_sc_06_points_lost_in_one_round_are_not_lost_again_in_the_next() -> None:
    table = laid(LAST, pause_seconds=0, penalty="point")
    table.act(1, "call", at=0)
    table.act(1, "take 1 2 4", at=0)
    take(table, 0, 1, 2, 3, at=1000)
    assert view(table).round == 2
    assert view(table).penalties == (0, 0)
    assert view(table).scores == (1, -1)


def tied(dice: str = f"{TWO} {QUIET}", seed: int = 0, **options: object) -> ScrambleTable:
    """Ann and Ben have a SET each and Cem none, in the last round."""
    table = laid(dice, seats=3, seed=seed, rounds=1, **options)
    take(table, 0, 1, 2, 3, at=1000)
    take(table, 1, 4, 5, 6, at=2000)
    return table


def test_sc_07_a_tie_is_broken_by_the_first_to_take_a_set() -> None:
    """SC-07."""
    table = tied()
    assert view(table).phase == "pause"
    assert table.outcome is None
    table.tick(table.deadline)
    assert view(table).phase == "tie-break"
    assert view(table).contenders == (0, 1)
    assert list(table.actors) == [0, 1]
    with refused("not-tied"):
        table.act(2, "call", at=table.now)
    assert list(table.moves(2)) == []
    _, took, ended = take(table, 1, *a_set(table), at=table.now)
    assert isinstance(took, Took)
    assert ended == Ended((1,), "tie-break")
    assert result(table).winners == (1,)
    assert result(table).scores == (1, 1, 0), "it adds nothing to the scores"


def test_sc_07_the_pause_before_it_says_between_whom_it_will_be() -> None:
    assert view(tied()).contenders == (0, 1)
    earlier = laid(f"{TWO} {QUIET}", seats=3, rounds=2)
    take(earlier, 0, 1, 2, 3, at=1000)
    take(earlier, 1, 4, 5, 6, at=2000)
    assert view(earlier).phase == "pause"
    assert not view(earlier).contenders, "another round may decide"


def test_sc_07_first_the_left_over_dice_are_rolled() -> None:
    for seed in range(8):
        table = tied(seed=seed, pause_seconds=0)
        left = set(ALL_DICE[6:14])
        first = next(event for entry in table.log for event in entry.events if isinstance(event, Rolled) and event.tied)
        assert set(first.dice) == left
        assert sets.has_set(view(table).upper)


def test_sc_07_fewer_than_three_left_over_are_filled_up_to_nine() -> None:
    table = tied(f"{TWO} 1ro 1gq", pause_seconds=0)
    assert len(state(table).dice) == FEW
    assert {"#7", "#8"} <= set(state(table).dice)


def test_sc_07_it_is_rolled_again_until_there_is_a_set() -> None:
    """Some left-over dice have no SET in their first roll; then there are nine, and again until there is one."""
    again = 0
    for seed in range(30):
        table = tied(f"{TWO} 1ro 1gq 1pq 2rq", seed=seed, pause_seconds=0)
        rolls = [e for entry in table.log for e in entry.events if isinstance(e, Rolled) and e.tied]
        assert len(rolls[0].dice) == 4
        for roll in rolls[1:]:
            assert len(roll.dice) == FEW
            assert set(rolls[0].dice) <= set(roll.dice)
        assert [sets.has_set(roll.faces) for roll in rolls] == [False] * (len(rolls) - 1) + [True]
        again += len(rolls) > 1
    assert again


def test_sc_07_all_dice_gone_and_a_tie() -> None:
    table = tied(TWO, pause_seconds=0)
    assert len(state(table).dice) == FEW


@pytest.mark.parametrize("penalty", ["cooldown", "point"])
def test_sc_07_a_wrong_call_in_the_tie_break_costs_the_wait(penalty: str) -> None:
    table = tied(penalty=penalty, pause_seconds=0)
    table.act(0, "call", at=3000)
    missed = table.tick(8000)
    assert missed == (Missed(0, "late", 8000, 11_000),)
    assert list(table.actors) == [1]
    assert view(table).scores == (1, 1, 0)


def test_sc_07_the_photo_finish_does_not_wait_for_those_who_look_on() -> None:
    table = connected(laid(f"{TWO} {QUIET}", seats=3, rounds=1, pause_seconds=0), 0, 0, 200)
    for seat, three in ((0, "1 2 3"), (1, "4 5 6")):
        table.act(seat, "call", at=1000 * (seat + 1))
        table.tick(1000 * (seat + 1) + 200)
        table.act(seat, f"take {three}")
    assert view(table).phase == "tie-break"
    assert table.act(0, "call", at=5000) == (Called(0, 5000, 10_000),)


def test_sc_08_alone_one_takes_without_calling() -> None:
    """SC-08."""
    table = laid(LAST, seats=1, rounds=1)
    with refused("not-alone"):
        table.act(0, "call", at=0)
    events = table.act(0, "take 1 2 3", at=83_000)
    assert kinds(events) == ["Took", "RoundOver", "Ended"]
    assert result(table).winners == (0,)
    assert Reader().strictly(result(table).message) == "1 SET in 1:23; most possible: 1."


def test_sc_08_the_result_tells_the_best_split_of_every_roll() -> None:
    table = ff.Table("scramble-set", 1, seed=4, rounds=2)
    best = 0
    for _ in range(2):
        best += sets.most(state(table).faces)
        play_round(table, 0)
        if table.outcome is None:
            table.act(0, "ready", at=table.now + 60_000)
    assert state(table).now > 60_000
    ms = sum(row.ms for row in view(table).history)
    assert ms < 60_000, "the pause is not counted"
    assert Reader().strictly(result(table).message).endswith(f"most possible: {best}.")


def test_sc_08_alone_a_wrong_pick_costs_the_wait() -> None:
    table = laid(LAST, seats=1)
    (missed,) = table.act(0, "take 1 2 4", at=1000)
    assert isinstance(missed, Missed)
    assert list(table.actors) == []
    with refused("resting"):
        table.act(0, "take 1 2 3", at=3999)
    table.act(0, "take 1 2 3", at=4000)


def test_sc_08_who_sees_no_more_may_stop() -> None:
    table = laid(LAST, seats=1, rounds=1)
    assert table.act(0, "stop", at=5000)[0] == Stopped(0, 5000)
    assert result(table).winners == ()
    assert result(table).reason == "stopped"
    with refused("alone-only"):
        laid(LAST).act(0, "stop", at=0)


def test_sc_08_who_has_stopped_a_round_plays_the_next_one() -> None:
    table = laid(LAST, seats=1, rounds=2, pause_seconds=0)
    assert kinds(table.act(0, "stop", at=5000)) == ["Stopped", "RoundOver", "Rolled"]
    play_round(table, 0)
    assert [row.stopped for row in view(table).history] == [True, False]
    assert result(table).winners == (), "the game had a stop in it"


def test_sc_08_alone_the_next_roll_waits_for_the_player() -> None:
    table = laid(LAST, seats=1)
    take(table, 0, 1, 2, 3, at=1000)
    assert table.deadline is None
    assert kinds(table.act(0, "ready", at=3_600_000)) == ["Readied", "Rolled"]


def test_sc_09_who_leaves_with_the_board_has_called_without_a_set() -> None:
    """SC-09."""
    table = laid(LAST)
    table.act(0, "call", at=1000)
    assert kinds(table.notice(Left(0), at=1500)) == ["Gone", "Missed"]
    assert list(table.actors) == [1]
    with refused("away"):
        table.act(0, "call", at=1600)
    table.notice(Back(0), at=9000)
    assert list(table.actors) == [0, 1]
    with refused("here"):
        table.notice(Back(0), at=9000)
    table.notice(Left(1), at=9000)
    with refused("away"):
        table.notice(Left(1), at=9000)


def test_sc_09_the_pause_waits_only_for_those_who_are_here() -> None:
    table = laid(LAST, seats=3)
    take(table, 0, 1, 2, 3, at=1000)
    table.notice(Left(2), at=1100)
    table.act(0, "ready", at=1200)
    assert kinds(table.act(1, "ready", at=1300))[-1] == "Rolled"
    other = laid(LAST, seats=3)
    take(other, 0, 1, 2, 3, at=1000)
    other.act(0, "ready", at=1200)
    other.act(1, "ready", at=1300)
    assert kinds(other.notice(Left(2), at=1400)) == ["Gone", "Rolled"]


def test_sc_09_who_was_ready_and_left_is_asked_again() -> None:
    table = laid(LAST)
    take(table, 0, 1, 2, 3, at=1000)
    table.act(1, "ready", at=1100)
    table.notice(Left(1), at=1200)
    table.notice(Back(1), at=1300)
    assert kinds(table.act(0, "ready", at=1400)) == ["Readied"]
    assert list(table.actors) == [1]


def test_sc_09_when_all_have_left_the_pause_is_no_shorter() -> None:
    table = laid(LAST, pause_seconds=20)
    take(table, 0, 1, 2, 3, at=1000)
    for seat in (0, 1):
        assert kinds(table.notice(Left(seat), at=2000)) == ["Gone"]
    assert table.deadline == 21_000


def test_sc_09_a_tie_break_waits_when_nobody_is_there() -> None:
    table = tied(pause_seconds=0)
    for seat in (2, 0, 1):
        table.notice(Left(seat), at=3000)
    assert list(table.actors) == []
    assert table.deadline is None
    table.notice(Back(1), at=4000)
    assert list(table.actors) == [1]


def test_sc_09_those_who_left_a_tie_to_others_share_the_win() -> None:
    table = tied(pause_seconds=0)
    assert kinds(table.notice(Left(0), at=3000)) == ["Gone"]
    assert kinds(table.notice(Left(1), at=3000)) == ["Gone", "Ended"]
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1)


def test_dice_08_a_recorded_game_replays_exactly() -> None:
    table = ff.Table("scramble-set", 2, seed=9, rounds=1)
    play_round(table, 0, 0, 1)
    assert ff.verify(table.record()).outcome == table.outcome


def random_match(number: int, rounds: int) -> ScrambleTable:
    """Everybody grabs at random, with a seeing moment now and then, so that it comes to an end this year."""
    chance = Chance(seed_bytes(number))
    table = ff.Table("scramble-set", 1 + number % 6, seed=number, rounds=rounds, pause_seconds=0, cooldown_seconds=1)
    while table.outcome is None:
        actors = list(table.actors)
        if not actors:
            table.tick(table.deadline)
            continue
        seat = chance.pick(actors)
        seen = view(table, seat)
        if seen.calling is None and table.seats > 1:
            table.act(seat, "call", table.now + chance.below(900))
            continue
        three = (
            chance.pick(sets.find(seen.upper)) if chance.below(3) == 0 else chance.shuffled(range(len(seen.lying)))[:3]
        )
        table.act(
            seat, "take " + " ".join(str(seen.lying[index] + 1) for index in three), table.now + chance.below(900)
        )
        if chance.below(50) == 0:
            table.tick(table.now + 6000)
    return table


def test_random_games_end_and_conserve_the_dice() -> None:
    for number in range(30):
        table = random_match(number, rounds=1)
        assert sorted(table.game.pieces(table.state)) == sorted(ALL_DICE)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_five_thousand_random_games_end_and_conserve_the_dice(block: int) -> None:
    ties = 0
    for number in range(500 * block, 500 * (block + 1)):
        table = random_match(number, rounds=1 + number % 3)
        assert sorted(table.game.pieces(table.state)) == sorted(ALL_DICE)
        ties += result(table).reason == "tie-break"
        if number % 50 == 0:
            assert ff.verify(table.record()).outcome == table.outcome
    assert ties, "some are decided by a tie-break"
