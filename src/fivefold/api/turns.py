"""The bodies of requests and responses about matches whose turns take days."""

from typing import Annotated

from msgspec import Meta, Struct

from fivefold.core.game import Millis

MOST_VACATION_DAYS = 28
"""How many days of vacation a person has in a year."""


class NewVacation(Struct, frozen=True, forbid_unknown_fields=True):
    """A vacation that begins now."""

    days: Annotated[int, Meta(ge=1, le=MOST_VACATION_DAYS)]


class VacationInfo(Struct, frozen=True):
    """Your vacation: its end, if you have one now, and how many whole days you have left this year."""

    until: Millis | None
    days_left: int
