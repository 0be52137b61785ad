"""Builds the French and Spanish dictionaries of Fivefold from Hunspell files, which are in `tools/words`.

    python tools/build_hunspell_words.py french spanish

The same sources give the same file, byte for byte. Accents are folded, as cards have plain letters; only the Ñ of
Spanish is a letter of its own. There is no measure of how common a word is: its level is a guess from its length.
"""

import lzma
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from hunspell import Entry, Hunspell

from fivefold.pieces.letters import capital, folded
from fivefold.pieces.lexicon import DATA, Lexicon, guessed

SOURCES = Path(__file__).parent / "words"
LONGEST = 15
VOWEL = re.compile("[aeiouyàâäæéèêëíîïóôöœùúûüÿá]")
UNITS = " kg mg km cm mm ml cl dl"

_UNWANTED = re.compile("po:(npr|prn|patr|err|pfx|sfx|sign|ponc|nbro|loc)")
"""Names of places, people and families, mistakes, parts of words, Roman numbers, parts of fixed expressions."""
_PHRASES = """
afin antan api auprès autour berzingue bien bric catimini contrebord croupetons dalle demeurant demi emblée empoigne
envi face florès grâce instar jeun lors parce patata patati perpète perpette pourvu quant reculons revoir sans sus
tandis tant tapinois tâtons traviole
"""
"""French words among the parts of fixed expressions; the others are Latin or Italian."""
_FRENCH_OUT = """
av avr bibl chap circ coll dei dpi déc ecce env feng fig févr gram hab janv juil lev ln low mél nec new nov oct op pt
pts réf shui sinh tanh tél ud vox vs éd étym
"""
_FRENCH_CRIES = "brrr grrr hmm kss mmm pff pfft pst tss zzzz"
_SPANISH_OUT = """
ad adv aj ap apdo art atte av avd avda ax ayto bibl bs bv ca caj cap cent cit cl cta ctvo cu cód diag dicc dir dpto ed
edit ef ej et etc fca fig fol fra geom gob gral gta hab hna ib ibíd imp impr in incl ing inst is izq lda lic lle loc
mtro máx mín ne núm ob op pat pbro pdta pdte pol ppal pral prof prov pról pta pza pág pár qu reg rel rep rev rob rvdo
sdad sig soc sra srta sta sto tel tfno tít trad univ vol vta vto york íd
"""
_SPANISH_IN = """
guagua guaguas kiwi kiwis koala koalas pingüino pingüina pingüinos pingüinas selfi selfis zapping ñu ñues ñus
"""
"""Common words that the source lacks."""


class Language(NamedTuple):
    """How the list of a language is made."""

    name: str
    files: str
    letters: str
    keeps: str
    """The letters with marks that are letters of their own."""
    is_wanted: Callable[[Entry], bool]
    out: str
    """Abbreviations and parts of foreign expressions, selected by hand."""
    also: str
    """Words without a vowel, and words that the source lacks."""


def _is_french(entry: Entry) -> bool:
    """Leave out symbols and units, which keep their case, and what the notes say is a name or no word."""
    if "||" in entry.flags:
        return False
    return entry.word in _PHRASES.split() or not any(map(_UNWANTED.match, entry.notes))


LANGUAGES = {
    "french": Language(
        "french", "fr", "a-zàâäæçéèêëîïñôöœùûüÿ", "", _is_french, _FRENCH_OUT, _FRENCH_CRIES
    ),
    "spanish": Language("spanish", "es", "a-záéíñóúü", "Ñ", lambda _: True, _SPANISH_OUT, _SPANISH_IN),
}  # fmt: skip


def read(name: str) -> str:
    return lzma.decompress((SOURCES / f"{name}.xz").read_bytes()).decode("utf-8")


def words(language: Language) -> Iterable[str]:
    """Yield the words as they are written; capitals are names, and hyphens and apostrophes are left out."""
    source = Hunspell(read(f"{language.files}.aff"), read(f"{language.files}.dic"))
    spelled = re.compile(f"[{language.letters}]+")
    out = set(language.out.split())
    for entry in source.entries():
        if language.is_wanted(entry):
            for form in source.forms(entry):
                if len(form) > 1 and spelled.fullmatch(form) and form not in out and VOWEL.search(form):
                    yield form
    yield from (language.also + UNITS).split()


def build(language: Language) -> Lexicon:
    plain = {folded(capital(word), language.keeps) for word in words(language)}
    levels = {word: guessed(word) for word in plain if 2 <= len(word) <= LONGEST}
    return Lexicon.of(language.name, levels, language.keeps)


def main() -> None:
    for name in sys.argv[1:] or sys.exit(__doc__):
        lexicon = build(LANGUAGES[name])
        (DATA / f"{name}.words").write_bytes(lexicon.packed)
        print(lexicon, f"{len(lexicon.marks)} nodes, {len(lexicon.packed)} bytes")


if __name__ == "__main__":
    main()
