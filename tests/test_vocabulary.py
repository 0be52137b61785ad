"""One word, one meaning: docs/glossary.md against the code."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/fivefold"
CLIENT = ROOT / "web/src"
RIDDLES = re.compile(r"\b(who(ever|soever)|somebody|looks? back|looked back|looking back)\b", re.IGNORECASE)
REPLACED = {
    "asks", "brim", "bury", "crowd", "deaf", "facts", "fence", "looker", "lookback", "offence",
    "offences", "purse", "purses", "said", "skill", "skills", "stranger", "strangers", "talks", "thinker", "thinkers",
    "wish", "wondered",
}  # fmt: skip
"""Words of the last column of the glossary that name nothing else in the code."""
LETTERS = {"letter", "letters"}
"""Updates are not called letters."""
WITH_LETTERS = ("pieces/", "scaffold/naming.py", "sheets/")
"""Dictionaries, names and puzzles have real letters."""


def modules() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        if SOURCE / "games" not in path.parents:
            yield path, ast.parse(path.read_text("utf-8"))


def words(name: str) -> set[str]:
    """The words of a name in snake_case or CamelCase."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def names(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.arg(arg=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
            case _:
                pass


def test_a_class_name_outside_the_games_exists_once() -> None:
    homes: dict[str, list[str]] = defaultdict(list)
    for path, tree in modules():
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(str(path.relative_to(SOURCE)))
    assert {name: where for name, where in homes.items() if len(where) > 1} == {}


def test_replaced_words_do_not_come_back() -> None:
    found: list[str] = []
    for path, tree in modules():
        where = str(path.relative_to(SOURCE))
        banned = REPLACED if where.startswith(WITH_LETTERS) else REPLACED | LETTERS
        found += [f"{where}: {name}" for name in {path.stem, *names(tree)} if words(name) & banned]
    assert sorted(found) == []


def test_every_place_in_the_glossary_exists() -> None:
    text = (ROOT / "docs/glossary.md").read_text("utf-8")
    places = [
        place
        for row in text.splitlines()
        if row.startswith("| ")
        for place in re.findall(r"`([\w*/]+(?:/|\.py))`", row)
    ]
    assert len(places) > 20
    assert [place for place in places if not list(SOURCE.glob(place.rstrip("/")))] == []


def test_the_design_is_short_and_names_what_is_there() -> None:
    text = (ROOT / "docs/design.md").read_text("utf-8")
    assert len([word for word in text.split() if word != "|"]) < 3000
    paths = [name for name in re.findall(r"`([\w./]+)`", text) if re.search(r"\w/\w|\w\.(py|ts|svelte)$", name)]
    assert len(paths) > 30
    folders = ("local", "table", "transport")
    everywhere = (ROOT, SOURCE, SOURCE / "server", SOURCE / "games", CLIENT, *(CLIENT / name for name in folders))
    anywhere = {file.name for file in SOURCE.rglob("*.py")}
    lost = [name for name in paths if name not in anywhere and not any((place / name).exists() for place in everywhere)]
    assert lost == []


def comments(file: Path) -> str:
    """The comments of a source of the client, or the comments and docstrings of a Python module."""
    text = file.read_text("utf-8")
    if file.suffix != ".py":
        return "\n".join(re.findall(r"<!--.*?-->|/\*.*?\*/|(?<![:\w])//[^\n]*", text, re.DOTALL))
    return "\n".join(re.findall(r'"""[^"]+"""|#[^\n]*', text))


def test_comments_name_who_they_mean() -> None:
    """Nouns instead of riddles: a player, a reader, the viewer; a replay, not "looking back"."""
    files = [*SOURCE.rglob("*.py"), *CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    assert len(files) > 500
    found = [f"{file.relative_to(ROOT)}: {match[0]}" for file in files for match in RIDDLES.finditer(comments(file))]
    assert found == []
