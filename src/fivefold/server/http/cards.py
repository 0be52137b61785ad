"""Link previews: the title, sentence and picture that a shared link shows, in the reader's language."""

import gzip
import re
from functools import lru_cache
from html import escape
from typing import NamedTuple

from fivefold.core.speech import Reader
from fivefold.core.words import Message

PICTURE = "/card.png"
SIZE = (1200, 630)
_HEAD = re.compile(r"<!--card-->.*?<!--/card-->", re.DOTALL)
_LANGUAGE = re.compile(r'<html lang="[a-z]+">')


class Card(NamedTuple):
    """The preview of a page; it contains nothing secret."""

    address: str
    picture: str
    title: str
    about: str
    language: str

    @classmethod
    def of(cls, base: str, path: str, reader: Reader, game: Message | None) -> "Card":
        """Return the preview of a page or, with a game, of a room that plays it."""
        title, about = Message("server.card"), Message("server.card.about")
        if game is not None:
            title, about = Message("server.card-room", {"game": game}), Message("server.card-room.about")
        return cls(base + path, base + PICTURE, reader.say(title), reader.say(about), reader.language)

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
            "<title>Fivefold</title>",
        ]
        return "\n    ".join(lines)


@lru_cache(256)
def dressed(page: bytes, card: Card) -> tuple[bytes, bytes]:
    """Return the page with its preview, plain and compressed."""
    text = _HEAD.sub(lambda _: card.tags, page.decode())
    text = _LANGUAGE.sub(f'<html lang="{card.language}">', text)
    plain = text.encode()
    return plain, gzip.compress(plain, 6, mtime=0)
