"""Who somebody is: no account, an id, and a name that is made up or chosen."""

import re
import secrets
import unicodedata

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
