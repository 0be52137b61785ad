"""WordSpiel alone: the two stacks, exchanges, and the last chance."""

from collections import Counter

import pytest

import fivefold as ff
from fivefold.core.discovery import find_game
from fivefold.core.game import CLOCK, Act, Due
from fivefold.core.speech import ENGLISH_READER
from fivefold.games.wordspiel.cards import deck
from fivefold.games.wordspiel.model import Drew, Exchange, Exchanged, Move, Resign, SolitaireOptions, Spelled
from fivefold.games.wordspiel.solitaire import Solitaire
from fivefold.games.wordspiel.solitaire_model import Event, Finished, Resigned, SetOut, State, View
from fivefold.testing import check

from .tables import PLENTY, hinted, refused, result, shown, written

Solo = ff.Table[State, Move, Event, View, SolitaireOptions]


def alone(hand: str, pile: str = "EEEEEEEEEE", top: str = "N", rest: str = "STTTTT") -> Solo:
    """A game with this hand; the first letters of pile and rest are on top."""
    position = f"seats 1; hand {hand}; pile {pile}; deck {rest}; spiral {top}"
    return ff.Table.at(Solitaire(SolitaireOptions(deck=PLENTY)), position, ["Ann"])


def test_ws_20_two_stacks_of_ten_and_a_start() -> None:
    table = ff.Table("wordspiel-solitaire", seed=3)
    assert (len(table.view(0).hand), table.view(0).pile, len(table.view(0).spiral)) == (10, 10, 1)
    assert table.view(0).deck == 110 - 21
    assert Counter(table.game.pieces(table.state)) == Counter(deck("box"))


def test_ws_20_there_is_no_clock() -> None:
    table = alone("OAB")
    assert table.deadline is None
    with refused("not-due"):
        table.redo(Act(CLOCK, Due(), 10**9))


def test_ws_20_what_is_no_word_is_refused() -> None:
    table = alone("OXAB")
    with refused("not-a-word"):
        table.act(0, "NOX")
    assert "N.O" in written(table, 0)
    assert "N.OX" not in written(table, 0)


def test_ws_20_the_cards_to_come_are_secret() -> None:
    table = ff.Table("wordspiel-solitaire", seed=3)
    (set_out,) = table.log[0].events
    assert isinstance(set_out, SetOut)
    assert set_out.seen_by(0) == SetOut(set_out.top, set_out.hand, "", "")


def test_ws_20_moves_for_a_table_with_others_are_refused() -> None:
    table = alone("OXAB")
    for move in ("ready", "challenge", "accept", "pass"):
        with refused("not-alone"):
            table.act(0, move)
    with refused("hand-only"):
        table.act(0, "draw spiral")


def test_ws_21_after_a_word_a_card_is_taken() -> None:
    """WS-21."""
    table = alone("OAB", pile="KE")
    assert table.act(0, "NO") == (Spelled(0, "N", "O", 0), Drew(0, "hand", "K", 0))
    assert table.state.hand == "ABK"
    assert table.state.spiral == "NO"


def test_ws_22_without_a_word_a_card_is_taken_or_exchanged() -> None:
    """WS-22."""
    table = alone("QQ", pile="KE", rest="STTTT")
    assert table.act(0, "draw") == (Drew(0, "hand", "K", 0),)
    assert table.act(0, "exchange Q") == (Exchanged(0, "Q", "S", 0),)
    assert table.state.hand == "QKS"
    assert table.view(0).aside == ("Q",)
    assert table.view(0).pile == 1
    assert table.view(0).exchanges == 2


def test_ws_22_three_exchanges_in_the_whole_game() -> None:
    table = alone("QQQQQ")
    for _ in range(3):
        table.act(0, "exchange Q")
    with refused("no-exchange"):
        table.act(0, "exchange Q")
    assert not any(isinstance(move, Exchange) for move in table.moves(0))
    with refused("not-in-hand"):
        alone("QQ").act(0, "exchange E")


def test_ws_22_also_before_the_first_word_and_at_the_last_chance() -> None:
    table = alone("QQ", pile="E")
    table.act(0, "exchange Q")
    table.act(0, "draw hand")
    assert table.view(0).last_chance
    table.act(0, "exchange Q")
    assert table.view(0).last_chance


def test_ws_23_after_the_last_card_there_is_one_more_word() -> None:
    table = alone("OAB", pile="K")
    table.act(0, "NO")
    assert table.view(0).last_chance
    with refused("deck-empty"):
        table.act(0, "draw hand")
    assert table.outcome is None


def test_ws_23_a_last_word_that_leaves_cards_loses() -> None:
    table = alone("NEAB", pile="E", top="O")
    table.act(0, "draw hand")
    assert table.act(0, "O.NE") == (Spelled(0, "O", "NE", 0), Finished(won=False))
    assert result(table).winners == ()
    assert result(table).scores == (3,)
    assert result(table).reason == "last-chance"


def test_ws_23_a_last_word_that_leaves_none_wins() -> None:
    table = alone("NE", pile="S", top="O")
    table.act(0, "draw hand")
    table.act(0, "ONES")
    assert result(table).winners == (0,)
    assert result(table).scores == (0,)


def test_ws_24_an_empty_hand_wins_at_any_time() -> None:
    table = alone("O", pile="KE")
    assert table.act(0, "NO") == (Spelled(0, "N", "O", 0), Finished(won=True))
    assert result(table).reason == "emptied"
    assert "with 2 cards to spare" in ENGLISH_READER.say(result(table).message)
    assert table.actors == ()
    with refused("over"):
        table.act(0, "give up")


def test_ws_24_giving_up_loses_with_hand_and_pile() -> None:
    table = alone("QQ", pile="KE")
    assert Resign() in table.moves(0)
    assert table.act(0, "give up", at=900) == (Resigned(900),)
    assert result(table).scores == (4,)
    assert result(table).winners == ()


def test_hints_lead_to_the_longest_word() -> None:
    table = alone("NIQ", top="U")
    first, second, third = hinted(table, 0)
    assert "possible" in first
    assert "starts with U" in second
    assert "U.NI" in third
    assert table.game.hints(table.view(None)) == ()


def test_ws_22_a_hint_says_what_can_be_done_without_a_word() -> None:
    """WS-22; at the last chance of WS-23 there is no card to take any more."""
    table = alone("QQQQ", top="U", pile="Q", rest="QQQQ")

    def hint() -> str:
        (only,) = hinted(table, 0)
        return only

    assert hint() == "There’s no word here. Take a card."
    table.act(0, "draw hand")
    assert hint() == "There’s no word here. Exchange a card."
    for _ in range(3):
        table.act(0, "exchange Q")
    assert hint() == "There’s no word here. The game is lost."


def test_the_table_is_shown_with_its_stacks() -> None:
    table = alone("OAB", pile="K")
    assert {"spiral: N", "your hand: A B O"} <= {*shown(table, 0)}
    table.act(0, "NO")
    assert "spiral: N|O" in shown(table, 0)
    assert "last chance" in " ".join(shown(table, 0))


@pytest.mark.soak
def test_laws_at_length() -> None:
    check(find_game("wordspiel-solitaire"), matches=2000, seed=5)
