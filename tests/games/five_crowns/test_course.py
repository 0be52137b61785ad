"""The course of a game: shuffling anew, hands without end, options, the score, and what stays secret."""

from collections import Counter

import pytest
from msgspec import to_builtins

import fivefold as ff
from fivefold.core.chance import Chance, seed_bytes
from fivefold.games.five_crowns.cards import DECK, HIDDEN
from fivefold.games.five_crowns.model import (
    Dealt,
    Discarded,
    Draw,
    Drew,
    FiveCrownsOptions,
    Pick,
    Picked,
    Reshuffled,
    RoundOver,
    Stopped,
    WentOut,
)
from fivefold.games.five_crowns.rules import FiveCrowns
from fivefold.games.five_crowns.view import to_come, unseen

from .tables import Table, cards, crowns, dealt, full, play, refused, result, taken, told


def draw_down(table: Table) -> list[object]:
    """Everybody draws and discards the same card again until the pile is made anew; what happened then."""
    while True:
        play(table, "draw")
        events = play(table, f"discard {taken(table)}")
        if len(events) > 1:
            return list(events)


def test_fc_14_the_discards_but_the_top_one_become_the_draw_pile() -> None:
    """FC-14."""
    table = dealt("4S 9H KC", "4S 9H KC", top="7D", pile="8C 10H QD")
    _, shuffled = draw_down(table)
    assert isinstance(shuffled, Reshuffled)
    assert sorted(shuffled.deck) == sorted(cards("7D 8C 10H"))
    assert table.state.discards == ("QD",)
    assert len(table.state.pile) == 3


def test_fc_14_nobody_sees_the_new_order() -> None:
    table = dealt("4S 9H KC", "4S 9H KC", top="7D", pile="8C 10H QD")
    _, shuffled = draw_down(table)
    assert isinstance(shuffled, Reshuffled)
    for seat in (0, 1, None):
        assert shuffled.seen_by(seat) == Reshuffled(3, ())


def test_fc_14_it_is_shuffled_fairly() -> None:
    orders: set[tuple[str, ...]] = set()
    for seed in range(60):
        table = dealt("4S 9H KC", "4S 9H KC", top="7D", pile="8C 10H QD", seed=seed)
        _, shuffled = draw_down(table)
        assert isinstance(shuffled, Reshuffled)
        orders.add(shuffled.deck)
    assert len(orders) == 6


def test_fc_14_without_anything_to_shuffle_the_discard_must_be_taken() -> None:
    table = dealt("4S 9H KC", "4S 9H KC", top="7D", pile="")
    assert table.moves(1) == [Pick()]
    with refused("pile-empty"):
        table.act(1, "draw")
    play(table, "pick", "discard KC")
    assert table.moves(0) == [Pick()]


def test_fc_14_and_without_a_discard_one_draws() -> None:
    """It cannot come to this, as every turn leaves a discard; but then a card would be drawn."""
    table = dealt("4S 9H KC", "4S 9H KC", top="", pile="8C")
    assert table.moves(1) == [Draw()]
    with refused("no-discard"):
        table.act(1, "pick")


def test_fc_14_what_everybody_has_seen_go_into_the_new_pile_is_remembered() -> None:
    table = full("4S 9H KC", "4S 9H KC", top="7D")
    draw_down(table)
    view = table.view(0)
    assert Counter(view.reshuffled) == Counter(DECK) - Counter(cards("4S 9H KC 4S 9H KC")) - Counter(view.discards)
    play(table, "draw")
    own = table.state.turn
    assert table.view(own).drawn == (taken(table),)
    assert table.view(1 - own).drawn == ()
    for seat in (0, 1):
        guess = table.game.sample(table.view(seat), Chance(seed_bytes(3)))
        assert set(cards("4S 9H KC")) <= set(guess.hands[1 - seat])


def test_fc_14_what_was_drawn_before_it_was_shuffled_once_more_does_not_count_any_longer() -> None:
    """Cards that were drawn and discarded lie in the new pile again, and may come again."""
    table = dealt("4S 9H KC", "4S 9H KC", top="7D", pile="8C 10H QD")
    for _ in range(2):
        draw_down(table)
        for seat in (0, 1):
            assert table.view(seat).drawn == ()
            assert sorted(to_come(table.view(seat)).elements()) == sorted(table.state.pile)
    play(table, "draw")
    turn = table.state.turn
    assert table.view(turn).drawn == (taken(table),)
    assert to_come(table.view(turn)).total() == 2
    assert to_come(table.view(1 - turn)).total() == 3, "the other one does not know which card it was"


