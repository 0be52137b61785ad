"""How the French and Spanish lists are built: the forms of a Hunspell dictionary, and the same file every time."""

import build_hunspell_words
import pytest
from hunspell import Hunspell

from fivefold.pieces.lexicon import DATA

AFFIXES = """
SET UTF-8
NEEDAFFIX !
FORBIDDENWORD ?
PFX r Y 1
PFX r 0 re [^e]
PFX n N 1
PFX n 0 non .
SFX S Y 2
SFX S 0 s [^sxz]
SFX S al aux al
SFX V Y 1
SFX V er ant/S er
"""


def forms(line: str) -> list[str]:
    source = Hunspell(AFFIXES, f"1\n{line}\n")
    return sorted({form for entry in source.entries() for form in source.forms(entry)})


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("lire po:v", "lire"),
        ("chat/S", "chat chats"),
        ("nez/S", "nez"),
        ("cheval/S", "cheval chevals chevaux"),
        ("lever/V", "lever levant levants"),
        ("lever/Vr", "lever levant levants relevant relevants relever"),
        ("entrer/r", "entrer"),
        ("dit/nS", "dit dits nondit"),
        ("stem/S!", "stems"),
        ("wrong/S?", ""),
    ],
)
def test_affixes_make_forms(line: str, expected: str) -> None:
    assert forms(line) == sorted(expected.split())


@pytest.mark.soak
@pytest.mark.parametrize("name", build_hunspell_words.LANGUAGES)
def test_the_sources_give_the_same_file_byte_for_byte(name: str) -> None:
    built = build_hunspell_words.build(build_hunspell_words.LANGUAGES[name])
    assert built.packed == (DATA / f"{name}.words").read_bytes()
