"""A table of SET as one line of text."""

import re

import pytest

import fivefold as ff
from fivefold.games.set_cards import position
from fivefold.games.set_cards.daily import Daily, SetDailyOptions, puzzle
from fivefold.games.set_cards.model import RoundOver, Took
from fivefold.games.set_cards.rules import Set
from fivefold.games.set_cards.solitaire import Solitaire
from fivefold.pieces.calls import Called, Calling, Press

from .tables import CALM, NEXT, TAKE, TRIPLE, caller, connected, laid, spread

DAY = "2026-03-14"


def test_the_example_reads_as_it_says() -> None:
    assert position.__doc__ is not None
    line = next(line.strip() for line in position.__doc__.splitlines() if line.startswith("    "))
    state = Set().read_state(line)
    assert (state.seats, state.now, state.round) == (2, 9000, 1)
    assert state.board == ("1rso", "2rso", "3rso", "1god", None, "1poq")
    assert state.deck == ("1ptq", "2poo")
    assert state.won == ((("2rod", "2god", "2pod"),), ())
    assert (state.penalties, state.scores) == ((0, 1), (1, -1))
    assert Set().write_state(state) == line


def test_everything_is_in_the_line() -> None:
    table = connected(laid(spread(1, 2, 3), NEXT, seats=3), 20, 150, 30)
    table.act(2, "agree", at=500)
    table.act(0, "call", at=1000)
    assert table.position == (
        f"seats 3; at 1000; round 1; board 1rso 2rso 3rso {' '.join(CALM[:9])}; deck {' '.join(NEXT)};"
        " agreed 2; asked 500; presses 0 1000 980; lags 20 | 150 | 30"
    )
    again = ff.Table.at(Set(), table.position)
    assert (again.state, again.now, again.deadline) == (table.state, 1000, 1130)


def test_a_table_goes_on_from_a_line() -> None:
    line = f"seats 2; at 5000; board {' '.join(spread(1, 2, 3))}; calling 1 8000; penalties 2 | -"
    table = ff.Table.at(Set(), line, ["Ann", "Ben"])
    assert (caller(table), table.deadline) == (1, 8000)
    assert table.act(1, TAKE, at=6000) == (Took(1, TRIPLE, 6000), RoundOver("no-set-left"))
    assert table.outcome is not None
    assert table.outcome.scores == (-2, 1)


def test_a_line_may_be_short() -> None:
    """What is left out is nothing; a deck alone is dealt at once, and without cards it is shuffled."""
    dealt = ff.Table.at(Set(), f"seats 2; deck {' '.join(spread(1, 2, 3))} 1ptq")
    assert (dealt.view(None).face_up, dealt.view(None).deck) == (spread(1, 2, 3), 1)
    assert ff.Table.at(Set(), "seats 4", seed=1).state == ff.Table(Set(), 4, 1).state


def test_a_seat_sees_neither_the_deck_nor_what_others_have_pressed() -> None:
    table = connected(laid(spread(1, 2, 3), NEXT, seats=3), 20, 150, 30)
    before = Set().write_state(table.state, 1)
    table.act(0, "call", at=1000)
    assert before == f"seats 3; round 1; board 1rso 2rso 3rso {' '.join(CALM[:9])}; deck ??*6"
    assert [Set().write_state(table.state, seat) for seat in (None, 1, 2)] == [before] * 3
    assert Set().write_state(table.state, 0) == f"{before}; presses 0 1000 980"
    with pytest.raises(ff.Unreadable, match=r"Character \d+ \(hidden, at “\?\?”\)"):
        ff.Table.at(Set(), before)


def test_what_a_round_leaves_behind_is_in_the_line() -> None:
    table = laid(spread(1, 2, 3), deals="each")
    table.act(0, "agree", at=100)
    table.act(1, "agree", at=200)
    assert table.state.round == 2
    assert "; sheet 0 0" in table.position
    over = laid(spread(1, 2, 3))
    over.act(0, "agree", at=100)
    over.act(1, "agree", at=200)
    assert over.position.endswith("sheet 0 0; agreed 0 1; asked 100; missed 1rso 2rso 3rso; ended agreed")
    assert ff.Table.at(Set(), over.position).outcome == over.outcome


def test_what_was_passed_over_is_remembered_alone() -> None:
    table = laid(spread(1, 2, 3), NEXT, game="set-solitaire", seats=1)
    table.act(0, "more", at=1000)
    assert table.position.endswith(f"; deck {' '.join(NEXT[3:])}; penalties 1; passed {' '.join(spread(1, 2, 3))}")
    again = ff.Table.at(Solitaire(), table.position)
    again.act(0, "resign")
    assert TRIPLE in again.view(0).missed


