"""Keeping who you are: passkeys, recovery codes, devices, and what a guest takes along."""

import json
from typing import Any

import httpx
import pytest

from fivefold.api import bodies as rest
from fivefold.api.accounts import Account
from fivefold.bots.adapting import NOBODY, Evidence
from fivefold.server.people.accounts import site_of
from fivefold.server.people.devices import device_name
from fivefold.server.store import Store
from fivefold.server.store.merging import merge
from fivefold.server.store.push import QuietHours
from fivefold.server.workers.passkeys import Site
from server.authenticator import PRESENT, Authenticator
from server.client import LONG, Client, Server
from server.conftest import Person, company, rename, seated
from server.playing import finish
from server.stores import begun, ended, fresh, run
from server.test_personal import Evening

OPERATOR = {"Authorization": "Bearer open sesame"}
SOLO = {"game": "set-solitaire", "start": True}


def post(client: Client, path: str, body: object = None) -> httpx.Response:
    """Ask as a page at localhost does, where passkeys need no TLS."""
    port = client.http.base_url.port
    return client.http.post(
        path, json=body, headers={"Host": f"localhost:{port}", "Origin": f"http://localhost:{port}"}
    )


def account(client: Client) -> Account:
    return client.get("/api/account", Account)


def new_key(client: Client) -> Authenticator:
    """A passkey for this client's person."""
    options = post(client, "/api/account/passkeys/options").raise_for_status().json()["options"]
    key = Authenticator("localhost", f"http://localhost:{client.http.base_url.port}")
    post(client, "/api/account/passkeys", {"credential": key.made(options)}).raise_for_status()
    return key


def sign_in(client: Client, key: Authenticator, *, merge: bool = False) -> httpx.Response:
    options = post(client, "/api/sign-in/options").raise_for_status().json()["options"]
    return post(client, "/api/sign-in/passkey", {"credential": key.signed(options), "merge": merge})


@pytest.mark.smoke
def test_a_passkey_brings_the_person_back(server: Server, someone: Person) -> None:
    ann, phone = someone(server), someone(server)
    rename(ann, "Ann")
    assert account(ann) == Account(kept=False, passkeys=(), recovery=None, devices=(), played=0, offered=False), (
        "not offered at 127.0.0.1"
    )
    key = new_key(ann)
    assert [len(account(ann).passkeys), account(ann).kept] == [1, True]
    assert sign_in(phone, key).json() == {"id": ann.id, "name": "Ann"}
    assert phone.get("/api/me", rest.Me) == rest.Me(ann.id, "Ann")
    assert [device.own for device in account(phone).devices].count(True) == 1
    assert len(account(phone).devices) == 2


def refused(answer: httpx.Response) -> str:
    assert answer.status_code == 400, answer.text
    code: str = answer.json()["code"]
    return code


def test_a_passkey_answers_one_challenge_of_one_person_once(server: Server, someone: Person) -> None:
    ann, phone, thief = someone(server), someone(server), someone(server)
    key = new_key(ann)
    options = post(phone, "/api/sign-in/options").json()["options"]
    answer = {"credential": key.signed(options)}
    assert refused(post(thief, "/api/sign-in/passkey", answer)) == "bad-passkey", "another guest's challenge"
    assert refused(post(phone, "/api/sign-in/passkey", answer)) == "bad-passkey", "it was used up"
    assert sign_in(phone, key).status_code == 200
    made = post(ann, "/api/account/passkeys/options").json()["options"]
    other = Authenticator(key.host, key.origin)
    assert refused(post(thief, "/api/account/passkeys", {"credential": other.made(made)})) == "bad-passkey"


