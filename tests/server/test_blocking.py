"""Nothing slow runs on the event loop: a detector watches its thread during every route and every kind of request.

It counts instead of measuring time, so its verdict does not depend on the machine: it knows the functions that are too
slow for the loop, and counts the calls that each callback makes.
"""

import asyncio
import sys
import threading
from collections.abc import Iterator
from types import CodeType, FrameType
from typing import Any, get_args

import pytest
import segno

from fivefold.api.scores import sum_of
from fivefold.api.tournaments import page_of
from fivefold.core import drills, playback
from fivefold.core.counts import count
from fivefold.core.moments import Moments
from fivefold.core.record import Record
from fivefold.pieces import daily
from fivefold.reviews import review
from fivefold.rooms import messages as m
from fivefold.rooms import replay
from fivefold.rooms.presence import Patience
from fivefold.server import passwords
from fivefold.server.http import compression
from fivefold.server.http.app import make_app
from fivefold.server.limits import UNLIMITED
from fivefold.server.matches import reviews
from fivefold.server.push import encryption
from fivefold.server.rooms.hub import Hub
from fivefold.server.run import bind, make_server
from fivefold.server.settings import Settings
from fivefold.server.store.sqlite import SQLite
from fivefold.server.workers.passkeys import NewPasskeyRequest, PasskeyRequest
from fivefold.sheets import sheet
from fivefold.tournaments.csv import as_csv
from fivefold.tournaments.pairing import pairing
from fivefold.tournaments.standing import standing_of
from server.client import Client, Wire, until
from server.club_routes import club_routes
from server.conftest import seated
from server.playing import finish
from server.push_service import Browser as PushKeys

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the framework, when it registers routes
MOST_CALLS = 20_000
"""The most Python and C functions that one callback may call: a few milliseconds on a slow machine."""
SLOW: dict[CodeType, str] = {
    function.__code__: name
    for name, function in {
        "drawing a QR code": segno.make,
        "making a drill": drills.drill.__wrapped__,
        "answering a count": count,
        "making a sheet": sheet.__wrapped__,
        "making a puzzle": daily.find,
        "reading a record": Record.read,
        "rebuilding a match": playback.rebuild,
        "verifying a match": playback.verify,
        "replaying a match": Moments.__init__,
        "describing a match": replay.past,
        "a page of a replay": replay.replay_page,
        "checking a deal": replay.deal,
        "reviewing a match": review,
        "hashing a password": passwords.hash_password,
        "hashing an upload": reviews.fingerprint,
        "checking a new passkey": NewPasskeyRequest.run,
        "checking a passkey": PasskeyRequest.run,
        "pairing a round": pairing,
        "ranking a tournament": standing_of,
        "describing a tournament": page_of,
        "writing a standing": as_csv,
        "summing up a score sheet": sum_of,
        "making a key of notifications": encryption.new_private_key,
        "checking a browser's keys": encryption.check_keys,
        "encrypting a notification": encryption.encrypt,
        "compressing a large response": compression.compressed,
        "reading the database": SQLite._rows,
        "writing the database": SQLite._commit,
    }.items()
}
SLOW_IN_C = ("Connection.execute", "Connection.executemany", "scrypt", "fsync")
_CALLBACK = asyncio.Handle._run.__code__


class Detector:
    """Watches the thread of an event loop."""

    def __init__(self) -> None:
        self.counts = False
        """Whether calls are counted; slow functions are always found."""
        self.found: set[str] = set()
        self.most, self.where = 0, ""
        self._calls, self._names = 0, list[str]()

    def watch(self, frame: FrameType, event: str, arg: Any) -> None:
        """Take note of a call; this is the profile function of the loop's thread."""
        if event == "call":
            self._calls += 1
            code = frame.f_code
            if code is _CALLBACK:
                self._calls, self._names = 0, []
            elif code in SLOW:
                self.found.add(SLOW[code])
            elif self._calls % 1000 == 0:
                self._names.append(code.co_qualname)
        elif event == "c_call":
            self._calls += 1
            if (name := getattr(arg, "__qualname__", "")) in SLOW_IN_C:
                self.found.add(name)
        if self.counts and self._calls > self.most:
            self.most, self.where = self._calls, ", ".join(self._names)


