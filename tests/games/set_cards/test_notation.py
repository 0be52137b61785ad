"""SET in text: cards, moves, events in words, the table, and hints."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fivefold as ff
from fivefold.core.speech import Reader, languages
from fivefold.core.words import Argument, Message
from fivefold.games.set_cards import notation
from fivefold.games.set_cards.model import (
    FULL_DECK,
    Agree,
    Agreed,
    Card,
    Dealt,
    Event,
    Found,
    Missed,
    More,
    Move,
    Moved,
    Paid,
    Resign,
    Resigned,
    RoundOver,
    Shuffled,
    Solved,
    Take,
    Took,
    Withdraw,
    Withdrew,
)
from fivefold.pieces.calls import Call, Called, Measured, Press, Pressed
from fivefold.pieces.features import Fault
from fivefold.pieces.presence import Gone, Returned

from .tables import CALM, NAMES, NEXT, TAKE, TRIPLE, TWENTY, connected, laid, spread

PLAIN: dict[str, Move] = {
    "call": Call(),
    "agree": Agree(),
    "withdraw": Withdraw(),
    "more": More(),
    "resign": Resign(),
}


@pytest.mark.parametrize("text", ["2rtd", "2RTD", "2rTd"])
def test_set_01_a_card_is_read_in_small_and_capital_letters(text: str) -> None:
    """SET-01."""
    assert notation.read_card(text) == "2rtd"


@pytest.mark.parametrize("text", ["", "2rt", "2rtdd", "4rtd", "0rtd", "2btd", "2rxd", "2rts", "rtd2", "??", "2rtd "])
def test_set_01_what_is_no_card_is_unreadable(text: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        notation.read_card(text)
    assert refusal.value.code == "not-a-card"
    assert f"“{text}”" in str(refusal.value)
    assert str(refusal.value).endswith("such as 2rtd.")


def name(card: Card, language: str = "en") -> str:
    """The card in words, as the client asks for them."""
    parts = {f"part-{place}": letter for place, letter in enumerate(card[1:], 2)}
    args: dict[str, Argument] = {"piece": card, "count": 1, "parts": 4, "part-1": int(card[0]), **parts}
    return Reader(language).strictly(Message("pieces.piece", args))


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("1gso", "one green solid oval | ein grünes gefülltes Oval | un óvalo verde relleno | un ovale vert plein"),
        (
            "1poq",
            "one purple open squiggle | eine violette leere Welle | una onda morada vacía | une vague violette vide",
        ),
        (
            "2rtd",
            "two red striped diamonds | zwei rote gestreifte Rauten | dos rombos rojos rayados"
            " | deux losanges rouges rayés",
        ),
        (
            "3pto",
            "three purple striped ovals | drei violette gestreifte Ovale | tres óvalos morados rayados"
            " | trois ovales violets rayés",
        ),
        (
            "3goq",
            "three green open squiggles | drei grüne leere Wellen | tres ondas verdes vacías"
            " | trois vagues vertes vides",
        ),
    ],
)
def test_set_01_a_card_in_words(card: Card, words: str) -> None:
    assert [name(card, language) for language in ("en", "de", "es", "fr")] == words.split(" | ")


def test_set_01_all_cards_have_different_names() -> None:
    for language in languages():
        assert len({name(card, language) for card in FULL_DECK}) == 81


@pytest.mark.parametrize("text", PLAIN)
def test_moves_of_one_word_round_trip(text: str) -> None:
    assert notation.read(text) == PLAIN[text]
    assert notation.write(PLAIN[text]) == text
    assert notation.read(f"  {text.upper()} ") == PLAIN[text]


def test_every_move_has_its_text() -> None:
    assert {type(move) for move in PLAIN.values()} | {Take} == set(get_args(Move))


@given(st.lists(st.sampled_from(FULL_DECK), min_size=3, max_size=3, unique=True))
def test_taking_round_trips(three: list[Card]) -> None:
    a, b, c = three
    move = Take((a, b, c))
    assert notation.read(notation.write(move)) == move
    assert notation.read(f"TAKE {c} {a}  {b}".upper()) == move


def test_three_cards_alone_are_taken() -> None:
    assert notation.read("3rso 1rso 2rso") == notation.read(TAKE) == Take(TRIPLE)


def test_places_are_counted_from_1() -> None:
    view = laid(spread(1, 6, 12), NEXT).view(0)
    assert notation.read("take 1 6 12", view) == notation.read("12 6 1", view) == Take(TRIPLE)
    assert notation.read("take 1 2rso 12", view) == Take(TRIPLE)


@pytest.mark.parametrize("place", ["0", "13", "99"])
def test_a_place_that_is_none_is_unreadable(place: str) -> None:
    view = laid(spread(1, 6, 12), NEXT).view(0)
    with pytest.raises(ff.Unreadable) as refusal:
        notation.read(f"take 1 6 {place}", view)
    assert refusal.value.code == "not-a-place"
    assert str(refusal.value) == f"There’s no card in place {place}."


def test_a_hole_is_no_place_to_take_from() -> None:
    table = laid((*TRIPLE, *CALM[:6], "2rod", "2god", "2pod"))
    table.act(0, "call", at=1000)
    table.act(0, TAKE, at=2000)
    table.act(0, "call", at=3000)
    with pytest.raises(ff.Unreadable) as refusal:
        table.act(0, "take 1 4 5", at=4000)
    assert refusal.value.code == "not-a-place"
    assert table.act(0, "take 10 11 12", at=4000)[0] == Took(0, ("2god", "2pod", "2rod"), 4000)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-three"),
        ("take", "not-three"),
        ("take 1rso 2rso", "not-three"),
        ("1rso 2rso 3rso 1gso", "not-three"),
        ("take 1rso 2rso 3xso", "not-a-card"),
        ("take 1 2 3", "not-a-card"),
        ("shout", "not-a-move"),
        ("call now", "not-a-move"),
        ("call call", "not-a-move"),
        ("taken 1rso 2rso 3rso", "not-a-move"),
    ],
)
def test_what_is_no_move_is_unreadable(text: str, code: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        notation.read(text)
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")


TOLD: list[tuple[Event, str]] = [
    (Shuffled(1, 81, ()), "Ben shuffles 81 cards."),
    (Dealt(("1rso", "2gto"), (0, 1), 0), "Dealt: 1rso 2gto."),
    (Moved(((12, 0), (13, 5), (14, 11))), "Cards move up: 13 to 1, 14 to 6 and 15 to 12."),
    (Pressed(0, 1000, 980), "Ann calls; the photo finish decides."),
    (Called(0, 1000, 6000), "Ann has the board."),
    (
        Called(1, 1100, 6100, (Press(0, 1000, 980), Press(1, 1100, 950))),
        "Ben has the board. Photo finish: Ann at 980 ms and Ben at 950 ms.",
    ),
    (Took(0, TRIPLE, 0), "Ann takes 1rso 2rso 3rso."),
    (Took(0, TRIPLE, 0, pardon=True), "Ann takes 1rso 2rso 3rso, clearing a penalty."),
    (Found(0, TRIPLE, 0), "Ann finds 1rso 2rso 3rso."),
    (
        Missed(1, "wrong", 0, ("1rso", "2rso", "2gso"), (Fault("number", "2", "1"), Fault("colour", "r", "g"))),
        "Ben picks 1rso 2rso 2gso. Not a SET: two show 2 symbols and one shows 1, two are red and one is green.",
    ),
    (Missed(1, "late", 0), "Ben called SET but ran out of time."),
    (Missed(1, "left", 0), "Ben called SET, then left."),
    (Agreed(2, 0), "Cem sees no SET."),
    (Withdrew(2, 0), "Cem keeps looking."),
    (Paid(0, 0), "Ann takes a penalty for three more cards."),
    (Resigned(0, 0), "Ann gives up."),
    (Gone(3, 0), "Dot left."),
    (Returned(3, 0), "Dot is back."),
    (Measured(0, 40, 0), "Ann is 40 ms away."),
    (RoundOver("no-set-left"), "There are no more SETs."),
    (RoundOver("agreed"), "Everyone agrees: there are no more SETs."),
    (Solved(), "All SETs found!"),
]


@pytest.mark.parametrize(("event", "sentence"), TOLD, ids=[sentence for _, sentence in TOLD])
def test_events_are_told_in_words(event: Event, sentence: str) -> None:
    assert Reader(names=NAMES).say(*notation.tell(event)) == sentence


def test_every_event_is_told_here() -> None:
    assert {type(event) for event, _ in TOLD} == set(get_args(Event))


def test_the_table_is_shown_with_places_and_players() -> None:
    table = connected(laid(spread(1, 6, 12), NEXT, seats=4), 0, 0, 0, 0)
    table.act(1, "call", at=1000)
    table.act(1, TAKE, at=2000)
    table.act(2, "call", at=3000)
    table.tick(8000)
    table.act(3, "agree", at=9000)
    assert Reader(names=table.names).rows(table.game.show(table.view(0))) == "\n".join(
        (
            "  1 1ptq    2 1god    3 1gto    4 1poq",
            "  5 1pso    6 2poo    7 1rsq    8 1rtd",
            "  9 1rto   10 2gto   11 2gtq   12 3ptd",
            "3 cards in the deck",
            "Ann: 0 (0 SETs)",
            "Ben: 1 (1 SET)",
            "Cem: -1 (0 SETs, 1 penalty)",
            "Dot: 0 (0 SETs, sees no SET)",
        )
    )


def test_holes_and_who_has_the_board_are_shown() -> None:
    table = laid((*TRIPLE, *CALM[:6], "2rod", "2god", "2pod"))
    table.act(0, "call", at=1000)
    table.act(0, TAKE, at=2000)
    table.act(1, "call", at=3000)
    rows = Reader(names=table.names).rows(table.game.show(table.view(None))).splitlines()
    assert rows[0] == "  1         2         3         4 1god"
    assert rows[3:] == ["0 cards in the deck", "Ann: 1 (1 SET)", "Ben: 0 (0 SETs, has the board)"]


def test_the_puzzle_is_shown_with_what_is_found() -> None:
    table = ff.Table("set-daily", date="2026-03-14", shape="basic")
    table.act(0, "take 1psq 2gsq 3rsq", at=1000)
    assert Reader().rows(table.game.show(table.view(0))).splitlines() == [
        "  1 2psq    2 1gsq    3 3rsq    4 1rso",
        "  5 2gsq    6 2psd    7 1psq    8 2rso",
        "  9 1rsq",
        "1 of 4 found",
        "1psq 2gsq 3rsq",
    ]


def test_hints_give_a_set_away_card_by_card() -> None:
    table = laid(spread(1, 6, 12), NEXT)
    hints = table.game.hints(table.view(0))
    assert [(Reader().strictly(hint.message), hint.pieces) for hint in hints] == [
        ("There’s a SET with 1rso.", ("1rso",)),
        ("There’s a SET with 1rso and 2rso.", ("1rso", "2rso")),
        ("The SET is 1rso, 2rso and 3rso.", ("1rso", "2rso", "3rso")),
    ]


def test_hints_lead_to_the_easiest_set() -> None:
    hard = ("1rsd", "2goq", "3pto")
    table = laid((*hard, *TRIPLE))
    assert table.game.hints(table.view(0))[-1].pieces == TRIPLE


def test_a_hint_says_that_there_is_no_set() -> None:
    table = laid(TWENTY[:12], NEXT)
    (hint,) = table.game.hints(table.view(0))
    assert (Reader().strictly(hint.message), hint.pieces) == ("There’s no SET here.", ())
