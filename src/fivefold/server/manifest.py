"""The web app manifest: how the client is called, drawn and opened when it is installed, in every language.

All addresses are relative to the manifest, so it works at the root of a server and in a folder of a web space.
"""

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from fivefold.core.games import Games
from fivefold.core.speech import Reader, languages
from fivefold.core.words import Message

MANIFEST = "manifest.webmanifest"
KIND = "application/manifest+json"
NAME = "Fivefold"
FELT = "#dbe5da"
"""The colour around the page, as in `web/index.html`."""


class Icon(Struct, frozen=True):
    """An icon; a `maskable` one may be cut into any shape."""

    src: str
    sizes: str
    type: str = "image/png"
    purpose: str = "any"


class Screenshot(Struct, frozen=True):
    """A picture of the client that browsers show before it is installed."""

    src: str
    sizes: str
    form_factor: str
    label: str
    type: str = "image/jpeg"


class Shortcut(Struct, frozen=True):
    """A page that the menu of the installed app opens."""

    name: str
    name_localized: Mapping[str, str]
    url: str


class Manifest(Struct, frozen=True, kw_only=True):
    """The manifest; members with `_localized` are read by browsers that choose the language themselves."""

    name: str = NAME
    short_name: str = NAME
    lang: str
    dir: str = "ltr"
    description: str
    description_localized: Mapping[str, str]
    start_url: str = "./"
    scope: str = "./"
    display: str = "standalone"
    background_color: str = FELT
    theme_color: str = FELT
    categories: tuple[str, ...] = ("games",)
    icons: tuple[Icon, ...] = (
        Icon("app/icon.svg", "any", "image/svg+xml"),
        Icon("app/icon-192.png", "192x192"),
        Icon("app/icon-512.png", "512x512"),
        Icon("app/maskable-512.png", "512x512", purpose="maskable"),
    )
    screenshots: tuple[Screenshot, ...]
    shortcuts: tuple[Shortcut, ...]


def manifest_of(games: Games, language: str) -> bytes:
    """Return the manifest with texts in this language, as JSON."""
    say = Reader(language).say
    shots = (("wide", "1280x800"), ("narrow", "390x844"))
    about, today, picture = Message("server.app"), Message("server.app.today"), Message("server.app.picture")
    pages = [(today, "daily"), *((games[slug].title, slug) for slug in in_order(games))]
    manifest = Manifest(
        lang=language,
        description=say(about),
        description_localized=_in_all(about),
        screenshots=tuple(Screenshot(f"app/{form}.jpg", size, form, say(picture)) for form, size in shots),
        shortcuts=tuple(Shortcut(say(title), _in_all(title), f"./{page}") for title, page in pages),
    )
    return msgspec.json.encode(manifest)


def _in_all(message: Message) -> dict[str, str]:
    return {language: Reader(language).say(message) for language in languages()}


def in_order(games: Games) -> list[str]:
    """Return the games for several players as the first page has them: most players first, then the fullest boxes."""
    boxes: dict[str, int] = {slug: 0 for slug, game in games.items() if game.players.most > 1}
    for slug in games.keys() - boxes.keys():
        homes = [box for box in boxes if slug.startswith(f"{box}-")]
        if homes:
            boxes[max(homes, key=len)] += 1
    return sorted(boxes, key=lambda slug: (games[slug].players.most, boxes[slug]), reverse=True)
