"""Reports: by and about people who were together, limited, and without any consequence but what the operator does."""

from collections.abc import Iterator

import msgspec
import pytest

from fivefold.api.bodies import Me
from fivefold.api.moderation import NewReport
from fivefold.core.errors import Illegal
from fivefold.rooms import messages as m
from fivefold.rooms.changes import SaveRoom
from fivefold.rooms.state import RoomState, SeatState
from fivefold.server.limits import Limits, ServerBuckets
from fivefold.server.people import reports as service
from fivefold.server.people.reports import ReportService
from fivefold.server.store import Retention, Store, Sweeper, personal
from fivefold.server.store.database import Statement
from fivefold.server.store.merging import merge
from server.client import Client, Server
from server.conftest import Person, company, seated
from server.playing import finish
from server.stores import begun, fresh, new_code, run

TOKEN = {"Authorization": "Bearer open sesame"}
DAY = 24 * 3600 * 1000


class Room:
    """Ann and Ben in a room with a match, where Ben said something and Cem was removed."""

    def __init__(self) -> None:
        self.ann, self.ben, self.cem, self.code, self.match = fresh(), fresh(), fresh(), new_code(), fresh()
        chat = tuple(m.ChatLine(n, self.ben, "Ben", f"rude {n}") for n in range(7))
        self.state = RoomState(
            self.code, self.ann, "karma", {}, (SeatState(self.ann), SeatState(self.ben)),
            {self.ann: "Ann", self.ben: "Ben"}, kicked=(self.cem,), chat=chat, match=self.match,
        )  # fmt: skip

    async def open(self, store: Store, limits: Limits | None = None) -> ReportService:
        await store.save([begun(self.match, self.code), SaveRoom(self.code, 1, msgspec.json.encode(self.state))])
        return ReportService(store, ServerBuckets(limits or Limits()))

    def report(self, *, about: str = "", match: str | None = None, words: str = "") -> NewReport:
        return NewReport(self.code, about or self.ben, "words", self.match if match is None else match, words)


async def code_of(service: ReportService, person: str, report: NewReport, network: str = "192.0.2.1") -> str:
    with pytest.raises(Illegal) as refusal:
        await service.file(Me(person, "Name"), report, network)
    return refusal.value.code


def test_a_report_comes_with_the_match_and_what_the_person_said(url: str) -> None:
    room = Room()

    async def test(store: Store) -> None:
        reports = await room.open(store)
        await reports.file(Me(room.ann, "Ann"), room.report(words="He <b>swears</b>\nat me"), "192.0.2.1")
        (one,) = await reports.all(done=False)
        assert (one.room, one.match, one.reason) == (room.code, room.match, "words")
        assert (one.reporter.name, one.person.name, one.person.id) == ("Ann", "Ben", room.ben)
        assert one.quotes == tuple(f"rude {n}" for n in range(2, 7))
        assert one.words == "He <b>swears</b> at me", "text, and one line"
        assert await reports.all(done=True) == []
        assert await store.moderation.mark_report(one.id, "Olga", done=True)
        (done,) = await reports.all(done=True)
        assert (done.id, done.done_by) == (one.id, "Olga")
        assert await store.moderation.mark_report(one.id, "Olga", done=False)
        assert len(await reports.all(done=False)) == 1
        assert not await store.moderation.mark_report(fresh(), "Olga", done=True)

    run(url, test)


def test_one_report_by_a_person_about_a_person_and_match(url: str) -> None:
    room = Room()

    async def test(store: Store) -> None:
        reports = await room.open(store)
        await reports.file(Me(room.ann, "Ann"), room.report(), "192.0.2.1")
        assert await code_of(reports, room.ann, room.report(words="again")) == "already-reported"
        await reports.file(Me(room.ann, "Ann"), room.report(match=""), "192.0.2.1")
        await reports.file(Me(room.ben, "Ben"), room.report(about=room.ann), "192.0.2.1")
        await reports.file(Me(room.cem, "Cem"), room.report(about=room.ann), "192.0.2.1")
        assert len(await reports.all(done=False)) == 4

    run(url, test)


def test_nobody_reports_people_or_matches_of_other_rooms(url: str) -> None:
    room, other = Room(), Room()

    async def test(store: Store) -> None:
        reports = await room.open(store)
        await other.open(store)
        assert await code_of(reports, fresh(), room.report()) == "not-together"
        assert await code_of(reports, room.ann, room.report(about=other.ben)) == "not-together"
        assert await code_of(reports, room.ann, room.report(about=room.ann)) == "not-together"
        assert await code_of(reports, room.ann, room.report(match=other.match)) == "not-together"
        assert await code_of(reports, room.ann, NewReport(new_code(), room.ben, "words")) == "no-such-room"
        assert await reports.all(done=False) == []

    run(url, test)