class WatchedServer:
    """A server in a thread of this process, on a loop that the detector watches."""

    def __init__(self, database: str, detector: Detector) -> None:
        settings = Settings(
            database=f"sqlite:///{database}",
            limits=UNLIMITED,
            patience=Patience(count=0),
            quick_match=True,
            operator_token="sesame",
            bots=1,
        )
        listening = bind("127.0.0.1", 0, exact=True)
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self._server: Any = None

        def serve() -> None:
            async def run() -> None:
                self._server = make_server(settings)
                await self._server.serve(sockets=[listening])

            sys.setprofile(detector.watch)
            with listening:
                asyncio.run(run())

        self._thread = threading.Thread(target=serve, daemon=True)
        self._thread.start()
        until(lambda: self._server is not None and self._server.started, "the server")

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()


@pytest.fixture
def detector() -> Detector:
    return Detector()


@pytest.fixture
def watched(real: None, tmp_path_factory: pytest.TempPathFactory, detector: Detector) -> Iterator[WatchedServer]:
    server = WatchedServer(str(tmp_path_factory.mktemp("watched") / "table.db"), detector)
    yield server
    server.stop()


def routes(code: str, match: str, record: str, handover: str, sheet: str) -> dict[tuple[str, str], Any]:
    """Return a request for every route: the path, and its options."""
    day, ours, pages = "2026-03-14", f"/api/matches/{match}", {}
    for page in ("/", "/daily", "/mine", "/me", "/teaching", "/print", "/practice", "/m", "/card.png", "/health"):
        pages["GET", page] = page
    brought = {"content": record}
    puzzle = {"game": "karma-daily", "options": {"date": day}, "start": True}
    at_home = {"headers": {"Host": "localhost"}}
    passkey = {"json": {"credential": '{"id": "x", "response": {"clientDataJSON": "e30"}}'}, **at_home}
    keys = PushKeys()
    browser = {"endpoint": "https://fcm.googleapis.com/x", "p256dh": keys.p256dh, "auth": keys.auth}
    token = {"headers": {"Authorization": "Bearer sesame"}}
    ban = {"json": {"address": "192.0.2.9", "why": "a test"}, **token}
    return pages | {
        ("GET", "/ready"): "/ready",
        ("GET", "/h/{room:str}/{code:str}"): f"/h/{code}/{handover}",
        ("GET", "/daily/{day:str}"): f"/daily/{day}",
        ("GET", "/daily/{day:str}/{game:str}"): f"/daily/{day}/karma",
        ("GET", "/count/{game:str}"): "/count/karma",
        ("GET", "/rules/{game:str}"): "/rules/karma",
        ("GET", "/practice/{game:str}"): "/practice/karma",
        ("GET", "/practice/{game:str}/{drill:str}"): "/practice/karma/best",
        ("GET", "/m/{match:str}"): f"/m/{match}",
        ("GET", "/r/{code:str}"): f"/r/{code}",
        ("GET", "/assets/{name:str}"): "/assets/none.js",
        ("GET", "/sw.js"): "/sw.js",
        ("GET", "/manifest.webmanifest"): "/manifest.webmanifest",
        ("GET", "/app/{name:str}"): "/app/icon-192.png",
        ("GET", "/metrics"): "/metrics",
        ("GET", "/api/docs"): "/api/docs",
        ("GET", "/api/docs/openapi.json"): "/api/docs/openapi.json",
        ("GET", "/api/docs/{path:str}"): "/api/docs/none",
        ("GET", "/api/me"): "/api/me",
        ("PUT", "/api/me"): ("/api/me", {"json": {"name": "Zoë"}}),
        ("GET", "/api/games"): "/api/games",
        ("GET", "/api/rooms"): "/api/rooms",
        ("POST", "/api/rooms"): (
            "/api/rooms",
            {"json": puzzle},
        ),
        ("GET", "/api/rooms/{code:str}"): f"/api/rooms/{code}",
        ("GET", "/api/rooms/{code:str}/qr.svg"): f"/api/rooms/{code}/qr.svg?handover={handover}",
        ("POST", "/api/handover"): "/api/handover",
        ("POST", "/api/handover/{code:str}"): "/api/handover/ABCDEFGH",
        ("GET", "/h/{code:str}"): f"/h/{handover}",
        ("GET", "/api/handover/{code:str}/qr.svg"): f"/api/handover/{handover}/qr.svg",
        ("GET", "/api/account"): "/api/account",
        ("POST", "/api/account/passkeys/options"): ("/api/account/passkeys/options", at_home),
        ("POST", "/api/account/passkeys"): ("/api/account/passkeys", passkey),
        ("DELETE", "/api/account/passkeys/{key:str}"): "/api/account/passkeys/x",
        ("POST", "/api/account/recovery"): "/api/account/recovery",
        ("DELETE", "/api/account/devices/{device:str}"): f"/api/account/devices/{'0' * 16}",
        ("POST", "/api/sign-in/options"): ("/api/sign-in/options", at_home),
        ("POST", "/api/sign-in/passkey"): ("/api/sign-in/passkey", passkey),
        ("POST", "/api/sign-in/recovery"): ("/api/sign-in/recovery", {"json": {"code": "BCDFG"}}),
        ("GET", "/score"): "/score",
        ("GET", "/score/{game:str}"): "/score/karma",
        ("GET", "/score/{game:str}/{code:str}"): f"/score/karma/{sheet}",
        ("GET", "/api/scoring/{game:str}"): "/api/scoring/karma",
        ("POST", "/api/scores"): ("/api/scores", {"json": {"game": "karma"}}),
        ("GET", "/api/scores/{code:str}"): f"/api/scores/{sheet}",
        ("PUT", "/api/scores/{code:str}"): (f"/api/scores/{sheet}", {"json": {"locked": False}}),
        ("POST", "/api/scores/{code:str}/entries"): (f"/api/scores/{sheet}/entries", {"json": {"entries": []}}),
        ("GET", "/api/scores/{code:str}/qr.svg"): f"/api/scores/{sheet}/qr.svg",
        ("GET", "/api/mine/scores"): "/api/mine/scores",
        ("GET", "/api/mine/vacation"): "/api/mine/vacation",
        ("PUT", "/api/mine/vacation"): ("/api/mine/vacation", {"json": {"days": 1}}),
        ("DELETE", "/api/mine/vacation"): "/api/mine/vacation",
        ("GET", "/api/push"): "/api/push",
        ("PUT", "/api/push"): ("/api/push", {"json": browser}),
        ("DELETE", "/api/push"): "/api/push",
        ("PUT", "/api/push/quiet"): ("/api/push/quiet", {"json": {"since": 22, "until": 8, "utc": 0}}),
        ("GET", "/api/friends"): "/api/friends",
        ("PUT", "/api/friends/presence"): ("/api/friends/presence", {"json": {"shows": True}}),
        ("GET", "/api/friends/invitations"): "/api/friends/invitations",
        ("POST", "/api/friends/{person:str}/invitation"): ("/api/friends/abc/invitation", {"json": {"room": "ABCDE"}}),
        ("DELETE", "/api/friends/{person:str}/invitation"): "/api/friends/abc/invitation",
        ("PUT", "/api/friends/{person:str}/block"): "/api/friends/abc/block",
        ("DELETE", "/api/friends/{person:str}/block"): "/api/friends/abc/block",
        ("POST", "/api/sign-out"): "/api/sign-out",
        ("GET", "/leaders/{game:str}"): "/leaders/karma",
        ("GET", "/api/leaders/{game:str}"): "/api/leaders/karma",
        ("GET", "/api/mine/ratings"): "/api/mine/ratings",
        ("PUT", "/api/mine/ratings"): ("/api/mine/ratings", {"json": {"hidden": False, "listed": True}}),
        ("GET", "/api/rooms/{code:str}/ratings"): f"/api/rooms/{code}/ratings",
        ("GET", "/api/quick"): "/api/quick",
        ("POST", "/api/quick"): ("/api/quick", {"json": {"game": "set"}}),
        ("POST", "/api/quick/bot"): "/api/quick/bot",
        ("DELETE", "/api/quick"): "/api/quick",
        ("GET", "/api/records/{match:str}"): f"/api/records/{match}",
        ("POST", "/api/reports"): (
            "/api/reports",
            {"json": {"room": code, "person": "0" * 16, "reason": "other"}},
        ),
        ("GET", "/api/drills"): "/api/drills",
        ("GET", "/api/count/{game:str}"): "/api/count/karma",
        ("GET", "/api/count/{game:str}/{name:str}"): f"/api/count/scramble-set/most?text={'1ro+2gd+*+3pq+' * 10}",
        ("GET", "/api/drills/{game:str}/{name:str}"): "/api/drills/karma/best?difficulty=10",
        ("GET", "/api/print/{game:str}"): "/api/print/karma?puzzles=3",
        ("GET", "/api/daily/{day:str}"): f"/api/daily/{day}",
        ("GET", "/api/mine"): "/api/mine",
        ("GET", "/api/mine/daily"): "/api/mine/daily",
        ("GET", "/api/mine/figures"): "/api/mine/figures",
        ("GET", "/api/mine/matches"): "/api/mine/matches",
        ("GET", "/api/mine/records"): "/api/mine/records",
        ("GET", "/api/matches/{match:str}"): ours,
        ("GET", "/api/matches/{match:str}/letters"): f"{ours}/letters?eyes=open",
        ("GET", "/api/matches/{match:str}/deal"): f"{ours}/deal",
        ("GET", "/api/matches/{match:str}/moment"): f"{ours}/moment?at=3",
        ("GET", "/api/matches/{match:str}/review"): f"{ours}/review",
        ("POST", "/api/matches/{match:str}/review"): f"{ours}/review",
        ("GET", "/api/matches/{match:str}/retry"): f"{ours}/retry?at=3&seat=0",
        ("POST", "/api/file"): ("/api/file", brought),
        ("POST", "/api/file/letters"): ("/api/file/letters", brought),
        ("POST", "/api/file/deal"): ("/api/file/deal", brought),
        ("POST", "/api/file/moment"): ("/api/file/moment", brought),
        ("POST", "/api/file/review"): ("/api/file/review", brought),
        ("POST", "/api/file/retry"): ("/api/file/retry?at=3&seat=0", brought),
        ("GET", "/api/file/review/{record:str}"): f"/api/file/review/{'0' * 64}",
        ("GET", "/operator/rooms"): ("/operator/rooms", token),
        ("POST", "/operator/rooms/{code:str}/close"): (f"/operator/rooms/{code}/close", token),
        ("GET", "/operator"): "/operator",
        ("POST", "/operator/session"): ("/operator/session", {"json": {"token": "sesame", "name": "Ann"}}),
        ("GET", "/operator/session"): "/operator/session",
        ("GET", "/operator/rooms/{code:str}"): (f"/operator/rooms/{code}", token),
        ("GET", "/operator/reports"): ("/operator/reports?done=true", token),
        ("PUT", "/operator/reports/{report:str}"): (f"/operator/reports/{'0' * 16}", {"json": {"done": True}, **token}),
        ("GET", "/operator/load"): ("/operator/load", token),
        ("GET", "/operator/backups"): ("/operator/backups", token),
        ("POST", "/operator/backups"): ("/operator/backups", token),
        ("GET", "/operator/log"): ("/operator/log", token),
        ("DELETE", "/operator/session"): ("/operator/session", token),
        ("GET", "/operator/bans"): ("/operator/bans", token),
        ("POST", "/operator/bans"): ("/operator/bans", ban),
        ("DELETE", "/operator/bans/{kind:str}/{who:path}"): ("/operator/bans/address/192.0.2.9", token),
        ("DELETE", "/api/mine"): "/api/mine",
        ("GET", "/{game:str}"): "/karma",
    }


