"""SET CUBED in short text: read, written, shown and told."""

import pytest

import fivefold as ff
from fivefold.games.set_cubed.model import Done, Ended, Move, Offered, Open, Put, Replace, Roll, Rolled, TakeBack
from fivefold.games.set_cubed.notation import read, write
from fivefold.pieces.rounds import TimeUp

from .tables import LOGO, hints, in_text, laid, play, rolled, told

MOVES: list[tuple[str, Move]] = [
    ("set 1ro 2ro 3ro", Open(("1ro", "2ro", "3ro"))),
    ("set 1ro *2ro 3ro", Open(("1ro", "*2ro", "3ro"))),
    ("replace g7", Replace("g7")),
    ("put g8=2rd", Put("g8", "2rd")),
    ("put m13=*2rd", Put("m13", "*2rd")),
    ("put g8=*", Put("g8", "*")),
    ("put h8=1go with *2rd", Put("h8", "1go", "*2rd")),
    ("back", TakeBack()),
    ("done", Done()),
    ("keep", Roll()),
    ("roll * 1ro 2go", Roll(("*", "1ro", "2go"))),
]


@pytest.mark.parametrize(("text", "move"), MOVES)
def test_moves_round_trip(text: str, move: Move) -> None:
    assert write(move) == text
    assert read(text) == read(text.upper()) == read(f"  {text} ") == move


def test_cu_10_skip_is_another_word() -> None:
    assert read("skip") == Done()


def test_cu_17_the_order_of_dice_to_roll_does_not_matter() -> None:
    assert read("roll 2go 1ro") == Roll(("1ro", "2go")) == Roll(("2go", "1ro"))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-move"),
        ("put", "not-a-move"),
        ("set 1ro 2ro", "not-a-move"),
        ("roll", "not-a-move"),
        ("back 1", "not-a-move"),
        ("put g8=1ro and *2rd", "not-a-move"),
        ("put g14=1ro", "not-a-square"),
        ("put n1=1ro", "not-a-square"),
        ("put 1ro", "not-a-square"),
        ("replace g0", "not-a-square"),
        ("put g8", "not-a-face"),
        ("put g8=4ro", "not-a-face"),
        ("put g8=**", "not-a-face"),
        ("roll 1rx", "not-a-face"),
    ],
)
def test_other_texts_are_no_moves(text: str, code: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        read(text)
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")


def test_moves_that_no_text_stands_for_are_refused() -> None:
    """DICE-01: such as from a program."""
    table = laid(LOGO, "1ro", "1ro")
    with pytest.raises(ff.Illegal) as refusal:
        table.act(0, Put("z9", "1ro"))
    assert refusal.value.code == "no-square"


def test_cu_01_the_board_in_words() -> None:
    table = laid("f7=1ro g7=*2ro h7=3ro", "1ro 2go 2po", "1gd", board="b2=5,k7=2")
    play(table, "put i7=1ro", "put g8=2go")
    rows = in_text(table, 0)
    assert rows[0].split() == list("abcdefghijklm")
    assert rows[2] == "  2   .   (5)   .    .    .    .    .    .    .    .    .    .    ."
    assert rows[7] == "  7   .    .    .    .    .   1ro *2ro  3ro  1ro   .   (2)   .    ."
    assert rows[8].split() == ["8", *["."] * 6, "2go", *["."] * 6]
    assert rows[14:] == [
        "round 1; 35 dice in the bag",
        "Ann: 0 points (to add a die): 2po",
        "Ben: 3 points (first): 1gd",
        "  1ro on i7: g7-i7 3",
    ]


def test_the_race_in_words() -> None:
    table = rolled("1ro 2ro 3ro 1gd 2pd", "1gd 2gd 1gq 2ro 3ro")
    assert in_text(table, 0)[14:] == [
        "the first player to show a SET opens; 32 dice in the bag",
        "Ann: 0 points: 1ro 2ro 3ro 1gd 2pd",
        "Ben: 0 points: 1gd 2gd 1gq 2ro 3ro",
    ]
    assert [told(table, event) for event in table.act(0, "set 1ro 2ro 3ro")] == [
        "Ann has a SET and opens with 1ro 2ro 3ro for 3 points."
    ]


def test_events_in_words() -> None:
    table = laid("f7=1ro g7=*2ro h7=3ro i7=1ro", "2ro 2ro 2go 2po *", "1gd 1gd 1gd 2gd 2gd", turn_seconds=9)
    acts = [
        play(table, "replace g7")[:1],
        play(table, "put j7=2ro"),
        play(table, "put g8=2go"),
        play(table, "put g9=2po"),
        play(table, "back"),
        table.tick(9000)[:1],
    ]
    assert [told(table, event) for events in acts for event in events] == [
        "Ann puts 2ro in place of the WILD on g7.",
        "Ann plays 2ro on j7: h7-j7 3, bonus 2.",
        "Ann puts 2go on g8 first.",
        "Ann plays 2go on g8 and 2po on g9: g7-g9 3.",
        "Ann undoes the dice on g8 and g9.",
        "Time’s up for Ann: 5 points.",
    ]


def test_the_extra_roll_in_words() -> None:
    table = laid(LOGO, "1ro 1gd 2gd 2gq 3pd", "1ro 1gd 2gd 2gq 3pd")
    assert told(table, play(table, "skip")[1]) == "Everyone has drawn. Who wants to roll dice again?"
    assert in_text(table, 0)[14].startswith("before round 2 everyone can roll")
    (chose,) = table.act(0, "roll 1ro 2gq")
    assert told(table, chose) == "Ann will roll 2 dice."
    assert told(table, chose.seen_by(1)) == "Ann has decided."
    assert "Ann: 0 points (has decided): 1ro" in "\n".join(in_text(table, 1))
    kept, rolled_again = table.act(1, "keep")[:2]
    assert told(table, kept) == "Ben will keep all dice."
    assert told(table, rolled_again).startswith("The chosen dice are rolled again. Ann rolls ")


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You play 2go on g8 and 2po on g9: g7-g9 3.", "Ann plays 2go on g8 and 2po on g9: g7-g9 3."),
        ("de", "Du legst 2go auf g8 und 2po auf g9: g7-g9 3.", "Ann legt 2go auf g8 und 2po auf g9: g7-g9 3."),
        ("fr", "Tu poses 2go en g8 et 2po en g9\u00a0: g7-g9 3.", "Ann pose 2go en g8 et 2po en g9\u00a0: g7-g9 3."),
        ("es", "Pones 2go en g8 y 2po en g9: g7-g9 3.", "Ann pone 2go en g8 y 2po en g9: g7-g9 3."),
    ],
)
def test_cu_09_a_play_for_everybody_in_their_language(language: str, mine: str, theirs: str) -> None:
    table = laid(LOGO, "2go 2po", "1gd")
    play(table, "put g8=2go")
    (placed,) = play(table, "put g9=2po")
    assert [told(table, placed, language, seat) for seat in (0, 1)] == [mine, theirs]


