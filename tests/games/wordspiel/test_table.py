"""A round: getting ready, words, cards to take, exchanging, the clock, and the end."""

from collections import Counter

import pytest

import fivefold as ff
from fivefold.games.wordspiel.cards import BOX, DEALT, HIDDEN, deck
from fivefold.games.wordspiel.model import (
    Counted,
    Dealt,
    Draw,
    Drew,
    Exchange,
    Exchanged,
    Hurried,
    Pass,
    Passed,
    Ready,
    Reshuffled,
    Spelled,
    Turned,
)

from .tables import begun, play, refused, result, state, view, waiting, written

COUNTS = "A10 B2 C2 D4 E12 F2 G4 H2 I8 J2 K2 L4 M2 N6 O8 P2 Q2 R6 S6 T6 U6 V2 W2 X2 Y4 Z2"


# -- cards


def test_ws_01_there_are_110_cards() -> None:
    """WS-01."""
    cards = deck("box")
    assert len(cards) == 110
    assert COUNTS.replace(" ", "") == BOX
    assert [f"{letter}{count}" for letter, count in sorted(Counter(cards).items())] == COUNTS.split()


def test_ws_01_all_of_them_are_at_every_table() -> None:
    table = ff.Table("wordspiel", 6, seed=4)
    assert Counter(table.game.pieces(table.state)) == Counter(deck("box"))


def test_ws_01_another_deck_can_be_given() -> None:
    table = ff.Table("wordspiel", 2, seed=4, deck="E40T20S20")
    assert Counter(table.game.pieces(table.state)) == {"E": 40, "T": 20, "S": 20}


@pytest.mark.parametrize("text", ["E40T20S19", "E40E40", "E99T99S99R99N99", "E0T1"])
def test_ws_01_a_deck_is_neither_too_small_nor_too_big(text: str) -> None:
    with refused("bad-deck"):
        ff.Table("wordspiel", 2, deck=text)


@pytest.mark.parametrize("text", ["e40t40", "", "40E", "boxes", "E400"])
def test_ws_01_a_deck_is_written_as_letters_with_numbers(text: str) -> None:
    with refused("bad-value"):
        ff.Table("wordspiel", 2, deck=text)


# -- dealing and getting ready


@pytest.mark.parametrize("seats", range(2, 7))
def test_ws_05_ten_cards_each_and_the_rest_is_the_deck(seats: int) -> None:
    """WS-05."""
    table = ff.Table("wordspiel", seats, seed=1)
    assert [len(hand) for hand in state(table).hands] == [DEALT] * seats
    assert len(state(table).deck) == 110 - 10 * seats
    assert state(table).phase == "ready"


