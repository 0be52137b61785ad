"""Routes for your own data: matches, statistics, export and deletion."""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Annotated, Literal, TypeVar

from litestar import Response, delete, get
from litestar.params import Parameter, QueryParameter
from litestar.response import Stream

from fivefold.core.discovery import games
from fivefold.core.words import Message
from fivefold.rooms import messages as m
from fivefold.rooms.results import aim_of
from fivefold.server.http.bodies import (
    TROUBLE,
    Companion,
    GameFigures,
    LevelResult,
    Me,
    Mine,
    MyFigures,
    MyMatch,
    MyMatches,
    PeriodFigures,
)
from fivefold.server.http.requests import HttpRequest, cookie_for, hub_of, me_of, pay
from fivefold.server.limits import EXPORT_PRICE, WORK_PRICE
from fivefold.server.rooms.driver import AGAIN
from fivefold.server.store import PlayedRow, Store
from fivefold.server.store.figures import GameSum, Streak
from fivefold.server.store.played import MatchFilter

N = TypeVar("N", int, float)
PAGE = 25
DAY = 24 * 3600 * 1000
GameName = Annotated[str, Parameter(pattern="^[a-z0-9-]{0,40}$", description="Only matches of this game.")]
Company = Annotated[
    str,
    QueryParameter(name="with", max_length=60, description="`people`, `bots`, `alone`, or the name of another player."),
]
Before = Annotated[
    str, Parameter(pattern=r"^([0-9]{1,15}\.[0-9a-f]{16})?$", description="The `next` of the previous page.")
]


@get("/api/mine", responses=TROUBLE)
async def get_mine(request: HttpRequest) -> Mine:
    """List your matches in progress, the latest first, and the games at which bots know your strength."""
    return await hub_of(request).listings.mine((await me_of(request)).id)


@get("/api/mine/matches", responses=TROUBLE)
async def get_matches(
    request: HttpRequest,
    game: GameName = "",
    company: Company = "",
    result: Literal["", "won", "lost"] = "",
    before: Before = "",
) -> MyMatches:
    """List your finished matches, the latest first, one page at a time."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    ended, _, match = before.partition(".")
    wanted = MatchFilter(game, company, result, (int(ended), match) if before else None)
    rows = await hub_of(request).store.index.latest(me.id, PAGE + 1, wanted)
    last = rows[PAGE - 1] if len(rows) > PAGE else None
    return MyMatches(
        matches=tuple(_shown(one) for one in rows[:PAGE]), next=f"{last.ended}.{last.match}" if last else ""
    )


@get("/api/mine/figures", responses=TROUBLE)
async def get_figures(request: HttpRequest, game: GameName = "") -> MyFigures:
    """Return statistics of your matches, and the history of one game: the given one, or the one you play most."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    return await figures(hub_of(request).store, me.id, game)


@get("/api/mine/records", media_type="application/zip", responses=TROUBLE)
async def get_records(request: HttpRequest) -> Stream:
    """Return all your data as a ZIP archive: your profile and the record of each match."""
    me = await me_of(request)
    exports = hub_of(request).exports
    exports.must_be_free(me.id)
    pay(request, EXPORT_PRICE)
    headers = {"Content-Disposition": 'attachment; filename="fivefold.zip"'}
    return Stream(exports.archive(me.id), media_type="application/zip", headers=headers)


@delete("/api/mine", status_code=200, responses=TROUBLE)
async def forget_me(request: HttpRequest) -> Response[Me]:
    """Delete your name, your list of matches and your strengths. Records stay, with a number instead of your name."""
    me = await me_of(request)
    hub = hub_of(request)
    hub.exports.must_be_free(me.id)
    pay(request, EXPORT_PRICE)
    await hub.exports.forget(me.id)
    hub.close_connections(me.id, m.Closed.saying(Message("server.forgotten")))
    for driver in list(hub.rooms.values()):
        if me.id in driver.room.state.people:
            driver.retire(AGAIN)  # its state in memory is out of date now
    newcomer = hub.people.new_person()
    return Response(newcomer, cookies=[await cookie_for(request, newcomer.id)])


HANDLERS = [get_mine, get_matches, get_figures, get_records, forget_me]


async def figures(store: Store, person: str, game: str) -> MyFigures:
    """Return the statistics of a person's matches; raises StoreError."""
    asked = store.figures
    sums, streaks = await asked.games(person), await asked.streaks(person)
    by_game = {key: list(some) for key, some in groupby(sums, lambda one: (one.game, one.alone))}
    often = max(by_game.values(), key=lambda some: sum(one.played for one in some), default=[])
    shown = game or (often[0].game if often else "")
    days = await asked.days(person)
    return MyFigures(
        games=tuple(_game(some, streaks[some[0].game]) for some in by_game.values()),
        levels=tuple(LevelResult(one.game, one.level, one.played, one.won) for one in sums if one.level is not None),
        companions=tuple(Companion(*one) for one in await asked.companions(person)),
        days=in_a_row(days, store.clock() // DAY),
        days_played=len(days),
        shown=shown,
        series=tuple(PeriodFigures(*one) for one in await asked.series(person, shown)) if shown else (),
    )


def in_a_row(days: list[int], today: int) -> int:
    """Return on how many days in a row there was a match, up to today or yesterday; `days` has the latest first."""
    if not days or days[0] < today - 1:
        return 0
    return next((n for n, day in enumerate(days) if day != days[0] - n), len(days))


def _shown(one: PlayedRow) -> MyMatch:
    return MyMatch(
        match=one.match,
        game=one.game,
        seat=one.seat,
        ended=one.ended,
        lasted=one.lasted,
        names=one.names,
        won=one.won,
        place=one.place,
        score=one.score,
        aim=_aim(one.game, len(one.names)),
        day=one.day,
        pace=one.pace,
        figure=one.figure,
    )


def _game(some: list[GameSum], streak: Streak) -> GameFigures:
    """Add up all matches of one game, over all levels."""
    game, alone = some[0].game, some[0].alone
    aim = _aim(game, 1 if alone else 2)
    points = {
        "most": _best(max, [one.most for one in some]),
        "fewest": _best(min, [one.least for one in some]),
        "none": None,
    }
    return GameFigures(
        game=game,
        alone=alone,
        played=sum(one.played for one in some),
        won=sum(one.won for one in some),
        best=points[aim],
        quickest=_best(min, [one.quickest for one in some]),
        pace=_best(min, [one.pace for one in some]),
        figure=_best(max, [one.figure for one in some]),
        lasted=sum(one.lasted for one in some),
        since=min(one.since for one in some),
        streak=streak.now,
        longest=streak.longest,
    )


def _best(choose: Callable[[list[N]], N], values: Iterable[N | None]) -> N | None:
    known = [value for value in values if value is not None]
    return choose(known) if known else None


def _aim(game: str, seats: int) -> Literal["most", "fewest", "none"]:
    found = games().get(game)
    return "none" if found is None else aim_of(found, seats)
