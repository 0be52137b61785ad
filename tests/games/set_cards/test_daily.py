"""The daily puzzle: the same cards for everybody, and all their SETs to find."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

import fivefold as ff
from fivefold.core.discovery import today
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.daily import Shape, puzzle
from fivefold.games.set_cards.model import EASY_DECK, Dealt, Found, Missed, Resigned, Solved
from fivefold.pieces.daily import day_of

from .tables import SetTable, board, is_over, refused, result, told

DAY = "2026-03-14"


def found(table: SetTable) -> list[tuple[str, str, str]]:
    """The SETs of the puzzle, each as `take` writes it."""
    return [(a, b, c) for a, b, c in map(sorted, sets.find(table.view(0).face_up))]


def take(triple: tuple[str, str, str]) -> str:
    """The move."""
    return f"take {' '.join(triple)}"


def wrong_picks(table: SetTable) -> list[str]:
    """The moves that take three cards which are no SET."""
    moves = (table.game.write(move) for move in table.moves(0))
    return [move for move in moves if move.startswith("take") and not sets.is_set(*move.split()[1:])]


@pytest.mark.parametrize(("shape", "count", "goal"), [("advanced", 12, 6), ("basic", 9, 4)])
def test_set_30_so_many_cards_hold_exactly_so_many_sets(shape: Shape, count: int, goal: int) -> None:
    for day in range(1, 29):
        cards = puzzle(f"2026-02-{day:02}", shape)
        assert len(set(cards)) == count
        assert len(sets.find(cards)) == goal


def test_set_30_the_basic_puzzle_has_only_solid_cards() -> None:
    for day in range(1, 29):
        assert set(puzzle(f"2026-02-{day:02}", "basic")) <= set(EASY_DECK)


@pytest.mark.parametrize(
    ("shape", "cards"),
    [
        ("advanced", "3gtq 3psd 2rsd 3gso 3ptq 3rso 3poq 3pso 1rto 3ptd 3pod 2roo"),
        ("basic", "2psq 1gsq 3rsq 1rso 2gsq 2psd 1psq 2rso 1rsq"),
    ],
)
def test_set_30_the_same_date_has_the_same_cards_for_ever(shape: Shape, cards: str) -> None:
    """A change of these cards changes the puzzles that people have played."""
    assert " ".join(puzzle(DAY, shape)) == cards
    for seed in (1, 2):
        assert " ".join(ff.Table("set-daily", seed=seed, date=DAY, shape=shape).view(0).board) == cards


@pytest.mark.parametrize("shape", ["advanced", "basic"])
def test_set_30_different_dates_differ(shape: Shape) -> None:
    assert len({frozenset(puzzle(f"2026-{month:02}-01", shape)) for month in range(1, 13)}) == 12


def test_set_30_advanced_is_the_default() -> None:
    assert board(ff.Table("set-daily", date=DAY)) == puzzle(DAY, "advanced")


def test_set_30_todays_puzzle_is_the_default() -> None:
    before = today()
    chosen = ff.Table("set-daily").game.options.date
    assert before <= chosen <= today()


@pytest.mark.parametrize(
    ("moment", "day"),
    [
        (datetime(2026, 3, 14, 23, 59, 59, tzinfo=UTC), "2026-03-14"),
        (datetime(2026, 3, 15, 0, 0, tzinfo=UTC), "2026-03-15"),
        (datetime(2026, 3, 15, 1, 0, tzinfo=timezone(timedelta(hours=2))), "2026-03-14"),
        (datetime(2026, 3, 14, 20, 0, tzinfo=timezone(timedelta(hours=-5))), "2026-03-15"),
    ],
)
def test_set_30_days_change_at_midnight_utc(moment: datetime, day: str) -> None:
    assert day_of(int(moment.timestamp() * 1000)) == day


@pytest.mark.parametrize("date", ["2026-02-30", "2026-13-01", "0000-01-01", "2026-2-3", "tomorrow", "", "2026-02-03\n"])
def test_set_30_a_date_that_is_none_is_refused(date: str) -> None:
    with pytest.raises(ff.BadOption) as refusal:
        ff.Table("set-daily", date=date)
    assert refusal.value.code == "bad-value"


def test_set_30_a_shape_that_is_none_is_refused() -> None:
    with pytest.raises(ff.BadOption):
        ff.Table("set-daily", shape="huge")


def test_set_30_a_found_set_stays_on_the_table() -> None:
    table = ff.Table("set-daily", date=DAY)
    before = board(table)
    first = found(table)[0]
    assert table.act(0, take(first), at=1000) == (Found(0, first, 1000),)
    assert board(table) == before
    assert table.view(0).won[0] == (first,)


def test_set_30_a_set_that_was_found_already_is_refused() -> None:
    table = ff.Table("set-daily", date=DAY)
    a, b, c = found(table)[0]
    table.act(0, take((a, b, c)), at=1000)
    for again in ((a, b, c), (c, a, b)):
        with refused("found"):
            table.act(0, take(again), at=2000)
    assert table.game.read(take((a, b, c))) not in table.moves(0)


def test_set_30_a_card_can_be_in_several_sets() -> None:
    table = ff.Table("set-daily", date=DAY)
    for at, triple in enumerate(found(table)):
        table.act(0, take(triple), at=at)
    cards = [card for triple in table.view(0).won[0] for card in triple]
    assert len(set(cards)) < len(cards)


@pytest.mark.parametrize(("shape", "goal"), [("advanced", 6), ("basic", 4)])
def test_set_30_it_is_solved_when_all_are_found(shape: str, goal: int) -> None:
    table = ff.Table("set-daily", date=DAY, shape=shape)
    *some, last = found(table)
    for triple in some:
        table.act(0, take(triple), at=1000)
    assert not is_over(table)
    assert table.act(0, take(last), at=65_000) == (Found(0, last, 65_000), Solved())
    text = f"{goal} of {goal} SETs, 0 wrong picks, in 1:05."
    assert told(result(table)) == ((0,), (goal,), "all-found", text)
    with refused("over"):
        table.act(0, take(last), at=66_000)


def test_set_30_wrong_picks_cost_nothing_but_are_counted() -> None:
    table = ff.Table("set-daily", date=DAY)
    for at, pick in enumerate(wrong_picks(table)[:2]):
        (missed,) = table.act(0, pick, at=at)
        assert isinstance(missed, Missed)
        assert missed.why
    for triple in found(table):
        table.act(0, take(triple), at=3000)
    text = "6 of 6 SETs, 2 wrong picks, in 0:03."
    assert told(result(table)) == ((0,), (6,), "all-found", text)


def test_set_30_wrong_picks_cost_nothing_in_the_view_either() -> None:
    table = ff.Table("set-daily", date=DAY)
    table.act(0, take(found(table)[0]), at=1000)
    table.act(0, wrong_picks(table)[0], at=2000)
    assert table.view(0).penalties[0] == 1
    assert table.view(0).scores[0] == 1


def test_set_30_giving_up_shows_what_was_found_and_what_was_not() -> None:
    table = ff.Table("set-daily", date=DAY)
    first, *others = found(table)
    table.act(0, take(first), at=1000)
    (resigned,) = table.act(0, "resign", at=2000)
    assert isinstance(resigned, Resigned)
    assert sorted(map(sorted, resigned.missed)) == sorted(map(list, others))
    assert table.view(0).missed == resigned.missed
    assert told(result(table)) == ((), (1,), "resigned", "1 of 6 SETs, 0 wrong picks, in 0:02.")


@pytest.mark.parametrize("move", ["call", "agree", "withdraw", "more"])
def test_set_30_there_is_nothing_to_call_and_nothing_more_to_deal(move: str) -> None:
    table = ff.Table("set-daily", date=DAY)
    assert table.game.read(move) not in table.moves(0)
    with pytest.raises(ff.Illegal):
        table.act(0, move, at=1000)


def test_set_30_cards_that_are_not_there_are_no_pick() -> None:
    table = ff.Table("set-daily", date=DAY)
    missing = next(card for card in EASY_DECK if card not in board(table))
    a, b, _ = found(table)[0]
    with refused("not-there"):
        table.act(0, take((a, b, missing)), at=1000)
    with refused("not-three"):
        table.act(0, take((a, a, b)), at=1000)


def test_set_30_there_is_no_deck_and_nothing_is_hidden() -> None:
    table = ff.Table("set-daily", date=DAY)
    assert table.log[0].events == (Dealt(puzzle(DAY), tuple(range(12)), 0),)
    assert table.view(None).deck == 0
    assert table.view(None).board == table.view(0).board


def test_set_30_a_hint_leads_to_a_set_that_is_still_to_find() -> None:
    table = ff.Table("set-daily", date=DAY)
    left = set(found(table))
    while not is_over(table):
        *_, answer = table.game.hints(table.view(0))
        a, b, c = sorted(answer.pieces)
        assert (a, b, c) in left
        left.remove((a, b, c))
        table.act(0, take((a, b, c)))
    assert not left


@pytest.mark.parametrize(("shape", "goal"), [("advanced", 6), ("basic", 4)])
def test_set_30_the_view_says_how_many_there_are_to_find(shape: str, goal: int) -> None:
    assert ff.Table("set-daily", date=DAY, shape=shape).view(0).goal == goal
    assert ff.Table("set-solitaire", seed=1).view(0).goal is None