def test_reports_are_limited_by_person_and_by_address(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = [Room() for _ in range(5)]

    async def test(store: Store) -> None:
        limits = Limits(person_reports=1, address_reports=2)
        reports = await rooms[0].open(store, limits)
        for room in rooms[1:]:
            await room.open(store)
        await reports.file(Me(rooms[0].ann, "Ann"), rooms[0].report(), "192.0.2.1")
        assert await code_of(reports, rooms[0].ann, rooms[0].report(match="")) == "too-many-reports"
        await reports.file(Me(rooms[1].ann, "Ann"), rooms[1].report(), "192.0.2.1")
        assert await code_of(reports, rooms[2].ann, rooms[2].report()) == "too-many-reports", (
            "other people, one address"
        )
        await reports.file(Me(rooms[3].ann, "Ann"), rooms[3].report(), "192.0.2.2")
        monkeypatch.setattr(service, "MOST_OPEN", 3)
        assert await code_of(reports, rooms[4].ann, rooms[4].report(), "192.0.2.3") == "too-many-reports"

    run(url, test)


def test_reports_are_exported_and_deleted(url: str) -> None:
    room = Room()

    async def test(store: Store) -> None:
        reports = await room.open(store)
        await reports.file(Me(room.ann, "Ann"), room.report(words="rude"), "192.0.2.1")
        await reports.file(Me(room.ben, "Ben"), room.report(about=room.ann, words="my words"), "192.0.2.1")
        await store.write(Statement("DELETE FROM matches WHERE id = ?", (room.match,)))  # it has no readable header
        about = await personal.export(store, room.ben)
        assert {one.get("words") for one in about.reports} == {None, "my words"}
        assert room.ann not in repr(about.reports), "who reported Ben is not told"
        await store.bans.add("person", room.ben, None, "rude", name="Ben", operator="Olga")
        assert await personal.forget(store, room.ben)
        assert [(ban.who, ban.name) for ban in await store.bans.all()] == [(room.ben, "")]
        (left,) = await reports.all(done=False)
        assert (left.person.id, left.reporter.name, left.words) == (room.ann, "", "")
        assert left.reporter.id != room.ben

    run(url, test)


def test_a_guests_reports_go_along_and_old_ones_go(url: str) -> None:
    room, person = Room(), fresh()

    async def test(store: Store) -> None:
        reports = await room.open(store)
        await reports.file(Me(room.ann, "Ann"), room.report(), "192.0.2.1")
        await store.moderation.note("Olga", "ban", room.ben)
        await merge(store, room.ben, person)
        (one,) = await reports.all(done=False)
        assert one.person.id == person
        later = store.clock() + 181 * DAY
        sweeper = Sweeper(store, Retention())
        store._clock = lambda: later
        await sweeper.sweep()
        assert await reports.all(done=False) == []
        assert len(await store.moderation.log(10, 2**62)) == 1
        store._clock = lambda: later + 200 * DAY
        await sweeper.sweep()
        assert await store.moderation.log(10, 2**62) == []

    run(url, test)


# -- over HTTP


@pytest.fixture(scope="module")
def operated(real: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = ("--operator-token", "open sesame", "--limit-person-reports", "3")
    server = Server(tmp_path_factory.mktemp("reported"), *options).start()
    yield server
    server.stop()


def report(client: Client, code: str, person: str, **more: object) -> int:
    wish = {"room": code, "person": person, "reason": "words", **more}
    return client.http.post("/api/reports", json=wish).status_code


@pytest.mark.smoke
def test_a_report_after_a_match_reaches_the_operator(operated: Server, someone: Person) -> None:
    code, wires = company(operated, someone, 2, game="set", seats=2)
    seated(wires)
    match = wires[0].start().match
    finish(wires)
    ann, ben = (wire.client for wire in wires)
    assert report(ann, code, ben.id, match=match, words="<script>alert(1)</script>") == 204
    assert report(ann, code, ben.id, match=match) == 400
    (one,) = ann.http.get("/operator/reports", headers=TOKEN).json()
    assert (one["match"], one["game"], one["words"]) == (match, "set", "<script>alert(1)</script>")
    assert ann.http.get("/operator/reports").status_code == 401, "nobody else sees it"
    assert ben.http.post("/api/rooms", json={}).status_code == 201, "nothing happens by itself"


def test_a_flood_of_reports_ends_and_hurts_nobody(operated: Server, someone: Person) -> None:
    eve = someone(operated, address="10.71.0.1")
    others = [someone(operated, address=f"10.71.1.{n}") for n in range(4)]
    code = eve.open_room(game="karma", seats=6)
    for client in (eve, *others):
        client.join(code)
    eve.wires[0].until_room(lambda room: len(room.people) == 5, "everybody")
    codes = [report(eve, code, other.id) for other in others]
    assert codes == [204, 204, 204, 429]
    stranger = someone(operated, address="10.71.0.1")
    assert report(stranger, code, others[0].id) == 403
    for client in others:
        assert client.http.get("/api/me").status_code == 200
    assert report(others[0], code, eve.id) == 204, "others can still report"
