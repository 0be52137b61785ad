"""Cards, deal and the choice of the Faceup Table Cards (KA-01 to KA-03, KA-30)."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivefold.core.game import CLOCK, Act, Due
from fivefold.games.karma import advice
from fivefold.games.karma.model import HIDDEN, KARMA, KINDS, NUMBERS, Card, Dealt, Laid, Lay, Play, Revealed, whole_deck
from fivefold.games.karma.packs import contains, count, pack, spread

from .tables import NAMES, begun, dealt, options_of, refused, state, view


def test_ka_01_a_deck_has_three_of_each_of_twenty_kinds() -> None:
    assert len(whole_deck(2)) == 60
    assert Counter(whole_deck(6)) == dict.fromkeys((*map(str, range(1, 17)), "GIVE", "FIVE", "TABLE", "UP"), 3)


@pytest.mark.parametrize(("seats", "size"), [(2, 60), (6, 60), (7, 120), (12, 120)])
def test_ka_01_from_seven_players_on_there_are_two_decks(seats: int, size: int) -> None:
    table = dealt(seats)
    assert Counter(table.game.pieces(table.state)) == Counter(KINDS * (size // len(KINDS)))


@pytest.mark.parametrize("seats", range(2, 13))
def test_ka_02_everybody_gets_three_facedown_and_six_more(seats: int) -> None:
    table = dealt(seats)
    assert [len(cards) for cards in state(table).down] == [3] * seats
    assert [len(spread(cards)) for cards in state(table).hands] == [6] * seats
    assert len(state(table).draw) == (60 if seats <= 6 else 120) - 9 * seats
    assert table.actors == tuple(range(seats))


def test_ka_02_of_six_three_are_kept_and_three_laid_out() -> None:
    table = dealt(3, seed=4)
    six = view(table, 1).hand
    table.act(1, Lay((six[0], six[2], six[5])))
    assert view(table, 1).chosen == tuple(sorted((six[0], six[2], six[5]), key=KINDS.index))
    assert view(table, 1).hand == six
    table.act(0, table.moves(0)[0])
    events = table.act(2, table.moves(2)[-1])
    assert isinstance(events[-1], Revealed)
    assert state(table).players[1].up == (six[0], six[2], six[5])
    assert view(table, 1).hand == (six[1], six[3], six[4])


def test_ka_02_every_three_of_the_six_may_be_laid_out() -> None:
    table = dealt(2, seed=3)
    six = view(table, 0).hand
    assert set(table.moves(0)) == {Lay(three) for three in combinations(six, 3)}


def test_ka_02_all_choose_at_the_same_time_and_see_nothing_of_each_other() -> None:
    table = dealt(3)
    (event,) = table.act(2, table.moves(2)[0])
    assert isinstance(event, Laid)
    assert event.seen_by(2) == event
    assert event.seen_by(0) == Laid(2, (HIDDEN,) * 3, event.at)
    assert event.seen_by(None) == Laid(2, (HIDDEN,) * 3, event.at)
    assert [player.has_chosen for player in view(table, 0).players] == [False, False, True]
    assert view(table, 0).players[2].up == ()
    assert table.actors == (0, 1)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Lay(("1", "1", "1")), "not-held"),
        (Lay(("99", "1", "2")), "not-held"),
        (Lay(("1", "1")), "three-cards"),  # type: ignore[arg-type]
        (Play("1"), "choose-first"),
    ],
)
def test_ka_02_only_three_of_ones_own_can_be_laid_out(move: object, code: str) -> None:
    table = dealt(2, seed=1)
    assert view(table, 0).hand.count("1") < 3
    with refused(code):
        table.act(0, move)


def test_ka_02_nobody_chooses_twice() -> None:
    table = dealt(2)
    table.act(0, table.moves(0)[0])
    with refused("chosen"):
        table.act(0, Lay(advice.easiest(view(table, 0).hand[:3])))
    table.act(1, table.moves(1)[0])
    with refused("chosen"):
        table.act(0, Lay(advice.easiest(view(table, 0).hand[:3])))


def test_ka_02_after_the_time_the_easiest_three_are_laid_out() -> None:
    table = dealt(3, seed=2)
    table.act(1, table.moves(1)[0], at=59_999)
    assert table.deadline == 60_000
    sixes = [view(table, who).hand for who in range(3)]
    events = table.tick(60_000)
    assert [type(event) for event in events] == [Laid, Laid, Revealed]
    assert [event.late for event in events[:2]] == [True, True]
    for who in (0, 2):
        assert state(table).players[who].up == sixes[who][-3:]
    assert state(table).players[1].up == sixes[1][:3]


def test_ka_02_the_time_can_be_changed_or_left_out() -> None:
    assert dealt(2, choose_seconds=10).deadline == 10_000
    assert dealt(2, choose_seconds=0).deadline is None
    table = dealt(2)
    with refused("not-due"):
        table.redo(Act(CLOCK, Due(), 59_999))


def test_ka_02_the_rest_is_the_draw_pile_and_nobody_sees_it() -> None:
    table = dealt(2)
    (deal,) = table.log[0].events
    assert isinstance(deal, Dealt)
    assert deal.draw == state(table).draw
    for seat in (None, 0, 1):
        seen = deal.seen_by(seat)
        assert set(seen.draw) == {HIDDEN}
        assert {card for cards in seen.down for card in cards} == {HIDDEN}
        assert [HIDDEN in cards for cards in seen.hands] == [seat != 0, seat != 1]


def test_ka_03_the_player_left_of_the_dealer_begins_with_hand_cards() -> None:
    """The last seat deals, so the first begins (KA-03)."""
    table = begun(4)
    assert table.actors == (0,)
    mine = view(table).hand
    assert options_of(table, 0) >= {f"play {card}" for card in mine}
    assert not any(options_of(table, who) for who in (1, 2, 3))


def test_ka_03_play_goes_clockwise() -> None:
    table = begun(4, seed=5)
    turns: list[int] = []
    for _ in range(6):
        (seat,) = table.actors
        turns.append(seat)
        number = min((card for card in view(table, seat).hand if card in NUMBERS), key=KINDS.index)
        move = f"play {number}"
        table.act(seat, move if move in options_of(table, seat) else "pickup")
    assert turns == [0, 1, 2, 3, 0, 1]


def test_ka_30_karma_cards_are_easiest_then_the_highest_numbers() -> None:
    assert advice.easiest(("3", "16", "UP", "12", "FIVE", "1")) == ("16", "FIVE", "UP")
    assert advice.easiest(("9", "10", "2", "1", "11", "3")) == ("9", "10", "11")
    assert KINDS[-4:] == KARMA


@given(st.lists(st.sampled_from(KINDS), min_size=6, max_size=6))
def test_ka_30_no_card_left_in_hand_is_easier_than_one_laid_out(six: list[Card]) -> None:
    laid = advice.easiest(six)
    rest = list((Counter(six) - Counter(laid)).elements())

    def ease(card: Card) -> int:
        return 17 if card in KARMA else int(card)

    assert max(map(ease, rest)) <= min(map(ease, laid))


@given(
    st.lists(st.sampled_from(KINDS * 6), max_size=40).filter(lambda cards: max(Counter(cards).values(), default=0) < 7)
)
def test_packs_are_cards_in_no_order(some: list[Card]) -> None:
    assert Counter(spread(pack(some))) == Counter(some)
    assert list(spread(pack(some))) == sorted(some, key=KINDS.index)
    assert all(count(pack(some), card) == some.count(card) for card in KINDS)


@given(st.lists(st.sampled_from(KINDS), max_size=6), st.lists(st.sampled_from(KINDS), max_size=3))
def test_a_pack_contains_another(whole: list[Card], part: list[Card]) -> None:
    assert contains(pack(whole), pack(part)) == (not Counter(part) - Counter(whole))


def test_names_are_enough_for_twelve() -> None:
    assert len(NAMES) == 12
