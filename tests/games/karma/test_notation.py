"""Karma in text: cards, moves, events in words, the table, and hints."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fivefold as ff
from fivefold.core.speech import Reader, languages
from fivefold.core.table import AnyTable
from fivefold.core.words import message
from fivefold.games.karma import notation
from fivefold.games.karma.model import (
    HIDDEN,
    KARMA,
    KINDS,
    Dealt,
    Ended,
    Event,
    Gave,
    Give,
    Laid,
    Lay,
    Move,
    PickedUp,
    PickUp,
    Play,
    Played,
    Revealed,
    Turn,
)
from telling import shown, told

from .tables import NAMES, dealt, table_of, view

MOVES: dict[str, Move] = {
    "lay 3 12 UP": Lay(("12", "UP", "3")),
    "play 7": Play("7"),
    "play 7 7": Play("7", 2),
    "play GIVE": Play("GIVE"),
    "play GIVE GIVE": Play("GIVE", 2),
    "play UP UP UP": Play("UP", 3),
    "turn 1": Turn(0),
    "turn 3": Turn(2),
    "pickup": PickUp(),
    "give 1": Give(0),
    "give 12": Give(11),
}


@pytest.mark.parametrize("text", MOVES)
def test_moves_round_trip(text: str) -> None:
    assert notation.write(MOVES[text]) == text
    for form in (text, text.upper(), f" {text}  "):
        assert notation.read(form) == MOVES[text]


def test_every_move_has_its_text() -> None:
    assert {type(move) for move in MOVES.values()} == set(get_args(Move))


@given(st.sampled_from(KINDS), st.integers(1, 3))
def test_playing_round_trips(card: str, count: int) -> None:
    move = Play(card, count)
    assert notation.read(notation.write(move)) == move
    assert notation.read(" ".join([card.lower()] * count)) == move


def test_picking_up_in_two_words() -> None:
    assert notation.read("Pick up") == PickUp()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-move"),
        ("dance", "not-a-move"),
        ("pickup 3", "not-a-move"),
        ("17", "not-a-move"),
        ("play 17", "not-a-card"),
        ("play 07", "not-a-card"),
        ("play", "not-alike"),
        ("play 7 8", "not-alike"),
        ("7 7 7 7", "not-alike"),
        ("give give 2", "not-alike"),
        ("give 0", "not-a-player"),
        ("give ann", "not-a-player"),
        ("turn 0", "not-a-place"),
        ("turn 4", "not-a-place"),
        ("turn ²", "not-a-place"),
        ("lay 7 8", "not-three"),
        ("lay 7 8 9 10", "not-three"),
        ("lay 7 8 ??", "not-a-card"),
    ],
)
def test_what_is_no_move_is_unreadable(text: str, code: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        notation.read(text)
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")


def test_ka_01_karma_cards_have_names() -> None:
    """In every language each has its own."""
    for language in languages():
        names = [Reader(language).strictly(message("karma.card-name", piece=card)) for card in KARMA]
        assert len({*names, *KARMA}) == 8


TOLD: list[tuple[Event, str]] = [
    (
        Dealt((("1",) * 3,) * 2, (("1", "2", "3", "4", "5", "6"), (HIDDEN,) * 6), ("9", "9")),
        "The cards are dealt; 2 cards to draw. Ann has 1 2 3 4 5 6.",
    ),
    (Laid(0, ("7", "8", "UP"), 0), "Ann puts down 7 8 UP."),
    (Laid(0, (HIDDEN,) * 3, 0), "Ann puts down three cards."),
    (Laid(1, ("7", "8", "UP"), 0, late=True), "Time’s up. The table puts down 7 8 UP for Ben."),
    (
        Revealed((("7", "8", "9"), ("1", "2", "UP")), 0),
        "Face up: Ann 7 8 9 and Ben 1 2 UP. Ann goes first.",
    ),
    (Played(0, ("7", "7"), "hand", 0, 1), "Ann plays 7 7."),
    (Played(0, ("7",), "up", 0, 1), "Ann plays 7 from the table."),
    (Played(0, ("7",), "down", 0, 1), "Ann plays 7, turned over blind."),
    (Played(0, ("7",), "hand", 0, 1, drew=("UP",)), "Ann plays 7. Ann draws UP."),
    (Played(0, ("7",), "hand", 0, 1, drew=(HIDDEN, HIDDEN)), "Ann plays 7. Ann draws 2 cards."),
    (
        Played(0, ("7",), "hand", 0, 0, cleared=True),
        "Ann plays 7. Three in a row: the pile leaves the game. Ann starts a new pile.",
    ),
    (
        Played(0, ("7",), "hand", 0, 1, cleared=True, out=True),
        "Ann plays 7. Three in a row: the pile leaves the game. Ann is out.",
    ),
    (Played(0, ("UP",), "hand", 0, 1, lifted="3"), "Ann plays UP. The bottom card, 3, moves to the top."),
    (Played(0, ("TABLE",), "hand", 0, 0, "follow"), "Ann plays TABLE. Another card follows."),
    (Played(0, ("GIVE",), "hand", 0, 0, "give"), "Ann plays GIVE. Who gets the pile?"),
    (Played(0, ("GIVE",), "hand", 0, 1), "Ann plays GIVE. There’s no pile to give."),
    (Played(0, ("FIVE",), "hand", 0, 1, out=True), "Ann plays FIVE. The next card must be 5 or below. Ann is out."),
    (Played(0, ("3",), "hand", 0, 1, late=True), "Time’s up: Ann plays 3."),
    (PickedUp(1, ("3", "4"), 0, 0), "Ben picks up the pile of 2 cards."),
    (
        PickedUp(1, ("4",), 0, 0, "3", 1),
        "Ben turns over 3, which doesn’t fit, and picks it up with the pile of 1 card.",
    ),
    (PickedUp(1, ("3", "4"), 0, 0, late=True), "Time’s up: Ben picks up the pile of 2 cards."),
    (Gave(0, 1, ("3", "4"), 0, 1), "Ann gives the pile of 2 cards to Ben."),
    (
        Gave(0, 1, ("3",), 0, 1, back=True, drew=(HIDDEN,)),
        "Ann gives the pile of 1 card to Ben. Ben is back in the game. Ann draws 1 card.",
    ),
    (Gave(0, 1, ("3",), 0, 1, out=True), "Ann gives the pile of 1 card to Ben. Ann is out."),
    (Ended("one-left", (1,)), "Ben is the last with cards and loses."),
    (Ended("turn-limit", (1,)), "The turn limit is reached. Ben has the most cards and loses."),
    (Ended("turn-limit", (0, 1)), "The turn limit is reached. Ann and Ben have the most cards and lose."),
]


@pytest.mark.parametrize(("event", "text"), TOLD)
def test_events_in_words(event: Event, text: str) -> None:
    assert told(notation.tell(event), NAMES) == text


def test_every_event_is_told() -> None:
    assert {type(event) for event, _ in TOLD} == set(get_args(Event))


def test_the_table_in_words() -> None:
    table = table_of("9 9 2 | 3 4 | ", up="UP 7 | 5", down="3 4 | 8", pile="4 8", draw="1")
    assert shown(table, 0) == "\n".join(
        (
            "pile: 8 (2 cards)",
            "1 card to draw, 0 cards out of the game",
            "1 Ann: hand 3, table 7 UP ?? ?? --, to play",
            "2 Ben: hand 2, table 5 ?? -- --",
            "3 Cem: hand 0, out",
            "your hand: 2 9 9",
        )
    )


def test_ka_02_the_choice_in_words() -> None:
    table = dealt(2)
    table.act(0, table.moves(0)[0])
    text = shown(table, 0)
    assert "1 Ann: hand 6, table ?? ?? ??, has chosen" in text
    assert "2 Ben: hand 6, table ?? ?? ??, chooses" in text
    assert f"you put down: {' '.join(view(table).chosen)}" in text
    assert "lay out" not in shown(table, 1)


def test_what_a_turn_waits_for_in_words() -> None:
    table = table_of("GIVE 2 | 3 | 4", pile="9")
    table.act(0, "play GIVE")
    assert "1 Ann: hand 1, to give the pile" in shown(table, None)
    assert "who gets" not in shown(table, 1)
    assert shown(table, 0).endswith("who gets the pile: give 2 for Ben or give 3 for Cem")
    table = table_of("TABLE 2 | 3 | 4", pile="9")
    table.act(0, "play TABLE")
    assert "1 Ann: hand 1, to play another card" in shown(table, None)
    table = table_of("2 | 3", memory="open")
    table.act(0, "play 2")
    assert "2 Ben: hand 1, has lost" in shown(table, None)


def hints(table: AnyTable, seat: int = 0) -> list[str]:
    """The advice a seat gets."""
    return [told(hint.message, table.names) for hint in table.game.hints(table.view(seat))]


def test_hints_end_with_a_move() -> None:
    table = table_of("9 12 UP | 3", pile="8")
    assert hints(table)[1:] == ["These fit: 9 12 UP.", "Play 9."]
    assert hints(table, 1) == []
    assert hints(table_of("2 12 12 12 | 3", pile="1"))[-1] == "Play 12 12 12."
    assert hints(table_of("2 | 3", pile="8")) == ["Nothing you have fits on 8.", "Pick up the pile."]
    assert "any number" in hints(table_of("TABLE 2 | 3", up="4 9", phase="follow", pile="TABLE"))[0].lower()
    assert "face down" in hints(table_of(" | 3", down="4 9"))[0]
    assert "5 or below" in hints(table_of("2 | 3", pile="FIVE"))[0]
    assert "any card" in hints(table_of("2 | 3"))[0]


def test_ka_02_the_choice_has_a_suggestion() -> None:
    table = dealt(2, seed=4)
    advice = table.game.hints(table.view(0))
    assert advice[-1].pieces == view(table).hand[-3:]


def test_the_pile_goes_to_whoever_has_the_fewest_cards() -> None:
    table = table_of("GIVE 2 | 3 3 | 4 | ", pile="9")
    table.act(0, "play GIVE")
    assert hints(table)[-1] == "Give it to Cem."
