"""Cleans text that people type for display: one line, no invisible characters."""

import re
import unicodedata

from fivefold.core.botname import read_name
from fivefold.core.errors import Illegal

LONGEST_NAME = 24
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters of the categories letter or symbol that are invisible."""


def clean_name(name: str) -> str:
    """Clean a name, and prevent it from looking like a bot's or a guest's; raises Illegal."""
    tidy = clean_text(name, LONGEST_NAME * 4)
    visible = [c for c in tidy if unicodedata.category(c)[0] in "LNPS" and c not in _BLANK]
    if not visible or len(tidy) > LONGEST_NAME:
        raise Illegal("rooms.bad-name", most=LONGEST_NAME)
    return tidy if read_name(tidy) is None else tidy.removeprefix("@")


def clean_text(text: str, longest: int) -> str:
    """Return the text on one line, without control and invisible characters, cut to the given length."""
    plain = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", text))
    return re.sub(r"\s+", " ", plain).strip()[:longest]
