"""The manifest, the service worker and the icons: what makes the client installable."""

import struct
from typing import Any

import httpx
import msgspec
import pytest

from fivefold.core.discovery import games
from fivefold.core.speech import Reader, languages
from fivefold.server.http.pages import STATIC
from fivefold.server.manifest import in_order, manifest_of
from server.client import LONG, Server

needs_client = pytest.mark.skipif(not (STATIC / "sw.js").is_file(), reason="the web client is not built")


def manifest(language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(manifest_of(games(), language))
    return found


def test_it_is_written_in_every_language() -> None:
    found = {language: manifest(language) for language in languages()}
    assert len({one["description"] for one in found.values()}) == len(languages())
    for language, one in found.items():
        assert one["lang"] == language
        assert one["description_localized"] == {other: found[other]["description"] for other in found}


def test_its_shortcuts_are_the_days_puzzles_and_every_game() -> None:
    first, *others = manifest("de")["shortcuts"]
    assert (first["name"], first["name_localized"]["en"], first["url"]) == (
        "Rätsel von heute",
        "Today’s puzzles",
        "./daily",
    )
    shared = {slug for slug, game in games().items() if game.players.most > 1}
    assert {one["url"] for one in others} == {f"./{slug}" for slug in shared}
    assert [one["name"] for one in others] == [Reader("de").say(games()[slug].title) for slug in in_order(games())]


def test_all_its_addresses_work_below_any_path() -> None:
    found = manifest()
    addresses = [found["start_url"], found["scope"]]
    addresses += [one["url"] for one in found["shortcuts"]]
    addresses += [one["src"] for one in (*found["icons"], *found["screenshots"])]
    assert not [address for address in addresses if address.startswith("/") or ":" in address]


def size_of(content: bytes) -> str:
    """Return the size that a PNG or a JPEG has."""
    if content.startswith(b"\x89PNG"):
        width, height = struct.unpack(">II", content[16:24])
        return f"{width}x{height}"
    at = 2
    while content[at + 1] not in (0xC0, 0xC2):
        at += 2 + struct.unpack(">H", content[at + 2 : at + 4])[0]
    height, width = struct.unpack(">HH", content[at + 5 : at + 9])
    return f"{width}x{height}"


@needs_client
def test_its_pictures_are_there_small_and_as_large_as_it_says() -> None:
    found = manifest()
    for one in (*found["icons"], *found["screenshots"]):
        content = (STATIC / one["src"]).read_bytes()
        assert len(content) < 150_000
        assert one["sizes"] == ("any" if one["type"] == "image/svg+xml" else size_of(content))
    assert {one["purpose"] for one in found["icons"]} == {"any", "maskable"}
    assert size_of((STATIC / "app/apple-touch-icon.png").read_bytes()) == "180x180"


@needs_client
@pytest.mark.parametrize(
    ("path", "kind", "age"),
    [
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/app/icon-192.png", "image/png", "public, max-age=86400"),
        ("/app/icon.svg", "image/svg+xml; charset=utf-8", "public, max-age=86400"),
    ],
)
def test_what_an_app_needs_is_served_as_browsers_want_it(server: Server, path: str, kind: str, age: str) -> None:
    answer = httpx.get(server.url + path, headers={"accept-language": "fr"}, timeout=LONG)
    assert (answer.status_code, answer.headers["content-type"], answer.headers["cache-control"]) == (200, kind, age)
    assert "worker-src" not in answer.headers["content-security-policy"], "the default allows our own"
    if kind.endswith("json"):
        assert answer.json() == manifest("fr")


@needs_client
def test_other_files_of_the_app_are_not_there(server: Server) -> None:
    for path in ("/app/none.png", "/app/..%2fsw.js", "/app/"):
        assert httpx.get(server.url + path, timeout=LONG).status_code == 404