REQUESTS: dict[str, dict[str, Any]] = {
    "hello": {}, "shown": {"match": "0"}, "history": {"match": "0", "before": 9}, "do": {"move": "call"},
    "chat": {"text": "hello"}, "react": {"symbol": "👍"}, "sit": {"seat": 0}, "stand": {}, "resize": {"seats": 3},
    "seatbot": {"seat": 1, "level": "easy"}, "look": {"text": "word"}, "askhint": {},
    "kick": {"person": "0" * 16}, "publish": {"public": True}, "lock": {"password": "sesame"},
    "enter": {"password": "sesame"}, "choose": {"game": "five-crowns", "options": {}}, "start": {"bots": "easy"},
    "quiet": {"quiet": False}, "step": {"step": 1}, "lobby": {}, "pace": {"pace": "fast"}, "hurry": {},
}  # fmt: skip


def ask_everything(wire: Wire) -> None:
    """Send a request of every kind, and wait for its answer."""
    for kind, fields in REQUESTS.items():
        number = wire.send(kind, **fields)
        wire.until(lambda number=number: number in wire.done or number in wire.refused, kind)  # type: ignore[misc]


def played(watched: WatchedServer) -> tuple[Client, str, str]:
    """Return a person, a room and a finished match in it."""
    ann, ben = Client(watched.url), Client(watched.url)
    code = ann.open_room(game="set", seats=2)
    wires = [ann.join(code), ben.join(code)]
    wires[0].until_room(lambda room: len(room.people) == 2, "both")
    seated(wires)
    match = wires[0].start().match
    finish(wires)
    ben.close()
    return ann, code, match


