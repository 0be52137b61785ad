"""A round from the deal to its end: the cards, getting ready, the points, and a deck that is used up."""

from collections import Counter

import pytest

from fivefold.games.wordspiel.cards import BOX, DEALT, deck
from fivefold.games.wordspiel.model import Dealt, Drew, Pass, Passed, Reshuffled, RoundOver, Spelled, Turned
from fivefold.pieces.rounds import TimeUp

from .tables import begun, play, refused, result, spiel, waiting

COUNTS = "A10 B2 C2 D4 E12 F2 G4 H2 I8 J2 K2 L4 M2 N6 O8 P2 Q2 R6 S6 T6 U6 V2 W2 X2 Y4 Z2"


# -- cards


def test_ws_01_there_are_110_cards() -> None:
    """WS-01."""
    cards = deck("box")
    assert len(cards) == 110
    assert COUNTS.replace(" ", "") == BOX
    assert [f"{letter}{count}" for letter, count in sorted(Counter(cards).items())] == COUNTS.split()


def test_ws_01_all_of_them_are_at_every_table() -> None:
    table = spiel(6, seed=4)
    assert Counter(table.game.pieces(table.state)) == Counter(deck("box"))


def test_ws_01_another_deck_can_be_given() -> None:
    table = spiel(2, seed=4, deck="E40T20S20")
    assert Counter(table.game.pieces(table.state)) == {"E": 40, "T": 20, "S": 20}


@pytest.mark.parametrize("text", ["E40T20S19", "E40E40", "E99T99S99R99N99", "E0T1"])
def test_ws_01_a_deck_is_neither_too_small_nor_too_big(text: str) -> None:
    with refused("bad-deck"):
        spiel(2, seed=0, deck=text)


@pytest.mark.parametrize("text", ["e40t40", "", "40E", "boxes", "E400"])
def test_ws_01_a_deck_is_written_as_letters_with_numbers(text: str) -> None:
    with refused("bad-value"):
        spiel(2, seed=0, deck=text)


# -- dealing and getting ready


@pytest.mark.parametrize("seats", range(2, 7))
def test_ws_05_ten_cards_each_and_the_rest_is_the_deck(seats: int) -> None:
    """WS-05."""
    table = spiel(seats, seed=1)
    assert [len(hand) for hand in table.state.hands] == [DEALT] * seats
    assert len(table.state.deck) == 110 - 10 * seats
    assert table.state.phase == "ready"


