"""Finds sentences for people that stand in the code instead of in a catalogue."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

_SENTENCE = re.compile(r"[A-Za-z][a-z]+ [a-z]+ [a-z]{2,}|[A-Z][a-z]+ [a-z]+.*[.?!]$")
"""Three words in a row, or a capital at the beginning and a full stop at the end."""
FOR_PROGRAMMERS = {
    *("TypeError", "ValueError", "RuntimeError", "IndexError", "AssertionError"),
    *("LawBroken", "Unsaid", "warn", "hold", "Parameter", "QueryParameter", "ResponseSpec"),
}
"""What is said to those who write programs: errors of theirs, laws, warnings, the schema of REST."""
_KNOWN = ("logger", "log", "faults")
"""What is logged for the operator."""
_LISTS = ("older_orders",)
"""Names of fields, separated by spaces."""


def sentences(path: Path) -> Iterator[str]:
    """The strings in a module that read like sentences, with their lines; docstrings are for readers of the code."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in _walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _SENTENCE.search(node.value):
            yield f"{path.name}:{node.lineno}: {node.value}"


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return  # a docstring
    if isinstance(node, ast.Assert) or (isinstance(node, ast.Call) and _name(node.func) in FOR_PROGRAMMERS):
        return
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and _name(node.func.value) in _KNOWN:
        return
    if isinstance(node, ast.AnnAssign) and _name(node.target) in _LISTS:
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from _walk(child)


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
