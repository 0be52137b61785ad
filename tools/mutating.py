"""Small wrong changes of Python source text: each is one that a test should notice.

Left alone are places where a change says nothing about the tests: docstrings and other texts, annotations, decorators,
keywords of classes, `__repr__`, assertions, the arguments of exceptions, and `strict=` of `zip`.
"""

import ast
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "*"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
EMPTY = {"str": '""', "tuple": "()", "list": "[]", "dict": "{}", "set": "set()", "frozenset": "frozenset()"}
"""What a function returns instead, by the type that it says it returns."""


class Mutant(NamedTuple):
    """One change: the bytes from `start` to `end` become `new`."""

    line: int
    start: int
    end: int
    old: str
    new: str

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def __str__(self) -> str:
        old, new = (" ".join(text.split()) or "(nothing)" for text in (self.old, self.new))
        return f"{old} -> {new}"


def mutants(source: bytes) -> list[Mutant]:
    """All changes of a module, in the order of their places."""
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    return sorted(set(finder.found), key=lambda each: (each.start, each.end, each.new))


class _Finder(ast.NodeVisitor):
    def __init__(self, source: bytes) -> None:
        self.source = source
        self.found: list[Mutant] = []
        self._lines = [0]
        for line in source.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))
        self._returns: list[ast.expr | None] = []

    def _begin(self, node: ast.expr | ast.stmt) -> int:
        return self._lines[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._lines[node.end_lineno - 1] + node.end_col_offset

    def _put(self, start: int, end: int, new: str) -> None:
        line = self.source.count(b"\n", 0, start) + 1
        self.found.append(Mutant(line, start, end, self.source[start:end].decode(), new))

    def _replace(self, node: ast.expr | ast.stmt, new: str) -> None:
        self._put(self._begin(node), self._end(node), new)

    def _swap(self, left: ast.expr, right: ast.expr, words: tuple[str, str]) -> None:
        """Replaces the operator between two operands."""
        start = self._end(left)
        gap = self.source[start : self._begin(right)].decode()
        if words[0] in gap:
            at = start + gap.index(words[0])
            self._put(at, at + len(words[0]), words[1])

    def _negate(self, test: ast.expr) -> None:
        """Turns a condition round, unless another operator does the same to it."""
        if not isinstance(test, ast.Compare | ast.Constant) and not _is_negation(test):
            self._replace(test, f"(not ({self._text(test)}))")

    def _text(self, node: ast.expr) -> str:
        return self.source[self._begin(node) : self._end(node)].decode()

    # Conditions.

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for place, operator in enumerate(node.ops):
            self._swap(operands[place], operands[place + 1], COMPARISONS[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._swap(left, right, words)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._put(self._begin(node), self._begin(node) + len("not"), "")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) not in ("TYPE_CHECKING", "__name__ == '__main__'"):
            self._negate(node.test)
            self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._negate(test)
        self.generic_visit(node)

    def visit_match_case(self, node: ast.match_case) -> None:
        if node.guard is not None:
            self._negate(node.guard)
        self.generic_visit(node)

    # Values.

    def visit_Constant(self, node: ast.Constant) -> None:
        match node.value:
            case bool(value):
                self._replace(node, str(not value))
            case int(value):
                self._replace(node, str(value + 1))
                self._replace(node, str(value - 1) if value else "(-1)")
            case _:
                pass

    def visit_BinOp(self, node: ast.BinOp) -> None:
        is_text = any(isinstance(side, ast.JoinedStr) or _is_string(side) for side in (node.left, node.right))
        if type(node.op) in ARITHMETIC and not is_text:
            self._swap(node.left, node.right, ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in ARITHMETIC:
            old, new = (f"{word}=" for word in ARITHMETIC[type(node.op)])
            self._swap(node.target, node.value, (old, new))
        self._replace(node, "pass")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in CALLS:
            self._replace(node.func, CALLS[name])
        if name in ("assert_never", "TypeVar", "cast"):
            return
        self.visit(node.func)
        for each in node.args:
            self.visit(each)
        for keyword in node.keywords:
            if keyword.arg != "strict":
                self.visit(keyword.value)

    # Statements.

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        kind = self._returns[-1]
        name = ast.unparse(kind).partition("[")[0] if kind is not None else ""
        if name == "bool":
            self._negate(node.value)
        elif name == "int":
            self._replace(node.value, f"({self._text(node.value)}) + 1")
        elif self._text(node.value) != (new := EMPTY.get(name, "None")):
            self._replace(node.value, new)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) != "assert_never":
            self._replace(node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self._replace(node, "pass")
        self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        text = ast.unparse(node)
        if not any(word in text for word in ("NotImplementedError", "AssertionError")):
            self._replace(node, "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self._replace(node, "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self._replace(node, "pass")

    # Places that are left alone.

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name == "__repr__":
            return
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        self._returns.append(node.returns)
        for each in node.body:
            self.visit(each)
        self._returns.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for each in node.body:
            self.visit(each)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass


def _is_negation(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def _is_string(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