def test_forged_passkeys_are_refused(server: Server, someone: Person) -> None:
    ann, guest = someone(server), someone(server)
    key = new_key(ann)

    def attempt(credential: str) -> str:
        return refused(post(guest, "/api/sign-in/passkey", {"credential": credential}))

    def options() -> dict[str, Any]:
        asked: dict[str, Any] = post(guest, "/api/sign-in/options").json()["options"]
        return asked

    other = Authenticator(key.host, key.origin)
    assert attempt(other.signed(options())) == "bad-passkey", "not known here"
    other.id = key.id
    assert attempt(other.signed(options())) == "bad-passkey", "signed by another key"
    assert attempt(key.signed(options(), PRESENT)) == "bad-passkey", "nobody was recognised"
    assert attempt(key.signed({"challenge": "AAAA"})) == "bad-passkey", "a challenge of their own"
    key.origin = "https://evil.example"
    assert attempt(key.signed(options())) == "bad-passkey", "signed for another page"
    key.origin, key.host = f"http://localhost:{guest.http.base_url.port}", "evil.example"
    assert attempt(key.signed(options())) == "bad-passkey", "signed for another host"
    for nonsense in ("", "{}", "[]", "null", '{"id": 1}', json.dumps({"id": "x", "response": {"clientDataJSON": "é"}})):
        assert attempt(nonsense) == "bad-passkey"
    key.host = "localhost"
    removed = account(ann).passkeys[0].id
    ann.http.delete(f"/api/account/passkeys/{removed}").raise_for_status()
    assert attempt(key.signed(options())) == "bad-passkey", "it was removed"


def test_a_copied_passkey_is_noticed_by_its_count(server: Server, someone: Person) -> None:
    key = new_key(someone(server))
    key.uses = 7
    assert sign_in(someone(server), key).status_code == 200
    key.uses = 6
    assert refused(sign_in(someone(server), key)) == "bad-passkey"


def test_a_foreign_passkey_cannot_be_removed(server: Server, someone: Person) -> None:
    ann, eve = someone(server), someone(server)
    key = new_key(ann)
    eve.http.delete(f"/api/account/passkeys/{account(ann).passkeys[0].id}").raise_for_status()
    assert sign_in(eve, key).json()["id"] == ann.id


def test_a_banned_person_cannot_come_back_by_another_way(operated: Server, someone: Person) -> None:
    eve, device = someone(operated), someone(operated)
    code = eve.http.post("/api/account/recovery").json()["code"]
    ban = {"person": eve.id, "hours": 1, "why": "a test"}
    device.http.post("/operator/bans", json=ban, headers=OPERATOR).raise_for_status()
    answer = device.http.post("/api/sign-in/recovery", json={"code": code})
    assert answer.json()["code"] == "banned"
    assert device.get("/api/me", rest.Me).id != eve.id
    device.http.delete(f"/operator/bans/person/{eve.id}", headers=OPERATOR).raise_for_status()


def test_the_same_passkey_cannot_be_two_peoples(server: Server, someone: Person) -> None:
    ann, eve = someone(server), someone(server)
    key = new_key(ann)
    options = post(eve, "/api/account/passkeys/options").json()["options"]
    assert refused(post(eve, "/api/account/passkeys", {"credential": key.made(options)})) == "bad-passkey"
    assert sign_in(someone(server), key).json()["id"] == ann.id


def test_a_recovery_code_brings_the_person_back_until_there_is_a_new_one(server: Server, someone: Person) -> None:
    ann, phone, tablet = (someone(server) for _ in range(3))
    rename(ann, "Ann")
    first = ann.http.post("/api/account/recovery").json()["code"]
    assert account(ann).recovery is not None
    typed = first.lower().replace("-", " ")
    assert phone.http.post("/api/sign-in/recovery", json={"code": typed}).json() == {"id": ann.id, "name": "Ann"}
    second = ann.http.post("/api/account/recovery").json()["code"]
    assert refused(tablet.http.post("/api/sign-in/recovery", json={"code": first})) == "bad-recovery"
    assert refused(tablet.http.post("/api/sign-in/recovery", json={"code": ""})) == "bad-recovery"
    assert tablet.http.post("/api/sign-in/recovery", json={"code": second}).status_code == 200


def test_few_recovery_codes_can_be_guessed(strict: Server, someone: Person) -> None:
    eve = someone(strict, address="10.77.1.1")
    tries = [eve.http.post("/api/sign-in/recovery", json={"code": "BCDFG-HJKLM-NPQRS-TVWXZ"}) for _ in range(40)]
    codes = [answer.json()["code"] for answer in tries]
    assert codes[:4] == ["bad-recovery"] * 3 + ["too-many-guesses"]
    assert codes.count("bad-recovery") == 3
    assert "too-fast" in codes, "each costs points, too"


