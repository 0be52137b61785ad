"""Going out, losing, the turn limit and the clock (KA-23, KA-25, KA-26)."""

import pytest

import fivefold as ff
from fivefold.core.game import CLOCK, Act, Due
from fivefold.games.karma.model import Ended, Gave, PickedUp, PickUp, Played
from telling import told

from .tables import dealt, gone, hand, options_of, pile, refused, result, state, table_of, up


def test_ka_23_without_cards_one_is_out_and_skipped() -> None:
    table = table_of("9 | 3 10 | 3 11")
    (event,) = table.act(0, "play 9")
    assert event.out
    assert state(table).out == (0,)
    table.act(1, "play 10")
    table.act(2, "play 11")
    assert table.actors == (1,)


def test_ka_23_not_out_with_cards_on_the_table_or_to_draw() -> None:
    for table in (table_of("9 | 3 10", up="2"), table_of("9 | 3 10", down="2"), table_of("9 | 3 10", draw="2")):
        (event,) = table.act(0, "play 9")
        assert not event.out
        assert table.outcome is None


def test_ka_23_the_last_with_cards_loses_and_all_others_win() -> None:
    table = table_of("9 | 3 10 | ", pile="8")
    (_, ended) = table.act(0, "play 9")
    assert ended == Ended("one-left", (1,))
    assert result(table).winners == (0, 2)
    assert result(table).scores == (1, 0, 1)
    assert result(table).reason == "one-left"
    assert not table.actors
    with refused("over"):
        table.act(1, "play 10")
    with refused("over"):
        table.redo(Act(1, PickUp(), 0))


@pytest.mark.parametrize("last", ["16", "GIVE", "FIVE", "TABLE", "UP"])
def test_ka_23_any_card_may_be_the_last_one(last: str) -> None:
    for pile_before in ("", "5 12"):
        table = table_of(f"{last} | 3", pile=pile_before)
        table.act(0, f"play {last}")
        assert result(table).winners == (0,)


@pytest.mark.parametrize("last", ["16", "GIVE", "FIVE", "TABLE", "UP"])
def test_ka_23_also_face_down(last: str) -> None:
    table = table_of(" | 3", down=last, pile="5 12")
    table.act(0, "turn 1")
    assert result(table).winners == (0,)


def test_ka_23_two_faceup_cards_at_once_may_be_the_last() -> None:
    table = table_of(" | 3 | 4", up="7 7 | 2", pile="5")
    (event,) = table.act(0, "play 7 7")
    assert event.out
    assert state(table).out == (0,)
    table = table_of("TABLE | 3 | 4", up="7 7 | 2", pile="12")
    table.act(0, "play TABLE")
    (event,) = table.act(0, "play 7 7")
    assert event.out


def test_ka_23_who_went_out_first_is_remembered() -> None:
    table = table_of("9 | 3 | 10 | 11 2 | 1 2", turn=0)
    table.act(0, "play 9")
    table.act(1, "pickup")
    table.act(2, "play 10")
    assert state(table).out == (0, 2)


def test_ka_25_at_the_turn_limit_the_most_cards_lose() -> None:
    table = table_of("9 3 | 10 2 4 | 1", up="2 | | ", pile="8", turns=28, turn_limit=10)
    table.act(0, "play 9")
    assert table.outcome is None
    events = table.act(1, "pickup")
    assert events[-1] == Ended("turn-limit", (1,))
    assert result(table).winners == (0, 2)


def test_ka_25_those_out_have_won_and_of_the_others_only_the_most_lose() -> None:
    table = table_of("9 3 | 10 2 4 | | 5 6", pile="8", turns=39, turn_limit=10)
    events = table.act(0, "play 9")
    assert events[-1] == Ended("turn-limit", (1,))
    assert result(table).winners == (0, 2, 3)
    assert result(table).reason == "turn-limit"
    assert "turn limit (40)" in told(result(table).message)


def test_ka_25_equal_counts_lose_together() -> None:
    table = table_of("9 3 4 | 10 2 | | 5", pile="8", turns=39, turn_limit=10)
    table.act(0, "play 9")
    assert state(table).losers == (0, 1)
    assert result(table).winners == (2, 3)
    table = table_of("9 3 | 4", pile="8", turns=19, turn_limit=10)
    table.act(0, "play 9")
    assert result(table).winners == ()
    assert result(table).scores == (0, 0)


def test_ka_25_going_out_in_the_last_turn_still_counts() -> None:
    table = table_of("9 | 10 2", pile="8", turns=19, turn_limit=10)
    events = table.act(0, "play 9")
    assert events[-1] == Ended("one-left", (1,))


