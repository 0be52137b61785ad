"""A table of Karma as one line of text."""

import pytest

import fivefold as ff
from fivefold.games.karma import position
from fivefold.games.karma.rules import Karma

LINE = (
    "seats 2; phase play; turn 1; hands 3 5 UP | 4 4; up 12 16 GIVE | 16; down 4 8 - | 1 2 3;"
    " draw 9 9; pile 7 7; row 7 7"
)


def test_a_line_is_read_and_written_again() -> None:
    table = ff.Table.at(Karma(), LINE)
    assert table.position == LINE
    assert table.view(0).hand == ("3", "5", "UP")
    assert table.view(1).top == "7"
    assert table.view(None).players[0].down == (True, True, False)
    assert LINE in repr(table)


def test_the_example_of_the_module_is_a_position() -> None:
    (line,) = [row.strip() for row in (position.__doc__ or "").splitlines() if row.startswith("    seats")]
    assert ff.Table.at("karma", line).position == line


def test_it_goes_on_from_there() -> None:
    """KA-11: two lie there in a row, and the third clears the pile; KA-07: then the hand is filled."""
    table = ff.Table.at(Karma(), "seats 2; hands 7 9 | 3; pile 2 7 7; row 7 7; draw 4 5", ["Ann", "Ben"], seed=1)
    table.act(0, "play 7")
    assert table.position == "seats 2; phase play; hands 4 5 9 | 3; gone 2 7 7 7"


def test_what_a_seat_may_not_know_is_hidden() -> None:
    game = Karma()
    state = game.read_state(LINE)
    assert game.write_state(state, 1) == (
        "seats 2; phase play; turn 1; hands ??*3 | 4 4; up 12 16 GIVE | 16; down ?? ?? - | ?? ?? ??;"
        " draw ??*2; pile 7 7; row 7 7"
    )
    assert "hands ??*3 | ??*2" in game.write_state(state, None)
    with pytest.raises(ff.Unreadable, match=r"Character 36 \(hidden, at “\?\?”\): a position with hidden pieces"):
        ff.Table.at(game, game.write_state(state, 1))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "Character 1 (?): expected a field name and a value."),
        ("hands 3 | 4", "Character 1 (seats): expected the number of players: 2 to 12 players."),
        ("seats 13", "Character 7 (seats, at “13”): expected the number of players: 2 to 12 players."),
        ("seats 2; hands 3 | 17", "Character 20 (hands, at “17”): “17” isn’t a card. Write 1 to 16"),
        ("seats 2; hands 3", "Character 16 (hands, at “3”): expected one part for each player (2)"),
        ("seats 2; hands 3 | 4; hands 3 | 4", "Character 29 (hands, at “3 | 4”): this field appears twice"),
        ("seats 2; feet 3", "Character 15 (feet, at “3”): this game doesn’t have that field."),
        ("seats 2; turn 2", "Character 15 (turn, at “2”): expected a whole number from 0 to 1."),
        ("seats 2; phase lunch", "Character 16 (phase, at “lunch”): expected one of deal, choose, play"),
        ("seats 2; down 3 | 3", "Character 15 (down, at “3”): expected 3 cards here"),
        ("seats 2; hands 3 3 | 3 3", "3 appears too often: Karma doesn’t have that many."),
        ("seats 2; hands 3 | 4; known 5 | -", "Character 16 (hands, at “3 | 4”): a known or chosen card isn’t in"),
        ("seats 2; hands 3 | -; turn 1; out 1", "Character 28 (turn, at “1”): a player who is out has no turn."),
        ("seats 2; hands 3 | 4; out 1", "Character 27 (out, at “1”): seat 1 still has cards."),
        ("seats 2; hands 3 | 4; row 7 8", "Character 27 (row, at “7 8”): expected one or two identical cards"),
        ("seats 2; hands 3 | 4; phase over", "only a finished game has a reason."),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: str, wrong: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        ff.Table.at(Karma(), text)
    assert wrong in str(refusal.value)
    assert refusal.value.code == "bad-position"


def test_the_number_of_seats_must_fit() -> None:
    with pytest.raises(ff.BadOption, match="The position is for 2 players, not 3"):
        ff.Table.at(Karma(), LINE, 3)
