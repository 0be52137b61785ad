"""A round from the deal to its end: the cards, getting ready, the points, and a deck that is used up."""

from collections import Counter

import pytest

import fivefold as ff
from fivefold.games.wordspiel.cards import BOX, DEALT, deck
from fivefold.games.wordspiel.model import Counted, Dealt, Drew, Hurried, Pass, Passed, Reshuffled, Spelled, Turned

from .tables import begun, play, refused, result, state, view, waiting

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
    assert list(table.actors) == [0]
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
