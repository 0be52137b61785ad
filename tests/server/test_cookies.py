"""Cookies, keys, and codes for other devices: each expires, and none can be forged."""

import asyncio
import re

import pytest

from fivefold.api import bodies as rest
from fivefold.core.errors import Illegal
from fivefold.server.people import handovers
from fivefold.server.people.cookies import SETTLING, Cookie, Key, Keyring
from fivefold.server.people.handovers import Handovers
from fivefold.server.store import Store
from server.client import Server
from server.conftest import Person
from server.stores import opened, run

ANN = "13705c9fe097552d"
YEAR = 365 * 24 * 3600 * 1000
NOW = 1_800_000_000_000


def key(number: int, made: int = 0, until: int | None = None) -> Key:
    return Key(number, bytes([number]) * 32, made, until)


def test_a_cookie_says_who_and_until_when() -> None:
    ring = Keyring([key(1)], YEAR)
    cookie = ring.sign(ANN, 3, NOW)
    assert ring.read(cookie, NOW) == Cookie(ANN, 3, NOW + YEAR)
    assert ring.read(cookie, NOW + YEAR - 1) is not None
    assert ring.read(cookie, NOW + YEAR) is None


def test_a_cookie_that_was_changed_is_nobodys() -> None:
    ring = Keyring([key(0, until=NOW + YEAR), key(1)], YEAR)
    cookie = ring.sign(ANN, 0, NOW)
    for place in range(len(cookie)):
        other = "A" if cookie[place] != "A" else "E"
        assert ring.read(cookie[:place] + other + cookie[place + 1 :], NOW) is None
    for text in (
        None,
        "",
        ".",
        "a.b.c.d",
        cookie[:-1],
        cookie + "0",
        cookie.upper(),
        f" {cookie}",
        f"{cookie}\n",
        "٣" * 90,
    ):
        assert ring.read(text, NOW) is None
    signature = cookie.rpartition(".")[2]
    assert ring.read(f"{ANN}.{signature}", NOW) is None, "the signature is for all that the cookie says"


def test_cookies_from_before_are_read() -> None:
    """Both older formats, with the keys that signed them: people keep their identity after an upgrade."""
    first = Key(0, bytes.fromhex("17" * 32), 0, NOW + YEAR)
    later = Key(2, bytes.fromhex("9b1c4f0c7f2f4e2f9d7a6b5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e"), 0, None)
    ring = Keyring([first, later], YEAR)
    numbered = f"{ANN}.3.1831536000000.2.da55a705aa93c29bd792a8227350aa7c3e7a1c1479c075b0e6547efb8d8837bb"
    assert ring.read(numbered, NOW) == Cookie(ANN, 3, NOW + YEAR)
    assert ring.read(numbered, NOW + YEAR) is None
    assert ring.read(numbered.replace(".3.", ".4."), NOW) is None
    assert ring.read(numbered.replace(".2.d", ".0.d"), NOW) is None
    assert Keyring([first, later._replace(until=NOW)], YEAR).read(numbered, NOW) is None
    plain = f"{ANN}.2676abfc1d7306b70f2df1e3ba2430083409b58ca6771a479aef00a781a3bec4"
    assert ring.read(plain, NOW) == Cookie(ANN, 0, NOW + YEAR)
    assert ring.read(plain, NOW + YEAR) is None
    assert ring.read(plain.replace(ANN, ANN[::-1]), NOW) is None
    assert Keyring([later], YEAR).read(plain, NOW) is None


def test_without_keys_no_cookie_is_ours() -> None:
    assert Keyring([], YEAR).read(Keyring([key(1)], YEAR).sign(ANN, 0, NOW), NOW) is None


def test_a_new_key_signs_when_everybody_knows_it() -> None:
    """Before that, other processes might not accept it."""
    old, new = key(1, until=NOW + SETTLING + YEAR), key(2, made=NOW)
    ring, other = Keyring([old, new], YEAR), Keyring([old], YEAR)
    early, late = ring.sign(ANN, 0, NOW + SETTLING - 1), ring.sign(ANN, 0, NOW + SETTLING)
    assert other.read(early, NOW + SETTLING) is not None
    assert other.read(late, NOW + SETTLING) is None
    assert ring.read(early, NOW + SETTLING + YEAR - 2) is not None, (
        "the old key is believed as long as its cookies live"
    )
    assert Keyring([new], YEAR).read(late, NOW + SETTLING) is not None


def test_the_first_key_signs_at_once() -> None:
    ring = Keyring([key(1, made=NOW)], YEAR)
    assert ring.read(ring.sign(ANN, 0, NOW), NOW) is not None


