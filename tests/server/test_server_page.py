"""docs/server.md is correct: options, a reverse proxy, and a backup made during play."""

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from websockets.sync.client import connect

from fivefold.cli.serving import serve
from server.client import LONG, Client, Server
from server.conftest import Person
from server.playing import finish

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/server.md").read_text("utf-8")
PUBLIC = "https://play.example.org"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("proxied"), "--base-url", PUBLIC).start()
    yield server
    server.stop()


def test_every_option_is_on_the_page() -> None:
    options = serve.get_params(click.Context(serve))
    variables = {option.envvar for option in options if isinstance(option, click.Option)} - {None}
    assert variables == set(re.findall(r"^\| .*?`(FIVEFOLD_\w+)` \|", PAGE, re.MULTILINE))


def test_the_figures_are_those_of_the_server(server: Server, someone: Person) -> None:
    figures = someone(server).http.get("/metrics").text
    for name in re.findall(r"`(fivefold_\w+)(?:\{code\})?`", PAGE):
        assert f"# TYPE {name.removesuffix('_total')}" in figures, name


def test_behind_a_proxy_with_tls(proxied: Server, someone: Person) -> None:
    """People use the base URL: cookies are for TLS only, and pages from there are accepted."""
    ann = someone(proxied, welcome=False)
    answer = ann.http.get("/api/me")
    assert "secure" in answer.headers["set-cookie"].lower()
    cookie = answer.headers["set-cookie"].partition(";")[0]
    headers = {"Cookie": cookie, "Origin": PUBLIC}
    opened = ann.http.post("/api/rooms", json={}, headers=headers)
    assert opened.status_code == 201, opened.text
    address = f"ws://127.0.0.1:{proxied.port}/ws/{opened.json()['code']}"
    with connect(address, additional_headers=headers) as wire:
        assert "welcome" in str(wire.recv(timeout=LONG))
    evil = ann.http.post("/api/rooms", json={}, headers={**headers, "Origin": "https://evil.example.org"})
    assert evil.json()["code"] == "other-site"


def test_a_hosts_own_words_hold_for_people_and_bots(tmp_path: Path, someone: Person) -> None:
    """The operator's list has words of E and S that ours does not have, and a bot plays them."""
    listed = tmp_path / "club.txt"
    listed.write_text("eee\nseee\n")
    server = Server(tmp_path, "--no-limits", "--words", str(listed)).start()
    try:
        ann = someone(server)
        options = {"deck": "E90S10", "rounds": 1}
        code = ann.open_room(game="wordspiel", options=options, bots="hard", start=True)
        wire = ann.join(code)
        for word, good in (("eee", True), ("unite", False)):
            wire.ask("look", text=word)
            assert wire.found[-1].lookup.good is good
        assert str(wire.until_table().options["lexicon"]).startswith("club:")
        wire.do("ready")

        def has_played() -> bool:
            return re.search(r'"play":"[SE]+\.E+"', " ".join(wire.raw)) is not None

        # A bot that does not play its word takes a card, and then it is Ann's turn.
        while not has_played():
            wire.until(lambda: has_played() or (wire.table and 0 in wire.table.actors), "the end of the bot's turn")
            if not has_played():
                wire.do("draw hand")
    finally:
        server.stop()


def test_limits_are_by_the_address_that_the_proxy_names(proxied: Server, someone: Person) -> None:
    headers = {"Cookie": someone(proxied, welcome=False).http.get("/api/me").headers["set-cookie"].partition(";")[0]}
    for n in range(40):
        address = {"X-Forwarded-For": f"192.0.2.{n}"}
        assert someone(proxied, welcome=False).http.post("/api/rooms", json={}, headers=headers | address).is_success


def test_a_copy_made_while_people_play(server: Server, someone: Person, tmp_path: Path) -> None:
    ann, ben = someone(server), someone(server)
    code = ann.open_room(options={"deck": "easy", "no_set": "auto"})
    one, two = ann.join(code), ben.join(code)
    two.send("sit", seat=1)
    one.until_room(lambda room: room.seats[1].person, "two players")
    one.start()
    two.until_table()
    finish([one, two], most=2)
    with sqlite3.connect(server.database) as source, sqlite3.connect(tmp_path / "copy.db") as target:
        source.backup(target)
    source.close()
    target.close()
    other = Server(tmp_path, "--no-limits", database=str(tmp_path / "copy.db")).start()
    try:
        clients = [_moved(client, other) for client in (ann, ben)]
        wires = [client.join(code) for client in clients]
        for before, after in zip((one, two), wires, strict=True):
            table = after.until_table()
            assert table.seat == before.seat
            assert after.seen[table.match].items() >= before.seen[table.match].items()
        finish(wires)
        for client in clients:
            client.close()
    finally:
        other.stop()


def _moved(client: Client, server: Server) -> Client:
    """Return a client with the same cookie at another server."""
    moved = Client(server, welcome=False)
    name, _, value = client.cookie.partition("=")
    moved.http.cookies.set(name, value)
    return moved
