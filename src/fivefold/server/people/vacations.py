"""Vacations: how many days a person has left, and that rooms learn of a new one."""

from collections.abc import Callable

from fivefold.api.turns import MOST_VACATION_DAYS, VacationInfo
from fivefold.core.errors import Illegal
from fivefold.core.game import Millis
from fivefold.server.store import Store
from fivefold.server.store.sweep import YEAR
from fivefold.server.store.vacations import Vacation

DAY = 24 * 3600 * 1000
NONE = Vacation(0, 0)

Tell = Callable[[str, Vacation], None]
"""Tells all rooms about a person's vacation."""


async def info(store: Store, person: str, now: Millis) -> VacationInfo:
    """Return a person's vacation, and the days they have left; raises StoreError."""
    taken = await store.vacations.all(person)
    current = next((one.until for one in taken if one.since <= now < one.until), None)
    return VacationInfo(current, (MOST_VACATION_DAYS * DAY - _used(taken, now)) // DAY)


def _used(taken: list[Vacation], now: Millis) -> Millis:
    """Return the time that vacations of the last year have taken and will take, each of them a day at least."""
    year = now - YEAR
    return sum(max(DAY if one.since > year else 0, one.until - max(one.since, year)) for one in taken)


async def begin(store: Store, person: str, days: int, now: Millis, tell: Tell) -> None:
    """Begin a vacation; raises Illegal for more days than are left, or during another one."""
    known = await info(store, person, now)
    if known.until is not None:
        raise Illegal("server.vacation.already")
    if days > known.days_left:
        raise Illegal("server.vacation.too-long", days=known.days_left)
    vacation = Vacation(now, now + days * DAY)
    await store.vacations.begin(person, *vacation)
    tell(person, vacation)


async def end(store: Store, person: str, now: Millis, tell: Tell) -> None:
    """End a vacation that goes on; the rest of its days is left for later."""
    await store.vacations.end(person, now)
    tell(person, NONE)
