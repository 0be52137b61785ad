"""Score sheets without a server: the same routes for one device."""

import asyncio

from fivefold.api.scores import LockScores, MyScores, NewEntries, NewScores, Scores, ScoresOpened, ScoringInfo
from fivefold.scores import PlayerNamed, PointsEntered, ScoreSheet
from local.test_answers import Page

PLAYERS = tuple([PlayerNamed(id=f"a-{n}", at=n, player=f"a-{n}", name=name) for n, name in enumerate(("Ann", "Bo"), 1)])


def points(number: int, player: str, scored: int) -> PointsEntered:
    return PointsEntered(id=f"a-{number}", at=number, round=1, player=player, points=scored)


def test_a_sheet_is_kept_on_the_device() -> None:
    async def play() -> None:
        page = Page()
        await page.house.open()
        assert (await page.ask(ScoringInfo, "GET", "/api/scoring/five-crowns")).most == 7
        code = (await page.ask(ScoresOpened, "POST", "/api/scores", NewScores("five-crowns", PLAYERS))).code
        new = NewEntries((points(3, "a-1", 0), points(4, "a-2", 1), points(5, "a-2", 12)), since=2)
        for _ in range(2):
            found = await page.ask(Scores, "POST", f"/api/scores/{code}/entries", new)
            assert [entry.id for entry in found.entries] == ["a-3", "a-5"]
            assert [refused.id for refused in found.refused] == ["a-4"]
        later = Page(page.values)
        await later.house.open()
        whole = await later.ask(Scores, "GET", f"/api/scores/{code}?since=0")
        assert ScoreSheet(whole.game).merge(whole.entries).totals == {"Ann": 0, "Bo": 12}
        assert (whole.length, whole.is_owner, whole.locked) == (4, True, False)
        assert (await later.ask(Scores, "PUT", f"/api/scores/{code}", LockScores(True))).locked
        (mine,) = await later.ask(list[MyScores], "GET", "/api/mine/scores")
        assert (mine.code, mine.names, mine.totals, mine.round) == (code, ("Ann", "Bo"), (0, 12), 2)
        await later.ask(dict[str, object], "GET", "/api/scores/BBBBBB", status=404)
        await later.ask(dict[str, object], "POST", "/api/scores", b'{"game":"chess"}', status=400)
        await later.ask(dict[str, object], "POST", f"/api/scores/{code}/entries", b'{"entries":[{}]}', status=400)
        await later.house.forget()
        await later.ask(dict[str, object], "GET", f"/api/scores/{code}", status=404)

    asyncio.run(play())