def test_a_puzzle_is_known_by_its_cards() -> None:
    game = Daily(SetDailyOptions(date=DAY, shape="basic"))
    table = ff.Table(game)
    table.act(0, "take 1psq 2gsq 3rsq", at=1000)
    assert table.position == f"seats 1; at 1000; round 1; board {' '.join(puzzle(DAY, 'basic'))}; won 1psq 2gsq 3rsq"
    assert ff.Table.at(game, table.position).state == table.state
    with pytest.raises(ff.Unreadable, match=r"\w+ appears too often: Daily SET doesn’t have that many"):
        ff.Table.at(Daily(SetDailyOptions(date="2026-03-15", shape="basic")), table.position)


def test_the_photo_finish_goes_on_where_it_was() -> None:
    line = f"seats 3; at 1040; board {' '.join(spread(1, 2, 3))}; presses 0 1000 980, 2 1040 950; lags 20 | 150 | 90"
    table = ff.Table.at(Set(), line)
    assert table.state.presses == (Press(0, 1000, 980), Press(2, 1040, 950))
    photo = (*table.state.presses, Press(1, 1095, 945))
    assert table.act(1, "call", at=1095) == (Called(1, 1095, 6095, photo),)
    assert table.state.calling == Calling(1, 6095)


BOARD = "board 1rso 2rso 3rso"


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        ("", "Character 1 (?)", "expected a field name and a value"),
        (BOARD, "(seats)", "expected the number of players: 2 to 12 players"),
        (
            "seats 1; board 1rso",
            "Character 7 (seats, at “1”)",
            "expected the number of players: 2 to 12 players",
        ),
        ("seats 2; board 1rso 4rso", "Character 21 (board, at “4rso”)", "“4rso” isn’t a card"),
        ("seats 2; board 1rso 1rso", "Character 21 (board, at “1rso”)", "listed twice"),
        ("seats 2; board 1rso; deck 2rso 1RSO", "Character 32 (deck, at “1RSO”)", "listed twice"),
        (f"seats 2; {BOARD}; since 5", "(since, at “5”)", "a time for every place"),
        (f"seats 2; {BOARD}; won 1god 1gto", "(won, at “1god 1gto”)", "expected one part for each player (2)"),
        (f"seats 2; {BOARD}; won 1god 1gto | -", "(won, at “1god 1gto”)", "three cards that are a SET"),
        (f"seats 2; {BOARD}; won 1god 1gto 1poq | -", "(won, at “1god 1gto 1poq”)", "three cards that are a SET"),
        (f"seats 2; {BOARD}; won 1rso 2rso 3rso | -", "(pieces, at “1rso”)", "1rso appears too often"),
        (f"seats 2; {BOARD}; sheet 3", "(sheet, at “3”)", "expected 2 numbers"),
        (f"seats 2; {BOARD}; agreed 0 0", "(agreed, at “0 0”)", "a seat appears twice"),
        (f"seats 2; {BOARD}; agreed 2", "(agreed, at “2”)", "expected a whole number from 0 to 1"),
        (f"seats 2; {BOARD}; asked 5", "(asked, at “5”)", "nobody can say here that there’s no SET"),
        (f"seats 2; {BOARD}; calling 1", "(calling, at “1”)", "a seat and the end of its time"),
        (f"seats 2; {BOARD}; presses 1 5", "(presses, at “1 5”)", "a seat, its arrival and the time"),
        (f"seats 2; {BOARD}; presses 1 5 5, 1 6 6", "(presses, at “1 5 5, 1 6 6”)", "a seat appears twice"),
        (
            f"seats 2; {BOARD}; presses 1 5 5; calling 0 9",
            "(presses, at “1 5 5”)",
            "nobody can call while a player has",
        ),
        (f"seats 2; {BOARD}; ended resigned", "(ended, at “resigned”)", "one of no-set-left, agreed"),
        (f"seats 2; {BOARD}; ended agreed; calling 0 9", "(ended, at “agreed”)", "nobody can call after the end"),
        (f"seats 2; {BOARD}; turn 1", "(turn, at “1”)", "this game doesn’t have that field"),
    ],
)
def test_a_bad_line_says_where(text: str, where: str, why: str) -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        ff.Table.at(Set(), text)
    assert refusal.value.code == "bad-position"
    assert where in str(refusal.value)
    assert re.search(re.escape(why), str(refusal.value))


@pytest.mark.parametrize("field", ["calling 0 9", "presses 0 5 5", "agreed 0", "away 0", "lags 5"])
def test_alone_nobody_calls_agrees_or_leaves(field: str) -> None:
    with pytest.raises(ff.Unreadable):
        ff.Table.at(Solitaire(), f"seats 1; {BOARD}; {field}")
