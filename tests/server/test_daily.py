"""Daily puzzles at a real server: when they can be played, their results, and what others can see of them."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

import fivefold as ff
from fivefold.api import bodies as rest
from fivefold.core.discovery import today
from fivefold.core.errors import Illegal
from fivefold.core.table import AnyTable
from fivefold.pieces.daily import day_of
from fivefold.rooms.days import require_day_reached
from fivefold.server.matches import daily_statistics as days
from fivefold.server.matches.daily_statistics import FEW, FRESH, DailyStatistics
from fivefold.server.store import Store
from server.client import Client, Server
from server.conftest import Person
from server.stores import begun, ended, fresh, result, run

DAY = "2026-03-14"
NOON = 1_773_489_600_000
"""The noon of that day, in milliseconds since 1970."""


def answer(table: AnyTable) -> Any:
    """Return the best possible result, and steps that lead to it."""
    game: Any = table.game
    return game.puzzle.answer


def solve(client: Client, game: str, day: str = DAY, **options: str) -> None:
    """Play a puzzle as its solver would."""
    table = ff.daily(game, day, **options)
    wire = client.join(client.open_room(game=table.game.slug, options={"date": day, **options}, start=True))
    wire.until_table()
    for move in map(table.game.write, answer(table).steps):
        wire.ask("do", move=move)


def give_up(client: Client, day: str = DAY, **options: str) -> None:
    wire = client.join(client.open_room(game="set-daily", options={"date": day, **options}, start=True))
    wire.until_table()
    wire.ask("do", move="resign")


def leave(client: Client, slug: str, day: str = DAY) -> None:
    """Leave a puzzle in its initial state."""
    wire = client.join(client.open_room(game=slug, options={"date": day}, start=True))
    wire.until_table()
    wire.ask("do", move="done")


def results(client: Client) -> list[tuple[str, str, str, int, bool]]:
    found = client.get("/api/mine/daily", list[rest.DailyResult])
    return [(one.game, one.date, one.shape, one.points, one.solved) for one in found]


@pytest.mark.smoke
def test_my_results_are_remembered_and_only_the_first_of_each_counts(server: Server, someone: Person) -> None:
    ann, ben = someone(server), someone(server)
    assert results(ann) == []
    give_up(ann)
    best = answer(ff.daily("crossword-set", DAY)).points
    solve(ann, "crossword-set")
    give_up(ann, shape="basic")
    leave(ann, "crossword-set-daily")
    leave(ann, "karma-daily")
    solve(ann, "karma")
    assert results(ann) == [
        ("set-daily", DAY, "", 0, False),
        ("crossword-set-daily", DAY, "", best, True),
        ("set-daily", DAY, "basic", 0, False),
        ("karma-daily", DAY, "", 0, False),
    ]
    assert results(ben) == []
    assert someone(server, welcome=False).http.get("/api/mine/daily").status_code == 401


def test_a_puzzle_begun_from_a_position_is_nobodys_result(server: Server, someone: Person) -> None:
    ann = someone(server)
    table = ff.daily("crossword-set", DAY)
    steps = answer(table).steps
    for step in steps[:-1]:
        table.act(0, step)
    wish = {"options": {"date": DAY}, "position": table.position, "bots": "random", "start": True}
    code = ann.open_room(game="crossword-set-daily", **wish)
    wire = ann.join(code)
    wire.until_table(after=-2)
    wire.ask("do", move=table.game.write(steps[-1]))
    assert results(ann) == []


def test_no_puzzle_before_its_day(server: Server, someone: Person) -> None:
    ann = someone(server)
    later = (datetime.now(UTC) + timedelta(days=2)).date().isoformat()
    wish = {"game": "karma-daily", "options": {"date": later}, "start": True}
    answer = ann.http.post("/api/rooms", json=wish)
    assert answer.json()["code"] == "not-yet"
    assert later in answer.json()["sentence"]
    wire = ann.join(ann.open_room(game="karma-daily"))
    wire.ask("choose", game="karma-daily", options={"date": later})
    assert wire.refusal("start") == "not-yet"
    wire.ask("choose", game="karma-daily", options={"date": today()})
    wire.ask("start")
    wire.until_table()
    for path, status in ((later, 400), ("2026-02-30", 400), ("tomorrow", 400), (DAY, 200), ("2019-01-01", 200)):
        assert ann.http.get(f"/api/daily/{path}").status_code == status, path


def test_the_day_begins_at_midnight_utc() -> None:
    midnight = NOON + 12 * 3600 * 1000
    assert (day_of(midnight - 1), day_of(midnight)) == ("2026-03-14", "2026-03-15")
    wanted = {"date": "2026-03-15"}
    require_day_reached("karma-daily", wanted, midnight)
    require_day_reached("karma-daily", {}, 0)
    require_day_reached("set", wanted, 0)
    with pytest.raises(Illegal, match="2026-03-15"):
        require_day_reached("karma-daily", wanted, midnight - 1)


def test_fewer_than_a_handful_are_not_told_of_and_figures_stay_for_a_minute(url: str) -> None:
    async def test(store: Store) -> None:
        now = [NOON]
        counted = DailyStatistics(store, lambda: now[0])

        async def plays(count: int, seconds: int) -> None:
            for n in range(count):
                match = fresh()
                went = result(0, seats=1, lasted=(seconds + n) * 1000, day=DAY)
                await store.save([begun(match), ended(match, fresh(), at=n, game="karma-daily", went=went)])

        await plays(FEW - 1, 100)
        assert (await counted.count(DAY)).figures == ()
        await plays(1, 300)
        assert counted.known(DAY) == rest.Day(DAY, ())
        assert (await counted.count(DAY)).figures == (), "counted once a minute"
        now[0] += FRESH
        assert counted.known(DAY) is None
        assert (await counted.count(DAY)).figures == (rest.Solved("karma-daily", FEW, 102_000),)

    run(url, test)


def test_days_that_nobody_asks_for_any_more_are_forgotten(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(days, "REMEMBERED", 2)

    async def test(store: Store) -> None:
        counted = DailyStatistics(store, lambda: NOON)
        for day in ("2019-01-01", "2019-01-02", "2019-01-03"):
            await counted.count(day)
        assert [counted.known(f"2019-01-0{n}") is None for n in (1, 2, 3)] == [True, False, False]

    run(url, test)


def test_figures_have_their_price_and_those_that_are_known_have_none(
    real: None, tmp_path: Path, someone: Person
) -> None:
    server = Server(tmp_path, "--limit-address-points", "0.01", "--limit-address-burst", "80").start()
    try:
        ann = someone(server)
        again = [ann.http.get("/api/daily/2019-01-01").status_code for _ in range(10)]
        assert set(again) == {200}
        others = [ann.http.get(f"/api/daily/2019-01-{day}").status_code for day in range(11, 19)]
        assert (others[0], others[-1]) == (200, 429)
    finally:
        server.stop()
