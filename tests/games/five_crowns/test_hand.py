"""A hand of Five Crowns from the deal to the last turn."""

from collections import Counter

import pytest

from fivefold.core.chance import Chance, seed_bytes
from fivefold.games.five_crowns.cards import DECK, HIDDEN, KINDS, NUMBER, POINTS, SUITS, is_wild
from fivefold.games.five_crowns.model import (
    Dealt,
    Discard,
    Discarded,
    Draw,
    Drew,
    GoOut,
    LaidDown,
    LayDown,
    Pick,
    Picked,
    RoundOver,
    WentOut,
)
from fivefold.games.five_crowns.rules import FiveCrowns

from .tables import cards, crowns, dealt, full, play, refused, result, taken

STRANGERS = "4S 9H KC"
"""Three cards that have nothing to do with each other."""


def test_fc_01_the_cards() -> None:
    """FC-01."""
    deck = Counter(DECK)
    assert len(DECK) == 116
    assert deck["JK"] == 6
    assert len(KINDS) == 56
    assert all(count == 2 for card, count in deck.items() if card != "JK")
    for suit in SUITS:
        assert sum(count for card, count in deck.items() if card[-1] == suit) == 22
    assert sorted({NUMBER[card] for card in KINDS if card != "JK"}) == list(range(3, 14))


def test_fc_02_points() -> None:
    """FC-02."""
    assert [POINTS[5][card] for card in cards("3S 10H JC Q* KD JK 5S 5*")] == [3, 10, 11, 12, 13, 50, 20, 20]
    assert [POINTS[13][card] for card in cards("5S KD QD JK")] == [5, 20, 12, 50]
    assert [POINTS[3][card] for card in cards("3S 4S")] == [20, 4]


def test_fc_02_what_is_left_counts() -> None:
    table = dealt("4S 5S 6S", "3C 8H QC", top="KD", pile="QD 9C JS 6D")
    play(table, "draw", "discard QD", "draw", "out 9C", "draw", "lay JS")
    assert result(table).scores == (0, 20 + 8 + 12)
    table = dealt("4S 5S 6S", "JK 8H QC", top="KD", pile="10D 9C 5*")
    play(table, "draw", "discard 10D", "draw", "out 9C", "draw", "lay QC")
    assert result(table).scores == (0, 50 + 8 + 5)


def test_fc_03_every_hand_has_a_card_more_and_its_own_wild_rank() -> None:
    """FC-03."""
    table = crowns(2, seed=1, max_turns=1)
    wilds: list[int] = []
    while table.outcome is None:
        now = table.state
        if not wilds or wilds[-1] != now.wild:
            wilds.append(now.wild)
            assert [len(hand) for hand in now.hands] == [now.wild] * 2
        play(table, "draw", f"discard {table.state.hands[now.turn][0]}")
    assert wilds == list(range(3, 14))
    assert len(table.state.sheet) == 11


