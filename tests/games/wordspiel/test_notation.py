"""Moves, tables and events in words."""

import pytest

import fivefold as ff
from fivefold.core.speech import Reader
from fivefold.games.wordspiel.model import Accept, Challenge, Draw, Exchange, Move, Pass, Resign, Spell
from fivefold.games.wordspiel.rules import WordSpiel
from fivefold.pieces.rounds import Ready

from .tables import Table, begun, hinted, play, shown, waiting
from .test_solitaire import alone

GAME = WordSpiel()
MOVES: list[tuple[str, Move]] = [
    ("UN.ITE", Spell("UN", "ITE")),
    ("word UNITE", Spell("", "UNITE")),
    ("word PASS", Spell("", "PASS")),
    ("word DRAW", Spell("", "DRAW")),
    ("word WORD", Spell("", "WORD")),
    ("draw hand", Draw("hand")),
    ("draw spiral", Draw("spiral")),
    ("exchange Q", Exchange("Q")),
    ("challenge", Challenge()),
    ("accept", Accept()),
    ("ready", Ready()),
    ("pass", Pass()),
    ("give up", Resign()),
]


@pytest.mark.parametrize(("text", "move"), MOVES)
def test_moves_are_written_and_read(text: str, move: Move) -> None:
    assert GAME.write(move) == text
    for form in (text, text.upper(), text.lower(), f"  {text.replace(' ', '   ')} "):
        assert GAME.read(form) == move


@pytest.mark.parametrize(
    ("text", "move"), [("unite", Spell("", "UNITE")), ("exchange", Spell("", "EXCHANGE")), ("p.ass", Spell("P", "ASS"))]
)
def test_ws_07_a_word_may_be_written_alone(text: str, move: Move) -> None:
    assert GAME.read(text) == move


@pytest.mark.parametrize(
    "text",
    ["", "a", "draw", "draw both", "exchange QQ", ".ITE", "UN.", "U.N.I", "two words", "na ïve", "É.T.É"],
)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        GAME.read(text)
    assert refusal.value.code == "not-a-move"


@pytest.mark.parametrize("word", ["PASS", "DRAW", "READY", "ACCEPT", "CHALLENGE"])
@pytest.mark.parametrize("slug", ["wordspiel", "wordspiel-solitaire"])
def test_ws_07_a_command_that_could_be_a_word_is_asked_back(slug: str, word: str) -> None:
    hand = word[1:] + "Q"
    table: ff.AnyTable = begun(hand, "AE", spiral=word[0]) if slug == "wordspiel" else alone(hand, top=word[0])
    with pytest.raises(ff.Unreadable, match=f"write: word {word}"):
        table.act(0, word.lower())
    table.act(0, f"word {word}")
    assert table.state.spiral == word


def test_ws_09_a_command_is_one_where_it_helps_or_could_not_be_a_word() -> None:
    table = begun("ASSX", "AE", spiral="P", deck="")
    table.act(0, "pass")
    assert table.state.spiral == "P"
    table = begun("ASX", "AE", spiral="P")
    with pytest.raises(ff.Illegal, match="Take a card"):
        table.act(0, "pass")
    with pytest.raises(ff.Illegal, match="not your turn"):
        table.act(1, "pass")
    table = begun("QX", "HALLENGEX", spiral="C")
    table.act(0, "C.Q")
    table.act(1, "challenge")
    assert table.state.spiral == "C"


def test_the_table_in_words() -> None:
    table = begun("OIX", "AE", spiral="FUN")
    play(table, "NOX")
    assert shown(table, 1) == [
        "round 1 of 1; 6 cards in the deck",
        "spiral: FUN|OX",
        "Ann: 0 points (1 card, can be challenged)",
        "Ben: 0 points (2 cards, deals, to play)",
        "your hand: A E",
    ]


def test_the_table_before_the_round_in_words() -> None:
    table = waiting("OI", "AE")
    table.act(0, "ready")
    table.act(1, "exchange A")
    assert shown(table, None) == [
        "round 1 of 1; 5 cards in the deck",
        "spiral: not started",
        "Ann: 0 points (2 cards, is ready)",
        "Ben: 0 points (2 cards, deals, 2 exchanges left)",
    ]


def told(table: Table, seat: int | None = None) -> list[str]:
    """What the last act came to, as a seat sees it."""
    reader = Reader(names=table.names)
    return [reader.say(*table.game.tell(event.seen_by(seat))) for event in table.log[-1].events]


def test_events_in_words() -> None:
    table = begun("OIXO", "AE", spiral="FUN", deck="KEEEEEEE", failed_challenge="card")
    table.act(0, "NOX")
    assert told(table) == ["Ann plays NOX (N.OX)."]
    table.act(1, "challenge")
    assert told(table) == [
        "Ben challenges NOX, and it isn’t a word: Ann takes the cards back. Ann takes a card from the deck."
    ]
    assert told(table, 0)[0].endswith("Ann takes the cards back. Ann takes K from the deck.")
    table.act(1, "draw hand")
    assert told(table) == ["Ben takes a card."]
    assert told(table, 1) == ["Ben takes E."]
    table.act(0, "NO")
    table.act(1, "challenge")
    assert told(table) == ["Ben challenges NO, but it’s a word. Ben takes a card from the deck."]
    table.act(0, "exchange I")
    assert told(table) == ["Ann exchanges a card."]
    assert told(table, 0) == ["Ann exchanges I for E."]
    table.act(1, "draw spiral")
    assert told(table) == ["Ben puts E from the deck on the spiral."]
    table.tick(60_000)
    assert told(table) == ["Time’s up: Ann takes a card."]


def test_the_end_in_words() -> None:
    table = begun("O", "AE", spiral="FUN")
    table.act(0, "NO")
    table.act(1, "accept")
    assert told(table) == ["Ben accepts the word.", "Ann has no cards left. The round is over. Points: Ann 0, Ben 2."]
    table = begun("Q", "Q", spiral="FUN", deck="")
    play(table, *["pass"] * 6)
    assert told(table)[0] == "Ben passes: there’s no card to take."
    assert told(table)[1].startswith("Nobody can find a word. The round is over.")


def test_hints_are_for_whoever_is_to_play() -> None:
    table = begun("OITENY", "AE", spiral="FUN")
    assert len(table.game.hints(table.view(0))) == 3
    assert table.game.hints(table.view(1)) == ()
    assert table.state.spiral == "FUN"
    for deck, advice in (("E", "Take a card."), ("", "Pass.")):
        table = begun("QQ", "AE", spiral="X", deck=deck)
        assert hinted(table, 0) == [f"There’s no word here. {advice}"]
