"""Writes the signatures and descriptions in docs/library.md from the public names of `fivefold`.

python tools/library_page.py

What is generated stands between `<!-- NAME -->` and `<!-- end -->`. The example below it is written by hand and runs as
a test. A new public name gets a section without an example at the end of the page.
"""

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import fivefold as ff

PAGE = Path(__file__).parent.parent / "docs" / "library.md"
SECTION = re.compile(r"(<!-- (?!end)(\w+) -->\n).*?(?=<!-- end -->)", re.DOTALL)
Definition = ast.ClassDef | ast.FunctionDef


def source(name: str) -> ast.stmt:
    """Return the statement that defines a public name."""
    package = ast.parse(inspect.getsource(ff))
    home = next(
        node.module
        for node in package.body
        if isinstance(node, ast.ImportFrom) and name in [alias.name for alias in node.names]
    )
    return _statement(sys.modules[str(home)], name)


def _statement(module: ModuleType, name: str) -> ast.stmt:
    # The last definition is the one that counts: overloads come before it.
    for node in reversed(ast.parse(inspect.getsource(module)).body):
        match node:
            case ast.ClassDef(name=found) | ast.FunctionDef(name=found) if found == name:
                return node
            case ast.Assign(targets=[ast.Name(id=found)]) | ast.AnnAssign(target=ast.Name(id=found)) if found == name:
                return node
            case ast.ImportFrom(module=str(home)) if name in [alias.name for alias in node.names]:
                return _statement(sys.modules[home], name)
            case _:
                pass
    raise LookupError(name)


def described(name: str) -> str:
    """Return the signature and the description of a public name."""
    match source(name):
        case ast.FunctionDef() as function:
            return f"```python\n{_signature(function)}\n```\n\n{_doc(function)}\n"
        case ast.ClassDef() as kind:
            members = [*_fields(kind), *_methods(kind)]
            lines = "\n\n" + "\n".join(members) if members else ""
            return f"```python\nclass {name}{_bases(kind)}\n```\n\n{_doc(kind)}{lines}\n"
        case other:
            return f"```python\n{ast.unparse(other)}\n```\n"


def _signature(function: ast.FunctionDef) -> str:
    arguments = ast.unparse(function.args)
    result = f" -> {ast.unparse(function.returns)}" if function.returns else ""
    return f"{function.name}({arguments}){result}"


def _doc(node: Definition) -> str:
    return (ast.get_docstring(node) or "").replace("\n    ", "\n")


def _bases(kind: ast.ClassDef) -> str:
    names = [ast.unparse(base).partition("[")[0] for base in kind.bases]
    shown = [name for name in names if name not in ("Struct", "Generic")]
    return f"({', '.join(shown)})" if shown else ""


def _fields(kind: ast.ClassDef) -> Iterator[str]:
    """Yield the public fields of a class with their types."""
    for node in kind.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation) if not name.startswith("_"):
                yield f"- `{name}: {ast.unparse(annotation)}`"
            case _:
                pass


def _methods(kind: ast.ClassDef) -> Iterator[str]:
    """Yield the public methods of a class, each with the first sentence of its description."""
    for node in kind.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            decorators = [ast.unparse(decorator) for decorator in node.decorator_list]
            if any(decorator.startswith("overload") for decorator in decorators):
                continue
            names = [argument.arg for argument in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]]
            call = "" if "property" in decorators else f"({', '.join(names[1:])})"
            first = re.split(r"(?<=[.;:])\s", _doc(node), maxsplit=1)[0].rstrip(";:.")
            yield f"- `{node.name}{call}`" + (f": {first[0].lower()}{first[1:]}." if first else "")


def page(text: str) -> str:
    """Return the page with what is generated as it is now, and with a section for every public name."""
    written = {name for _, name in SECTION.findall(text)}
    for name in ff.__all__:
        if name not in written:
            text = f"{text.rstrip()}\n\n## {name}\n\n<!-- {name} -->\n<!-- end -->\n"
    return SECTION.sub(lambda found: f"{found[1]}\n{described(found[2])}\n", text)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