def test_fc_15_the_lowest_total_wins() -> None:
    """FC-15."""
    table = crowns(3, seed=5, max_turns=2)
    while table.outcome is None:
        table.act(table.state.turn, "draw")
        table.act(table.state.turn, f"discard {taken(table)}")
    sheet = table.state.sheet
    assert len(sheet) == 11
    scores = tuple(sum(column) for column in zip(*sheet, strict=True))
    shown = table.game.for_people(table.view(None))
    assert result(table).scores == scores == shown.totals
    assert result(table).winners == shown.leaders == tuple(who for who in range(3) if scores[who] == min(scores))
    assert result(table).reason == "played-out"


def test_fc_15_equal_totals_share_the_win() -> None:
    table = dealt("4S 5S 6S", "4C 5C 6C", "9D JH KC", pile="QD QH QC QS")
    play(table, "draw", "out QD", "draw", "lay KC", "draw", "lay QC")
    assert result(table).winners == (0, 1)
    assert result(table).scores == (0, 0, 9 + 11 + 12)


def test_fc_16_a_hand_nobody_ends_is_counted_as_it_is() -> None:
    """FC-16."""
    table = dealt("4S 5S 6S", "4C 9C KC", pile="QD QH QC QS 9S", max_turns=2)
    play(table, "draw", "discard QD", "draw", "discard QH", "draw", "discard QC")
    play(table, "draw")
    discarded, stopped, counted = play(table, "discard QS")
    assert discarded
    assert isinstance(stopped, Stopped)
    assert [str(laid) for laid in stopped.laid] == ["4S-5S-6S", "+4C-9C-KC"]
    assert counted == RoundOver(3, (0, 26), "stopped", over=True)


def test_fc_16_turns_are_counted_for_each_player_and_each_hand() -> None:
    table = crowns(3, seed=2, max_turns=4, hands=2)
    turns = 0
    while table.outcome is None:
        play(table, "draw")
        play(table, f"discard {taken(table)}")
        turns += 1
    assert turns == 2 * 3 * 4


def test_fc_16_who_goes_out_in_the_very_last_turn_still_gives_the_others_theirs() -> None:
    table = dealt("4S 5S 6S", "4C 9C KC", pile="QD QH QC QS 9S", max_turns=1)
    play(table, "draw", "discard QD", "draw", "out QH")
    assert table.actors == (1,)
    play(table, "draw", "lay KC")
    assert result(table).scores == (0, 4 + 9 + 12)


def test_fc_16_by_default_it_takes_two_hundred_turns() -> None:
    table = crowns(2, seed=2, hands=1)
    acts = 0
    while table.outcome is None:
        play(table, "draw")
        play(table, f"discard {taken(table)}")
        acts += 1
    assert acts == 400


@pytest.mark.parametrize(
    ("options", "wilds"),
    [
        ({}, range(3, 14)),
        ({"hands": 3}, range(3, 6)),
        ({"hands": 1}, range(3, 4)),
        ({"first": 11}, range(11, 14)),
        ({"first": 5, "hands": 2}, range(5, 7)),
        ({"first": 13, "hands": 11}, range(13, 14)),
    ],
)
def test_fc_17_the_hands_that_are_played(options: dict[str, int], wilds: range) -> None:
    """FC-17."""
    table = crowns(2, seed=2, max_turns=1, **options)
    assert table.view(0).wilds == tuple(wilds)
    while table.outcome is None:
        play(table, "pick", f"discard {table.state.hands[table.state.turn][0]}")
    deals = [event for entry in table.log for event in entry.events if isinstance(event, Dealt)]
    assert [event.wild for event in deals] == list(wilds)


@pytest.mark.parametrize("option", [{"hands": 0}, {"hands": 12}, {"first": 2}, {"first": 14}, {"max_turns": 0}])
def test_fc_17_other_values_are_refused(option: dict[str, int]) -> None:
    with pytest.raises(ff.BadOption):
        crowns(2, seed=0, **option)


