"""A puzzle a day: from the date alone, of the weekday's difficulty, with an exact answer that is told in the end."""

from datetime import date, timedelta
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import fivefold as ff
from fivefold.core.chance import Chance
from fivefold.core.discovery import today
from fivefold.core.probes import pieces_in
from fivefold.core.speech import Reader, languages
from fivefold.pieces import daily
from fivefold.pieces.daily import FIRST, DailyOptions, find, level_of, seed_of, shared
from fivefold.pieces.puzzle import DailyPuzzle
from fivefold.pieces.puzzle_model import MOST_STEPS, Finish, StepBack

AnyPuzzle = DailyPuzzle[Any, Any, Any, Any]
PUZZLES: dict[str, type[AnyPuzzle]] = {slug: game for slug, game in ff.games().items() if issubclass(game, DailyPuzzle)}
MONDAY = date(2026, 3, 9)
WEEK = [(MONDAY + timedelta(days)).isoformat() for days in range(7)]


def puzzle(slug: str, day: str) -> AnyPuzzle:
    """The game with the puzzle of that day."""
    return PUZZLES[slug](DailyOptions(date=day))


def check_day(slug: str, day: str) -> None:
    """The puzzle is as difficult as its weekday asks for, and no other; it can be solved, and is not solved already."""
    game = puzzle(slug, day)
    first, answer, measure = find(slug, day, game.accepted)
    assert [level for level, band in enumerate(game.bands, 1) if measure in band] == [level_of(day)]
    assert not game.is_best(first, answer.points)
    here = first
    for n, step in enumerate(answer.steps):
        assert step in set(game.steps(here)) or not game.lists_all_moves
        assert not game.is_best(here, answer.points), f"{n} steps are enough"
        here, happened = game.after(here, step)
        assert all(map(game.told, happened))
    assert game.is_best(here, answer.points)


def test_today_s_rules_judge_every_record_of_a_puzzle() -> None:
    """tests/records has records of version 1, which wrote the first position in another order."""
    assert {slug: (game.version, game.same_rules_since) for slug, game in PUZZLES.items()} == dict.fromkeys(
        PUZZLES, (2, 1)
    )


def test_there_is_one_for_each_of_the_seven_games() -> None:
    dailies = {slug for slug in ff.games() if slug.endswith("-daily")}
    assert dailies == {*PUZZLES, "set-daily"}
    assert len(PUZZLES) == 6
    assert {ff.games()[slug].players.most for slug in dailies} == {1}


def test_the_seed_is_the_hash_of_slug_and_date() -> None:
    text = b"Fivefold daily karma-daily, 2026-03-14"
    assert seed_of("karma-daily", "2026-03-14") == sha256(text).digest()


@pytest.mark.parametrize(("day", "level"), [("2026-03-09", 1), ("2026-03-14", 6), ("2026-03-15", 7)])
def test_mondays_are_easy_and_sundays_are_hard(day: str, level: int) -> None:
    assert level_of(day) == level
    assert ff.daily("scramble-set", day).view(0).level == level


def test_the_first_part_of_the_stream_that_is_accepted_is_the_puzzle() -> None:
    luck = Chance(seed_of("karma-daily", MONDAY.isoformat()))
    drawn = [luck.part(n).below(100) for n in range(50)]

    def high(chance: Chance, level: int) -> int | None:
        number = chance.below(100)
        return number if number >= 90 and level == 1 else None

    assert find("karma-daily", MONDAY.isoformat(), high) == next(number for number in drawn if number >= 90)


def test_the_page_says_what_is_so() -> None:
    """docs/daily.md has a seed to compare with, and the difficulties of all games."""
    page = (Path(__file__).parents[2] / "docs" / "daily.md").read_text("utf-8")
    assert f"    {seed_of('karma-daily', '2026-03-14').hex()}\n" in page
    rows = [[cell.strip() for cell in line.split("|")[3:-1]] for line in page.splitlines() if line.count("|") == 10]
    told = {tuple(row) for row in rows}
    for game in PUZZLES.values():
        cells = [f"{band[0]}–{band[-1]}" if len(band) > 1 else f"{band[0]}" for band in game.bands]
        assert {tuple(cells), (*cells[:-1], f"{game.bands[-1][0]}–")} & told, game.slug


def test_a_day_without_a_puzzle_is_an_error_and_not_an_endless_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "MOST_TRIES", 20)
    with pytest.raises(RuntimeError, match="no puzzle on 2026-03-09"):
        find("karma-daily", "2026-03-09", lambda _chance, _level: None)


@pytest.mark.parametrize("slug", PUZZLES)
def test_the_seven_difficulties_rise_and_never_meet(slug: str) -> None:
    bands = PUZZLES[slug].bands
    assert len(bands) == 7
    assert all(lower.stop <= higher.start for lower, higher in pairwise(bands))
    assert all(bands)


@pytest.mark.parametrize("slug", PUZZLES)
def test_a_week_of_puzzles(slug: str) -> None:
    for day in WEEK:
        check_day(slug, day)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(20))
@pytest.mark.parametrize("slug", PUZZLES)
def test_a_thousand_days(slug: str, block: int) -> None:
    for n in range(50):
        check_day(slug, (date.fromisoformat(FIRST) + timedelta(50 * block + n)).isoformat())


@pytest.mark.parametrize("slug", PUZZLES)
def test_it_depends_on_the_date_and_on_nothing_else(slug: str) -> None:
    game = slug.removesuffix("-daily")
    views = [ff.daily(game, day).view(0).table for day in (MONDAY, "2026-03-09", "2026-03-16")]
    assert views[0] == views[1] == ff.Table(slug, seed=7, date="2026-03-09").view(0).table
    assert views[2] != views[0]
    assert ff.daily(slug, MONDAY).game.slug == slug


