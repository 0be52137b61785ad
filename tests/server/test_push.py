"""Notifications: encrypted for one browser, once a turn, not at night, and only to known push services."""

import asyncio
import json
import ssl
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from fivefold.core.discovery import load_games
from fivefold.core.errors import Illegal
from fivefold.rooms.changes import Awaited, Turns
from fivefold.server.people.vacations import DAY
from fivefold.server.push.endpoints import origin_of
from fivefold.server.push.notifier import RETRY, Notifier, end_of_quiet
from fivefold.server.store import Retention, Store, Sweeper
from fivefold.server.store.push import MOST_BROWSERS, QuietHours
from fivefold.server.store.turns import TELL_AFTER
from server.client import Client, Server
from server.conftest import Person
from server.push_service import Browser, PushService, claims, push_service
from server.stores import fresh, new_code, opened, room, run

HOUR = 3_600_000
NOON = 1_800_000_000_000 - 1_800_000_000_000 % DAY + 12 * HOUR
GAMES = load_games()


class Phone:
    """A store, a notifier with a clock of the test, and a push service."""

    def __init__(self, store: Store, service: PushService, context: ssl.SSLContext) -> None:
        self.now, self.store, self.service = NOON, store, service
        self.browser = Browser()
        contact, more = "https://cards.example", (service.host,)
        self.notifier = Notifier(store, GAMES, {}, lambda: self.now, contact, more, context)

    async def subscribe(self, person: str, name: str, language: str = "en") -> None:
        endpoint = self.service.endpoint(name)
        await self.store.push.subscribe(person, endpoint, self.browser.p256dh, self.browser.auth, language)

    async def turn(self, person: str, code: str) -> None:
        await self.store.save([Awaited(code, "karma", Turns((person,), self.now + DAY, self.now + DAY))])

    async def tell(self, later: int = TELL_AFTER) -> list[str]:
        """Let time pass and return where messages have arrived."""
        self.now += later
        before = len(self.service.arrived)
        await self.notifier.tell()
        return sorted(path for path, _, _ in self.service.arrived[before:])


def phone(url: str, folder: Path, test: Callable[[Phone], Awaitable[None]]) -> None:
    async def whole() -> None:
        with push_service(folder) as (service, context):
            holder: list[Phone] = []
            async with opened(url, clock=lambda: holder[0].now if holder else NOON) as store:
                holder.append(Phone(store, service, context))
                await test(holder[0])
                await holder[0].notifier.close()

    asyncio.run(whole())


def test_a_person_is_told_once_in_each_browser_and_nobody_else_can_read_it(url: str, tmp_path: Path) -> None:
    async def test(phone: Phone) -> None:
        ann, code = fresh(), new_code()
        await phone.store.save([room(code, 1)])
        await phone.subscribe(ann, f"{ann}-1")
        await phone.subscribe(ann, f"{ann}-2", "de")
        await phone.turn(ann, code)
        assert await phone.tell(TELL_AFTER - 1) == []
        assert await phone.tell(1) == [f"{ann}-1", f"{ann}-2"]
        texts = {}
        for path, headers, body in phone.service.arrived:
            assert code.encode() not in body
            assert headers["Content-Encoding"] == "aes128gcm"
            assert 0 < int(headers["TTL"]) <= DAY // 1000
            assert code not in headers["Topic"]
            origin = f"https://{phone.service.host}"
            assert claims(headers["Authorization"], origin)["sub"] == "https://cards.example"
            texts[path] = json.loads(phone.browser.read(body))
        assert texts[f"{ann}-1"] == {"title": "It’s your turn", "body": "Karma", "room": code, "stop": "Turn off"}
        assert texts[f"{ann}-2"]["title"] == "Du bist am Zug"
        await phone.turn(ann, code)
        assert await phone.tell(DAY // 2) == [], "it is the same turn"
        await phone.turn(fresh(), code)
        await phone.turn(ann, code)
        assert len(await phone.tell()) == 2, "it is another turn"

    phone(url, tmp_path, test)


def test_a_browser_that_is_gone_is_forgotten_and_one_that_is_busy_is_tried_again(url: str, tmp_path: Path) -> None:
    async def test(phone: Phone) -> None:
        ann, code = fresh(), new_code()
        await phone.store.save([room(code, 1)])
        for status in (404, 410):
            await phone.subscribe(ann, f"{ann}-{status}")
            phone.service.statuses[f"{ann}-{status}"] = status
        await phone.subscribe(ann, f"{ann}-busy")
        phone.service.statuses[f"{ann}-busy"] = 429
        await phone.turn(ann, code)
        assert len(await phone.tell()) == 3
        assert [one.endpoint.rpartition("-")[2] for one in await phone.store.push.of(ann)] == ["busy"]
        assert await phone.tell(RETRY - 1) == []
        phone.service.statuses.clear()
        assert await phone.tell(1) == [f"{ann}-busy"]
        assert await phone.tell(RETRY) == []

    phone(url, tmp_path, test)


def test_in_quiet_hours_nobody_is_told_before_they_end(url: str, tmp_path: Path) -> None:
    async def test(phone: Phone) -> None:
        ann, code = fresh(), new_code()
        await phone.store.save([room(code, 1)])
        await phone.subscribe(ann, ann)
        await phone.store.push.save_quiet(ann, QuietHours(11, 14, 0))
        await phone.turn(ann, code)
        assert await phone.tell() == []
        assert await phone.tell(2 * HOUR - TELL_AFTER - 1) == []
        assert await phone.tell(1) == [ann]

    phone(url, tmp_path, test)


@pytest.mark.parametrize(
    ("hours", "at", "end"),
    [
        (QuietHours(22, 8, 0), 12, None),
        (QuietHours(22, 8, 0), 22, 32),
        (QuietHours(22, 8, 0), 3, 8),
        (QuietHours(22, 8, 120), 20, 30),
        (QuietHours(22, 8, -300), 2, None),
        (QuietHours(22, 8, -300), 4, 13),
        (QuietHours(5, 5, 0), 5, None),
    ],
)
def test_quiet_hours_are_those_of_the_person(hours: QuietHours, at: int, end: int | None) -> None:
    day = NOON - 12 * HOUR
    assert end_of_quiet(hours, day + at * HOUR) == (None if end is None else day + end * HOUR)


def test_a_person_who_does_not_want_any_is_told_nothing(url: str, tmp_path: Path) -> None:
    async def test(phone: Phone) -> None:
        ann, code = fresh(), new_code()
        await phone.store.save([room(code, 1)])
        await phone.subscribe(ann, ann)
        await phone.turn(ann, code)
        await phone.store.push.unsubscribe(ann)
        assert await phone.tell() == []

    phone(url, tmp_path, test)


# -- what attackers try


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evil.example/fcm.googleapis.com",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/x",
        "https://push.apple.com.evil.example/x",
        "https://evilpush.apple.com@10.0.0.1/x",
        "https://fcm.googleapis.com/a\r\nHost: 10.0.0.1",
        "https://fcm.googleapis.com:x/",
        "file:///etc/passwd",
        "https://",
    ],
)
def test_only_known_push_services_are_written_to(endpoint: str) -> None:
    with pytest.raises(Illegal, match="service"):
        origin_of(endpoint)


