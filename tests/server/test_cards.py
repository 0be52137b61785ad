"""Link previews: in the reader's language, with the right address, and without secrets."""

import re
from html import unescape

import httpx
import pytest

from fivefold.core.discovery import games
from fivefold.core.speech import Reader
from fivefold.server.http.pages import STATIC
from server.client import LONG, Server
from server.conftest import Person, company, rename

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the web client is not built")

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


def tags(server: Server, path: str, language: str = "en", status: int = 200) -> dict[str, str]:
    answer = httpx.get(server.url + path, headers={"accept-language": language}, timeout=LONG)
    assert answer.status_code == status
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', answer.text)
    assert answer.text.count("<title>") == 1
    return {name: unescape(text) for name, text in found}


def test_the_front_page_has_a_card(server: Server) -> None:
    found = tags(server, "/")
    assert found["og:url"] == f"{server.url}/"
    assert found["og:title"].startswith("Fivefold")
    assert found["description"] == found["og:description"]
    picture = httpx.get(found["og:image"], timeout=LONG)
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
    assert picture.content[16:24] == bytes([0, 0, 4, 176, 0, 0, 2, 118]), "1200 by 630, as it says"
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("de-AT,en;q=0.5", "Komm und spiel Karma"),
        ("fr", "Viens jouer à Karma"),
        ("es", "Ven a jugar a Karma"),
        ("xx", "Come and play Karma"),
    ],
)
def test_a_room_names_its_game_in_the_readers_language(
    server: Server, someone: Person, language: str, title: str
) -> None:
    code = someone(server).open_room(game="karma")
    found = tags(server, f"/r/{code.lower()}", language)
    assert (found["og:title"], found["og:url"]) == (title, f"{server.url}/r/{code}")
    text = httpx.get(f"{server.url}/r/{code}", headers={"accept-language": language}, timeout=LONG).text
    assert f'<html lang="{language[:2] if language != "xx" else "en"}">' in text


def test_a_room_that_is_not_there_says_so_on_the_page_and_not_on_the_card(server: Server) -> None:
    assert tags(server, "/r/ZZZZZ", status=404)["og:url"] == f"{server.url}/"


@pytest.mark.parametrize(
    ("language", "title", "about"),
    [
        ("en", "Karma: play with friends or bots", "No account, nothing to install."),
        ("de", "Karma: mit Freunden oder gegen Bots spielen", "Ohne Konto, ohne Installation."),
        ("fr", "Karma\N{NO-BREAK SPACE}: jouer entre amis ou contre des bots", "Sans compte, rien à installer."),
        ("es", "Karma: juega con amigos o contra bots", "Sin cuenta y sin instalar nada."),
    ],
)
def test_a_games_page_is_described_in_the_readers_language(
    server: Server, language: str, title: str, about: str
) -> None:
    found = tags(server, "/karma", language)
    blurb = Reader(language).say(games()["karma"].blurb)
    assert (found["og:title"], found["og:url"]) == (title, f"{server.url}/karma")
    assert found["og:description"] == found["description"] == f"{blurb} {about}"
    text = httpx.get(f"{server.url}/karma", headers={"accept-language": language}, timeout=LONG).text
    assert f"<title>{title}</title>" in text


@pytest.mark.parametrize("slug", games())
def test_every_game_has_a_page(server: Server, slug: str) -> None:
    assert tags(server, f"/{slug}")["og:url"] == f"{server.url}/{slug}"


@pytest.mark.parametrize(
    "path", ["/chess", "/about/us", "/rules/chess", "/practice/chess/find", "/assets/none.js", "/ws"]
)
def test_a_wrong_address_is_a_page_for_browsers_and_json_for_programs(server: Server, path: str) -> None:
    seen = httpx.get(server.url + path, headers={"accept": BROWSER}, timeout=LONG)
    assert seen.status_code == 404
    assert seen.headers["content-type"] == "text/html; charset=utf-8"
    assert '<div id="app">' in seen.text
    for accept in ("application/json", "*/*"):
        told = httpx.get(server.url + path, headers={"accept": accept}, timeout=LONG)
        assert (told.status_code, told.json()["code"]) == (404, "not-found")


def test_the_api_answers_browsers_in_json_too(server: Server) -> None:
    told = httpx.get(f"{server.url}/api/nothing", headers={"accept": BROWSER}, timeout=LONG)
    assert (told.status_code, told.json()["code"]) == (404, "not-found")


def test_a_card_tells_nobodys_name(server: Server, someone: Person) -> None:
    code, (one,) = company(server, someone, 1, game="set")
    rename(one.client, "Anna-Lena")
    one.ask("lock", password="sesame")
    text = httpx.get(f"{server.url}/r/{code}", timeout=LONG).text
    assert one.client.name not in text
    assert "sesame" not in text


def test_whoever_tries_codes_pays_for_it(strict: Server) -> None:
    with httpx.Client(base_url=strict.url, headers={"X-Forwarded-For": "192.0.2.77"}, timeout=LONG) as http:
        answers = [http.get(f"/r/ZZ{n:03}").status_code for n in range(30)]
    assert 429 in answers


def test_the_picture_of_a_hand_over_leads_to_the_room_as_oneself(server: Server, someone: Person) -> None:
    ann = someone(server)
    code = ann.open_room(game="karma")
    guests = ann.http.get(f"/api/rooms/{code}/qr.svg")
    given = ann.http.post("/api/handover").json()["code"]
    own = ann.http.get(f"/api/rooms/{code}/qr.svg?handover={given}")
    assert guests.status_code == own.status_code == 200
    assert guests.content != own.content
    assert ann.http.get(f"/api/rooms/{code}/qr.svg?handover=no/path").status_code == 400
    assert ann.http.get(f"/h/{code}/{given}").status_code == 200
