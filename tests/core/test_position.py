"""Positions as text: the grammar, and how a game's states are written and read by a table of codecs."""

from collections.abc import Callable

import pytest
from msgspec import Struct

import fivefold as ff
from fivefold.core.game import Players, SeenBy
from fivefold.core.layout import (
    MAYBE,
    MAYBE_SEAT,
    NUMBER,
    SEAT,
    SEATS,
    SORTED_SEATS,
    YES,
    Layout,
    derived,
    each,
    groups,
    later,
    one_of,
    owned,
    pieces,
    public,
    secret,
)
from fivefold.core.position import EMPTY, Fields, Part, by_seat, hidden, read_position, spaced, write_position
from fivefold.games.karma.model import Ending
from fivefold.games.karma.rules import Karma
from fivefold.games.set_cubed.rules import SetCubed

TWO = Players(2, 2)
THREE = Players(3, 3)


def refusal(read: Callable[[], object]) -> str:
    with pytest.raises(ff.Unreadable) as refused:
        read()
    return str(refused.value)


def letter(text: str) -> str:
    if len(text) == 1:
        return text
    raise ff.Unreadable("core.wrong.number", least=0)


# -- fields


def test_fields_are_named_in_any_case_with_any_spaces_around_them() -> None:
    fields = Fields("  SEATS 2 ;Turn   1;  pile  7  7 ", TWO)
    assert (fields["seats"].text, fields["turn"].text, fields["pile"].text) == ("2", "1", "7  7")


def test_an_absent_or_empty_field_has_no_text() -> None:
    fields = Fields("seats 2; pile", TWO)
    assert fields["pile"].text == fields["hands"].text == ""
    assert fields["pile"].words() == fields["hands"].groups() == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("seats 2; turn 0; turn 1", "Character 23 (turn, at “1”)"),
        ("seats 2; pile 7; Pile 8", "Character 23 (pile, at “8”)"),
        ("seats 2; 7 7", "Character 9 (?, at “7 7”)"),
        ("seats 2;; turn 1", "Character 9 (?"),
        ("turn 1", "Character 1 (seats"),
        ("seats 3; turn 1", "Character 7 (seats, at “3”)"),
        ("seats x", "Character 7 (seats, at “x”)"),
    ],
)
def test_a_bad_field_is_refused_and_says_where(text: str, message: str) -> None:
    assert refusal(lambda: Fields(text, TWO)).startswith(message)


def test_a_field_that_the_game_does_not_have_is_refused() -> None:
    fields = Fields("seats 2; at 5; turn 1; trun 0", TWO)
    fields.check_names({"turn", "trun"})
    assert refusal(lambda: fields.check_names({"turn"})).startswith("Character 29 (trun, at “0”)")


def test_the_time_of_the_table_is_now_unless_told() -> None:
    assert Fields("seats 2", TWO).at == 0
    assert Fields("seats 2; now 500", TWO).at == 500
    assert Fields("seats 2; at 900; now 500", TWO).at == 900
    early = refusal(lambda: Fields("seats 2; at 400; now 500", TWO))
    assert early.startswith("Character 13 (at, at “400”): the table’s time is earlier")


# -- parts


def test_a_part_is_cut_at_a_sign_and_knows_where_both_halves_stand() -> None:
    part = Part("g8=2rd", "board", 10)
    assert part.cut("=") == (Part("g8", "board", 10), Part("2rd", "board", 13))
    assert part.cut("@") == (part, Part("", "board", 16))


def test_words_and_groups_know_where_they_stand() -> None:
    part = Part("1 2,  3  4 ,5", "history", 20)
    assert part.groups() == [Part("1 2", "history", 20), Part("3  4", "history", 26), Part("5", "history", 32)]
    assert part.groups()[1].words() == [Part("3", "history", 26), Part("4", "history", 29)]


