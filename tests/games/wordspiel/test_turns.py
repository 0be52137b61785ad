"""A turn: words, cards to take, the clock, and exchanging while others have theirs."""

import pytest

from fivefold.games.wordspiel.cards import HIDDEN
from fivefold.games.wordspiel.model import Draw, Drew, Exchange, Exchanged, Spell, Spelled
from fivefold.pieces.rounds import Ready

from .tables import begun, play, refused, waiting, written

# -- words


@pytest.mark.parametrize(
    ("text", "spiral", "left"),
    [("NO", "FUNO", "ITENY"), ("UNITE", "FUNITE", "ONY"), ("FUNNY", "FUNNY", "OITE"), ("FUN.NY", "FUNNY", "OITE")],
)
def test_ws_07_the_examples(text: str, spiral: str, left: str) -> None:
    """After FUN: NO, UNITE and FUNNY."""
    table = begun("OITENY", "QQ", spiral="FUN")
    play(table, text)
    assert table.state.spiral == spiral
    assert sorted(table.state.hands[0]) == sorted(left)


def test_ws_07_words_may_go_on_from_several_words() -> None:
    """STEP, PRIEST and ESTER, and then a word of which one letter stands before all of that."""
    table = begun("TEPQ", "RIESTQ", spiral="S")
    play(table, "STEP", "P.RIEST")
    assert table.state.spiral == "STEPRIEST"
    plays = [(one.seat, one.start, one.own, one.end) for one in table.view(None).plays]
    assert plays == [(None, 0, 0, 1), (0, 0, 1, 4), (1, 3, 4, 9)]
    assert [one.is_word for one in table.view(None).plays] == [False, True, True]


def test_ws_07_a_word_without_a_dot_uses_as_many_cards_as_possible() -> None:
    """After ONIO, ONION can be made with four cards or with one; after TON only with three."""
    table = begun("NIONQ", "QQ", spiral="TONIO")
    (spelled,) = play(table, "ONION")
    assert spelled == Spelled(0, "O", "NION", 0)
    table = begun("NIQ", "QQ", spiral="TONIO")
    (spelled,) = play(table, "ONION")
    assert spelled == Spelled(0, "ONIO", "N", 0)
    table = begun("IONQ", "QQ", spiral="TON")
    (spelled,) = play(table, "word onion")
    assert spelled == Spelled(0, "ON", "ION", 0)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("FU.N", "not-the-end"),
        ("F.UN", "not-the-end"),
        ("N.OO", "not-in-hand"),
        ("N.E", "not-in-hand"),
        ("NOO", "not-makeable"),
        ("FUN", "not-makeable"),
        ("ION", "not-makeable"),
    ],
)
def test_ws_07_what_cannot_be_made_is_refused(text: str, code: str) -> None:
    with refused(code):
        begun("OI", "QQ", spiral="FUN").act(0, text)


def test_ws_07_a_word_has_a_card_of_ones_own() -> None:
    with refused("no-cards"):
        begun("OI", "QQ", spiral="FUN").act(0, Spell("FUN", ""))


def test_ws_07_all_words_are_listed_and_those_with_most_cards_first() -> None:
    listed = written(begun("OITENY", "QQ", spiral="FUN"), 0)
    assert listed[-2:] == ["draw hand", "draw spiral"]
    lengths = [len(text.split(".")[1]) for text in listed[:-2]]
    assert lengths == sorted(lengths, reverse=True)
    assert {"N.O", "UN.ITE", "FUN.NY"} <= set(listed)


def test_ws_08_no_card_is_drawn_for_a_word() -> None:
    """WS-08."""
    table = begun("OITENY", "QQ", spiral="FUN", deck="EE")
    play(table, "UNITE")
    assert sorted(table.state.hands[0]) == sorted("ONY")
    assert table.view(0).deck == 2


def test_a_table_lists_no_words_for_people() -> None:
    """To find them is the game; bots and random play have `moves`."""
    table = begun("ITE", "AE", spiral="FUN")
    assert any("ITE" in table.game.write(move) for move in table.moves(0))
    offered = [table.game.write(move) for move in table.game.listed_moves(table.view(0))]
    assert offered == ["draw hand", "draw spiral"]


def test_moves_of_the_solitaire_are_refused() -> None:
    with refused("alone-only"):
        begun("OI", "AE").act(0, "give up")


# -- the clock, and taking a card