def test_fc_12_the_hand_before_can_still_be_looked_at() -> None:
    table = dealt("4S 5S 6S", "9D JH KC", pile="7C QH QD", hands=2)
    play(table, "draw", "discard 7C", "draw", "out QH", "draw", "lay KC")
    assert table.state.wild == 4
    past = table.view(None).past
    assert past is not None
    assert (past.wild, past.out, past.points) == (3, 0, (0, 32))
    assert past.laid[0] == "4S-5S-6S"
    assert past.laid[1] == "+JH-9D-QD"


# -- secrecy


def strings(value: object) -> Counter[str]:
    """Every word in a view or an event, as it would be sent."""
    match value:
        case str():
            return Counter([value])
        case dict():
            return strings(list(value.values()))
        case list() | tuple():
            return sum((strings(part) for part in value), Counter[str]())
        case _:
            return Counter()


def test_fc_08_nobody_is_sent_a_card_they_may_not_know() -> None:
    """FC-08: Stronger than the law: with every card of the game different, none that is hidden is ever sent."""
    names = list(dict.fromkeys(DECK))
    hands = tuple(tuple(names[place::7][:3]) for place in range(3))
    deck = tuple(name for name in names if name not in {*hands[0], *hands[1], *hands[2], "JK"})
    table = ff.Table.set_up(FiveCrowns(FiveCrownsOptions(hands=1, max_turns=4)), 3, Dealt(3, 0, "JK", hands, deck))
    known = [set(hand) | {"JK"} for hand in hands]
    chance = Chance(seed_bytes(8))
    for seat in range(3):
        seen = strings(to_builtins(table.log[0].events[0].seen_by(seat)))
        assert {word for word in seen if word in names} <= known[seat]
    while table.outcome is None and table.state.out is None:
        seat = table.state.turn
        events = table.act(seat, chance.pick(table.moves(seat)))
        for event in events:
            match event:
                case Drew(card=card):
                    known[seat].add(card)
                case Picked(card=card) | Discarded(card=card):
                    for other in known:
                        other.add(card)
                case Stopped() | WentOut():
                    for other in known:
                        other.update(names)
                case _:
                    pass
        for who in range(3):
            for value in (table.view(who), *(event.seen_by(who) for event in events)):
                assert {word for word in strings(to_builtins(value)) if word in names} <= known[who]


def test_fc_10_a_hidden_card_is_written_with_question_marks() -> None:
    table = full("4S 9H KC", "4S 9H KC", top="7D")
    (drew,) = table.act(1, "draw")
    assert isinstance(drew, Drew)
    assert drew.seen_by(0).card == HIDDEN
    assert told(table, drew.seen_by(0)) == "Ben draws a card."


def test_a_sample_holds_what_is_known_and_is_complete() -> None:
    table = crowns(4, seed=3, first=7)
    play(table, "pick", "discard " + table.state.hands[1][0], "draw")
    for seat in (0, 1, 2, 3, None):
        view = table.view(seat)
        guess = table.game.sample(view, Chance(seed_bytes(1)))
        assert Counter(table.game.pieces(guess)) == Counter(DECK)
        assert set(table.state.known[1]) <= set(guess.hands[1])
        assert guess != table.state
        hidden = unseen(view)
        assert hidden.total() == 116 - len(view.hand) - len(view.discards) - (seat != 1)


def test_samples_differ_in_what_is_hidden() -> None:
    table = crowns(2, seed=3, first=7)
    view = table.view(0)
    guesses = [table.game.sample(view, Chance(seed_bytes(n))) for n in range(20)]
    assert len({guess.hands[1] for guess in guesses}) == 20
    assert len({guess.pile for guess in guesses}) == 20
    assert {guess.hands[0] for guess in guesses} == {table.state.hands[0]}


# -- the laws, and many games


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(2, 8))
def test_ten_thousand_random_games_end_and_verify(seats: int) -> None:
    for number in range(10_000 // 6 + 1):
        chance = Chance(seed_bytes(seats), number)
        table = crowns(seats, seed=number * 7 + seats, max_turns=1 + chance.below(30))
        while table.outcome is None:
            seat = table.state.turn
            table.act(seat, chance.pick(list(table.game.moves(table.game.view(table.state, seat)))))
        assert Counter(table.game.pieces(table.state)) == Counter(DECK)
        assert ff.verify(table.record()).outcome == table.outcome
