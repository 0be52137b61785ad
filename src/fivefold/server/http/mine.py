"""Routes for your own data: matches, statistics, export and deletion."""

from typing import Annotated, Literal

from litestar import Response, delete, get
from litestar.params import Parameter, QueryParameter
from litestar.response import Stream

from fivefold.api.bodies import Me, Mine, MyFigures, MyMatches
from fivefold.api.figures import my_figures, my_match, shown_game
from fivefold.core.words import Message
from fivefold.rooms import messages as m
from fivefold.server.http.requests import HttpRequest, cookie_for, hub_of, me_of, pay
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import EXPORT_PRICE, WORK_PRICE
from fivefold.server.rooms.driver import AGAIN
from fivefold.server.store import Store
from fivefold.server.store.played import MatchFilter

PAGE = 25
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
        matches=tuple(my_match(one) for one in rows[:PAGE]), next=f"{last.ended}.{last.match}" if last else ""
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
    sums = await asked.games(person)
    shown = shown_game(game, sums)
    return my_figures(
        sums,
        await asked.streaks(person),
        await asked.companions(person),
        await asked.days(person),
        store.clock(),
        shown,
        await asked.series(person, shown) if shown else (),
    )
