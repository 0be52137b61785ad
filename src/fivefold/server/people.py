"""Who somebody is: no account, a generated name, and a signed cookie."""

import hmac
import re
import secrets
import unicodedata
from hashlib import sha256

from fivefold.core.errors import Illegal

LONGEST_NAME = 24
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that count as letters or symbols and show nothing."""
_FIRST = (
    "Amber", "Blue", "Brisk", "Calm", "Clever", "Copper", "Early", "Fern", "Gentle", "Golden", "Happy", "Honest",
    "Jolly", "Kind", "Lucky", "Merry", "Misty", "Noble", "Olive", "Patient", "Quick", "Quiet", "Rosy", "Silver",
    "Sunny", "Swift", "Velvet", "Violet", "Warm", "Witty",
)  # fmt: skip
_LAST = (
    "Badger", "Beaver", "Crane", "Dolphin", "Falcon", "Finch", "Fox", "Hare", "Heron", "Ibis", "Kestrel", "Lark",
    "Lynx", "Magpie", "Marten", "Newt", "Otter", "Owl", "Panda", "Puffin", "Raven", "Robin", "Seal", "Sparrow",
    "Stoat", "Swan", "Tern", "Wren", "Yak", "Zebra",
)  # fmt: skip


def new_person() -> str:
    """A fresh person: an id that is no secret."""
    return secrets.token_hex(8)


def first_name(person: str) -> str:
    """The name somebody has until they choose one; it follows from the id, so that nobody has to keep it."""
    last, first = divmod(int(person, 16), len(_FIRST))
    return f"{_FIRST[first]} {_LAST[last % len(_LAST)]}"


def clean_name(name: str) -> str:
    """A name as it is shown; raises Illegal."""
    tidy = clean_text(name, LONGEST_NAME * 4)
    visible = [c for c in tidy if unicodedata.category(c)[0] in "LNPS" and c not in _BLANK]
    if not visible or len(tidy) > LONGEST_NAME:
        raise Illegal("bad-name", f"A name has 1 to {LONGEST_NAME} letters.")
    return tidy


def clean_text(text: str, longest: int) -> str:
    """Text without control and invisible characters, on one line, not longer than allowed."""
    plain = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", text))
    return re.sub(r"\s+", " ", plain).strip()[:longest]


def sign(person: str, secret: bytes) -> str:
    """The cookie of a person."""
    return f"{person}.{hmac.new(secret, person.encode(), sha256).hexdigest()}"


def read_cookie(cookie: str | None, secret: bytes) -> str | None:
    """The person a cookie stands for, if it is one of ours."""
    if cookie is None or not re.fullmatch(r"[0-9a-f]{16}\.[0-9a-f]{64}", cookie):
        return None
    person = cookie.partition(".")[0]
    return person if hmac.compare_digest(sign(person, secret), cookie) else None
