"""Measures how many small wrong changes of the rules, the core and the rooms the tests notice.

    python tools/mutants.py -m MARKERS [--count 400] [--seed 2026] [--jobs 2] [--least 95] [--keep] [--only PART]

A seeded sample of mutants (tools/mutating.py, without those of tools/equivalents.py) is applied, one at a time, in
copies of the checkout; the tests of its area run until the first failure, nearest and fastest first. Tests that hang
count as having noticed.
The state and the report are in build/mutants; an interrupted run goes on where it stopped as long as sources and tests
are the same. With --keep, killed mutants stay killed though the tests have changed, and only the others run again.
"""

import argparse
import hashlib
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Timer
from typing import NamedTuple, TypedDict

from equivalents import EQUIVALENT
from mutating import Mutant, mutants

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "mutants"
PACKAGE = "src/fivefold"
ROOMS = "rooms"
"""The package of the rooms, and the folder of its tests."""
NO_RULES = frozenset(
    {"__init__", "advice", "arranging", "bots", "choices", "commands", "compiled", "daily", "drawing", "drills"}
    | {"endgames", "lessons", "notation", "odds", "offers", "pace", "plays", "position", "prospects", "review"}
    | {"solitaire_notation", "solitaire_position", "solitaire_ways", "upgrades"}
    | {"crossword_set/grids", "set_cubed/turns"}
)
"""Modules of a game that are not its rules; searches among them, in which much changes only how fast they are."""
SHARED = {
    "calls": ("tests/games/set_cards", "tests/games/scramble_set"),
    "rounds": ("tests/games/*/test_rounds.py", "tests/games/*/test_course.py"),
    "puzzle": ("tests/games/*/test_daily.py",),
}
"""Modules of `pieces` that hold rules, and the tests of the games that play by them."""
BESIDE = ("tests/counts", "tests/scores", "tests/rl/test_encodings.py")
"""Tests of what games add for real tables and for learners."""
PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
MEMORY = 4 << 30
PATIENCE = 3
"""A mutant's tests may take this many times as much processor time as without it, and as many tens of seconds more."""
FOREVER = 3600
"""Seconds after which tests that only wait are ended."""


class Area(NamedTuple):
    """A part of the sources, and its tests: `near` run first."""

    name: str
    sources: tuple[str, ...]
    near: tuple[str, ...]
    wide: tuple[str, ...]
    """Tests of all games; those of one game take only its own from here."""
    slugs: frozenset[str] = frozenset()


class Result(TypedDict):
    """What came of a mutant: `by` is the file of the test that failed, "hung", or empty if none did.

    Seconds are those of the processor.
    """

    area: str
    path: str
    line: int
    change: str
    by: str
    seconds: float


def slugs(folder: Path) -> frozenset[str]:
    """The names of the games in a folder."""
    texts = [file.read_text("utf-8") for file in folder.glob("*.py")]
    return frozenset(
        slug for text in texts for slug in re.findall(r'^    slug: ClassVar\b.* = "(.+)"', text, re.MULTILINE)
    )


def areas() -> list[Area]:
    every = ("tests/laws", "tests/playthroughs")
    core = (
        "tests/counts",
        "tests/scores",
        "tests/bots/test_naming.py",
        "tests/words",
        "tests/drills",
        "tests/games/*/test_[npr]*.py",
    )
    rooms = (
        "tests/cluster/test_world.py",
        "tests/local/test_[rt]*.py",
        "tests/server/test_played.py",
        "tests/server/test_protocol.py",
    )
    found = [
        Area("core", (f"{PACKAGE}/core/*.py",), ("tests/core",), every + core),
        Area("rooms", (f"{PACKAGE}/{ROOMS}/*.py",), (f"tests/{ROOMS}",), rooms),
    ]
    for name, wide in SHARED.items():
        found.append(Area(f"pieces.{name}", (f"{PACKAGE}/pieces/{name}.py",), ("tests/pieces",), wide + every))
    for folder in sorted((ROOT / PACKAGE / "games").iterdir()):
        if (folder / "__init__.py").exists():
            near = f"tests/games/{folder.name}"
            rules = sorted(
                file for file in folder.glob("*.py") if not {file.stem, f"{folder.name}/{file.stem}"} & NO_RULES
            )
            sources = tuple(file.relative_to(ROOT).as_posix() for file in rules)
            wide = (*every, "tests/core", "tests/pieces", "tests/drills", f"tests/{ROOMS}")
            found.append(Area(folder.name, sources, (near, *BESIDE), wide, slugs(folder)))
    return found


def expand(patterns: Sequence[str]) -> list[str]:
    """The files that patterns name, folders with everything in them."""
    found: dict[str, None] = {}
    for pattern in patterns:
        for path in sorted(ROOT.glob(pattern)):
            for file in sorted(path.rglob("test_*.py")) if path.is_dir() else [path]:
                found[file.relative_to(ROOT).as_posix()] = None
    return list(found)


