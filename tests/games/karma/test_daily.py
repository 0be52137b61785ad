"""The daily puzzle of Karma."""

import pytest

import fivefold as ff
from fivefold.games.karma import endgames
from fivefold.games.karma.daily import Daily
from fivefold.games.karma.endgames import ME, OTHER, Search, TooFarError, table, turns_taken
from fivefold.games.karma.model import NUMBERS, PickUp, Play, State
from fivefold.games.karma.packs import spread
from fivefold.pieces.daily import DailyOptions

DAYS = [f"2026-03-{day:02}" for day in range(9, 16)]
NOTHING = ((), ())


def is_possible(state: State, within: int) -> bool:
    """Whether one can be out first in so many turns, by trying everything."""
    if state.out or turns_taken(state) >= within:
        return ME in state.out and turns_taken(state) <= within
    return any(is_possible(endgames.played(state, step)[0], within) for step in endgames.steps(state))


def reply(other: tuple[str, ...], pile: tuple[str, ...], mine: str = "16") -> State:
    """The position after the player has put a card on the pile and the other has played."""
    state, _ = endgames.played(table(((mine, "1"), other), NOTHING, pile), Play(mine))
    return state


@pytest.mark.parametrize("day", DAYS[:4])
def test_ka_40_the_answer_is_the_fewest_turns(day: str) -> None:
    first, answer, _ = Daily(DailyOptions(date=day)).puzzle
    assert is_possible(first, answer.points)
    assert not is_possible(first, answer.points - 1)


def test_ka_40_all_cards_are_open_and_none_is_face_down_or_to_be_drawn() -> None:
    look = ff.daily("karma", "2026-03-14").view(None).table
    assert [player.known for player in look.players] == [("13", "GIVE", "UP"), ("2", "10", "GIVE")]
    assert [player.up for player in look.players] == [("12", "TABLE"), ("3", "5")]
    assert (look.pile, look.draw) == (("13", "9"), 0)
    assert not any(place for player in look.players for place in player.down)


def test_ka_40_the_other_makes_three_in_a_row_if_it_can() -> None:
    state = reply(("2", "16", "16"), (), "16")
    assert (state.gone, state.pile, state.out) == (("16", "16", "16"), ("2",), (OTHER,))


def test_ka_40_the_other_plays_the_lowest_number_that_fits_with_all_its_copies() -> None:
    state = reply(("12", "7", "7", "2"), (), "5")
    assert (state.pile, spread(state.hands[OTHER])) == (("5", "7", "7"), ("2", "12"))


@pytest.mark.parametrize(
    ("held", "played"),
    [(("GIVE", "UP", "TABLE", "FIVE", "1"), "FIVE"), (("GIVE", "UP", "1"), "UP"), (("FIVE", "FIVE", "1"), "FIVE")],
)
def test_ka_40_the_other_saves_karma_cards_and_plays_one_at_a_time(held: tuple[str, ...], played: str) -> None:
    state = reply(held, (), "16")
    left = list(held)
    left.remove(played)
    assert sorted(spread(state.hands[OTHER])) == sorted(left)


def test_ka_40_the_other_takes_the_pile_if_nothing_fits() -> None:
    state = reply(("3", "4"), ("9",), "16")
    assert (state.pile, spread(state.hands[OTHER])) == ((), ("3", "4", "9", "16"))


def test_ka_40_a_gift_goes_to_the_other_at_once() -> None:
    day = ff.daily("karma", "2026-03-14")
    day.act(0, "play GIVE")
    look = day.view(0).table
    assert (look.turn, look.players[OTHER].hand, look.pile) == (ME, 4, ("2",))


def test_ka_40_who_is_not_out_first_has_not_solved_it() -> None:
    day = ff.daily("karma", "2026-03-14")
    for _ in range(20):
        if day.view(0).table.out:
            break
        day.act(0, "pickup" if day.view(0).table.pile else day.moves(0)[0])
    assert day.view(0).table.out == (OTHER,)
    assert [day.game.write(move) for move in day.moves(0)] == ["back", "done"]
    with pytest.raises(ff.Illegal) as refusal:
        day.act(0, "pickup")
    assert refusal.value.code == "daily-over"
    day.act(0, "done")
    assert day.outcome is not None
    assert day.outcome.winners == ()


def test_ka_40_a_search_that_goes_too_far_gives_up() -> None:
    state = Daily(DailyOptions(date="2026-03-15")).puzzle.first
    with pytest.raises(TooFarError):
        Search(5).fewest(state, 7)


def test_ka_41_the_simple_plan_wins_but_at_the_weekend_not_soonest() -> None:
    for n, day in enumerate(DAYS):
        first, answer, _ = Daily(DailyOptions(date=day)).puzzle
        simply = endgames.simply(first, 7)
        assert simply is not None
        assert answer.points <= simply.turns <= 7
        assert n < 5 or answer.points < simply.turns
        assert set(first.pile) <= set(NUMBERS)


def test_ka_41_difficult_is_what_luck_does_not_find() -> None:
    """With two steps each time, of which one is right, it takes two tries; a single way takes one."""
    only = table((("3", "4"), ("1", "1", "2")), NOTHING, ())
    search = Search(100)
    assert search.fewest(only, 5) == 2
    assert 0 < search.chance(only, 2) <= 1
    sure = table((("3",), ("1", "2")), NOTHING, ())
    assert Search(100).chance(sure, 1) == 1
    half = table((("3",), ("1", "2")), NOTHING, ("2",))
    assert endgames.steps(half) == [Play("3"), PickUp()]
    assert Search(100).chance(half, 1) == 0.5
