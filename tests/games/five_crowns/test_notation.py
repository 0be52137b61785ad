"""Five Crowns in short text: read, written, shown and told."""

import pytest

import fivefold as ff
from fivefold.core.speech import Reader
from fivefold.core.words import message
from fivefold.games.five_crowns.cards import DECK, KINDS
from fivefold.games.five_crowns.model import Dealt, Discard, Draw, GoOut, LayDown, Move, Pick, Reshuffled
from fivefold.games.five_crowns.notation import read, read_card, write

from .tables import cards, dealt, play, shown, told

MOVES: list[tuple[str, Move]] = [
    ("draw", Draw()),
    ("pick", Pick()),
    ("discard 10H", Discard("10H")),
    ("discard Q*", Discard("Q*")),
    ("discard JK", Discard("JK")),
    ("out JC", GoOut("JC")),
    ("out 7S 3H-4H-JK 8S-8C-8*", GoOut("7S", (cards("3H 4H JK"), cards("8S 8C 8*")))),
    ("lay KD", LayDown("KD")),
    ("lay KD 3H-4H-5H", LayDown("KD", (cards("3H 4H 5H"),))),
]


@pytest.mark.parametrize(("text", "move"), MOVES)
def test_moves_round_trip(text: str, move: Move) -> None:
    assert write(move) == text
    assert read(text) == read(text.lower()) == read(f"  {text.upper()} ") == move


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-move"),
        ("draw 3H", "not-a-move"),
        ("pick 3H", "not-a-move"),
        ("discard", "not-a-move"),
        ("discard 3H 4H", "not-a-move"),
        ("out", "not-a-move"),
        ("meld 3H", "not-a-move"),
        ("discard 2H", "not-a-card"),
        ("discard 3X", "not-a-card"),
        ("discard ??", "not-a-card"),
        ("lay 3H 4H--5H", "not-a-card"),
        ("lay 3H -", "not-a-card"),
    ],
)
def test_other_texts_are_no_moves(text: str, code: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        read(text)
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")


def test_fc_01_every_card_has_its_own_notation() -> None:
    assert len({*KINDS}) == 56
    for card in DECK:
        assert read_card(card.lower()) == card


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["3s", "10s", "Jacks", "Queens", "Kings"]),
        ("de", ["3er", "10er", "Buben", "Damen", "Könige"]),
        ("fr", ["les\u00a03", "les\u00a010", "les valets", "les dames", "les rois"]),
        ("es", ["los 3", "los 10", "las jotas", "las reinas", "los reyes"]),
    ],
)
def test_fc_03_the_wild_rank_in_words(language: str, names: list[str]) -> None:
    reader = Reader(language)
    assert [reader.say(message("five_crowns.ranks", wild=rank)) for rank in (3, 10, 11, 12, 13)] == names


def test_the_table_in_words() -> None:
    table = dealt("4S 9H KC", "8C 8S 8D", top="7D", pile="10C 6H 6D 4H")
    play(table, "pick", "discard 7D", "draw", "discard KC", "draw")
    assert shown(table, 1) == [
        "3 cards each, 3s and Jokers are wild; the last hand has 3",
        "draw pile: 2 cards; top discard: KC",
        "Ann: 0 points (3 cards, deals)",
        "Ben: 0 points (4 cards, to discard)",
        "your hand: 8S 6H 8C 8D",
        "best: 8S-8C-8D; left over 6H, 6 points",
    ]
    play(table, "out 6H")
    assert shown(table, None)[2:] == [
        "Ann: 0 points (3 cards, deals, to take a card)",
        "Ben: 0 points (3 cards, went out)",
        "  laid down 8S-8C-8D, 0 points",
    ]


def test_what_others_took_is_shown() -> None:
    table = dealt("4S 9H KC", "8C 8S 6D", top="7D")
    play(table, "pick", "discard 6D")
    assert "Ben: 0 points (3 cards, holds 7D)" in shown(table, 0)
    assert "holds" not in " ".join(shown(table, 1))


def test_events_in_words() -> None:
    table = dealt("4S 9H KC", "8C 8S 8D", top="7D", pile="10C 6H 6D 4H", turn_seconds=10)
    deal = Dealt(3, 0, "7D", table.state.hands, table.state.pile)
    assert told(table, deal.seen_by(1)) == "Ann deals 3 cards each and turns over 7D. Ben has 8S 8C 8D."
    acts = [table.act(1, "draw"), table.act(1, "out 10C"), table.tick(10_000)]
    assert [told(table, event) for events in acts for event in events] == [
        "Ben draws 10C.",
        "Ben goes out with 8S-8C-8D, and discards 10C.",
        "Time’s up: Ann draws 6H.",
        "Time’s up: Ann lays down no books or runs, left over 4S-6H-9H, 19 points, and discards KC.",
        "The hand is over. Points: Ann 19, Ben 0.",
    ]
    assert told(table, Reshuffled(12, ())) == "The draw pile is empty. 12 discards are shuffled into a new one."
