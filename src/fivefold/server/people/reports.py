"""Reports of people: limited in number, one about each person and match, and without any automatic consequence."""

import secrets

import msgspec

from fivefold.api.bodies import Me
from fivefold.api.moderation import LONGEST_WORDS, FiledReport, NewReport
from fivefold.core.errors import Illegal
from fivefold.rooms.messages import PersonView
from fivefold.rooms.state import RoomState, read_room
from fivefold.rooms.text import clean_text
from fivefold.server.limits import ServerBuckets
from fivefold.server.store import Store
from fivefold.server.store.moderation import SavedReport

MOST_OPEN = 5000
"""The most reports that are not done; more are refused."""
MOST_SHOWN = 200
MOST_QUOTES = 5
"""How many of a person's last messages come with a report."""


class ReportService:
    """Takes reports, and shows them to the operator."""

    def __init__(self, store: Store, buckets: ServerBuckets) -> None:
        self._store, self._buckets = store, buckets

    async def file(self, me: Me, new: NewReport, network: str) -> None:
        """Save a report; raises Illegal if the two were not together in the room, or if there are too many."""
        code = new.room.upper()
        kept = await self._store.load_room(code)
        if kept is None:
            raise Illegal("server.no-such-room")
        state = read_room(kept.state)
        known = people_known(state)
        if me.id == new.person or me.id not in known or new.person not in known:
            raise Illegal("server.not-together")
        if new.match and new.match != state.match and not await self._store.moderation.is_in_room(new.match, code):
            raise Illegal("server.not-together.match")
        quotes = [line.text for line in state.chat if line.person == new.person][-MOST_QUOTES:]
        one = SavedReport(
            secrets.token_hex(8), self._store.clock(), code, new.match, "", me.id, known[me.id] or me.name, new.person,
            known[new.person], new.reason, clean_text(new.words, LONGEST_WORDS), msgspec.json.encode(quotes).decode(),
        )  # fmt: skip
        if await self._store.moderation.has_reported(one):
            raise Illegal("server.already-reported")
        if await self._store.moderation.open_reports() >= MOST_OPEN:
            raise Illegal("server.too-many-reports")
        self._buckets.charge_report(me.id, network)
        await self._store.moderation.add_report(one)

    async def all(self, *, done: bool) -> list[FiledReport]:
        """Return the reports for the operator, the newest first."""
        return [
            FiledReport(
                one.id, one.made, one.room, one.match, one.game,
                PersonView(one.reporter, one.reporter_name, False), PersonView(one.person, one.person_name, False),
                one.reason, one.words, msgspec.json.decode(one.quotes, type=tuple[str, ...]), one.done, one.done_by,
            )
            for one in await self._store.moderation.reports(MOST_SHOWN, done=done)
        ]  # fmt: skip


def people_known(state: RoomState) -> dict[str, str]:
    """Return everybody who is or was in a room as far as it remembers, with their names where it does."""
    found = dict.fromkeys((*state.kicked, *state.sat), "")
    found |= {line.person: line.name for line in state.chat}
    found |= {one.person: one.name for one in state.evening.players if one.person is not None}
    return found | state.people
