"""Results of matches by person: saved with the end of a match, listed in pages, and updated from reviews."""

import asyncio
from typing import Any, cast

import msgspec
import pytest

import fivefold as ff
from fivefold.api.played import PlayedRow
from fivefold.bots.dial import LEVELS
from fivefold.core.record import Header, write_entry
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.model import Take
from fivefold.reviews.model import FORMAT
from fivefold.rooms.changes import AddEntry, BeginMatch
from fivefold.rooms.results import result_of
from fivefold.server.matches.indexing import index_old_matches
from fivefold.server.store import Stale, Store, schema
from fivefold.server.store.database import Statement
from fivefold.server.store.schema import SCHEMA
from server.stores import begun, ended, fresh, new_code, old_end, opened, result, room, run

DAY = "2026-03-14"
EASY, HARD = (1000 * LEVELS.index(level) for level in ("easy", "hard"))


def test_what_a_match_says_of_its_seats() -> None:
    """Everything comes from the table alone, also when it is rebuilt from its record."""
    found = ff.simulate("five-crowns", bots=["easy", "hard", "random"], games=1, seed=3, records=True).matches[0]
    table = ff.replay(found.record)
    went = result_of(table)
    assert table.outcome is not None
    assert (went.dealt, went.day, went.lasted) == (True, None, table.now)
    assert [seat.score for seat in went.seats] == list(table.outcome.scores)
    by_points = sorted(went.seats, key=lambda seat: seat.score)
    assert [seat.place for seat in by_points] == [1, 2, 3], "the fewest points are best here"
    assert [seat.won for seat in by_points] == [True, False, False]
    assert [seat.rival for seat in went.seats] == [HARD, EASY, HARD], "the strongest of the others"


def test_the_day_of_a_puzzle_and_a_match_from_a_position() -> None:
    puzzle = ff.daily("karma", DAY)
    position, game = puzzle.position, cast(Any, puzzle.game)
    for step in game.puzzle.answer.steps:
        puzzle.act(0, step)
    went = result_of(puzzle)
    assert (went.day, went.dealt, went.seats[0].won) == (DAY, True, True)
    again = ff.Table.at("karma-daily", position, date=DAY)
    for step in game.puzzle.answer.steps:
        again.act(0, step)
    assert not result_of(again).dealt


def test_a_row_comes_back_as_it_was_kept(url: str) -> None:
    ann, ben, match = fresh(), fresh(), fresh()
    went = result(1, lasted=81_250)

    async def test(store: Store) -> None:
        await store.save([begun(match), ended(match, ann, ben, at=10, went=went)])
        rows = await store.index.of_match(match)
        assert rows == [PlayedRow.of(match, "set", 10, person, seat, went) for seat, person in enumerate((ann, ben))]
        assert [(row.won, row.place, row.lasted, row.names) for row in rows] == [
            (False, 2, 81_250, ("Player 1", "Player 2")),
            (True, 1, 81_250, ("Player 1", "Player 2")),
        ]

    run(url, test)


def test_it_is_kept_with_everything_else_or_not_at_all(url: str) -> None:
    ann, match, code = fresh(), fresh(), new_code()

    async def test(store: Store) -> None:
        await store.save([room(code, 1)])
        with pytest.raises(Stale):
            await store.save([begun(match), ended(match, ann), room(code, 1, b"other")])
        assert await store.index.of_match(match) == []
        assert await store.read("SELECT 1 FROM players WHERE match = ?", match) == []

    run(url, test)


def test_how_many_solved_a_puzzle_and_the_middle_time(url: str) -> None:
    """Each person counts once, with their first try: after a failure they know the answer, and do not count."""
    people = [fresh() for _ in range(5)]

    async def test(store: Store) -> None:
        assert await store.daily_counts(DAY) == {}

        async def plays(who: int, seconds: int, *, won: bool = True, day: str = DAY, game: str = "karma-daily") -> None:
            match = fresh()
            went = result(*([0] if won else []), seats=1, lasted=seconds * 1000, day=day)
            await store.save([begun(match), ended(match, people[who], at=store.clock(), game=game, went=went)])
            await asyncio.sleep(0.002)

        await plays(0, 100)
        await plays(0, 5)
        assert await store.daily_counts(DAY) == {"karma-daily": (1, 100_000)}
        await plays(1, 20)
        assert await store.daily_counts(DAY) == {"karma-daily": (2, 60_000)}
        await plays(2, 30)
        await plays(3, 31, won=False)
        await plays(3, 2)
        await plays(3, 32, day="2026-03-13")
        await plays(4, 7, game="set-daily")
        assert await store.daily_counts(DAY) == {"karma-daily": (3, 30_000), "set-daily": (1, 7_000)}

    run(url, test)