def test_seats_have_parts_between_bars_and_a_hyphen_is_an_empty_one() -> None:
    fields = Fields("seats 3; hands A B | - |C", THREE)
    assert fields["hands"].by_seat(lambda part: part.pieces(letter)) == (("A", "B"), (), ("C",))
    assert fields["known"].by_seat(lambda part: part.pieces(letter)) == ((), (), ())


@pytest.mark.parametrize("text", ["A | B", "A | B | C | D", "A B C", "|"])
def test_there_is_a_part_for_every_seat(text: str) -> None:
    fields = Fields(f"seats 3; hands {text}", THREE)
    assert refusal(lambda: fields["hands"].by_seat(Part.words)).startswith("Character 16 (hands")


@pytest.mark.parametrize(
    ("text", "column"),
    [("XX | B | C", 16), ("A | XX | C", 20), ("A | B | XX", 24), ("-|-|A XX", 22), ("A B |   C   |  D  XX", 34)],
)
def test_an_error_in_a_later_seats_part_has_its_own_column(text: str, column: int) -> None:
    fields = Fields(f"seats 3; hands {text}", THREE)
    message = refusal(lambda: fields["hands"].by_seat(lambda part: part.pieces(letter)))
    assert message.startswith(f"Character {column} (hands, at “XX”)")


def test_a_seat_stands_once_and_is_at_the_table() -> None:
    fields = Fields("seats 3; out 2 0; ready 1 2 1; away 3", THREE)
    assert fields["out"].some_seats() == (2, 0)
    assert refusal(fields["ready"].some_seats).startswith("Character 25 (ready, at “1 2 1”)")
    assert refusal(fields["away"].some_seats).startswith("Character 37 (away, at “3”)")


def test_a_seat_may_be_nobody() -> None:
    fields = Fields("seats 3; out -; turn 2", THREE)
    assert (fields["out"].maybe_seat(), fields["turn"].maybe_seat(), fields["past"].maybe_seat()) == (None, 2, None)
    assert fields["past"].seat() == 0


def test_places_may_be_empty() -> None:
    assert Part("A - B", "board", 0).places(letter) == ("A", None, "B")
    assert Part("-", "board", 0).places(letter) == (None,)


@pytest.mark.parametrize("text", ["1.5", "+1", "1e3", "99999999999999", "x", "-"])
def test_a_number_is_digits(text: str) -> None:
    assert refusal(Part(text, "turns", 4).number).startswith("Character 5 (turns")


# -- writing


def test_what_is_hidden_is_counted() -> None:
    assert [hidden(count) for count in (0, 1, 14)] == ["", "??", "??*14"]


def test_pieces_stand_apart_by_spaces_and_seats_by_bars() -> None:
    assert spaced(["A", None, "B"]) == "A - B"
    assert by_seat(["A B", "", "C"]) == f"A B | {EMPTY} | C"
    assert by_seat(["", "", ""]) == ""


def test_a_text_with_something_hidden_cannot_be_played_on() -> None:
    karma = Karma()
    text = karma.write_state(karma.read_state("seats 2; hands 3 5 | 4 4; draw 9 9"), 0)
    assert text == "seats 2; phase play; hands 3 5 | ??*2; draw ??*2"
    assert refusal(lambda: read_position(karma, text)).startswith("Character 34 (hidden, at “??”)")


def test_the_time_is_written_once() -> None:
    """A game that remembers when somebody last did something says it itself."""
    cubed, karma = SetCubed(), Karma()
    state = cubed.read_state("seats 2; phase deal; now 500")
    assert write_position(cubed, state, 500) == "seats 2; phase deal; now 500"
    assert write_position(cubed, state, 900) == "seats 2; at 900; phase deal; now 500"
    assert write_position(karma, karma.start(2), 900) == "seats 2; at 900; phase deal"


# -- layouts


class PublicHall(Struct, frozen=True):
    seats: int
    turn: int = 0
    turns: int = 0
    due: int | None = None
    last: int | None = None
    out: tuple[int, ...] = ()
    away: tuple[int, ...] = ()
    is_open: bool = False
    ended: str = ""
    rows: tuple[tuple[str, ...], ...] = ()


