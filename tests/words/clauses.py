"""Finds what a game refuses and what it tells, to see that its rules say why."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "fivefold"
REFUSALS = {"Illegal", "Unreadable"}
SHARED = "pieces"
_KEY = re.compile(r"([a-z_]+)\.([a-z-]+)")


def _parts(game: Path) -> Iterator[ast.stmt]:
    """The code of a game, and of what games share as much as it uses, and what that uses."""
    trees = [_tree(module) for module in sorted(game.glob("*.py"))]
    yield from (part for tree in trees for part in tree.body)
    waiting, seen = [place for tree in trees for place in _used(tree)], set[tuple[str, str]]()
    while waiting:
        module, name = place = waiting.pop()
        if place in seen:
            continue
        seen.add(place)
        tree = _tree(PACKAGE / SHARED / f"{module}.py")
        for part in tree.body:
            if isinstance(part, ast.FunctionDef | ast.ClassDef) and part.name == name:
                yield part
                names = {node.id for node in ast.walk(part) if isinstance(node, ast.Name)}
                waiting += [(module, other) for other in names]
                waiting += [found for found in _used(tree) if found[1] in names]


def _used(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """What a module takes from those that games share: module and name."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"fivefold.{SHARED}."):
            yield from (((node.module or "").rpartition(".")[2], name.name) for name in node.names)


def _message(node: ast.AST, game: Path) -> str:
    """The message of this game, or of what games share, that a key begins with, as far as it stands there."""
    match node:
        case ast.Constant(value=str(text)):
            start = text
        case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
            start = text
        case _:
            return ""
    key = _KEY.match(start)
    return key[2] if key and key[1] in (game.name, SHARED) else ""


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def refused(game: Path) -> set[str]:
    """Every code with which a game, or what it uses, refuses something."""
    calls = (node for part in _parts(game) for node in ast.walk(part) if isinstance(node, ast.Call))
    return {_message(call.args[0], game) for call in calls if _name(call.func) in REFUSALS and call.args} - {""}


def told(game: Path) -> set[str]:
    """Every message with which a game tells what happened: those in `tell` and in whatever that calls."""
    functions: dict[str, list[ast.FunctionDef]] = {}
    for part in _parts(game):
        for node in ast.walk(part):
            if isinstance(node, ast.FunctionDef):
                functions.setdefault(node.name, []).append(node)
    seen, waiting = set[str](), [name for name in functions if name.startswith("tell")]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        for function in functions[name]:
            found |= {_message(node, game) for node in ast.walk(function)} - {""}
            calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
            waiting += [_name(call.func) for call in calls if _name(call.func) in functions]
    return found


@cache
def _tree(module: Path) -> ast.Module:
    return ast.parse(module.read_text("utf-8"))
