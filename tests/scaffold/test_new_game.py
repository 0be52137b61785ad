"""A game fresh from the scaffold is found, plays, keeps the laws, and is written as the others are."""

import re
import sys
from pathlib import Path

import pytest

from fivefold.core.errors import BadOption
from fivefold.scaffold import new_game
from fivefold.scaffold.naming import LONGEST, Names, name_game

from .checkout import contents, copy_checkout, python

FILES = [
    "src/fivefold/games/trial_balloon/RULES.de.md",
    "src/fivefold/games/trial_balloon/RULES.es.md",
    "src/fivefold/games/trial_balloon/RULES.fr.md",
    "src/fivefold/games/trial_balloon/RULES.md",
    "src/fivefold/games/trial_balloon/__init__.py",
    "src/fivefold/games/trial_balloon/advice.py",
    "src/fivefold/games/trial_balloon/bookkeeping.py",
    "src/fivefold/games/trial_balloon/bots.py",
    "src/fivefold/games/trial_balloon/model.py",
    "src/fivefold/games/trial_balloon/notation.py",
    "src/fivefold/games/trial_balloon/position.py",
    "src/fivefold/games/trial_balloon/rules.py",
    "src/fivefold/games/trial_balloon/view.py",
    "src/fivefold/games/trial_balloon/words/de.ftl",
    "src/fivefold/games/trial_balloon/words/en.ftl",
    "src/fivefold/games/trial_balloon/words/es.ftl",
    "src/fivefold/games/trial_balloon/words/fr.ftl",
    "tests/games/trial_balloon/__init__.py",
    "tests/games/trial_balloon/test_rules.py",
    "tests/playthroughs/trial-balloon.txt",
    "web/src/games/trial_balloon/Board.svelte",
    "web/src/games/trial_balloon/Card.svelte",
    "web/src/games/trial_balloon/Picture.svelte",
    "web/src/games/trial_balloon/index.ts",
    "web/src/games/trial_balloon/pieces.ts",
    "web/src/games/trial_balloon/still.ts",
]
RULES = "src/fivefold/games/trial_balloon/RULES.md"
PLAY = """
import fivefold as ff
from fivefold.core.speech import Reader
from fivefold.testing import check

game = ff.games()["trial-balloon"]
assert game.__module__ == "fivefold.games.trial_balloon.rules" and Reader().say(game.title) == "Trial Balloon"
check(game, matches=12, seed=1)
results = ff.simulate("trial-balloon", ["random", "random"], games=20, seed=1)
assert len(results.matches) == 20
four = ff.simulate("trial-balloon", ["random", "easy", "medium", "easy"], games=20, seed=1, turn_seconds=1)
assert any(len(match.outcome.winners) > 1 for match in four.matches), "equal scores share the win"
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with a new game in it."""
    copy = copy_checkout(tmp_path_factory.mktemp("checkout"))
    assert new_game("Trial Balloon", copy) == [copy / name for name in FILES]
    return copy


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A folder with just enough of a checkout for a game to be written."""
    (tmp_path / "src/fivefold/games").mkdir(parents=True)
    return tmp_path


def test_it_is_found_keeps_the_laws_and_plays(checkout: Path) -> None:
    python(checkout, "-c", PLAY)


@pytest.mark.integration
def test_its_own_tests_and_those_of_every_game_pass(checkout: Path) -> None:
    chosen = ("tests", "-k", "trial_balloon or trial-balloon")
    message = python(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *chosen)
    assert re.search(r"^\d\d passed", message, re.MULTILINE), message


def test_its_clauses_are_all_cited(checkout: Path) -> None:
    clauses = re.findall(r"\*\*TB-(\d\d)\*\*", (checkout / RULES).read_text("utf-8"))
    tests = (checkout / "tests/games/trial_balloon/test_rules.py").read_text("utf-8")
    assert len(clauses) >= 6
    assert sorted(set(re.findall(r"def test_tb_(\d\d)_", tests))) == clauses


def test_it_is_linted(checkout: Path) -> None:
    """Names of any length fit the lines."""
    files = [checkout / name for name in FILES]
    files += new_game("x" * (LONGEST - 4) + " 123", checkout) + new_game("Go", checkout)
    written = [str(file) for file in files if file.suffix == ".py"]
    python(checkout, "-m", "ruff", "check", "--no-cache", *written)
    python(checkout, "-m", "ruff", "format", "--no-cache", "--check", *written)


@pytest.mark.integration
@pytest.mark.parametrize("checker", [("mypy", "--cache-dir=.mypy"), ("basedpyright", "--warnings")], ids=" ".join)
def test_it_is_typed(checkout: Path, checker: tuple[str, ...]) -> None:
    interpreter = () if checker[0] == "mypy" else ("--pythonpath", sys.executable)
    python(checkout, "-m", *checker, *interpreter, "src/fivefold/games/trial_balloon", "tests/games/trial_balloon")


def test_its_playthrough_is_a_whole_match(checkout: Path) -> None:
    text = (checkout / "tests/playthroughs/trial-balloon.txt").read_text("utf-8")
    assert "game: trial-balloon\n" in text
    assert "\n= winners [" in text


def test_generating_twice_is_refused(checkout: Path) -> None:
    before = contents(checkout)
    with pytest.raises(BadOption, match="A game called trial-balloon already exists"):
        new_game("trial-balloon", checkout)
    assert contents(checkout) == before


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "bad-name"),
        ("   ", "bad-name"),
        ("Trick!", "bad-name"),
        ("Trick  Taking", "bad-name"),
        ("../tricks", "bad-name"),
        ("Übung", "bad-name"),
        ("7 Up", "bad-name"),
        ("x", "bad-name"),
        ("x 1", "bad-name"),
        ("t" * (LONGEST + 1), "bad-name"),
        ("class", "bad-name"),
        ("none", "bad-name"),
        ("json", "bad-name"),
        ("State", "bad-name"),
        ("House Rules", "bad-name"),
        ("exception", "bad-name"),
        ("Set", "name-taken"),
        ("SET Solitaire", "name-taken"),
    ],
)
def test_a_bad_name_is_refused_and_nothing_written(bare: Path, name: str, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        new_game(name, bare)
    assert refused.value.code == code
    assert str(refused.value).endswith(".")
    assert [str(path.relative_to(bare)) for path in bare.rglob("*")] == [
        "src",
        "src/fivefold",
        "src/fivefold/games",
    ]


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="isn’t a Fivefold checkout"):
        new_game("Trial Balloon", tmp_path)
    assert not any(tmp_path.iterdir())


def test_a_game_that_is_half_there_is_not_written_over(bare: Path) -> None:
    rules = bare / "src/fivefold/games/trial_balloon/RULES.md"
    rules.parent.mkdir()
    rules.write_text("my notes\n", "utf-8")
    with pytest.raises(BadOption, match="A game called trial-balloon already exists"):
        new_game("Trial Balloon", bare)
    assert contents(bare) == {str(rules.relative_to(bare)): b"my notes\n"}


def test_when_one_file_cannot_be_written_none_is(bare: Path) -> None:
    (bare / "tests").mkdir()
    (bare / "tests/playthroughs").write_text("in the way\n", "utf-8")
    before = sorted(bare.rglob("*"))
    with pytest.raises(OSError, match="playthroughs"):
        new_game("Trial Balloon", bare)
    assert sorted(bare.rglob("*")) == before


def test_a_checkout_in_which_nothing_plays_is_refused(tmp_path: Path) -> None:
    copy = copy_checkout(tmp_path)
    (copy / "src/fivefold/core/version.py").write_text("raise RuntimeError('out of order')\n", "utf-8")
    before = contents(copy)
    with pytest.raises(BadOption, match=r"can’t be played .*out of order"):
        new_game("Trial Balloon", copy)
    assert contents(copy) == before


def test_a_name_gives_all_names() -> None:
    tricks = Names("Trick Taking", "trick-taking", "trick_taking", "TrickTaking", "TT")
    assert {name_game(name) for name in ("Trick Taking", "trick-taking", "trick_taking", " trick taking ")} == {tricks}
    assert name_game("Go 3") == Names("Go 3", "go-3", "go_3", "Go3", "GO")


def test_a_prefix_belongs_to_one_game() -> None:
    assert name_game("Karma").prefix == "KA"
    assert name_game("Five Crowns", {"FC"}).prefix == "FI"
    assert name_game("A B C D E").prefix == "AB"
    with pytest.raises(BadOption, match="prefix"):
        name_game("Go", {"GO"})


def test_the_prefixes_of_a_checkout_are_respected(bare: Path) -> None:
    other = bare / "src/fivefold/games/tin_boxes/RULES.md"
    other.parent.mkdir()
    other.write_text("- **TB-01** Run.\n", "utf-8")
    new_game("Trial Balloon", bare)
    assert "**TR-01**" in (bare / RULES).read_text("utf-8")