class Hall(PublicHall, frozen=True):
    """A state with a field of every kind."""

    hands: tuple[tuple[str, ...], ...] = ((), ())
    drawn: tuple[tuple[str, ...], ...] = ((), ())
    deck: tuple[str, ...] = ()


LETTERS = pieces(letter)
HALL = Layout(
    Hall,
    TWO,
    {
        "turn": SEAT,
        "turns": NUMBER,
        "due": MAYBE,
        "last": MAYBE_SEAT,
        "out": SEATS,
        "away": SORTED_SEATS,
        "is_open": YES,
        "ended": one_of(Ending),
        "hands": owned(LETTERS),
        "drawn": owned(LETTERS, is_counted=False),
        "deck": secret(LETTERS),
        "rows": groups(LETTERS),
        "sizes": derived(lambda hall: tuple(map(len, hall.hands)), each(NUMBER)),
        "note": derived(lambda hall: "x" * hall.turns, later(str)),
    },
)
FULL = Hall(
    seats=2,
    turn=1,
    turns=3,
    due=0,
    last=0,
    out=(1, 0),
    away=(0, 1),
    is_open=True,
    ended="one-left",
    rows=(("F",), ("G", "H")),
    hands=(("A", "B"), ("C",)),
    drawn=((), ("C",)),
    deck=("D", "E"),
)
ALL = (
    "seats 2; turn 1; turns 3; due 0; last 0; out 1 0; away 0 1; is-open yes; ended one-left; hands A B | C;"
    " drawn - | C; deck D E; rows F, G H; sizes 2 | 1; note xxx"
)


@pytest.mark.parametrize(
    ("seen_by", "hands", "drawn", "deck"),
    [
        ("all", "A B | C", "; drawn - | C", "D E"),
        (0, "A B | ??", "", "??*2"),
        (1, "??*2 | C", "; drawn - | C", "??*2"),
        (None, "??*2 | ??", "", "??*2"),
    ],
)
def test_each_seat_reads_what_it_may_know(seen_by: SeenBy, hands: str, drawn: str, deck: str) -> None:
    shown = ALL.replace("hands A B | C; drawn - | C; deck D E", f"hands {hands}{drawn}; deck {deck}")
    assert HALL.write(FULL, seen_by) == shown


def test_a_state_is_read_as_it_was_written() -> None:
    found = HALL.read(ALL)
    assert Hall(**found.state) == FULL
    assert (found.seats, found.at, found["sizes"], found["turn"]) == (2, 0, (2, 1), 1)
    assert found["note"] == Part("xxx", "note", len(ALL) - 3, 2), "read when others are known"
    assert set(found.derived) == {"sizes", "note"}


def test_empty_fields_are_left_out() -> None:
    assert HALL.write(Hall(2)) == "seats 2"
    assert Hall(**HALL.read("seats 2").state) == Hall(2)


def test_a_layout_knows_its_fields_by_their_names_in_the_text() -> None:
    assert refusal(lambda: HALL.read("seats 2; is_open yes")).startswith("Character 12 (is, at “_open yes”)")
    assert refusal(lambda: HALL.read("seats 2; open yes")).startswith("Character 15 (open, at “yes”)")
    assert refusal(lambda: HALL.read("seats 2; ended never")).startswith("Character 16 (ended, at “never”)")
    assert str(HALL.read("seats 2; deck A").wrong("deck", "core.wrong.seat-twice")).startswith(
        "Character 15 (deck, at “A”)"
    )


def test_of_a_hidden_field_it_must_be_said_who_may_read_it() -> None:
    with pytest.raises(TypeError, match=r"\['deck'\] are not in the public state"):
        Layout(Hall, TWO, {"turn": SEAT, "hands": owned(LETTERS), "deck": LETTERS})
    assert Layout(Hall, TWO, {"deck": public(LETTERS)}).write(FULL, None) == "seats 2; deck D E"
