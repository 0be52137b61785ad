"""Renders every message with several numbers and names, and finds numbers without a plural form."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Identifier, Message, SelectExpression, VariableReference

from fivefold.core.speech import languages
from fivefold.translation.catalogues import Catalogue, folders, read, rules_beside, title

NUMBERS = (0, 1, 2, 5, 21)
NAMES = ("Ana", "Ana, Bo")
PLURALS = Path(__file__).parent / "plurals"
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
OTHER = 7
"""The value of the numbers that are not looked at."""
LIMITS = {"most", "longest", "hardest", "least"}
"""Numbers that are fixed in the code and never 1."""
ALWAYS = {
    "acts",
    "bytes",
    "days",
    "entries",
    "events",
    "matches",
    "minutes",
    "ms",
    "n",
    "people",
    "records",
    "rounds",
    "steps",
}
"""Variables that are numbers wherever they are used."""
FIXED = {
    *("pieces.measured", "karma.outcome.turn-limit", "karma.daily-reached", "crossword_set.status.used"),
    *("five_crowns.set-out", "five_crowns.wrong.size", "five_crowns.wrong.piles", "five_crowns.share.lost"),
    *("five_crowns.hint-take", "five_crowns.show-offered", "five_crowns.show-offered.laid", "five_crowns.drill-left"),
    *("five_crowns.hint-take.must", "five_crowns.hint-discard", "five_crowns.hint-discard.later"),
    *("five_crowns.drill-out.closest", "five_crowns.hint-place", "set_cubed.outcome.idle"),
    *("scramble_set.rolls", "scramble_set.rolls.tie-break", "scramble_set.daily-rolled", "scramble_set.share"),
    *("set_cards.shuffled", "set_cards.odds.title", "set_cards.about.deck", "set_cards.daily-reached"),
    *("set_cubed.three-dice", "set_cubed.daily-dealt", "set_cubed.about.bonus", "set_cubed.daily-reached"),
    *("wordspiel.no-exchange", "wordspiel.no-exchange.alone", "wordspiel.daily-set-out", "wordspiel.three-words"),
    *("wordspiel.daily-reached",),
}
"""Messages whose numbers are fixed by the rules and never 1, such as the dice of a roll."""
TEXTS: dict[str, set[str]] = {}
"""Variables that are numbers in other messages of the same catalogue, and text in this one."""
OF = {"en": "of", "de": "von", "fr": "sur", "es": "de"}


@cache
def entries(path: Path) -> Mapping[str, Message]:
    body = FluentParser(with_spans=False).parse(path.read_text("utf-8")).body
    return {one.id.name: one for one in body if isinstance(one, Message)}


@cache
def selected(folder: Path, language: str) -> Mapping[str, frozenset[str]]:
    """Return every case by which the messages of a folder choose, by variable."""
    found: dict[str, set[str]] = {}
    for place in {folder, rules_beside(folder)}:
        for entry in entries(place / f"{language}.ftl").values():
            for node in nodes(entry):
                if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
                    keys = {v.key.name if isinstance(v.key, Identifier) else v.key.value for v in node.variants}
                    found.setdefault(node.selector.id.name, set()).update(keys)
    return {name: frozenset(keys) for name, keys in found.items()}


def nodes(node: object) -> Iterator[BaseNode]:
    if isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)
    elif isinstance(node, list):
        for part in node:  # pyright: ignore[reportUnknownVariableType]
            yield from nodes(part)


@cache
def counted(folder: Path) -> frozenset[str]:
    """Return the variables of a folder that are numbers: those by which some language chooses a plural form there."""
    found = set(ALWAYS)
    for language in languages():
        if (folder / f"{language}.ftl").exists():
            cases = selected(folder, language)
            found |= {name for name, keys in cases.items() if "one" in keys and keys - CATEGORIES <= {"0", "1", "2"}}
    return frozenset(name for name in found if not name.endswith("-are"))


def bundle(folder: Path, language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for place in dict.fromkeys((rules_beside(folder), folder)):
        found.add_resource(FluentResource((place / f"{language}.ftl").read_text("utf-8")))
    return found


def faults(language: str) -> Iterator[str]:
    """Yield what cannot be rendered, and what has a number without its plural form."""
    for folder in folders():
        catalogue = read(folder / f"{language}.ftl").beside(read(rules_beside(folder) / f"{language}.ftl"))
        yield from faults_of(
            f"{title(folder)}/words/{language}.ftl", catalogue, bundle(folder, language), folder, language
        )


def faults_of(where: str, catalogue: Catalogue, words: FluentBundle, folder: Path, language: str) -> Iterator[str]:
    cases = selected(folder, language)
    for key in read(folder / f"{language}.ftl").phrases:
        name, _, attribute = key.partition(".")
        found = words.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        variables = catalogue.args(key)
        numbers = {one for one in variables if is_number(one, folder)} - TEXTS.get(f"{folder.parent.name}.{key}", set())
        if f"{folder.parent.name}.{key}" in FIXED:
            continue
        for values in settings(sorted(variables), numbers, cases):
            _, errors = words.format_pattern(pattern, values)
            if errors:
                yield f"{where}: {key}: {errors}"
                break
            wrong = [
                fault
                for number in sorted(numbers - LIMITS)
                for fault in agreements(
                    {n: str(words.format_pattern(pattern, {**values, number: n})[0]) for n in NUMBERS}, language
                )
            ]
            if wrong:
                yield f"{where}: {key}: {wrong[0]}"
                break


def settings(
    variables: list[str], numbers: set[str], cases: Mapping[str, frozenset[str]]
) -> Iterator[dict[str, str | int]]:
    """Yield values for the variables of a message: everything as usual, then each case of each of them."""
    usual: dict[str, str | int] = {name: OTHER if name in numbers else NAMES[0] for name in variables}
    usual |= {name: "one" for name in variables if name.endswith("-are")}
    yield usual
    yield {name: NAMES[1] if value == NAMES[0] else value for name, value in usual.items()}
    for name in variables:
        for case in sorted(cases.get(name, ())):
            if name not in numbers:
                yield usual | {name: case}


def is_number(name: str, folder: Path) -> bool:
    return name in counted(folder) or name.endswith("-count")


def agreements(texts: Mapping[int, str], language: str) -> Iterator[str]:
    """Yield where the words around a number are the same for one and for several, or not the same for several."""
    after = {n: following(text, n) for n, text in texts.items()}
    for one, two, five, many in zip(after[1], after[2], after[5], after[21], strict=False):
        if one == two and one not in around(language)["after"]:
            yield f"“1 {one}” is like “2 {two}”"
        if two != five or five != many:
            yield f"“2 {two}”, “5 {five}” and “21 {many}” differ"
    before = {n: re.findall(rf"(\w+)\s+{n}(?![\w.,:]*\d)\b", text.lower()) for n, text in texts.items()}
    for one, two in zip(before[1], before[2], strict=False):
        if one == two and one in around(language)["before"]:
            yield f"“{one} 1”"
    total = rf"\s+{OF[language]}\s+\d+\s+([^\W\d_]+)"
    parts = {n: re.findall(rf"\b{n}{total}", text.lower()) for n, text in texts.items()}
    for one, two in zip(parts[1], parts[2], strict=False):
        if one == two and is_plural(one, language):
            yield f"“1 {OF[language]} {OTHER} {one}”"
    for zero, one, two in zip(after[0], after[1], after[2], strict=False):
        if language == "fr" and zero == two != one:
            yield f"“0 {zero}” is like “2 {two}”"


def is_plural(word: str, language: str) -> bool:
    """Whether a word after “1 of 3” fits several only; in French it agrees with the first number."""
    words = around(language)
    return word not in words["after"] if language == "fr" else word in words["after-part"]


@cache
def around(language: str) -> Mapping[str, set[str]]:
    """Return the words around numbers of a language, by where they stand."""
    found: dict[str, set[str]] = {"after": set(), "before": set(), "after-part": set()}
    for line in (PLURALS / f"{language}.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            where, _, words = line.partition(": ")
            found[where] |= set(words.split())
    return found


def following(text: str, number: int) -> list[str]:
    """Return the words right after a number."""
    return re.findall(rf"(?<![\w.,:#+−/–-]){number}\s+([^\W\d_]+)", text.lower())