def test_ws_05_cards_go_around_one_by_one_from_the_dealers_left() -> None:
    table = ff.Table("wordspiel", 3, seed=1)
    (dealt,) = table.log[0].events
    assert isinstance(dealt, Dealt)
    order = [dealt.hands[(1 + n) % 3][n // 3] for n in range(30)]
    again = ff.Table("wordspiel", 2, seed=1).log[0].events[0]
    assert isinstance(again, Dealt)
    assert order[:20] == [again.hands[(1 + n) % 2][n // 2] for n in range(20)]


def test_ws_05_the_dealers_left_begins_and_the_deal_passes_left() -> None:
    table = ff.Table("wordspiel", 3, seed=1, rounds=3)
    firsts: list[tuple[int, int]] = []
    while table.outcome is None:
        if state(table).phase == "turn" and state(table).turns == 0:
            firsts.append((state(table).dealer, state(table).turn))
        assert table.deadline is not None
        table.tick(table.deadline)
    assert firsts == [(0, 1), (1, 2), (2, 0)]


def test_ws_05_turns_go_around_clockwise() -> None:
    table = begun("OQQ", "NEQ", "ANQ", spiral="FUN")
    assert table.actors == [0, 1, 2]
    for seat, word in ((0, "NO"), (1, "ONE"), (2, "ANNE")):
        assert state(table).turn == seat
        if seat < 2:
            play(table, word)
    with refused("not-your-turn"):
        table.act(0, "draw hand")


def test_ws_06_the_first_card_is_turned_when_all_are_ready() -> None:
    table = waiting("OQ", "NE", deck="NEE")
    assert view(table, 0).spiral == ()
    with refused("not-begun"):
        table.act(0, "N.O")
    table.act(1, "ready")
    with refused("ready"):
        table.act(1, "ready")
    assert view(table, None).agreed == (1,)
    _, turned = table.act(0, "ready")
    assert turned == Turned("N")
    assert view(table, 0).spiral == ("N",)
    assert view(table, 0).deck == 2
    with refused("begun"):
        table.act(0, "ready")


def test_ws_06_the_first_word_begins_with_the_first_card() -> None:
    table = waiting("OQI", "NE", deck="NEE")
    table.act(0, "ready")
    table.act(1, "ready")
    with refused("not-the-end"):
        table.act(0, "I.O")
    table.act(0, "NO")
    assert state(table).spiral == "NO"


def test_ws_06_when_the_time_is_over_all_count_as_ready() -> None:
    table = waiting("OQ", "NE", deck="NEE")
    assert table.deadline == 60_000
    assert table.tick(60_000) == (Hurried(60_000), Turned("N"))
    assert table.deadline == 120_000
    assert waiting("OQ", "NE", turn_seconds=0).deadline is None


# -- words


@pytest.mark.parametrize(
    ("text", "spiral", "left"),
    [("NO", "FUNO", "ITENY"), ("UNITE", "FUNITE", "ONY"), ("FUNNY", "FUNNY", "OITE"), ("FUN.NY", "FUNNY", "OITE")],
)
def test_ws_07_the_examples(text: str, spiral: str, left: str) -> None:
    """After FUN: NO, UNITE and FUNNY."""
    table = begun("OITENY", "QQ", spiral="FUN")
    play(table, text)
    assert state(table).spiral == spiral
    assert sorted(state(table).hands[0]) == sorted(left)


def test_ws_07_words_may_go_on_from_several_words() -> None:
    """STEP, PRIEST and ESTER, and then a word of which one letter stands before all of that."""
    table = begun("TEPQ", "RIESTQ", spiral="S")
    play(table, "STEP", "P.RIEST")
    assert state(table).spiral == "STEPRIEST"
    plays = [(one.seat, one.start, one.own, one.end) for one in view(table, None).plays]
    assert plays == [(None, 0, 0, 1), (0, 0, 1, 4), (1, 3, 4, 9)]
    assert [one.is_word for one in view(table, None).plays] == [False, True, True]


def test_ws_07_a_word_without_a_dot_uses_as_many_cards_as_possible() -> None:
    """ONION can be made with four cards or, as ON was played last, with three."""
    table = begun("NIONQ", "QQ", spiral="NO")
    (spelled,) = play(table, "ONION")
    assert spelled == Spelled(0, "O", "NION", 0)
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
    from fivefold.games.wordspiel.model import Spell

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
    assert sorted(state(table).hands[0]) == sorted("ONY")
    assert view(table, 0).deck == 2


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
    assert state(table).hands[0] == "QQK"
    assert state(table).turn == 1
    assert play(table, "draw spiral") == (Drew(1, "spiral", "E", 0),)
    assert state(table).spiral == "FUNE"
    assert state(table).hands[1] == "QQ"
    assert state(table).turn == 0


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
    assert len(state(table).hands[0]) == 7


def test_ws_09_out_of_time_the_card_goes_into_the_hand() -> None:
    table = begun("OI", "AE", spiral="FUN", deck="KE")
    assert table.tick(60_000) == (Drew(0, "hand", "K", 60_000, late=True),)
    assert state(table).turn == 1
    assert table.deadline == 120_000


# -- exchanging


def test_ws_10_a_card_is_exchanged_for_the_top_of_the_deck() -> None:
    table = waiting("OQ", "NE", deck="SEEE")
    (exchanged,) = table.act(0, "exchange Q")
    assert isinstance(exchanged, Exchanged)
    assert exchanged == Exchanged(0, "Q", "S", 0)
    assert exchanged.seen_by(1) == exchanged.seen_by(None) == Exchanged(0, HIDDEN, HIDDEN, 0)
    assert state(table).hands[0] == "OS"
    assert view(table, 0).aside == ("Q",)
    assert view(table, 1).aside == ()
    assert view(table, 1).asides == (1, 0)
    assert view(table, 1).exchanges == (2, 3)


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
    assert table.actors == [0]


def test_ws_10_only_cards_one_has() -> None:
    table = begun("OI", "AE", spiral="FUN")
    with refused("not-in-hand"):
        table.act(1, "exchange O")
    with refused("not-in-hand"):
        table.act(1, Exchange(""))


# -- the end of a round, and of the game


def test_ws_11_the_round_ends_with_an_empty_hand_and_the_others_score_their_cards() -> None:
    table = begun("O", "AEQ", "AE", spiral="FUN", words="checked")
    spelled, counted = play(table, "NO")
    assert isinstance(spelled, Spelled)
    assert counted == Counted(0, (".", ".AEQ", ".AE"), (0, 3, 2), over=True)
    assert result(table).winners == (0,)
    assert result(table).scores == (0, 3, 2)
    assert table.actors == []


def test_ws_11_rounds_add_up_and_the_lowest_sum_wins() -> None:
    table = ff.Table("wordspiel", 3, seed=8, rounds=2, words="checked")
    assert ff.Table("wordspiel", 3).game.options.rounds == 5
    while table.outcome is None:
        seat = state(table).turn if state(table).phase == "turn" else min(table.actors)
        table.act(seat, table.moves(seat)[0])
    sheet = state(table).sheet
    assert len(sheet) == 2
    assert result(table).scores == tuple(map(sum, zip(*sheet, strict=True))) == view(table, None).totals
    assert result(table).winners == tuple(
        who for who in range(3) if result(table).scores[who] == min(result(table).scores)
    )


def test_ws_11_equal_sums_share_the_win() -> None:
    table = begun("QJ", "QJ", spiral="X", deck="", turn_seconds=0)
    play(table, *["pass"] * 6)
    assert result(table).scores == (2, 2)
    assert result(table).winners == (0, 1)


def test_ws_11_the_next_round_begins_afresh() -> None:
    table = begun("O", "AEQ", spiral="FUN", words="checked", rounds=2)
    *_, counted, dealt = play(table, "NO")
    assert isinstance(counted, Counted)
    assert isinstance(dealt, Dealt)
    assert (dealt.round, dealt.dealer) == (2, 0)
    assert view(table, 0).past is not None
    assert view(table, 0).sheet == ((0, 3),)
    assert view(table, 0).exchanges == (3, 3)
    assert sorted(table.game.pieces(table.state)) == sorted(deck("box"))


def test_ws_12_the_spiral_before_the_last_three_words_becomes_the_deck() -> None:
    """WS-12."""
    table = begun("OQQ", "NEQQ", "EARQQ", spiral="KFUN", deck="SX")
    table.act(1, "exchange Q")
    play(table, "NO", "ONE", "EAR")
    _, shuffled = play(table, "draw hand")
    assert isinstance(shuffled, Reshuffled)
    assert sorted(shuffled.deck) == sorted("KFU" + "Q")
    assert shuffled.kept == len("NONEAR")
    assert state(table).spiral == "NONEAR"
    assert [(one.start, one.own, one.end) for one in state(table).plays] == [(0, 1, 2), (1, 2, 4), (3, 4, 6)]
    assert state(table).aside == ("", "", "")
    for seat in (0, 1, 2, None):
        assert shuffled.seen_by(seat) == Reshuffled(6, 4, "")


def test_ws_12_what_is_known_to_be_in_the_new_deck() -> None:
    table = begun("OQQ", "NEQQ", "EARQQ", spiral="KFUN", deck="SX")
    table.act(1, "exchange Q")
    play(table, "NO", "ONE", "EAR", "draw hand")
    assert sorted(view(table, 0).stock) == sorted("KFU")
    assert sorted(view(table, 1).stock) == sorted("KFUQ")
    top = state(table).deck[-1]
    play(table, "draw spiral")
    assert top not in view(table, 1).stock
    assert top not in view(table, None).stock


def test_ws_12_with_fewer_than_three_words_those_stay() -> None:
    table = begun("OQQ", "NEQQ", spiral="KFUN", deck="X")
    play(table, "NO")
    _, shuffled = play(table, "draw hand")
    assert isinstance(shuffled, Reshuffled)
    assert sorted(shuffled.deck) == sorted("KFU")
    assert state(table).spiral == "NO"


def test_ws_12_without_a_word_all_of_the_spiral_stays() -> None:
    table = begun("OQQ", "NEQQ", spiral="KFUN", deck="X")
    assert play(table, "draw hand") == (Drew(0, "hand", "X", 0),)
    assert state(table).spiral == "KFUN"


def test_ws_12_without_any_card_one_passes() -> None:
    table = begun("QQ", "QQ", spiral="FUN", deck="", turn_seconds=30)
    assert table.moves(0) == [Pass()]
    assert table.moves(1) == []
    with refused("deck-empty"):
        table.act(0, "draw hand")
    with refused("deck-empty"):
        table.act(1, "exchange Q")
    assert play(table, "pass") == (Passed(0, 0),)
    assert table.tick(30_000) == (Passed(1, 30_000, late=True),)
    with refused("deck-not-empty"):
        begun("QQ", "QQ").act(0, "pass")


def test_ws_17_three_rounds_of_turns_without_a_word_end_the_round() -> None:
    table = begun("QJ", "QJV", "QJVX", spiral="FUN", deck="QQQQQQQQQQQ")
    play(table, *["draw spiral"] * 8)
    assert table.outcome is None
    *_, counted = play(table, "draw hand")
    assert counted == Counted(None, (".JQ", ".JQV", ".JQQVX"), (2, 3, 5), over=True)


def test_ws_17_a_word_in_between_begins_the_count_anew() -> None:
    table = begun("QJO", "QJ", spiral="FUN", deck="EEEEEEEEEEEE")
    play(table, *["draw hand"] * 4, "NO", *["draw hand"] * 5)
    assert table.outcome is None
    play(table, "draw hand")
    assert table.outcome is not None


def test_a_table_lists_no_words_for_people() -> None:
    """To find them is the game; bots and random play have `moves`."""
    table = begun("ITE", "AE", spiral="FUN")
    assert any("ITE" in table.game.write(move) for move in table.moves(0))
    offered = [table.game.write(move) for move in table.game.offers(table.view(0))]
    assert offered == ["draw hand", "draw spiral"]


def test_moves_of_the_solitaire_are_refused() -> None:
    with refused("alone-only"):
        begun("OI", "AE").act(0, "give up")