def test_a_review_is_kept_and_its_figures_are_everybodys(url: str) -> None:
    ann, ben, match = fresh(), fresh(), fresh()

    def review(version: int, *figures: float | None) -> str:
        players = [{"figure": figure, "decisions": 3} for figure in figures]
        return msgspec.json.encode({"format": version, "names": ["Zoë", "Ben"], "players": players}).decode()

    async def test(store: Store) -> None:
        await store.save([begun(match), ended(match, ann, ben)])
        assert await store.review(match) is None
        text = review(FORMAT, 73.4, None)
        await store.keep_review(match, text)
        assert await store.review(match) == text
        assert [row.figure for row in await store.index.of_match(match)] == [73.4, None]
        assert await store.review_figures(match) == (73.4, None)
        await store.save([ended(match, ann, ben)])
        assert [row.figure for row in await store.index.of_match(match)] == [73.4, None]
        await store.keep_review(match, review(FORMAT - 1, 1.0, 2.0))
        assert await store.review(match) is None, "of another version of the reviewers"
        await store.keep_review(gone := fresh(), text)
        assert await store.review(gone) is None, "of no match"

    run(url, test)


@pytest.mark.parametrize("version", [2, 3, 4, 5])
def test_a_database_of_each_version_gets_the_index(url: str, version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is lost, and earlier matches are marked to be indexed."""
    ann, match = fresh(), fresh()

    async def before() -> None:
        async with opened(url) as store:
            assert store.schema == version
            await store.save([begun(match), room("ABCDEF", 1)])
            await store.write(*old_end(match, ann))

    async def after(store: Store) -> None:
        assert store.schema == SCHEMA
        assert await store.index.latest(ann, 50) == []
        assert await store.read("SELECT value FROM settings WHERE key = 'to-index'") == [("",)]
        assert await store.read("SELECT person FROM players WHERE match = ?", match) == [(ann,)]
        await store.save([ended(match, ann)])
        assert len(await store.index.latest(ann, 50)) == 1

    with monkeypatch.context() as then:
        then.setattr(schema, "SCHEMA", version)
        asyncio.run(before())
    run(url, after)


def test_matches_of_before_are_put_into_the_index(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same result as if they had ended today, from their records; unreadable ones are skipped."""
    ann, bens, unreadable = fresh(), fresh(), fresh()
    found = ff.simulate("karma", bots=["easy", "hard"], games=2, seed=3, records=True).matches
    matches = {fresh(): ff.replay(one.record) for one in found}

    async def before() -> None:
        async with opened(url) as store:
            for match, table in matches.items():
                lines = [write_entry(table.game, entry, table.rules) for entry in table.log]
                assert table.seed is not None
                header = msgspec.json.encode(Header.of(table))
                first = BeginMatch(match, "ABCDEF", header, table.seed, 0, lines[0])
                await store.save([first, *(AddEntry(match, n, line) for n, line in enumerate(lines[1:], 1))])
                await store.write(*old_end(match, ann, bens))
            await store.save([begun(unreadable)])
            await store.write(*old_end(unreadable, ann))

    async def after(store: Store) -> None:
        assert await index_old_matches(store) == 4
        for match, table in matches.items():
            rows = await store.index.of_match(match)
            went = result_of(table)
            assert rows == [PlayedRow.of(match, "set", 1, who, seat, went) for seat, who in enumerate((ann, bens))]
        assert await store.index.of_match(unreadable) == []
        await store.write(Statement("DELETE FROM played WHERE person = ?", (ann,)))
        assert await index_old_matches(store) == 0, "once is enough"

    with monkeypatch.context() as then:
        then.setattr(schema, "SCHEMA", 5)
        asyncio.run(before())
    run(url, after)


def test_the_pace_of_people() -> None:
    """Seconds per SET from the last change of the table to the call; points per hand."""
    puzzle = ff.daily("set", DAY)
    for n, cards in enumerate(sets.find(puzzle.state.board)):
        puzzle.act(0, Take(cards), at=puzzle.now + (4000 if n % 2 else 2000))
    assert [seat.pace for seat in result_of(puzzle).seats] == [3000]
    crowns = ff.replay(ff.simulate("five-crowns", bots=["easy"] * 2, games=1, seed=3, records=True).matches[0].record)
    assert crowns.outcome is not None
    points = [round(1000 * score / 11) for score in crowns.outcome.scores]
    assert [seat.pace for seat in result_of(crowns).seats] == points