def test_ws_08_a_turn_lasts_60_seconds() -> None:
    table = begun("OI", "AE", spiral="FUN")
    assert table.deadline == 60_000
    table.act(0, "NO", at=59_999)
    assert table.deadline == 119_999


def test_ws_08_the_time_can_be_changed_and_turned_off() -> None:
    assert begun("OI", "AE", turn_seconds=15).deadline == 15_000
    assert begun("OI", "AE", turn_seconds=0).deadline is None


def test_ws_09_a_card_goes_into_the_hand_or_onto_the_spiral() -> None:
    table = begun("QQ", "QQ", spiral="FUN", deck="KE")
    assert table.moves(0)[:2] == [Draw("hand"), Draw("spiral")]
    assert play(table, "draw hand") == (Drew(0, "hand", "K", 0),)
    assert table.state.hands[0] == "QQK"
    assert table.state.turn == 1
    assert play(table, "draw spiral") == (Drew(1, "spiral", "E", 0),)
    assert table.state.spiral == "FUNE"
    assert table.state.hands[1] == "QQ"
    assert table.state.turn == 0


def test_ws_09_only_the_taker_sees_a_card_in_the_hand() -> None:
    table = begun("QQ", "QQ", spiral="FUN", deck="KE")
    (drew,) = play(table, "draw hand")
    assert isinstance(drew, Drew)
    assert drew.seen_by(0) == drew
    assert drew.seen_by(1) == drew.seen_by(None) == Drew(0, "hand", HIDDEN, 0)
    (drew,) = play(table, "draw spiral")
    assert isinstance(drew, Drew)
    assert drew.seen_by(0) == drew.seen_by(None) == drew


def test_ws_09_the_next_player_has_to_use_the_card_on_the_spiral() -> None:
    table = begun("QQ", "OEST", spiral="FUN", deck="KE")
    play(table, "draw spiral")
    with refused("not-the-end"):
        table.act(1, "N.O")
    assert all("K." in text for text in written(table, 1) if "." in text)


def test_ws_09_nobody_asks_whether_there_was_a_word() -> None:
    table = begun("OITENY", "QQ", spiral="FUN")
    play(table, "draw hand")
    assert len(table.state.hands[0]) == 7


def test_ws_09_out_of_time_the_card_goes_into_the_hand() -> None:
    table = begun("OI", "AE", spiral="FUN", deck="KE")
    assert table.tick(60_000) == (Drew(0, "hand", "K", 60_000, late=True),)
    assert table.state.turn == 1
    assert table.deadline == 120_000


# -- exchanging


def test_ws_10_a_card_is_exchanged_for_the_top_of_the_deck() -> None:
    table = waiting("OQ", "NE", deck="SEEE")
    (exchanged,) = table.act(0, "exchange Q")
    assert isinstance(exchanged, Exchanged)
    assert exchanged == Exchanged(0, "Q", "S", 0)
    assert exchanged.seen_by(1) == exchanged.seen_by(None) == Exchanged(0, HIDDEN, HIDDEN, 0)
    assert table.state.hands[0] == "OS"
    assert table.view(0).aside == ("Q",)
    assert table.view(1).aside == ()
    assert table.view(1).asides == (1, 0)
    assert table.view(1).exchanges == (2, 3)


def test_ws_10_before_the_round_and_when_it_is_not_ones_turn() -> None:
    table = begun("OI", "AE", spiral="FUN")
    with refused("your-turn"):
        table.act(0, "exchange O")
    table.act(1, "exchange A")
    play(table, "N.O")
    table.act(0, "exchange I")
    with refused("your-turn"):
        table.act(1, "exchange E")
    assert Exchange("I") not in table.moves(1)


def test_ws_10_also_when_one_is_ready() -> None:
    table = waiting("OQ", "NE")
    table.act(0, "ready")
    assert table.moves(0) == [Exchange("O"), Exchange("Q")]
    table.act(0, "exchange O")
    assert table.moves(1) == [Ready(), Exchange("N"), Exchange("E")]


def test_ws_10_three_times_a_round() -> None:
    table = begun("OI", "AEQ", spiral="FUN", deck="EEEEEEEE")
    for card in "AEQ":
        table.act(1, f"exchange {card}")
    with refused("no-exchange"):
        table.act(1, "exchange E")
    assert table.moves(1) == []
    assert table.actors == (0,)


def test_ws_10_only_cards_one_has() -> None:
    table = begun("OI", "AE", spiral="FUN")
    with refused("not-in-hand"):
        table.act(1, "exchange O")
    with refused("not-in-hand"):
        table.act(1, Exchange(""))