def test_a_key_that_has_ended_is_not_believed() -> None:
    cookie = Keyring([key(1)], YEAR).sign(ANN, 0, NOW)
    assert Keyring([key(1, until=NOW + 5), key(2)], YEAR).read(cookie, NOW + 4) is not None
    assert Keyring([key(1, until=NOW + 5), key(2)], YEAR).read(cookie, NOW + 5) is None


def test_keys_are_kept_and_change(url: str) -> None:
    now = [NOW]

    async def test(store: Store) -> None:
        (first,) = await store.keys.all()
        assert await store.keys.all() == [first]
        assert len(first.secret) == 32
        cookie = Keyring([first], YEAR).sign(ANN, 0, NOW)
        second = await store.keys.rotate(YEAR)
        both = await store.keys.all()
        assert [key.id for key in both] == [1, 2]
        assert both[0].until == NOW + SETTLING + YEAR
        assert both[1] == second
        assert second.secret != first.secret
        assert Keyring(both, YEAR).read(cookie, NOW) is not None
        third = await store.keys.rotate(YEAR, forget=True)
        assert await store.keys.all() == [third]
        assert third.id == 3
        assert Keyring([third], YEAR).read(cookie, NOW) is None
        async with opened(url, clock=lambda: now[0]) as other:
            assert await other.keys.all() == [third]

    run(url, test, clock=lambda: now[0])


def test_first_keys_of_many_processes_are_one(url: str) -> None:
    async def test(store: Store) -> None:
        async with opened(url) as second:
            one, two = await asyncio.gather(store.keys.all(), second.keys.all())
        assert one == two
        assert len(one) == 1

    run(url, test)


def test_signing_out_leaves_only_this_device(server: Server, someone: Person) -> None:
    laptop = someone(server)
    given = laptop.http.post("/api/handover").json()["code"]
    phone = someone(server, welcome=False)
    assert phone.http.post(f"/api/handover/{given}").is_success
    assert phone.http.get("/api/me").json()["id"] == laptop.id
    code = phone.open_room()
    wire = phone.join(code)
    unused = laptop.http.post("/api/handover").json()["code"]
    old = laptop.cookie
    assert laptop.http.post("/api/sign-out").json() == {"id": laptop.id, "name": laptop.name}
    wire.until(lambda: wire.closed, "the end of the other device's connection")
    assert wire.closed
    assert wire.closed.code == "signed-out"
    assert phone.http.put("/api/me", json={"name": "Eve"}).json()["code"] == "stranger"
    again = phone.join(code, hello=False)
    again.until(lambda: again.closed, "a refusal")
    assert again.closed
    assert again.closed.code == "stranger"
    assert phone.http.post(f"/api/handover/{unused}").json()["code"] == "bad-handover"
    assert laptop.cookie != old
    assert laptop.get("/api/me", rest.Me).id == laptop.id
    assert phone.http.get("/api/me").json()["id"] != laptop.id, "the phone is somebody new"


def test_the_cookie_ends_with_the_browsers(server: Server, someone: Person) -> None:
    answer = someone(server, welcome=False).http.get("/api/me")
    (age,) = re.findall(r"Max-Age=(\d+)", answer.headers["set-cookie"], re.IGNORECASE)
    assert int(age) == YEAR // 1000


# -- hand-over codes


def codes() -> Handovers:
    numbers = iter(range(10**6))
    return Handovers(lambda: f"CODE{next(numbers)}")


def test_a_code_is_good_once_and_for_ten_minutes() -> None:
    given = codes()
    one, two = given.make("ann", 0), given.make("ann", 1)
    assert given.take(one, 599.9) == "ann"
    for code, now in ((one, 599.9), ("NEVER", 599.9), (two, 601.0)):
        with pytest.raises(Illegal, match="has expired"):
            given.take(code, now)
    assert len(given) == 0


def test_one_person_has_few_codes() -> None:
    given = codes()
    mine = [given.make("ann", n) for n in range(10)]
    assert len(given) == handovers.MOST_A_PERSON
    for code in mine[:-3]:
        with pytest.raises(Illegal):
            given.take(code, 10)
    assert [given.take(code, 10) for code in mine[-3:]] == ["ann"] * 3


def test_all_people_have_only_so_many_codes() -> None:
    given = codes()
    for n in range(handovers.MOST):
        given.make(f"person {n}", n / 100)
    with pytest.raises(Illegal) as refused:
        given.make("ann", 110)
    assert refused.value.code == "too-many-codes"
    given.make("person 7", 110)
    assert len(given) == handovers.MOST, "who has a code can have another one instead"
    given.make("ann", 601)
    assert len(given) < handovers.MOST, "the oldest have ended"


def test_who_signs_out_takes_their_codes_along() -> None:
    given = codes()
    mine, other = given.make("ann", 0), given.make("ben", 0)
    given.forget("ann")
    given.forget("nobody")
    with pytest.raises(Illegal):
        given.take(mine, 1)
    assert given.take(other, 1) == "ben"
