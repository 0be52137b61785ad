"""Link previews: the title, sentence and picture that a shared link shows, in the reader's language."""

import gzip
import re
from functools import lru_cache
from html import escape
from typing import NamedTuple

from fivefold.core.game import AnyGame
from fivefold.core.speech import Reader
from fivefold.core.words import Message

PICTURE = "/card.png"
SIZE = (1200, 630)
_HEAD = re.compile(r"<!--card-->.*?<!--/card-->", re.DOTALL)
_LANGUAGE = re.compile(r'<html lang="[a-z]+">')


class Preview(NamedTuple):
    """What a preview says; `is_title` if the tab of the browser says it too, before the client has loaded."""

    title: Message
    about: Message
    is_title: bool = False


HOME = Preview(Message("server.card"), Message("server.card.about"))


def room_preview(game: type[AnyGame]) -> Preview:
    """Return the preview of a room that plays this game."""
    return Preview(Message("server.card-room", {"game": game.title}), Message("server.card-room.about"))


def game_preview(game: type[AnyGame]) -> Preview:
    """Return the preview of the game's page."""
    title = Message("server.card-game", {"game": game.title})
    return Preview(title, Message("server.card-game.about", {"blurb": game.blurb}), is_title=True)


class Card(NamedTuple):
    """The preview of a page in the reader's language; it contains nothing secret."""

    address: str
    picture: str
    title: str
    about: str
    tab: str
    language: str

    @classmethod
    def of(cls, base: str, path: str, reader: Reader, preview: Preview) -> "Card":
        """Return the preview of the page at this path."""
        title = reader.say(preview.title)
        tab = title if preview.is_title else "Fivefold"
        return cls(base + path, base + PICTURE, title, reader.say(preview.about), tab, reader.language)

    @property
    def tags(self) -> str:
        """The `<meta>` tags for the head of the page."""
        args = {
            "og:type": "website",
            "og:site_name": "Fivefold",
            "og:title": self.title,
            "og:description": self.about,
            "og:url": self.address,
            "og:image": self.picture,
            "og:image:width": str(SIZE[0]),
            "og:image:height": str(SIZE[1]),
            "og:image:alt": "Fivefold",
        }
        lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in args.items()]
        lines += [
            '<meta name="twitter:card" content="summary_large_image" />',
            f'<meta name="description" content="{escape(self.about)}" />',
            f"<title>{escape(self.tab)}</title>",
        ]
        return "\n    ".join(lines)


@lru_cache(256)
def dressed(page: bytes, card: Card) -> tuple[bytes, bytes]:
    """Return the page with its preview, plain and compressed."""
    text = _HEAD.sub(lambda _: card.tags, page.decode())
    text = _LANGUAGE.sub(f'<html lang="{card.language}">', text)
    plain = text.encode()
    return plain, gzip.compress(plain, 6, mtime=0)
