"""Replays over HTTP: the updates as they were sent, for everyone with the link, once a match is over."""

import json
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any

import httpx
import msgspec
import pytest

import fivefold as ff
from fivefold.rooms.replay import Deal, FinishedMatch, ReplayPage, ReplayPosition
from server.client import LONG, Client, Server
from server.conftest import Person, company, seated
from server.full_store import shelve
from server.playing import finish
from server.test_karma_secrets import Check

KARMA, UNFINISHED = "ca" * 8, "0f" * 8
WHATS = ("", "/letters", "/letters?eyes=0", "/letters?eyes=open", "/deal", "/moment?at=0")


def simulated(game: str, seats: int = 3, seed: int = 4, **options: Any) -> str:
    text = ff.simulate(game, ["easy"] * seats, seed=seed, records=True, **options).matches[0].record
    assert text
    return text


@pytest.fixture(scope="session")
def karma(server: Server) -> str:
    """Save a match, and return its record."""
    text = simulated("karma")
    shelve(server.database, {KARMA: text})
    return text


def get(server: Server, path: str, kind: type[Any]) -> Any:
    answer = httpx.get(f"{server.url}/api/matches/{path}", timeout=LONG)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=kind)


def all_letters(server: Server, match: str, eyes: str) -> list[ReplayPage]:
    """Return all pages."""
    last = len(get(server, match, FinishedMatch).times) - 1
    pages = [get(server, f"{match}/letters?eyes={eyes}&from=0", ReplayPage)]
    while pages[-1].until < last:
        pages.append(get(server, f"{match}/letters?eyes={eyes}&from={pages[-1].until + 1}", ReplayPage))
    return pages


@pytest.mark.smoke
def test_everybody_is_shown_the_letters_that_they_were_sent(server: Server, someone: Person) -> None:
    _, wires = company(server, someone, 3, seats=2, options={"deck": "easy"})
    seated(wires[:2])
    match = wires[0].start().match
    for wire in wires:
        wire.until_table(match)
    finish(wires[:2])
    for wire in wires:
        wire.until_over()
    for eyes, wire in zip(("0", "1", "watcher"), wires, strict=True):
        told = {one.n: one for page in all_letters(server, match, eyes) for one in page.updates}
        sent = [table for table in wire.tables if table.match == match and table.now >= 0]
        assert len(sent) > 10
        for table in sent:
            again = told[table.n]
            for part in ("game", "options", "seat", "deadline", "actors", "verbs", "view", "moves", "outcome"):
                assert getattr(again, part) == getattr(table, part), (eyes, table.n, part)
            if not table.fresh and not again.fresh:
                assert again.entries[-1] == table.entries[-1]


def test_pages_have_all_that_somebody_saw_and_nothing_twice(server: Server, karma: str) -> None:
    table = ff.replay(karma)
    for eyes, seat in (("0", 0), ("2", 2), ("watcher", None)):
        pages = all_letters(server, KARMA, eyes)
        assert len(pages) > 2
        entries = [entry.n for page in pages for one in page.updates[1:] for entry in one.entries]
        firsts = [page.updates[0] for page in pages]
        assert all(one.fresh and one.n <= page.start for page, one in zip(pages, firsts, strict=True))
        whole = sorted({*entries, *(entry.n for one in firsts for entry in one.entries)})
        seen = [n for n, entry in enumerate(table.log) if any(event.seen_by(seat) for event in entry.events)]
        assert whole == seen
        assert len(entries) == len(set(entries))


def test_a_seat_sees_no_more_than_it_did(server: Server, karma: str) -> None:
    check, letters = Check(karma), 0
    for eyes in ("0", "1", "2", "watcher"):
        for page in all_letters(server, KARMA, eyes):
            assert not page.hidden
            for one in page.updates:
                check.letter(json.loads(msgspec.json.encode(one)))
                letters += 1
    assert letters > 300


def test_with_all_cards_face_up_everything_hidden_is_there(server: Server, karma: str) -> None:
    table = ff.replay(karma)
    page = get(server, f"{KARMA}/letters?eyes=open&from=0", ReplayPage)
    assert page.updates[0].entries[0].events[0]["hands"] == [list(hand) for hand in table.log[0].events[0].hands]
    dealt = table.log[0].events[0]
    assert [pile.pieces for pile in page.hidden[0] if pile.name is None] == list(dealt.hands)
    assert [pile.pieces for pile in page.hidden[0] if pile.name] == [*dealt.down, dealt.draw]
    assert len(page.hidden) == len(page.updates)


def test_a_review_says_you_to_those_who_played_and_to_nobody_else(server: Server, someone: Person) -> None:
    _, wires = company(server, someone, 3, seats=2, options={"deck": "easy"})
    seated(wires[:2])
    match = wires[0].start().match
    finish(wires[:2])

    def seat(client: httpx.Client) -> int | None:
        while True:
            answer = client.post(f"{server.url}/api/matches/{match}/review")
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = msgspec.json.decode(answer.content)
            assert found["state"] in ("queued", "running", "ready")
            if found["state"] == "ready":
                again = client.get(f"{server.url}/api/matches/{match}/review")
                assert found["seat"] == msgspec.json.decode(again.content)["seat"]
                mine: int | None = found["seat"]
                return mine

    stranger = httpx.Client(timeout=LONG)
    readers = [*(wire.client.http for wire in wires), stranger]
    assert [seat(client) for client in readers] == [0, 1, None, None]
    stranger.close()


def test_what_was_promised_and_what_was_revealed(server: Server, karma: str) -> None:
    past: FinishedMatch = get(server, KARMA, FinishedMatch)
    assert sha256(bytes.fromhex(past.seed)).hexdigest() == past.commitment
    deal: Deal = get(server, f"{KARMA}/deal", Deal)
    assert deal.why is None
    assert deal.acts == len(past.times) - 1