@pytest.mark.parametrize(("wild", "card"), [(3, "3S"), (10, "10H"), (11, "J*"), (12, "QC"), (13, "KD")])
def test_fc_03_the_wild_rank_is_the_number_of_cards(wild: int, card: str) -> None:
    assert [kind for kind in KINDS if is_wild(kind, wild) and kind != "JK"] == [card[:-1] + suit for suit in SUITS]
    assert is_wild("JK", wild)
    assert is_wild(card, wild)


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("dealer", [0, 1])
def test_fc_08_cards_are_dealt_one_at_a_time_from_the_dealers_left(seats: int, dealer: int) -> None:
    shuffled = Chance(seed_bytes(4)).shuffled(DECK)
    before = f"seats {seats}; phase deal; wild 12; dealer {(dealer - 1) % seats}"
    event = FiveCrowns().dealer(FiveCrowns().read_state(before), Chance(seed_bytes(4)))
    assert isinstance(event, Dealt)
    assert (event.wild, event.dealer) == (13, dealer)
    dealt_out = [event.hands[(dealer + 1 + place) % seats][place // seats] for place in range(13 * seats)]
    assert dealt_out == shuffled[: 13 * seats]
    assert event.top == shuffled[13 * seats]
    assert list(reversed(event.deck)) == shuffled[13 * seats + 1 :]


def test_fc_08_the_rest_is_the_draw_pile_and_its_top_card_is_turned_over() -> None:
    table = crowns(3, seed=1)
    view = table.view(1)
    assert view.pile == 116 - 9 - 1
    assert len(view.discards) == 1
    assert Counter(table.game.pieces(table.state)) == Counter(DECK)


def test_fc_08_all_cards_are_shuffled_anew_for_each_hand() -> None:
    table = crowns(2, seed=1, max_turns=1, hands=3)
    while table.outcome is None:
        assert Counter(table.game.pieces(table.state)) == Counter(DECK)
        play(table, "draw", f"discard {table.state.hands[table.state.turn][0]}")
    deals = [event for entry in table.log for event in entry.events if isinstance(event, Dealt)]
    assert len({event.deck for event in deals}) == 3


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_fc_09_the_dealers_left_begins_and_it_goes_around(dealer: int) -> None:
    """FC-09."""
    table = dealt(STRANGERS, STRANGERS, "4D 9C KH", dealer=dealer, pile="6S 6H 6C 6D 6*")
    for step in range(1, 5):
        assert table.actors == ((dealer + step) % 3,)
        play(table, "draw")
        play(table, f"discard {taken(table)}")


def test_fc_09_the_deal_passes_to_the_left() -> None:
    table = crowns(3, seed=1, max_turns=1, hands=5)
    while table.outcome is None:
        play(table, "pick", f"discard {table.state.hands[table.state.turn][0]}")
    deals = [event for entry in table.log for event in entry.events if isinstance(event, Dealt)]
    assert [event.dealer for event in deals] == [0, 1, 2, 0, 1]


def test_fc_09_only_whose_turn_it_is_may_act() -> None:
    table = dealt(STRANGERS, STRANGERS)
    for move in ("draw", "pick", "discard 4S", "out 4S", "lay 4S"):
        with refused("not-your-turn"):
            table.act(0, move)
    assert table.moves(0) == []


def test_fc_10_a_turn_is_a_card_from_the_draw_pile_and_a_discard() -> None:
    table = dealt(STRANGERS, STRANGERS, top="7D", pile="10C 6H")
    assert table.moves(1) == [Draw(), Pick()]
    assert table.act(1, "draw", at=500) == (Drew(1, "10C", 500),)
    assert table.state.hands[1] == cards("4S 9H KC 10C")
    assert len(table.state.pile) == 1
    assert table.moves(1) == [Discard(card) for card in cards("4S 9H KC 10C")]
    assert table.act(1, "discard KC", at=900) == (Discarded(1, "KC", 900),)
    assert table.state.hands[1] == cards("4S 9H 10C")
    assert table.state.discards == cards("7D KC")
    assert table.actors == (0,)


def test_fc_10_or_a_card_from_the_discard_pile() -> None:
    table = dealt(STRANGERS, STRANGERS, top="7D")
    assert table.act(1, "pick", at=500) == (Picked(1, "7D", 500),)
    assert table.state.discards == ()
    assert table.act(1, "discard 4S", at=900) == (Discarded(1, "4S", 900),)
    assert table.state.hands[1] == cards("9H KC 7D")


def test_fc_10_the_card_just_taken_may_be_discarded_again() -> None:
    table = dealt(STRANGERS, STRANGERS, top="7D")
    play(table, "pick")
    assert Discard("7D") in table.moves(1)
    assert play(table, "discard 7D") == (Discarded(1, "7D", 0),)
    assert table.state.discards == cards("7D")
    assert table.state.hands[1] == cards(STRANGERS)


def test_fc_10_first_take_then_discard_and_each_once() -> None:
    table = dealt(STRANGERS, STRANGERS)
    for move in ("discard 4S", "out 4S", "lay 4S"):
        with refused("not-drawn"):
            table.act(1, move)
    table.act(1, "draw")
    for move in ("draw", "pick"):
        with refused("drawn"):
            table.act(1, move)


def test_fc_10_one_can_discard_only_what_one_has() -> None:
    table = dealt(STRANGERS, STRANGERS)
    table.act(1, "draw")
    for move in ("discard 5S", "out 5S", "lay 5S"):
        with refused("not-in-hand"):
            table.act(1, move)


def test_fc_10_of_two_equal_cards_one_goes() -> None:
    table = dealt("4D 9H KC", "4S 4S KC")
    play(table, "draw")
    assert table.moves(1).count(Discard("4S")) == 1
    play(table, "discard 4S")
    assert table.state.hands[1] == cards("4S KC QD")


def test_fc_10_what_lay_open_is_remembered() -> None:
    table = full(STRANGERS, STRANGERS, top="7D")
    play(table, "pick", "discard KC")
    for seat in (0, 1, None):
        view = table.view(seat)
        assert view.known == ((), ("7D",))
        assert view.discards == ("KC",)
    play(table, "draw", "discard 9H", "draw", "discard 7D")
    assert table.view(0).known == ((), ())


def test_fc_10_only_who_draws_sees_the_card() -> None:
    table = full(STRANGERS, STRANGERS, "4D 9C KH", top="7D")
    (drew,) = table.act(1, "draw", at=5)
    assert isinstance(drew, Drew)
    assert drew.seen_by(1) == drew
    for other in (0, 2, None):
        assert drew.seen_by(other) == Drew(1, HIDDEN, 5)
        assert table.view(other).taken is None
    assert table.view(1).taken == drew.card


def test_fc_11_going_out() -> None:
    table = dealt(STRANGERS, "4S 5S 6S", top="7D", pile="QD 9C")
    play(table, "draw")
    assert table.moves(1)[-1] == GoOut("QD")
    (out,) = table.act(1, "out QD", at=700)
    assert isinstance(out, WentOut)
    assert (out.seat, out.card, out.at) == (1, "QD", 700)
    assert [meld.cards for meld in out.laid.melds] == [cards("4S 5S 6S")]
    assert out.laid.points == 0
    assert table.state.out == 1
    assert out.seen_by(None) == out


def test_fc_11_it_is_never_forced() -> None:
    table = dealt(STRANGERS, "4S 5S 6S", top="7D", pile="QD 9C 9D 9*")
    play(table, "draw", "discard QD")
    assert table.state.out is None
    play(table, "draw", "discard 9C", "draw")
    assert GoOut("9D") in table.moves(1)
    play(table, "discard 9D")
    assert table.state.out is None


def test_fc_11_the_discard_is_obligatory() -> None:
    """Six cards in two runs of three cannot go out: whatever is discarded leaves two cards over."""
    hand = "5S 6S 7S JD QD"
    table = dealt(hand, hand, top="KD", pile="8H")
    play(table, "pick")
    assert [move for move in table.moves(1) if isinstance(move, GoOut)] == []
    for card in cards(hand):
        with refused("not-out"):
            table.act(1, f"out {card}")


def test_fc_11_the_discard_may_have_fitted() -> None:
    table = dealt(STRANGERS, "4S 5S 6S", top="7S")
    play(table, "pick")
    assert [move for move in table.moves(1) if isinstance(move, GoOut)] == [GoOut("4S"), GoOut("7S")]
    play(table, "out 7S")
    assert table.state.discards[-1] == "7S"


def test_fc_11_a_wild_card_may_be_the_discard() -> None:
    table = dealt(STRANGERS, "4S 5S 6S", top="JK")
    play(table, "pick")
    assert GoOut("JK") in table.moves(1)
    play(table, "out JK")
    assert table.moves(0) == [Draw(), Pick()]
    play(table, "pick")
    assert table.state.hands[0][-1] == "JK"


def test_fc_11_nobody_lays_down_before() -> None:
    table = dealt(STRANGERS, "4S 5S 6S")
    play(table, "draw")
    with refused("nobody-out"):
        table.act(1, "lay QD")


def test_fc_12_everybody_else_has_one_last_turn_in_order() -> None:
    table = dealt("4H 5H KC", "4S 5S 6S", "9H 9C KD", "4D 8D QC", top="7D", pile="QD 9S 6H 10C")
    play(table, "draw", "out QD")
    assert table.actors == (2,)
    play(table, "draw")
    assert table.moves(2) == [LayDown(card) for card in cards("9H 9C KD 9S")]
    (down,) = table.act(2, "lay KD", at=10)
    assert isinstance(down, LaidDown)
    assert (down.seat, down.laid.points) == (2, 0)
    assert table.actors == (3,)
    play(table, "pick", "lay QC")
    assert table.actors == (0,)
    play(table, "draw")
    down, counted = table.act(0, "lay KC")
    assert counted == RoundOver(3, (0, 0, 0, 25), "out", over=True)
    assert result(table).scores == (0, 0, 0, 25)
    assert not table.actors


def test_fc_12_whoever_goes_out_has_no_further_turn() -> None:
    table = dealt(STRANGERS, "4S 5S 6S", pile="QD 9D 7C")
    play(table, "draw", "out QD", "draw", "lay KC")
    assert result(table).winners == (1,)
    with refused("over"):
        table.act(1, "draw")


def test_fc_12_in_the_last_turn_one_lays_down_and_does_nothing_else() -> None:
    table = dealt("8S 8C KC", "4S 5S 6S", pile="QD 8D")
    play(table, "draw", "out QD", "draw")
    for move in ("discard KC", "out KC"):
        with refused("last-turn"):
            table.act(0, move)
    play(table, "lay KC")
    assert result(table).scores == (0, 0)


def test_fc_12_nobody_adds_to_the_melds_of_another() -> None:
    table = dealt("7S 8S KC", "4S 5S 6S", pile="QD 9D")
    play(table, "draw", "out QD", "draw")
    with refused("not-in-hand"):
        table.act(0, "lay KC 4S-5S-6S-7S")
    play(table, "lay KC")
    assert result(table).scores == (7 + 8 + 9, 0)


def test_fc_12_everything_laid_down_is_open() -> None:
    table = dealt("8S 8C KC", "4S 5S 6S", "4D 9D QC", pile="QD 9S")
    play(table, "draw", "out QD")
    for seat in (0, 2, None):
        laid = table.view(seat).laid
        assert str(laid[1]) == "4S-5S-6S"
        assert laid[0] is laid[2] is None