def test_the_services_of_the_usual_browsers_are_known() -> None:
    assert origin_of("https://fcm.googleapis.com/fcm/send/abc") == "https://fcm.googleapis.com"
    assert origin_of("https://updates.push.services.mozilla.com/wpush/v2/abc").endswith("mozilla.com")
    assert origin_of("https://web.push.apple.com/abc") == "https://web.push.apple.com"
    assert origin_of("https://wns2-par02p.notify.windows.com/w/?token=a").endswith("windows.com")
    assert origin_of("https://push.example:8443/a", ("push.example:8443",)) == "https://push.example:8443"


def test_a_person_has_few_browsers_and_a_browser_one_person(url: str) -> None:
    async def test(store: Store) -> None:
        ann, ben = fresh(), fresh()
        for n in range(MOST_BROWSERS + 3):
            await store.push.subscribe(ann, f"https://fcm.googleapis.com/{ann}{n}", "key", "auth", "en")
        assert len(await store.push.of(ann)) == MOST_BROWSERS
        taken = (await store.push.of(ann))[0].endpoint
        await store.push.subscribe(ben, taken, "key", "auth", "en")
        assert [one.endpoint for one in await store.push.of(ben)] == [taken]
        assert len(await store.push.of(ann)) == MOST_BROWSERS - 1

    run(url, test)


def test_a_device_that_is_signed_out_is_notified_no_more(url: str) -> None:
    async def test(store: Store) -> None:
        ann, here, phone, tablet = fresh(), *(letter * 16 for letter in "123")
        for device in (here, phone, tablet):
            await store.push.subscribe(ann, f"https://fcm.googleapis.com/{ann}{device}", "key", "auth", "en", device)
        await store.accounts.sign_out(ann, phone)
        assert len(await store.push.of(ann)) == 2
        await store.accounts.sign_out_others(ann, here)
        assert [one.endpoint[-16:] for one in await store.push.of(ann)] == [here]

    run(url, test)


def test_what_is_kept_of_notifications_and_vacations_goes_with_the_years(url: str) -> None:
    async def test(store: Store) -> None:
        ann, ben, now = fresh(), fresh(), 10**12
        store._clock = lambda: now
        for person in (ann, ben):
            await store.people.save_name(person, "Name")
            await store.push.subscribe(person, f"https://fcm.googleapis.com/{person}", "key", "auth", "en")
            await store.push.save_quiet(person, QuietHours(22, 8, 0))
            await store.vacations.begin(person, now, now + 1)
        now += 366 * DAY
        await store.people.touch(ann)
        await Sweeper(store, Retention()).sweep()
        assert (len(await store.push.of(ann)), await store.push.quiet(ann)) == (1, QuietHours(22, 8, 0))
        assert (await store.push.of(ben), await store.push.quiet(ben)) == ([], None)
        assert await store.vacations.all(ann) == []

    run(url, test)


def wish(browser: Browser, endpoint: str = "https://fcm.googleapis.com/fcm/send/abc") -> dict[str, str]:
    return {"endpoint": endpoint, "p256dh": browser.p256dh, "auth": browser.auth}


def test_a_browser_subscribes_and_stops(server: Server, someone: Person) -> None:
    ann, browser = someone(server), Browser()
    assert len(ann.http.get("/api/push").json()["key"]) == 87
    assert not ann.http.get("/api/push").json()["here"]
    subscribed = ann.http.put("/api/push", json=wish(browser)).json()
    assert (subscribed["browsers"], subscribed["here"]) == (1, True)
    assert ann.http.put("/api/push/quiet", json={"since": 22, "until": 8, "utc": 60}).json()["quiet_since"] == 22
    assert ann.http.put("/api/push", json=wish(browser, "https://127.0.0.1:9/x")).status_code == 400
    assert ann.http.put("/api/push", json={**wish(browser), "p256dh": "A" * 87}).status_code == 400
    assert ann.http.delete("/api/push").json()["browsers"] == 0


def test_a_flood_of_subscriptions_is_stopped(strict: Server) -> None:
    with Client(strict) as ann:
        places = [f"https://fcm.googleapis.com/{n}" for n in range(60)]
        answers = [ann.http.put("/api/push", json=wish(Browser(), place)) for place in places]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert sum(answer.status_code == 200 for answer in answers) < 40