def test_without_a_day_it_is_todays() -> None:
    before = today()
    assert before <= ff.daily("crossword-set").view(0).date <= today()


@pytest.mark.parametrize("slug", PUZZLES)
def test_the_answer_solves_it_and_is_told_in_the_end_only(slug: str) -> None:
    table = ff.Table(slug, date="2026-03-09")
    best, steps = puzzle(slug, "2026-03-09").puzzle.answer
    for step in steps:
        assert (table.outcome, table.view(0).best, table.view(0).answer) == (None, None, ())
        table.act(0, table.game.write(step), at=table.now + 1000)
    view = table.view(0)
    assert (view.ended, view.best, view.points) == ("solved", best, best)
    assert view.answer == tuple(map(table.game.write, steps))
    assert table.game.for_people(view).solution is not None, "people see the position after the answer"
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.scores, table.outcome.reason) == ((0,), (best,), "solved")


@pytest.mark.parametrize("slug", PUZZLES)
def test_what_there_is_to_share_spoils_nothing(slug: str) -> None:
    """The result is told in every language, with its facts, and without a piece or a step of the puzzle."""
    table = ff.Table(slug, date="2026-03-10")
    table.act(0, "done", at=61_000)
    outcome = table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "done")
    assert outcome.message.args.keys() >= {"result", "backs", "slips", "time"}
    assert not pieces_in(outcome, table.game.box(1))
    for language in languages():
        assert "1:01" in Reader(language).strictly(outcome.message)


@pytest.mark.parametrize("slug", PUZZLES)
def test_a_step_back_leads_to_where_one_was_and_is_counted(slug: str) -> None:
    table = ff.Table(slug, date="2026-03-11")
    with pytest.raises(ff.Illegal) as refusal:
        table.act(0, "back")
    assert refusal.value.code == "nothing-back"
    first = table.view(0)
    table.act(0, puzzle(slug, "2026-03-11").puzzle.answer.steps[0], at=1000)
    assert StepBack() in table.moves(0)
    table.act(0, "back", at=2000)
    again = table.view(0)
    assert (again.table, again.steps, again.backs) == (first.table, (), 1)
    table.act(0, "done", at=3000)
    assert table.outcome is not None
    assert table.outcome.message.args["backs"] == 1


@pytest.mark.parametrize("slug", PUZZLES)
def test_whoever_follows_the_way_to_the_best_gets_there_from_anywhere(slug: str) -> None:
    """Hints come from an exact search at every position, and say so when the best is out of reach."""
    table = ff.Table(slug, date="2026-03-12")
    game = puzzle(slug, "2026-03-12")
    steps = [move for move in table.moves(0) if not isinstance(move, StepBack | Finish)]
    table.act(0, next(step for step in steps if game.slip(table.state.table, step) is None))
    for _ in range(40):
        if table.outcome is not None:
            break
        course, hints = game.on_course(table.state.table), [hint.message.key for hint in game.hints(table.view(0))]
        assert (hints == ["pieces.hint-back"]) == (course is None)
        table.act(0, "back" if course is None else course.steps[0])
    assert table.outcome is not None
    assert table.outcome.reason == "solved"


@pytest.mark.parametrize("slug", PUZZLES)
def test_a_position_is_the_day_and_the_steps(slug: str) -> None:
    table = ff.Table(slug, date="2026-03-13")
    step = puzzle(slug, "2026-03-13").puzzle.answer.steps[0]
    table.act(0, step, at=5000)
    text = f"seats 1; now 5000; date 2026-03-13; steps {table.game.write(step)}"
    assert table.position == text
    assert ff.Table.at(slug, text, date="2026-03-13").view(0) == table.view(0)
    with pytest.raises(ff.Unreadable, match="expected the date of this puzzle: 2026-03-14"):
        ff.Table.at(slug, text, date="2026-03-14")


def test_a_step_that_cannot_be_made_is_found_in_a_position() -> None:
    with pytest.raises(ff.Unreadable, match=r"Character 87 \(steps, at “pass”\)"):
        ff.Table.at(
            "five-crowns-daily", "seats 1; date 2026-03-13; steps " + ", ".join(["pass"] * 10), date="2026-03-13"
        )


def test_no_more_steps_stand_than_a_table_can_bear() -> None:
    table = ff.daily("scramble-set", MONDAY)
    for n in range(3 * MOST_STEPS):
        table.act(0, "take 1 2 3" if n % 2 else "take 1 2 4")
        if table.view(0).steps:
            table.act(0, "back")
    assert table.view(0).slips + table.view(0).backs == 3 * MOST_STEPS
    assert len(table.position) < 200


def test_the_client_has_the_same_first_day() -> None:
    source = (Path(__file__).parents[2] / "web/src/daily/days.ts").read_text("utf-8")
    assert f'FIRST: Day = "{FIRST}"' in source
    page = (Path(__file__).parents[2] / "docs" / "daily.md").read_text("utf-8")
    assert f"begins on {date.fromisoformat(FIRST):%-d %B %Y}" in page


@pytest.mark.parametrize(("text", "sign"), [("best", "🟩"), ("left", "🟨")])
def test_what_is_shared_gives_nothing_away(text: str, sign: str) -> None:
    table = ff.daily("karma", "2026-03-14")
    game: Any = table.game
    assert shared(table) is None
    for move in game.puzzle.answer.steps if text == "best" else ("done",):
        table.act(0, move, at=81_250)
    line = shared(table)
    assert line is not None
    told = Reader("en").strictly(line)
    assert told.startswith(f"{sign} Daily Karma, 2026-03-14")
    assert "1:21" in told
    assert line.args.keys() == {"game", "date", "time"}
    assert shared(ff.Table("karma", ["A", "B"])) is None
