"""Normalises letters of any language: capital, one code point each, with or without accents."""

import unicodedata

_PLAIN = str.maketrans({"Æ": "AE", "Œ": "OE", "Ø": "O", "Ł": "L", "Đ": "D", "Ħ": "H", "Þ": "TH"})
"""Letters with a plain equivalent that Unicode does not decompose."""

ONE = r"[^\W\d_]"
"""A regular expression for one letter."""


def capital(text: str) -> str:
    """Return the text in capital letters, composed into one code point each if possible; ß becomes SS."""
    return unicodedata.normalize("NFC", text.upper())


def folded(text: str, keeps: str = "") -> str:
    """Return capital letters without accents: É is E, Ä is A, Ñ is N, Œ is OE; the letters of `keeps` stay."""
    if keeps:
        return "".join([sign if sign in keeps else folded(sign) for sign in text])
    apart = unicodedata.normalize("NFD", text).translate(_PLAIN)
    return "".join([sign for sign in apart if not unicodedata.combining(sign)])
