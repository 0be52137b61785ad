"""The race: who shows a SET first fills the logo and goes first."""

import pytest

from fivefold.games.set_cubed import openings
from fivefold.games.set_cubed.model import Drew, Held, Opened, Rolled
from fivefold.games.set_cubed.rules import SetCubed
from fivefold.pieces.dice import ALL_DICE, SIDES, Die

from .tables import Table, faces, lying, refused, rolled


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cu_03_everybody_draws_five_dice_and_all_roll(seats: int) -> None:
    """CU-03."""
    table = Table(SetCubed(), seats, seed=3)
    drew = table.log[0].events[0]
    assert isinstance(drew, Drew)
    assert [len(hand) for hand in drew.dice] == [5] * seats
    held = [one for hand in drew.dice for one in hand]
    assert all(one.face in SIDES[one.die] for one in held)
    assert len({one.die for one in held}) == 5 * seats
    assert table.state.bag == tuple(die for die in ALL_DICE if die not in {one.die for one in held})


def test_cu_03_dice_are_drawn_blindly() -> None:
    """Every die is drawn by somebody in some match."""
    drawn: set[Die] = set()
    for seed in range(40):
        drew = Table(SetCubed(), 2, seed=seed).log[0].events[0]
        assert isinstance(drew, Drew)
        drawn |= {one.die for one in drew.dice[0]}
    assert drawn == set(ALL_DICE)


def test_cu_04_the_first_to_show_a_set_plays_first() -> None:
    table = rolled("1ro 2ro 3ro 1gd 2pd", "1gd 1gd 1gd 2ro 3ro", "1ro 1ro 2ro 2ro 1gd")
    assert list(table.actors) == [0, 1]
    (opened,) = table.act(1, "set 1gd 1gd 1gd")
    assert isinstance(opened, Opened)
    assert table.state.first == 1
    assert list(table.actors) == [2]
    with refused("opened"):
        table.act(0, "set 1ro 2ro 3ro")


def test_cu_04_all_dice_are_open() -> None:
    table = rolled("1ro 2ro 3ro 1gd 2pd", "1gd 2gd 1gq 2ro 3ro")
    for seat in (0, 1, None):
        assert table.view(seat).hands == table.state.hands
    drew = Table(SetCubed(), 2, seed=3).log[0].events[0]
    assert all(drew.seen_by(seat) == drew for seat in (0, 1, None))


def test_cu_04_when_nobody_has_a_set_all_roll_again_until_somebody_has() -> None:
    table = rolled("1ro 1ro 2ro 2ro 1gd", "1ro 1ro 2ro 2ro 1gd")
    again = [event for event in table.log[0].events if isinstance(event, Rolled)]
    assert len(again) == len(table.log[0].events) > 0
    for event in again:
        assert event.reason == "no-set"
        assert [len(hand) for hand in event.dice] == [5, 5]
    assert any(map(openings.has_set, table.state.hands))
    assert not any(openings.has_set(hand) for event in again[:-1] for hand in event.dice)


def test_cu_05_saying_set_without_one_is_refused_with_the_reason_and_costs_nothing() -> None:
    """CU-05."""
    table = rolled("1ro 2ro 3ro 1gd 2pd", "1gd 2gd 1gq 2ro 3ro")
    before = table.state
    with refused("not-a-set", "two are red and one is green", "two are ovals and one is a diamond"):
        table.act(0, "set 1ro 2ro 1gd")
    with refused("not-in-hand", "3gd"):
        table.act(0, "set 1ro 2ro 3gd")
    with refused("not-in-hand"):
        table.act(0, "set 1ro 1ro 1ro")
    assert table.state is before
    assert table.act(0, "set 1ro 2ro 3ro")


def test_cu_06_the_three_dice_lie_on_the_logo_in_the_chosen_order() -> None:
    """CU-06."""
    table = rolled("1ro 2ro 3ro 1gd 2pd", "1gd 2gd 1gq 2ro 3ro")
    table.act(0, "set 3ro 1ro 2ro")
    assert lying(table) == {"f7": "3ro", "g7": "1ro", "h7": "2ro"}
    assert faces(table, 0) == "1gd 2pd"
    assert table.view(None).scores == (3, 0)
    assert table.view(None).turn == 1


@pytest.mark.parametrize(
    ("shown", "points"), [("1ro 2ro 3ro", 3), ("1ro *2ro 3ro", 2), ("*1ro 2ro *3ro", 1), ("*1gd *1gd *1gd", 0)]
)
def test_cu_06_a_wild_counts_nothing(shown: str, points: int) -> None:
    table = rolled("1ro 2ro 3ro 1gd 2pd", "* * * 2ro 3ro" if points == 0 else "1ro 2ro 3ro * *")
    table.act(1, f"set {shown}")
    assert table.view(None).scores == (0, points)
    assert lying(table) == dict(zip(("f7", "g7", "h7"), shown.split(), strict=True))


def test_cu_06_a_wild_says_what_it_stands_for() -> None:
    table = rolled("1ro 2ro 1gq 1gd *", "1gd 2gd 1gq 2ro 3ro")
    with refused("not-stated"):
        table.act(0, "set 1ro 2ro *")
    with refused("not-a-set"):
        table.act(0, "set 1ro 2ro *3go")


def test_cu_06_opening_is_a_whole_turn() -> None:
    """CU-07: then the next player to the left has the turn."""
    table = rolled("1ro 2ro 3ro 1ro 2ro", "1gd 2gd 1gq 2ro 3ro", "1gd 2gd 1gq 2ro 3ro")
    table.act(0, "set 1ro 2ro 3ro")
    assert table.state.turn == 1
    with refused("not-your-turn"):
        table.act(0, "put i7=1ro")


def test_all_openings_are_listed_once_each() -> None:
    """Six orders of a SET of three faces, one of a SET of the same; 27 for two WILDs in each place of the third die."""
    hands = {"1ro 2ro 3ro 1gd 2gq": 6, "1ro 1ro 1ro 2gd 2gq": 1, "1ro 2gd 2gq 3po 1gd": 0}
    for text, many in hands.items():
        hand = tuple(Held(die, face) for die, face in zip(ALL_DICE, text.split(), strict=False))
        assert len(set(openings.moves(hand))) == len(list(openings.moves(hand))) == many
    hand = tuple(Held(die, face) for die, face in zip(ALL_DICE, ("1ro", "*", "*"), strict=False))
    assert len(list(openings.moves(hand))) == 3 * 27
    wild = tuple(Held(die, "*") for die in ALL_DICE[:3])
    assert len(list(openings.moves(wild))) == 27 * 27


def test_cu_22_the_race_has_no_clock() -> None:
    """CU-04, CU-22: somebody has a SET, so nothing is rolled again however long it takes."""
    table = rolled("1ro 2ro 3ro 1gd 2pd", "1gd 2gd 1gq 2ro 3ro", turn_seconds=20)
    assert table.deadline is None
    assert table.tick(1_000_000) == ()


def test_cu_04_nobody_is_told_that_they_have_a_set() -> None:
    """A table lists only what any WILD can do; to see a SET is the race."""
    table = rolled("1ro 2ro 3ro 1gd 2pd", "1gd * 1gq 2ro 3ro", turn_seconds=20)
    assert len(table.moves(0)) == 6
    assert list(table.game.listed_moves(table.view(0))) == []
    offered = [table.game.write(move) for move in table.game.listed_moves(table.view(1))]
    assert "set 1gd *1go 1gq" in offered
    assert all("*" in move for move in offered)
