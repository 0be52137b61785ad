"""Access to the outside world: rooms have none, and below them only the modules listed here."""

import ast
from pathlib import Path

import pytest

import fivefold

HOME = Path(fivefold.__file__).parent
ROOMS = sorted((HOME / "rooms").glob("*.py"))
BELOW = sorted(
    path for folder in ("core", "pieces", "bots", "reviews", "games") for path in (HOME / folder).rglob("*.py")
)
ALLOWED = {"abc", "collections", "contextlib", "functools", "msgspec", "re", "typing", "unicodedata", "fivefold"}
LAYERS = {"bots", "core", "games", "pieces", "reviews", "rooms"}
OUTSIDE = {"asyncio", "importlib", "io", "os", "pathlib", "pkgutil", "random", "secrets", "socket", "sys", "time"}
CLOCKS = {"now", "today", "utcnow"}
LOOK_OUTSIDE = {
    "core/chance.py": "draws a seed for a table without one",
    "core/discovery.py": "looks for games, and knows today's date",
    "core/playback.py": "replays the file of a record",
    "core/playthrough.py": "writes a playthrough anew",
    "core/record.py": "reads the file of a record",
    "core/rulebook.py": "reads rules for people",
    "core/speech.py": "reads words for people",
    "games/__init__.py": "is also the function that lists games",
    "games/karma/bots.py": "reads learned weights, once",
    "games/set_cards/commands.py": "is a command",
    "games/set_cubed/boards.py": "reads the board, once",
    "games/wordspiel/cards.py": "reads the deck, once",
    "games/wordspiel/commands.py": "is a command",
    "pieces/dice.py": "reads the dice, once",
    "pieces/lexicon.py": "loads word lists, once",
}
"""They do not use it while a room works, which tests/rooms/test_world.py checks."""


def imported(tree: ast.AST) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def read(file: Path) -> ast.AST:
    return ast.parse(file.read_text("utf-8"))


@pytest.mark.parametrize("file", ROOMS, ids=lambda file: file.stem)
def test_a_room_imports_nothing_that_waits_reads_or_draws(file: Path) -> None:
    names = imported(read(file))
    assert {name.partition(".")[0] for name in names} <= ALLOWED
    assert {name.split(".")[1] for name in names if name.startswith("fivefold.")} <= LAYERS


@pytest.mark.parametrize("file", ROOMS, ids=lambda file: file.stem)
def test_a_room_awaits_nothing(file: Path) -> None:
    waits = (ast.AsyncFunctionDef, ast.Await, ast.AsyncFor, ast.AsyncWith)
    assert not [node for node in ast.walk(read(file)) if isinstance(node, waits)]


def looks_outside(tree: ast.AST) -> bool:
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    opens = any(isinstance(call, ast.Name) and call.id == "open" for call in calls)
    clocks = any(isinstance(call, ast.Attribute) and call.attr in CLOCKS and _is_calendar(call) for call in calls)
    return opens or clocks or bool({name.partition(".")[0] for name in imported(tree)} & OUTSIDE)


def _is_calendar(call: ast.Attribute) -> bool:
    return isinstance(call.value, ast.Name) and call.value.id in {"date", "datetime"}


def test_below_rooms_only_named_modules_look_outside() -> None:
    found = {path.relative_to(HOME).as_posix() for path in BELOW if looks_outside(read(path))}
    assert found == set(LOOK_OUTSIDE), "say here why a module looks outside, or pass in what it looks for"