def test_a_device_that_is_signed_out_is_nobody(server: Server, someone: Person) -> None:
    ann, phone = someone(server), someone(server)
    code = ann.http.post("/api/account/recovery").json()["code"]
    phone.http.post("/api/sign-in/recovery", json={"code": code}).raise_for_status()
    assert phone.get("/api/me", rest.Me).id == ann.id
    there, here = phone.join(ann.open_room(**SOLO)), ann.join(ann.open_room(**SOLO))
    (lost,) = [device.id for device in account(ann).devices if not device.own]
    ann.http.delete(f"/api/account/devices/{lost}").raise_for_status()
    assert [device.own for device in account(ann).devices] == [True]
    assert there.ended.wait(LONG), "its table is closed"
    assert here.ended.wait(LONG), "so is this one's, which connects again"
    assert phone.http.get("/api/mine").json()["code"] == "stranger"
    assert phone.get("/api/me", rest.Me).id != ann.id, "and gets a new cookie"
    assert ann.get("/api/me", rest.Me).id == ann.id


def test_a_foreign_device_cannot_be_signed_out(server: Server, someone: Person) -> None:
    ann, eve = someone(server), someone(server)
    ann.http.post("/api/account/recovery").raise_for_status()
    ann.get("/api/me", rest.Me)
    (own,) = account(ann).devices
    eve.http.delete(f"/api/account/devices/{own.id}").raise_for_status()
    assert ann.get("/api/me", rest.Me).id == ann.id


def test_a_guest_takes_matches_and_the_seat_in_a_running_one_along(server: Server, someone: Person) -> None:
    ann = someone(server)
    rename(ann, "Ann")
    code = ann.http.post("/api/account/recovery").json()["code"]
    room, wires = company(server, someone, 2, options={"deck": "easy", "no_set": "auto"})
    seated(wires)
    wires[0].start()
    finish(wires)
    guest = wires[1].client
    wires[0].send("start")
    wires[1].until_table()
    assert guest.http.post("/api/sign-in/recovery", json={"code": code, "merge": True}).json()["id"] == ann.id
    matches = ann.get("/api/mine/matches", rest.MyMatches).matches
    assert len(matches) == 1
    back = guest.join(room)
    back.until(lambda: back.table and back.table.seat == 1, "the seat")
    assert back.in_room.seats[1].person == ann.id


def test_nothing_goes_along_unasked(server: Server, someone: Person) -> None:
    ann, guest = someone(server), someone(server)
    code = ann.http.post("/api/account/recovery").json()["code"]
    room = guest.open_room(**SOLO)
    guest.http.post("/api/sign-in/recovery", json={"code": code}).raise_for_status()
    assert ann.get("/api/mine", rest.Mine).matches == ()
    wire = ann.join(room)
    assert wire.in_room.seats[0].person == guest.id


def test_people_who_have_a_way_back_themselves_are_not_merged(server: Server, someone: Person) -> None:
    ann, bea = someone(server), someone(server)
    codes = [client.http.post("/api/account/recovery").json()["code"] for client in (ann, bea)]
    bea.join(bea.open_room(**SOLO)).until_table()
    browser = someone(server)
    browser.http.post("/api/sign-in/recovery", json={"code": codes[1]}).raise_for_status()
    browser.http.post("/api/sign-in/recovery", json={"code": codes[0], "merge": True}).raise_for_status()
    assert browser.get("/api/me", rest.Me).id == ann.id
    assert [len(client.get("/api/mine", rest.Mine).matches) for client in (ann, bea)] == [0, 1]


@pytest.mark.parametrize(
    ("base", "is_configured", "site"),
    [
        ("https://play.example.org", True, Site("play.example.org", "https://play.example.org")),
        ("https://play.example.org:8443", True, Site("play.example.org", "https://play.example.org:8443")),
        ("http://localhost:8000", False, Site("localhost", "http://localhost:8000")),
        ("https://play.example.org", False, None),
        ("http://play.example.org", True, None),
        ("https://192.0.2.7", True, None),
        ("https://[2001:db8::7]", True, None),
        ("http://127.0.0.1:8000", False, None),
        ("http://nas", True, None),
    ],
)
def test_where_passkeys_are_offered(base: str, is_configured: bool, site: Site | None) -> None:
    assert site_of(base, is_configured=is_configured) == site


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0", "Edge, Windows"),
        ("python-httpx/0.28", ""),
    ],
)
def test_names_of_devices(agent: str, name: str) -> None:
    assert device_name(agent) == name