def test_ws_05_cards_go_around_one_by_one_from_the_dealers_left() -> None:
    table = spiel(3, seed=1)
    (dealt,) = table.log[0].events
    assert isinstance(dealt, Dealt)
    order = [dealt.hands[(1 + n) % 3][n // 3] for n in range(30)]
    again = spiel(2, seed=1).log[0].events[0]
    assert isinstance(again, Dealt)
    assert order[:20] == [again.hands[(1 + n) % 2][n // 2] for n in range(20)]


def test_ws_05_the_dealers_left_begins_and_the_deal_passes_left() -> None:
    table = spiel(3, seed=1, rounds=3)
    firsts: list[tuple[int, int]] = []
    while table.outcome is None:
        if table.state.phase == "turn" and table.state.turns == 0:
            firsts.append((table.state.dealer, table.state.turn))
        assert table.deadline is not None
        table.tick(table.deadline)
    assert firsts == [(0, 1), (1, 2), (2, 0)]


def test_ws_05_turns_go_around_clockwise() -> None:
    table = begun("OQQ", "NEQ", "ANQ", spiral="FUN")
    assert table.actors == (0, 1, 2)
    for seat, word in ((0, "NO"), (1, "ONE"), (2, "ANNE")):
        assert table.state.turn == seat
        if seat < 2:
            play(table, word)
    with refused("not-your-turn"):
        table.act(0, "draw hand")


def test_ws_06_the_first_card_is_turned_when_all_are_ready() -> None:
    table = waiting("OQ", "NE", deck="NEE")
    assert table.view(0).spiral == ""
    with refused("not-begun"):
        table.act(0, "N.O")
    table.act(1, "ready")
    with refused("ready"):
        table.act(1, "ready")
    assert table.view(None).ready == (1,)
    _, turned = table.act(0, "ready")
    assert turned == Turned("N")
    assert table.view(0).spiral == "N"
    assert table.view(0).deck == 2
    with refused("begun"):
        table.act(0, "ready")


def test_ws_06_the_first_word_begins_with_the_first_card() -> None:
    table = waiting("OQI", "NE", deck="NEE")
    table.act(0, "ready")
    table.act(1, "ready")
    with refused("not-the-end"):
        table.act(0, "I.O")
    table.act(0, "NO")
    assert table.state.spiral == "NO"


def test_ws_06_when_the_time_is_over_all_count_as_ready() -> None:
    table = waiting("OQ", "NE", deck="NEE")
    assert table.deadline == 60_000
    assert table.tick(60_000) == (TimeUp(60_000), Turned("N"))
    assert table.deadline == 120_000
    assert waiting("OQ", "NE", turn_seconds=0).deadline is None


# -- the end of a round, and of the game


def test_ws_11_the_round_ends_with_an_empty_hand_and_the_others_score_their_cards() -> None:
    table = begun("O", "AEQ", "AE", spiral="FUN", words="checked")
    spelled, counted = play(table, "NO")
    assert isinstance(spelled, Spelled)
    assert counted == RoundOver(0, (".", ".AEQ", ".AE"), (0, 3, 2), over=True)
    assert result(table).winners == (0,)
    assert result(table).scores == (0, 3, 2)
    assert table.actors == ()


def test_ws_11_rounds_add_up_and_the_lowest_sum_wins() -> None:
    table = spiel(3, seed=8, rounds=2, words="checked")
    assert spiel(3, seed=0).game.options.rounds == 5
    while table.outcome is None:
        seat = table.state.turn if table.state.phase == "turn" else min(table.actors)
        table.act(seat, table.moves(seat)[0])
    sheet = table.state.sheet
    assert len(sheet) == 2
    assert result(table).scores == tuple(map(sum, zip(*sheet, strict=True)))
    shown = table.game.for_people(table.view(None))
    assert shown.totals == result(table).scores
    assert result(table).winners == shown.leaders == tuple(
        who for who in range(3) if shown.totals[who] == min(shown.totals)
    )  # fmt: skip


def test_ws_11_equal_sums_share_the_win() -> None:
    table = begun("QJ", "QJ", spiral="X", deck="", turn_seconds=0)
    play(table, *["pass"] * 6)
    assert result(table).scores == (2, 2)
    assert result(table).winners == (0, 1)


def test_ws_11_the_next_round_begins_afresh() -> None:
    table = begun("O", "AEQ", spiral="FUN", words="checked", rounds=2, letters="box")
    *_, counted, dealt = play(table, "NO")
    assert isinstance(counted, RoundOver)
    assert isinstance(dealt, Dealt)
    assert (dealt.round, dealt.dealer) == (2, 0)
    assert table.view(0).past is not None
    assert table.view(0).sheet == ((0, 3),)
    assert table.view(0).exchanges == (3, 3)
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
    assert table.state.spiral == "NONEAR"
    assert [(one.start, one.own, one.end) for one in table.state.plays] == [(0, 1, 2), (1, 2, 4), (3, 4, 6)]
    assert table.state.aside == ("", "", "")
    for seat in (0, 1, 2, None):
        assert shuffled.seen_by(seat) == Reshuffled(6, 4, "")


def test_ws_12_what_is_known_to_be_in_the_new_deck() -> None:
    table = begun("OQQ", "NEQQ", "EARQQ", spiral="KFUN", deck="SX")
    table.act(1, "exchange Q")
    play(table, "NO", "ONE", "EAR", "draw hand")
    assert sorted(table.view(0).reshuffled) == sorted("KFU")
    assert sorted(table.view(1).reshuffled) == sorted("KFUQ")
    top = table.state.deck[-1]
    play(table, "draw spiral")
    assert top not in table.view(1).reshuffled
    assert top not in table.view(None).reshuffled


def test_ws_12_with_fewer_than_three_words_those_stay() -> None:
    table = begun("OQQ", "NEQQ", spiral="KFUN", deck="X")
    play(table, "NO")
    _, shuffled = play(table, "draw hand")
    assert isinstance(shuffled, Reshuffled)
    assert sorted(shuffled.deck) == sorted("KFU")
    assert table.state.spiral == "NO"


def test_ws_12_without_a_word_all_of_the_spiral_stays() -> None:
    table = begun("OQQ", "NEQQ", spiral="KFUN", deck="X")
    assert play(table, "draw hand") == (Drew(0, "hand", "X", 0),)
    assert table.state.spiral == "KFUN"


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
    assert counted == RoundOver(None, (".JQ", ".JQV", ".JQQVX"), (2, 3, 5), over=True)


def test_ws_17_a_word_in_between_begins_the_count_anew() -> None:
    table = begun("QJO", "QJ", spiral="FUN", deck="EEEEEEEEEEEE")
    play(table, *["draw hand"] * 4, "NO", *["draw hand"] * 5)
    assert table.outcome is None
    play(table, "draw hand")
    assert table.outcome is not None
