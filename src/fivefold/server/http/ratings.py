"""Routes for ratings and leaderboards. Nobody can send a result: ratings follow from finished matches alone."""

import re
from datetime import UTC, datetime
from itertools import pairwise
from typing import Annotated, Literal

from litestar import get, put
from litestar.params import Body, Parameter

from fivefold.api.ratings import Leader, LeaderBoard, MyRating, MyRatings, NewChoices, RatingPoint, SeatRating
from fivefold.bots.ratings import SURE, is_sure, level_of
from fivefold.core.errors import Illegal
from fivefold.core.games import pick_game
from fivefold.pieces.daily import ENDING
from fivefold.rooms.results import aim_of
from fivefold.rooms.state import read_room
from fivefold.server.http.requests import Code, HttpRequest, hub_of, me_of, pay, room_of
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import WORK_PRICE
from fivefold.server.rooms.driver import Driver
from fivefold.server.rooms.hub import Hub
from fivefold.server.store.leaders import DayLeader, MonthLeader
from fivefold.server.store.ratings import Choices

GameSlug = Annotated[str, Parameter(pattern="^[a-z0-9-]{1,40}$", description="A game, or a daily puzzle.")]
Period = Annotated[
    str,
    Parameter(
        pattern="^([0-9]{4}-[0-9]{2}(-[0-9]{2})?)?$",
        description="A month such as `2026-11`, or for a daily puzzle a date; without it, the current one.",
    ),
]

Among = Annotated[
    Literal["all", "known"],
    Parameter(description="`known`: only you, people you have played with, and members of your clubs."),
]


@get("/api/mine/ratings", responses=TROUBLE)
async def get_ratings(request: HttpRequest) -> MyRatings:
    """Return your ratings, and who may see them."""
    pay(request, WORK_PRICE)
    return await _mine(hub_of(request), (await me_of(request)).id)


@put("/api/mine/ratings", responses=TROUBLE)
async def put_ratings(request: HttpRequest, data: Annotated[NewChoices, Body()]) -> MyRatings:
    """Choose whether others may see your ratings, and whether you are in the leaderboards; both can be taken back."""
    pay(request, WORK_PRICE)
    hub, me = hub_of(request), await me_of(request)
    await hub.store.ratings.choose(me.id, Choices(data.hidden, data.listed))
    return await _mine(hub, me.id)


@get("/api/rooms/{code:str}/ratings", responses=TROUBLE)
async def get_room_ratings(request: HttpRequest, code: Code) -> list[SeatRating]:
    """Return the ratings of the people at a rated table, without those who hide theirs."""
    pay(request, WORK_PRICE)
    hub, me = hub_of(request), await me_of(request)
    handle = await room_of(request, code)
    if isinstance(handle, Driver):
        state = handle.room.state
    else:
        kept = await hub.store.load_room(handle.code)
        if kept is None:
            raise Illegal("server.no-such-room")
        state = read_room(kept.state)
    if state.rated is None:
        return []
    people = [seat.person for seat in state.seats if seat.person is not None]
    hidden = await hub.store.ratings.hidden(people) - {me.id}
    found = await hub.store.ratings.of_people(set(people) - hidden, state.game)
    return [SeatRating(who, level_of(one.belief), is_sure(one.belief)) for who, one in sorted(found.items())]


@get("/api/leaders/{game:str}", responses=TROUBLE)
async def get_leaders(request: HttpRequest, game: GameSlug, of: Period = "", among: Among = "all") -> LeaderBoard:
    """Return the leaderboard of a game for a month, or of a daily puzzle for a date: people who chose to be listed."""
    pay(request, WORK_PRICE)
    hub, me = hub_of(request), await me_of(request)
    kind = pick_game(hub.games, game)
    today = datetime.fromtimestamp(hub.clock.now() / 1000, UTC).strftime("%Y-%m-%d")
    known_to = me.id if among == "known" else ""
    if game.endswith(ENDING):
        day = of or today
        found = await hub.store.leaders.day(game, day, fewest=aim_of(kind, 1) == "fewest", known_to=known_to)
        return LeaderBoard(game, day, _days(found, me.id))
    month = (of or today)[:7]
    since, until = _bounds(month)
    return LeaderBoard(game, month, _months(await hub.store.leaders.month(game, since, until, SURE, known_to), me.id))


def _bounds(month: str) -> tuple[int, int]:
    """Return the first moment of a month and of the next one; raises Illegal."""
    year, number = map(int, re.split("-", month))
    if not (1 <= number <= 12 and year >= 1970):
        raise Illegal("server.no-such-month")
    ends = [(year, number), (year + number // 12, number % 12 + 1)]
    since, until = (int(datetime(*end, 1, tzinfo=UTC).timestamp() * 1000) for end in ends)
    return since, until


def _months(found: list[MonthLeader], me: str) -> tuple[Leader, ...]:
    places = _places([one.belief.mean for one in found])
    return tuple(
        Leader(place, one.name, one.person == me, level=level_of(one.belief), matches=one.matches)
        for place, one in zip(places, found, strict=True)
    )


def _days(found: list[DayLeader], me: str) -> tuple[Leader, ...]:
    places = _places([(one.score, one.lasted) for one in found])
    return tuple(
        Leader(place, one.name, one.person == me, points=one.score, lasted=one.lasted)
        for place, one in zip(places, found, strict=True)
    )


def _places(results: list[float] | list[tuple[int, int]]) -> list[int]:
    """Return the place of each result in an ordered list; equal results share one."""
    places = [1] if results else []
    for n, (before, after) in enumerate(pairwise(results), 2):
        places.append(places[-1] if before == after else n)
    return places


async def _mine(hub: Hub, person: str) -> MyRatings:
    ratings, curves = await hub.store.ratings.mine(person), await hub.store.ratings.curves(person)
    choices = await hub.store.ratings.choices(person)
    mine = tuple(
        MyRating(
            game,
            level_of(one.belief),
            is_sure(one.belief),
            one.matches,
            tuple(RatingPoint(at, mean / 1000) for at, mean in curves.get(game, ())),
        )
        for game, one in ratings.items()
    )
    return MyRatings(mine, choices.hidden, choices.listed, offered=hub.settings.quick_match)


HANDLERS = [get_ratings, put_ratings, get_room_ratings, get_leaders]
