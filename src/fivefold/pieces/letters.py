"""Letters of any language as they stand on cards: capital, each one sign, with their accents or without."""

import unicodedata

_PLAIN = str.maketrans({"Æ": "AE", "Œ": "OE", "Ø": "O", "Ł": "L", "Đ": "D", "Ħ": "H", "Þ": "TH"})
"""Letters that are plain ones with something to them, although Unicode does not take them apart."""

ONE = r"[^\W\d_]"
"""One letter, as a regular expression."""


def capital(text: str) -> str:
    """The text in capital letters, each one sign, as far as there is one; ß is SS."""
    return unicodedata.normalize("NFC", text.upper())


def folded(text: str) -> str:
    """Capital letters without accents: É is E, Ä is A, Ñ is N, Œ is OE."""
    apart = unicodedata.normalize("NFD", text).translate(_PLAIN)
    return "".join([sign for sign in apart if not unicodedata.combining(sign)])