class Copy:
    """A copy of the checkout, in which one mutant at a time is tried."""

    def __init__(self, number: int, markers: str) -> None:
        self.markers = markers
        self.root = PLACE / f"tree-{number}"
        shutil.rmtree(self.root, ignore_errors=True)
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout.decode()
        for name in names.split("\0"):
            if name and (ROOT / name).is_file():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, self.root / name)

    @contextmanager
    def changed(self, path: str, mutant: Mutant) -> Generator[None, None, None]:
        source = (self.root / path).read_bytes()
        self._write(path, mutant.apply(source))
        try:
            yield
        finally:
            self._write(path, source)

    def _write(self, path: str, source: bytes) -> None:
        """Replaces a source; its compiled form goes, as Python may take it for the new one's within a second."""
        file = self.root / path
        file.write_bytes(source)
        for compiled in file.parent.glob(f"__pycache__/{file.stem}.*.pyc"):
            compiled.unlink()

    def run(self, arguments: Sequence[str], limit: float = FOREVER) -> tuple[bool | None, str, float]:
        """Whether the tests pass, None if they take more than so many seconds of processor time; output and time."""
        with tempfile.TemporaryFile() as output:
            process = subprocess.Popen(
                [*PYTEST, "-m", self.markers, *arguments],
                cwd=self.root,
                env={**os.environ, "PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": ""},
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            resource.prlimit(process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.prlimit(process.pid, resource.RLIMIT_CPU, (int(limit), int(limit)))
            asleep = Timer(FOREVER, os.killpg, (process.pid, signal.SIGKILL))
            asleep.daemon = True
            asleep.start()
            _, status, usage = os.wait4(process.pid, 0)
            asleep.cancel()
            process.returncode = os.waitstatus_to_exitcode(status)
            output.seek(0)
            printed = output.read().decode(errors="replace")
        hung = process.returncode in (-signal.SIGXCPU, -signal.SIGKILL)
        return None if hung else process.returncode == 0, printed, usage.ru_utime + usage.ru_stime


class Suite(NamedTuple):
    """The tests of an area by file, with what they cost in seconds without a mutant."""

    arguments: dict[str, list[str]]
    near: list[str]
    costs: dict[str, float]
    seconds: float

    def ordered(self, path: str, kills: Counter[str]) -> list[str]:
        """What to run for a mutant of a file: tests that found others there, then near ones, then fast ones."""
        stem = Path(path).stem.rstrip("s")

        def key(file: str) -> tuple[int, bool, bool, float]:
            return (-kills[file], file not in self.near, stem not in file, self.costs.get(file, 0.0))

        return [argument for file in sorted(self.arguments, key=key) for argument in self.arguments[file]]


def owner(item: str, known: frozenset[str]) -> str:
    """The game that a test is about, by its parameters."""
    parameters = item.partition("[")[2].rstrip("]")
    return max((slug for slug in known if f"{parameters}-".startswith(f"{slug}-")), key=len, default="")


def suite_of(area: Area, copy: Copy) -> Suite:
    """Collects the tests of an area, and runs them without any mutant: they must pass."""
    near = expand(area.near)
    arguments = {file: [file] for file in near}
    wide = [file for file in expand(area.wide) if file not in arguments]
    if area.slugs:
        known = frozenset[str]().union(*(each.slugs for each in areas()))
        _, printed, _ = copy.run(["--collect-only", *wide])
        for item in printed.splitlines():
            if "::" in item and owner(item, known) in area.slugs:
                arguments.setdefault(item.partition("::")[0], []).append(item)
    else:
        arguments |= {file: [file] for file in wide}
    passed, printed, seconds = copy.run(["--durations=0", *(each for some in arguments.values() for each in some)])
    if not passed:
        raise RuntimeError(f"the tests of {area.name} fail without any mutant:\n{printed[-3000:]}")
    costs: dict[str, float] = defaultdict(float)
    for part, file in re.findall(r"^([\d.]+)s \w+ +(.+?)::", printed, re.MULTILINE):
        costs[file] += float(part)
    return Suite(arguments, near, costs, seconds)


def sample(count: int, seed: int, only: str) -> list[tuple[Area, str, Mutant]]:
    """Mutants drawn evenly from all there are; a change of one file changes only its own part of the sample."""

    def rank(drawn: tuple[Area, str, Mutant]) -> bytes:
        _, path, mutant = drawn
        return hashlib.sha256(f"{seed}:{path}:{mutant.start}:{mutant.end}:{mutant.new}".encode()).digest()

    every = [
        (area, path, mutant)
        for area in areas()
        for path in expand(area.sources)
        if only in path
        for source in [(ROOT / path).read_bytes()]
        for mutant in mutants(source)
        if (line_of(source, mutant), str(mutant)) not in EQUIVALENT.get(path, {})
    ]
    print(f"{len(every)} mutants in all; {min(count, len(every))} of them are tried.", flush=True)
    return sorted(every, key=rank)[:count]


def line_of(source: bytes, mutant: Mutant) -> str:
    """The line in which a mutant begins, without its indentation."""
    return source.splitlines()[mutant.line - 1].decode().strip()


def fingerprint() -> str:
    """A digest of sources and tests."""
    files = sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py"), *(ROOT / "tests").rglob("*.txt")])
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


class Run:
    """A run over a sample; its results so far are in the state file."""

    def __init__(self, *, keep: bool, markers: str, jobs: int) -> None:
        self.results: dict[str, Result] = {}
        self._file = PLACE / "state.json"
        self._fingerprint = fingerprint()
        self._suites: dict[str, Suite] = {}
        self._lock = Lock()
        if self._file.exists():
            state = json.loads(self._file.read_text("utf-8"))
            if state["fingerprint"] == self._fingerprint:
                self.results = state["results"]
                self._suites = {name: Suite(*suite) for name, suite in state["suites"].items()}
            elif keep:
                self.results = {key: result for key, result in state["results"].items() if result["by"]}
        self._copies: SimpleQueue[Copy] = SimpleQueue()
        for number in range(jobs):
            self._copies.put(Copy(number, markers))

    def prepare(self, area: Area) -> None:
        """Finds the tests of an area, once."""
        if area.name not in self._suites:
            with self._copy() as copy:
                self._suites[area.name] = suite = suite_of(area, copy)
            print(f"{area.name}: the tests pass without a mutant, in {suite.seconds:.0f} s.", flush=True)
            self._save()

    def attempt(self, key: str, area: Area, path: str, mutant: Mutant) -> None:
        """Runs the tests against a mutant, and notes what came of it."""
        suite = self._suites[area.name]
        kills = Counter(result["by"] for result in list(self.results.values()) if result["path"] == path)
        with self._copy() as copy, copy.changed(path, mutant):
            passed, printed, seconds = copy.run(["-x", *suite.ordered(path, kills)], PATIENCE * (suite.seconds + 10))
        failed = re.search(r"^(?:FAILED|ERROR) (\S+?)(?:::| |$)", printed, re.MULTILINE)
        by = "hung" if passed is None else "" if passed else failed[1] if failed else "start"
        print(f"{by or 'SURVIVED':40} {seconds:6.1f} s  {path}:{mutant.line}: {mutant}", flush=True)
        self.results[key] = Result(
            area=area.name, path=path, line=mutant.line, change=str(mutant), by=by, seconds=round(seconds, 1)
        )
        self._save()

    @contextmanager
    def _copy(self) -> Generator[Copy, None, None]:
        copy = self._copies.get()
        try:
            yield copy
        finally:
            self._copies.put(copy)

    def _save(self) -> None:
        with self._lock:
            state = {"fingerprint": self._fingerprint, "suites": dict(self._suites), "results": dict(self.results)}
            new = self._file.with_suffix(".new")
            new.write_text(json.dumps(state, indent=1), "utf-8")
            new.replace(self._file)


def key_of(path: str, mutant: Mutant) -> str:
    digest = hashlib.sha256((ROOT / path).read_bytes()).hexdigest()[:8]
    return f"{path}@{digest}:{mutant.start}-{mutant.end}:{mutant.new}"


def report(results: Sequence[Result]) -> str:
    """The share killed in each area, and the survivors."""
    by_area: dict[str, list[Result]] = defaultdict(list)
    for result in sorted(results, key=lambda each: (each["area"], each["path"], each["line"])):
        by_area[result["area"]].append(result)
    lines = ["| area | mutants | killed | % |", "|---|---|---|---|"]
    for name, some in [*by_area.items(), ("all", results)]:
        lines.append(f"| {name} | {len(some)} | {sum(bool(each['by']) for each in some)} | {share(some):.1f} |")
    survivors = [each for some in by_area.values() for each in some if not each["by"]]
    lines += ["", "Survivors:", *(f"- {each['path']}:{each['line']}: `{each['change']}`" for each in survivors)]
    return "\n".join(lines) + "\n"


def share(results: Sequence[Result]) -> float:
    """How many were killed, in percent."""
    return 100 * sum(bool(each["by"]) for each in results) / len(results)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("-m", dest="markers", required=True, help="which tests run, by their markers")
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--least", type=float, default=95.0, help="the share that must be killed, in percent")
    parser.add_argument("--keep", action="store_true", help="run only what is not killed yet")
    parser.add_argument("--only", default="", help="only files with this in their path")
    chosen = parser.parse_args()
    PLACE.mkdir(parents=True, exist_ok=True)
    drawn = {
        key_of(path, mutant): (area, path, mutant)
        for area, path, mutant in sample(chosen.count, chosen.seed, chosen.only)
    }
    run = Run(keep=chosen.keep, markers=chosen.markers, jobs=chosen.jobs)
    waiting = {key: each for key, each in drawn.items() if key not in run.results}
    pool = ThreadPoolExecutor(chosen.jobs)
    try:
        list(pool.map(run.prepare, {area.name: area for area, _, _ in waiting.values()}.values()))
        list(pool.map(lambda item: run.attempt(item[0], *item[1]), waiting.items()))
    finally:
        pool.shutdown(cancel_futures=True)
    results = [run.results[key] for key in drawn]
    text = report(results)
    (PLACE / "report.md").write_text(text, "utf-8")
    print(text)
    if share(results) < chosen.least:
        sys.exit(f"Only {share(results):.1f} % were killed; at least {chosen.least:g} % should be.")


if __name__ == "__main__":
    main()