def test_ka_25_a_turn_ends_when_it_passes_to_another() -> None:
    """Following cards, gifts and a new pile after three in a row belong to the turn (KA-25)."""
    table = table_of("TABLE 7 7 7 GIVE 5 | 3 9 | 4 9", up="2", pile="12")
    for move in ("play TABLE", "play 2"):
        assert state(table).turns == 0
        table.act(0, move)
    assert state(table).turns == 1
    table = table_of("7 7 7 GIVE 5 | 3 9 | 4 9", pile="2")
    table.act(0, "play 7 7 7")
    assert state(table).turns == 0
    table.act(0, "play 5")
    assert state(table).turns == 1
    table.act(1, "pickup")
    assert state(table).turns == 2
    table = table_of("GIVE 5 | 3 9 | 4 9", pile="2")
    table.act(0, "play GIVE")
    assert state(table).turns == 0
    table.act(0, "give 2")
    assert state(table).turns == 1


def test_ka_25_the_limit_is_500_turns_a_player() -> None:
    assert dealt(2).game.options.turn_limit == 500
    table = table_of("9 3 | 10 2", pile="8", turns=999)
    table.act(0, "play 9")
    assert result(table).reason == "turn-limit"


def test_ka_26_turns_have_no_limit_unless_asked_for() -> None:
    assert table_of("9 3 | 10 2", pile="8").deadline is None
    table = table_of("9 3 | 10 2", pile="8", turn_seconds=20)
    assert table.deadline == 20_000
    with refused("not-due"):
        table.redo(Act(CLOCK, Due(), 19_999))


def test_ka_26_the_table_picks_up_the_pile() -> None:
    table = table_of("9 3 | 10 2", pile="8", turn_seconds=20)
    (event,) = table.tick(20_000)
    assert event == PickedUp(0, ("8",), 20_000, turn=1, late=True)
    assert table.deadline == 40_000


def test_ka_26_or_plays_the_lowest_card_on_an_empty_pile() -> None:
    table = table_of("9 3 3 UP | 10 2", turn_seconds=20)
    (event,) = table.tick(20_000)
    assert event == Played(0, ("3",), "hand", 20_000, turn=1, late=True)
    assert hand(table, 0) == "3 9 UP"


def test_ka_26_faceup_and_facedown_too() -> None:
    table = table_of(" | 10 2", up="9 4", turn_seconds=20)
    table.tick(20_000)
    assert up(table, 0) == "9"
    table = table_of(" | 10 2", down="9 4", turn_seconds=20)
    table.tick(20_000)
    assert pile(table) == "9"


def test_ka_26_what_must_follow_is_followed_by_the_lowest() -> None:
    """A ruling of ours: after Play a Table Card the table goes on with the lowest, or the first place (KA-26)."""
    table = table_of("TABLE 2 | 10 2", up="9 4", pile="12", turn_seconds=20)
    table.act(0, "play TABLE", at=1000)
    assert table.deadline == 21_000
    table.tick(21_000)
    assert pile(table) == "12 TABLE 4"
    table = table_of("TABLE 2 | 10 2", down="9 4", pile="12", turn_seconds=20)
    table.act(0, "play TABLE", at=1000)
    table.tick(21_000)
    assert pile(table) == "12 TABLE 9"


def test_ka_26_a_gift_goes_to_the_next_player() -> None:
    """A ruling of ours: the table gives the pile to the next in turn (KA-26)."""
    table = table_of("GIVE 2 | | 10 2", pile="12", turn_seconds=20)
    table.act(0, "play GIVE", at=1000)
    (event,) = table.tick(21_000)
    assert event == Gave(0, 2, ("12",), 21_000, turn=2, late=True)
    assert gone(table) == "GIVE"


def test_a_game_of_twelve_is_won_by_eleven() -> None:
    """Two decks with twelve players, to the end (KA-23)."""
    results = ff.simulate("karma", ["random"] * 12, games=1, seed=3)
    (match,) = results.matches
    assert match.outcome.reason == "one-left"
    assert len(match.outcome.winners) == 11
    assert sum(match.outcome.scores) == 11


def test_a_game_of_seven_conserves_both_decks() -> None:
    table = dealt(7, seed=9)
    before = sorted(table.game.pieces(table.state))
    while table.outcome is None:
        seat = next(iter(table.actors))
        table.act(seat, table.moves(seat)[len(table.log) % 3 % len(table.moves(seat))])
    assert sorted(table.game.pieces(table.state)) == before
    assert len(before) == 120
    assert options_of(table, 0) == set()
