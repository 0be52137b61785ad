"""Only a test with a real server, browser or database is tried twice, and it is told which ones needed it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from run_tests import MOST, NOTED

ROOT = Path(__file__).parents[2]
BEGINNING = """
from pathlib import Path
import pytest

def try_number(name):
    with Path(name).open("a") as file:
        file.write("tried ")
    return Path(name).read_text().count("tried")

@pytest.fixture
def server(real):
    return "up"

"""
UNIT = """
def test_unit():
    assert try_number("unit") == 2
"""
REAL = """
def test_real(server):
    assert try_number("real") == 2
"""
MARKED = """
@pytest.mark.real
@pytest.mark.parametrize("page", ["::", "a b"])
def test_marked(page):
    assert try_number(f"marked{len(page)}") == 2
"""
BROKEN = """
def test_broken(server):
    assert try_number("broken") == 0
"""
FIRST_OF_ALL = """
@pytest.fixture(scope="module")
def shared(real):
    yield 1
    assert try_number("shared") == 2

def test_shared_first(shared):
    try_number("first")

def test_shared_last(shared):
    try_number("last")

@pytest.mark.soak
def test_for_hours(shared):
    try_number("soak")
"""


class Project:
    """A project with tests that fail when they should, run as ours are."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "tests").mkdir()
        shutil.copy(ROOT / "pyproject.toml", folder)
        shutil.copy(ROOT / "tests/conftest.py", folder / "tests")

    def run(self, *tests: str, words: tuple[str, ...] = ("-p", "no:xdist")) -> "subprocess.CompletedProcess[str]":
        for number, test in enumerate(tests):
            (self.folder / f"tests/test_{number}.py").write_text(BEGINNING + test, "utf-8")
        command = [sys.executable, str(ROOT / "tools/run_tests.py"), *words]
        return subprocess.run(command, cwd=self.folder, capture_output=True, encoding="utf-8", timeout=120, check=False)

    def tries(self, name: str) -> int:
        path = self.folder / name
        return path.read_text("utf-8").count("tried") if path.exists() else 0

    def told(self) -> list[str]:
        return self.run(words=("--tell",)).stdout.strip().splitlines()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_a_unit_test_that_fails_once_fails(project: Project) -> None:
    done = project.run(UNIT, REAL, words=("-n", "2"))
    assert done.returncode == 1, done.stdout
    assert project.tries("unit") == 1
    assert project.tries("real") == 1, "nothing can be won by a second try"
    assert project.told() == ["Nothing had to be tried twice."]


def test_a_test_with_a_server_is_tried_twice_and_told(project: Project) -> None:
    done = project.run("def test_fine(): pass", REAL, MARKED, words=("-n", "2"))
    assert done.returncode == 0, done.stdout
    assert project.told() == [
        "Had to be tried twice:",
        "  tests/test_1.py::test_real",
        "  tests/test_2.py::test_marked[::]",
        "  tests/test_2.py::test_marked[a b]",
    ]
    assert project.run(words=("--forget",)).returncode == 0
    assert project.told() == ["Nothing had to be tried twice."]


def test_nothing_is_tried_three_times(project: Project) -> None:
    done = project.run(BROKEN, REAL)
    assert done.returncode == 1, done.stdout
    assert (project.tries("broken"), project.tries("real")) == (2, 2)
    assert not (project.folder / NOTED).exists()


def test_what_a_file_shares_is_tried_with_the_whole_file(project: Project) -> None:
    """A server that ends badly ends in the teardown of whichever test was the last."""
    done = project.run(FIRST_OF_ALL)
    assert done.returncode == 0, done.stdout
    assert project.told() == ["Had to be tried twice:", "  tests/test_0.py"]
    assert [project.tries(name) for name in ("first", "last", "soak")] == [2, 2, 0]


def test_many_failures_are_no_accident(project: Project) -> None:
    done = project.run(REAL, *(REAL.replace('"real"', f'"real{number}"') for number in range(MOST)))
    assert done.returncode == 1, done.stdout
    assert "too many" in done.stdout
    assert project.tries("real") == 1


def test_a_file_that_cannot_be_read_fails(project: Project) -> None:
    assert project.run("import nowhere_at_all", REAL).returncode == 2
    assert project.run("def test_fine(): pass", "def test_fine(): pass", words=("--nonsense",)).returncode == 4