def test_one_can_play_on_from_any_moment_in_any_seat(server: Server, karma: str, someone: Person) -> None:
    past: FinishedMatch = get(server, KARMA, FinishedMatch)
    moment: ReplayPosition = get(server, f"{KARMA}/moment?at=40", ReplayPosition)
    ann = someone(server)
    for seat in range(3):
        wish = {"game": past.game, "options": past.options, "position": moment.position, "seat": seat, "start": True}
        wire = ann.join(ann.open_room(**wish))
        first = wire.until(lambda: wire.tables[0] if wire.tables else None, "the table")  # noqa: B023
        assert first.seat == seat
        assert first.actors == moment.actors
        assert (
            first.view["players"]
            == get(server, f"{KARMA}/letters?eyes={seat}&from=40", ReplayPage).updates[0].view["players"]
        )


def test_a_match_that_goes_on_tells_nobody_anything(server: Server, someone: Person) -> None:
    _, wires = company(server, someone, 2, seats=2)
    seated(wires)
    match = wires[0].start().match
    for client in (wires[0].client, someone(server)):
        for what in WHATS:
            answer = client.http.get(f"/api/matches/{match}{what}")
            assert (answer.status_code, answer.json()["code"]) == (400, "not-over")


def test_a_match_that_was_given_up_stays_secret(server: Server) -> None:
    table = ff.Table("karma", 2, 3)
    shelve(server.database, {UNFINISHED: table.record()}, seed=3)
    for what in WHATS:
        assert httpx.get(f"{server.url}/api/matches/{UNFINISHED}{what}", timeout=LONG).json()["code"] == "not-over"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("ff" * 8, 404, "no-such-match"),
        (f"{KARMA}/letters?eyes=3", 400, "no-such-seat"),
        (f"{KARMA}/letters?eyes=-1", 400, "bad-request"),
        (f"{KARMA}/letters?eyes=all", 400, "bad-request"),
        (f"{KARMA}/letters?from=9999", 400, "no-such-moment"),
        (f"{KARMA}/moment?at=9999", 400, "no-such-moment"),
        (f"{KARMA}/letters?from=-1", 400, "bad-request"),
    ],
)
def test_what_there_is_not_is_refused(server: Server, karma: str, path: str, status: int, code: str) -> None:
    answer = httpx.get(f"{server.url}/api/matches/{path}", timeout=LONG)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_guessing_matches_has_its_price(strict: Server) -> None:
    with Client(strict, address="192.0.2.79") as mallory:
        codes = [mallory.http.get(f"/api/matches/{n:016x}").json()["code"] for n in range(40)]
    assert codes[0] == "no-such-match"
    assert codes[-1] == "too-fast"


def send(server: Server, text: str | bytes, what: str = "") -> httpx.Response:
    return httpx.post(f"{server.url}/api/file{what}", content=text, timeout=LONG)


@pytest.mark.smoke
def test_a_record_from_a_file_is_shown_as_one_of_ours(server: Server, karma: str) -> None:
    for what in WHATS:
        theirs, ours = (
            send(server, karma, what).json(),
            httpx.get(f"{server.url}/api/matches/{KARMA}{what}", timeout=LONG).json(),
        )
        name = sha256(karma.encode()).hexdigest()[:16]
        assert json.dumps(theirs).replace(name, KARMA) == json.dumps(ours)


def forged(text: str, change: dict[str, Any], line: int = 1) -> str:
    """Return the record with another opening, or another line, and a valid checksum."""
    lines = text.splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **change}, separators=(",", ":"), ensure_ascii=False)
    body = "\n".join(lines[:-1]) + "\n"
    end = {**json.loads(lines[-1]), "sha256": sha256(body.encode()).hexdigest()}
    return body + json.dumps(end, separators=(",", ":")) + "\n"


def test_files_that_are_no_records_are_refused_in_words(server: Server, karma: str) -> None:
    lines = karma.splitlines(keepends=True)
    hostile = {
        "": "empty",
        "\0" * 1000: "foreign",
        "[" * 200_000: "foreign",
        karma[:-200]: "truncated",
        karma.replace('"Played"', '"Slayed"', 1): "damaged",
        lines[0] + "{}\n" * 30_000: "too-large",
        ff.Table("karma", 2, 3).record(): "unfinished",
        forged(karma, {"at": 5}): "damaged",
    }
    for text, code in hostile.items():
        answer = send(server, text)
        assert answer.json()["code"] == code, (text[:80], answer.text)
        assert answer.status_code == 400
    assert send(server, b"x" * 5_000_000).status_code == 413


@pytest.mark.soak
def test_a_file_that_takes_too_long_hurts_nobody(server: Server) -> None:
    """A replay trusts the record: arranging a hand of a thousand cards would take for ever."""
    text = simulated("five-crowns", 2, hands=1)
    event = json.loads(text.splitlines()[1])["events"]
    for one in event:
        if "hands" in one:
            one["hands"] = [hand * 150 for hand in one["hands"]]
    answer = send(server, forged(text, {"events": event}), "/letters?eyes=0")
    assert answer.status_code in (200, 400)
    assert httpx.get(f"{server.url}/health", timeout=LONG).status_code == 200


def test_bringing_files_has_its_price(strict: Server) -> None:
    with Client(strict, address="192.0.2.78") as mallory, ThreadPoolExecutor(12) as hands:
        answers = list(hands.map(lambda _: mallory.http.post("/api/file", content=b"no record"), range(12)))
    codes = [answer.json()["code"] for answer in answers]
    assert {"foreign", "too-fast"} == set(codes)
