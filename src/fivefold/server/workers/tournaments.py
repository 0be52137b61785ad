"""Jobs that carry tournaments on: pairing a large round takes up to a second."""

from typing import ClassVar

import msgspec

from fivefold.api.codes import long_code
from fivefold.server.workers.jobs import JobRequest, Report
from fivefold.tournaments import AnyTournamentEntry, Tournament, TournamentPlan
from fivefold.tournaments.actions import AnyAction, carry_out

_plan = msgspec.json.Decoder(TournamentPlan)
_action = msgspec.json.Decoder(AnyAction)
_entries = msgspec.json.Decoder(tuple[AnyTournamentEntry, ...])


class TournamentRequest(JobRequest[bytes], frozen=True):
    """Asks for the entries that an action adds to a tournament, as JSON. Plan, entries and action are JSON, too."""

    lane: ClassVar[str] = "make"
    plan: bytes
    entries: bytes
    action: bytes
    at: int

    def run(self, report: Report) -> bytes:
        before = Tournament.read(_plan.decode(self.plan), _entries.decode(self.entries))
        done = carry_out(before, _action.decode(self.action), self.at, long_code)
        return msgspec.json.encode(done.entries[len(before.entries) :])
