"""Finds what a game refuses and what it tells, to see that its rules say why."""

import ast
import re
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "fivefold"
REFUSALS = {"Illegal", "Unreadable"}
SHARED = "pieces"
_KEY = re.compile(r"([a-z_]+)\.([a-z-]+)")


def _modules(game: Path) -> list[Path]:
    """The modules of a game, and of what games share those that it uses, and that these use."""
    found, waiting = set[Path](), sorted(game.glob("*.py"))
    while waiting:
        module = waiting.pop()
        if module in found:
            continue
        found.add(module)
        names = re.findall(r"^from fivefold\.pieces\.(\w+) import", module.read_text("utf-8"), re.MULTILINE)
        waiting += [PACKAGE / "pieces" / f"{name}.py" for name in names]
    return sorted(found)


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
    calls = (node for module in _modules(game) for node in ast.walk(_tree(module)) if isinstance(node, ast.Call))
    return {_message(call.args[0], game) for call in calls if _name(call.func) in REFUSALS and call.args} - {""}


def told(game: Path) -> set[str]:
    """Every message with which a game tells what happened: those in `tell` and in whatever that calls."""
    functions: dict[str, list[ast.FunctionDef]] = {}
    for module in _modules(game):
        for node in ast.walk(_tree(module)):
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


def _tree(module: Path) -> ast.Module:
    return ast.parse(module.read_text("utf-8"))