# -- the store


def test_merging_moves_rows_rooms_and_strengths_and_can_be_repeated(url: str) -> None:
    async def test(store: Store) -> None:
        evening, account = Evening(), fresh()
        await evening.happen(store)
        both, only = fresh(), fresh()
        await store.save([begun(both), ended(both, evening.ann, account, at=9)])
        await store.save([begun(only), ended(only, evening.ann, at=9)])
        await store.people.learn("karma", Evidence(evening.ann, ((1.0, 1.0),), 1.0))
        await store.people.learn("set", Evidence(evening.ann, ((1.0, 1.0),), 1.0))
        await store.people.learn("set", Evidence(account, ((3.0, 0.0),), 1.0))
        theirs = (await store.people.beliefs(account))["set"]
        for _ in range(2):
            await merge(store, evening.ann, account)
        mine = {row.match for row in await store.index.latest(account, 50)}
        assert {both, only} <= mine
        assert [row.match for row in await store.index.latest(evening.ann, 50)] == [both], "two players of one match"
        assert set(await store.people.beliefs(account)) == {"karma", "set", "set-solitaire"}
        assert (await store.people.beliefs(account))["set"] == theirs != NOBODY
        room = await store.load_room(evening.code)
        assert room is not None
        assert evening.ann.encode() not in room.state
        assert json.loads(room.state)["people"][account] == "Ann"

    run(url, test)


def test_merging_keeps_blocks_hours_and_invitations(url: str) -> None:
    async def test(store: Store) -> None:
        guest, person, other = fresh(), fresh(), fresh()
        for blocker, blocked in ((other, guest), (guest, person), (person, guest), (guest, other)):
            await store.blocks.add(blocker, blocked)
        await store.push.save_quiet(guest, QuietHours(22, 8, 60))
        await store.friends.show_presence(guest, shows=True)
        await store.friends.invite(fresh(), guest, "ROOM", "set")
        for _ in range(2):
            await merge(store, guest, person)
        assert await store.blocks.of(other) == [person], "a new name is no way around a block"
        assert await store.blocks.of(person) == [other], "nobody blocks themselves"
        assert await store.push.quiet(person) == QuietHours(22, 8, 60)
        assert await store.friends.shows_presence(person)
        assert [one.room for one in await store.friends.invitations(person)] == ["ROOM"]
        later = fresh()
        await store.push.save_quiet(later, QuietHours(1, 2, 3))
        await merge(store, later, person)
        assert await store.push.quiet(person) == QuietHours(22, 8, 60), "their own stay"

    run(url, test)


def test_ways_back_outlive_the_sweep_and_go_with_the_person(url: str) -> None:
    from fivefold.server.store import Retention, Sweeper, personal

    async def test(store: Store) -> None:
        day, now = 24 * 3600 * 1000, 10**12
        store._clock = lambda: now
        kept, lost = fresh(), fresh()
        for person in (kept, lost):
            await store.people.save_name(person, "Ann")
            await store.people.learn("set", Evidence(person, ((1.0, 1.0),), 1.0))
        await store.accounts.save_recovery(kept, "a digest")
        await store.accounts.note_device("0" * 16, kept, "Firefox")
        now += 1000 * day
        await Sweeper(store, Retention()).sweep()
        assert await store.people.find(lost) is None
        assert await store.people.beliefs(lost) == {}
        assert await store.people.find(kept) is not None
        assert "set" in await store.people.beliefs(kept)
        assert await store.accounts.devices(kept) == [], "its cookie has expired"
        assert await store.accounts.recovered("a digest") == kept
        exported = await personal.export(store, kept)
        assert exported.recovery_code_made == 10**12
        await personal.forget(store, kept)
        assert await store.accounts.recovered("a digest") is None

    run(url, test)
