"""Finds words for people that stand in the client's code instead of in a catalogue."""

import re
from collections.abc import Iterator
from pathlib import Path

_STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
_SENTENCE = re.compile(r"[A-Za-z][a-z]+ [a-z]+ [a-z]{2,}|[A-Z][a-z]+ [a-z]+.*[.?!]$")
_SHOWN = re.compile(r'\b(?:aria-label|title|placeholder|alt|label|legend|hint)="([^"{]*[A-Za-z]{2}[^"{]*)"')
_JOINED = re.compile(r"[^\n]*(?:\)\}: [{$]|\}: \$\{|\)\}:<)[^\n]*")
_NAMES = {"Fivefold", "SET!", "ms"}
"""What is the same in every language."""


def spoken(path: Path) -> Iterator[str]:
    """What is shown as it stands in a Svelte or TypeScript file."""
    text = path.read_text("utf-8")
    if path.suffix == ".svelte":
        text = re.sub(r"<!--.*?-->|<style>.*?</style>", "", text, flags=re.DOTALL)
        scripts = "".join(re.findall(r"<script[^>]*>(.*?)</script>", text, re.DOTALL))
        markup = re.sub(r"<script[^>]*>.*?</script>", "", text, flags=re.DOTALL)
        yield from (f"{path.name}: {found}" for found in _shown(markup))
    else:
        scripts = text
    code = re.sub(r"/\*.*?\*/|^\s*//.*$|\s//\s.*$", "", scripts, flags=re.DOTALL | re.MULTILINE)
    for match in _STRING.finditer(code):
        literal = re.sub(r"\$\{[^}]*\}", "…", match[1] or match[2] or "")
        if _SENTENCE.search(literal):
            yield f"{path.name}: {literal}"


def joined(path: Path) -> Iterator[str]:
    """Texts that the code joins with a colon: `labelled` does so as the language writes it."""
    yield from (f"{path.name}: {found[0]}" for found in _JOINED.finditer(path.read_text("utf-8")))


def _shown(markup: str) -> Iterator[str]:
    """Text between tags, and in the attributes that people read or hear."""
    for match in _SHOWN.finditer(markup):
        yield match[1]
    for _ in range(6):  # expressions in braces, from the inside out
        markup = re.sub(r"\{[^{}]*\}", "", markup)
    for text in re.findall(r">([^<>]*)<", re.sub(r"=>", "", markup)):
        word = text.strip()
        if re.search(r"[A-Za-z]{2}", word) and word not in _NAMES:
            yield word