def test_other_events_in_words() -> None:
    table = laid(LOGO, "1ro", "1ro")
    assert told(table, Rolled(((), ()), "extra")) == "Everyone keeps their dice."
    assert [told(table, event) for event in (Offered(), TimeUp(0), Ended("out"), Ended("idle"))] == [
        "Everyone has drawn. Who wants to roll dice again?",
        "Time’s up!",
        "A player is out of dice, and the bag is empty.",
        "Nobody has played for a while, so the game ends.",
    ]


def test_hints_for_the_race() -> None:
    table = rolled("1ro 2ro 3ro 1gd 2pd", "1gd 1gd 2gd 2gd 1gq")
    assert hints(table) == ["You have a SET.", "It begins with 1ro.", "The SET is 1ro, 2ro and 3ro."]
    assert hints(table, 1) == ["You have no SET."]
    assert table.game.hints(table.view(None)) == ()


def test_hints_for_a_turn() -> None:
    table = laid(LOGO, "1ro 2go 2po", "1gd")
    assert hints(table) == [
        "You can get 6 more points.",
        "Look at g5 and g6.",
        "Put 2go on g5 and 2po on g6: 3 points.",
    ]
    assert hints(table, 1) == []
    play(table, "put g5=2go", "put g6=2po")
    assert hints(table) == ["You can get 3 more points.", "Look at i7.", "Put 1ro on i7: 3 points."]
    play(table, "put i7=1ro")
    assert hints(table) == ["You can’t play anything else. Press Done."]


def test_cu_15_a_hint_to_replace_a_wild() -> None:
    assert hints(laid("f7=1ro g7=*2gd h7=3pq", "2gd", "1gd")) == ["You could replace the WILD on g7 and roll it."]


def test_hints_for_the_extra_roll() -> None:
    table = laid(LOGO, "1ro 1gd 1gd 2gd 2gd", "1ro 1gd 1gd 2gd 2gd")
    play(table, "skip")
    assert hints(table) == ["Nothing on the board fits 1gd, 1gd, 2gd and 2gd. Roll again."]
