"""Runs pytest; what failed is tried once more, alone, if it has a real server, browser or database.

    python tools/run_tests.py ARGUMENTS FOR PYTEST
    python tools/run_tests.py --forget | --tell

Such tests can starve each other on a busy machine. Any other test that fails once has failed. What needed
its second try is remembered until it is forgotten, and told at the end of `make test`.
"""

import subprocess
import sys
from pathlib import Path

import pytest

NOTED = Path(".pytest_cache/tried-twice.txt")
MOST = 10
"""When more tests than this fail, it is not for a busy machine."""


class Failures:
    """What failed in a run of pytest, and whether each of it may be tried again."""

    def __init__(self) -> None:
        self.may_retry: dict[str, bool] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """What fails before or after a test may be shared by its file, which is then tried again as a whole."""
        if report.failed:
            name = report.nodeid if report.when == "call" else report.nodeid.partition("::")[0]
            self.may_retry[name] = "real" in report.keywords and self.may_retry.get(name, True)


def again(names: list[str]) -> int:
    """Tries tests once more, in one new process."""
    print(f"\nOnce more, alone: {len(names)} of the tests with a real server, browser or database.", flush=True)
    code = subprocess.run([sys.executable, "-m", "pytest", *names], check=False).returncode
    if code == 0:
        NOTED.parent.mkdir(exist_ok=True)
        with NOTED.open("a", encoding="utf-8") as file:
            file.writelines(f"{name}\n" for name in names)
    return code


def run(arguments: list[str]) -> int:
    """The exit code of pytest; that of the second try if everything that failed may have one."""
    failures = Failures()
    code = int(pytest.main(arguments, plugins=[failures]))
    files = {name for name in failures.may_retry if "::" not in name}
    names = sorted(files | {name for name in failures.may_retry if name.partition("::")[0] not in files})
    if code != pytest.ExitCode.TESTS_FAILED or not names or not all(failures.may_retry.values()):
        return code
    if len(names) > MOST:
        print(f"\nNot tried again: {len(names)} failures are too many to blame a busy machine.")
        return code
    return again(names)


def tell() -> None:
    """Prints what was tried twice since it was last forgotten."""
    names = NOTED.read_text("utf-8").splitlines() if NOTED.exists() else []
    print("\nHad to be tried twice:" if names else "\nNothing had to be tried twice.")
    for name in names:
        print(f"  {name}")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--forget"]:
            NOTED.unlink(missing_ok=True)
        case ["--tell"]:
            tell()
        case arguments:
            sys.exit(run(arguments))
