"""The shape of the project: what every game folder holds, and what a file may be."""

import ast
import re
import subprocess
import tokenize
from pathlib import Path

import pytest

import fivefold

ROOT = Path(__file__).parent.parent
GAMES = sorted(path for path in (ROOT / "src/fivefold/games").iterdir() if (path / "__init__.py").exists())
CLAUSE = re.compile(r"\*\*([A-Z]{2,4}-\d\d)\*\*")
CITED = re.compile(r"\b(?:test_)?([A-Za-z]{2,4})[-_](\d\d)(?!\d)")


def sources(*folders: str, suffixes: tuple[str, ...] = (".py", ".ts", ".svelte", ".css")) -> list[Path]:
    known = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *folders],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [ROOT / name for name in known.stdout.splitlines() if name.endswith(suffixes) and (ROOT / name).exists()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_folder_has_the_same_files(game: Path) -> None:
    """What is in which file; a game may have more, named by what is in them."""
    needed = {
        "__init__.py": "GAMES =",
        "model.py": "class State",
        "rules.py": "def judge|CallGame",
        "bookkeeping.py": "def apply",
        "view.py": "class View",
        "notation.py": "def write",
        "position.py": "LAYOUT = Layout",
        "advice.py": "def hints",
        "bots.py": "DIALS =",
        "RULES.md": "",
    }
    for name, holds in needed.items():
        file = game / name
        assert file.exists(), f"{game.name} has no {name}"
        assert re.search(holds, file.read_text("utf-8")), f"{name} of {game.name} should hold {holds!r}"
    for file in game.glob("*.py"):
        for name in ("bookkeeping.py", "position.py", "advice.py"):
            doubled = re.search(rf"^{needed[name]}\b", file.read_text("utf-8"), re.MULTILINE)
            assert file.name == name or file.name.startswith("solitaire") or not doubled, (
                f"{needed[name]} belongs into {name}"
            )
    assert (ROOT / "tests/games" / game.name).is_dir()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_clause_is_cited_by_a_test(game: Path) -> None:
    clauses = set(CLAUSE.findall((game / "RULES.md").read_text("utf-8")))
    assert clauses, "RULES.md should have clauses such as **SET-01**"
    cited: set[str] = set()
    for file in (ROOT / "tests/games" / game.name).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = f"{node.name} {ast.get_docstring(node) or ''}"
                cited |= {f"{name.upper()}-{number}" for name, number in CITED.findall(words)}
    assert not clauses - cited, f"no test cites {sorted(clauses - cited)}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_do_not_know_the_bots(game: Path) -> None:
    for file in ("model.py", "rules.py", "bookkeeping.py", "view.py", "notation.py", "position.py", "advice.py"):
        assert "bots" not in (game / file).read_text("utf-8").replace('"bots"', "")


def code_of(file: Path) -> str:
    """The code of a file without its comments and docstrings, where games may be examples."""
    text = file.read_text("utf-8")
    if file.suffix != ".py":
        return re.sub(r"<!--.*?-->|/\*.*?\*/|(?<![:\w])//[^\n]*", "", text, flags=re.DOTALL)
    tree = ast.parse(text)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) in told:
            node.value = ""
    return ast.unparse(tree)


def test_shared_code_names_no_game() -> None:
    """Shared code finds games in their folders, so that one more game is one more folder.

    Catalogues may name games, and a batch engine is a game's own.
    """
    slugs = set(fivefold.games()) - {"set"}
    types = {slug.title().replace("-", "") for slug in slugs}
    plain = "|".join(sorted(slugs | {game.name for game in GAMES}))
    named = re.compile(rf"\b({plain})\b|\b({'|'.join(sorted(types))})|[\"'`]set[\"'`]")
    shared = [
        file
        for file in sources("src", "web/src", ":(glob)web/*.ts")
        if not re.search(r"/(games|batch|static)/", file.as_posix())
        and "do not edit" not in file.read_text("utf-8")[:200]
    ]
    found = {f"{file.relative_to(ROOT)}: {match.group()}" for file in shared for match in named.finditer(code_of(file))}
    assert not found, sorted(found)


def test_no_file_is_too_long() -> None:
    """A file of more than 400 lines is two; generated files may be longer."""
    texts = {file.relative_to(ROOT).as_posix(): file.read_text("utf-8").splitlines() for file in sources()}
    assert len(texts) > 1000
    long = {name for name, lines in texts.items() if len(lines) > 400 and "do not edit" not in lines[0]}
    assert long == set()


def test_every_module_says_what_it_is() -> None:
    for file in sources("src", suffixes=(".py",)):
        first = (ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "").partition("\n")[0]
        assert re.match(r"[A-Z`].*[.:]$", first), f"{file} should begin with a sentence"


def test_nothing_is_left_to_do() -> None:
    """A path a user can reach holds no stub."""
    for file in sources("src", "web", suffixes=(".py", ".ts", ".svelte")):
        if file.suffix == ".py":
            with tokenize.open(file) as source:
                comments = [
                    token.string
                    for token in tokenize.generate_tokens(source.readline)
                    if token.type == tokenize.COMMENT
                ]
        else:
            comments = [file.read_text("utf-8")]
        assert not re.search(r"\b(TODO|FIXME|XXX|HACK)\b", " ".join(comments)), file


def test_every_refusal_is_listed_for_program_authors() -> None:
    """docs/refusals.md and the games' RULES.md have every code that the source can raise."""
    raised: set[str] = set()
    message: set[str] = set()
    for file in sources("src", suffixes=(".py",)):
        text = file.read_text("utf-8")
        kinds = "Illegal|Unreadable|BadOption|BadRecord|UnknownGame|StoreError"
        raised |= set(re.findall(rf'\b(?:{kinds})\(\s*f?"[a-z_]+\.([a-z-]+)', text))
        message |= set(re.findall(r'f?"[a-z_]+\.([a-z-]+)', text))
    pages = [ROOT / "docs/refusals.md", *(game / "RULES.md" for game in GAMES)]
    texts = [page.read_text("utf-8").partition("## What is told")[0] for page in pages]
    cells = [cell for text in texts for cell in re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)]
    listed = {code for cell in cells for code in re.findall(r"`([a-z-]+)`", cell)}
    assert raised - listed == set()
    assert listed - message == set(), "some are raised by what was said before"


def test_the_version_stands_in_the_changelog() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert fivefold.__version__ in re.findall(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", changes, re.MULTILINE)


def test_no_memory_grows_with_what_people_write() -> None:
    """What is remembered for ever (`cache`) is never looked up by a text, as options and moves come from anybody."""
    ours = {
        "_numbered": "statements of SQL",
        "game_module": "modules that the code names",
        "package_of": "catalogues, which only games and programs name",
        "languages_of": "the same",
        "_bundle": "the same, in languages that there are",
        "_locale": "languages that there are",
    }
    found: set[str] = set()
    for file in sources("src", suffixes=(".py",)):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(ast.unparse(each) == "cache" for each in node.decorator_list):
                kinds = [ast.unparse(each.annotation) for each in node.args.args if each.annotation is not None]
                if any(re.search(r"\b(str|bytes)\b", kind) for kind in kinds):
                    found.add(node.name)
    assert found == set(ours)