def test_nothing_slow_runs_on_the_event_loop(watched: WatchedServer, detector: Detector) -> None:
    ann, code, match = played(watched)
    record = ann.http.get(f"/api/records/{match}").text
    for counts in (False, True):  # texts and schemas are loaded at the first use
        detector.counts = counts
        ann.http.get("/api/me")
        handover = ann.http.post("/api/handover").json()["code"]
        sheet = ann.http.post("/api/scores", json={"game": "karma"}).json()["code"]
        tournament = ann.http.post("/api/tournaments", json={"game": "karma"}).json()["code"]
        bots = {"t": "bots", "level": "easy", "count": 8}
        ann.http.post(f"/api/tournaments/{tournament}/actions", json=bots).raise_for_status()
        club = ann.http.post("/api/clubs", json={"name": "Club"}).json()["code"]
        every = club_routes(tournament, club, sheet) | routes(code, match, record, handover, sheet)
        for (method, _), wanted in every.items():
            path, options = wanted if isinstance(wanted, tuple) else (wanted, {})
            answer = ann.http.request(method, path, **options)
            assert answer.status_code < 500, (path, answer.text)
        person = Client(watched.url)
        ask_everything(person.join(person.open_room(game="set", seats=3)))
        person.close()
    detector.counts = False
    ann.close()
    assert detector.found == set()
    assert detector.most <= MOST_CALLS, detector.where


def test_the_detector_is_led_through_every_route_and_every_kind_of_request() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(m.AnyRequest)}
    assert set(REQUESTS) == kinds

    async def known() -> set[tuple[str, str]]:
        app = make_app(Hub(Settings(database="sqlite:///unused.db")))
        every = {(method, route.path) for route in app.routes for method in getattr(route, "methods", ())}
        return {(method, path) for method, path in every if method != "OPTIONS"}

    assert set(routes("", "", "", "", "") | club_routes("", "", "")) == asyncio.run(known())
