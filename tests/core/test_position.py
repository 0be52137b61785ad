"""Positions as text: what all games have in common."""

import pytest

import fivefold as ff
from fivefold.core.game import Players
from fivefold.core.position import Fields, Part, write_position
from fivefold.games.karma.rules import Karma
from fivefold.games.set_cubed.rules import SetCubed

TWO = Players(2, 2)


def test_a_part_is_cut_at_a_sign_and_knows_where_both_halves_stand() -> None:
    part = Part("g8=2rd", "board", 10)
    assert part.cut("=") == (Part("g8", "board", 10), Part("2rd", "board", 13))
    assert part.cut("@") == (part, Part("", "board", 16))


def test_the_time_of_the_table_is_now_unless_told() -> None:
    assert Fields("seats 2", TWO).at == 0
    assert Fields("seats 2; now 500", TWO).at == 500
    assert Fields("seats 2; at 900; now 500", TWO).at == 900
    with pytest.raises(ff.Unreadable) as refusal:
        Fields("seats 2; at 400; now 500", TWO)
    assert str(refusal.value).startswith("Character 13 (at, at '400'): the time of the table is before")


def test_the_time_is_written_once() -> None:
    """A game that remembers when somebody last did something says it itself."""
    cubed, karma = SetCubed(), Karma()
    state = cubed.read_state("seats 2; phase deal; now 500")
    assert write_position(cubed, state, 500) == "seats 2; phase deal; now 500"
    assert write_position(cubed, state, 900) == "seats 2; at 900; phase deal; now 500"
    assert write_position(karma, karma.start(2), 900) == "seats 2; at 900; phase deal"
