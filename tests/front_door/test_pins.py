"""What `make` installs is pinned, as pyproject.toml asks for it, and says nothing of where it comes from."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from pins import GROUPS, asked, blocks, heading
from setup import EXTRAS, PINS

ROOT = Path(__file__).parents[2]
NAMES = [*GROUPS, *EXTRAS]
FILES = sorted(PINS.glob("*.txt"))
SYSTEMS = [
    {
        "sys_platform": system,
        "platform_machine": machine,
        "python_version": version,
        "python_full_version": f"{version}.9",
    }
    for system, machine in (("linux", "x86_64"), ("darwin", "arm64"), ("darwin", "x86_64"), ("win32", "AMD64"))
    for version in ("3.11", "3.12", "3.13", "3.14")
]
PIN = re.compile(
    r"(?P<name>[a-z0-9-]+)==(?P<version>[^ ;]+)(?: ; (?P<marker>[^\\]+?))? \\\n"
    r"(?:    --hash=sha256:[0-9a-f]{64} \\\n)*    --hash=sha256:[0-9a-f]{64}\n"
)


def pinned(name: str) -> list[re.Match[str]]:
    """All pins that are installed with pins/NAME.txt."""
    text = (PINS / f"{name}.txt").read_text("utf-8")
    more = pinned("play") if "-r play.txt\n" in text else []
    return more + [pin for block in blocks(text) if (pin := PIN.fullmatch(block))]


def versions(name: str, system: dict[str, str]) -> dict[str, set[str]]:
    """What is installed on a system: the versions of each package, of which there should be one."""
    found: dict[str, set[str]] = {}
    for pin in pinned(name):
        if pin["marker"] is None or Marker(pin["marker"]).evaluate(system):
            found.setdefault(pin["name"], set()).add(pin["version"])
    return found


def test_there_is_a_file_for_everything_that_is_set_up() -> None:
    assert {path.stem for path in FILES} == set(NAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_pins_are_names_versions_and_hashes_only(path: Path) -> None:
    """No address, no file, no option: where packages come from is the business of whoever installs them."""
    first, *rest = path.read_text("utf-8").splitlines(keepends=True)
    text = "".join(rest).removeprefix("-r play.txt\n")
    assert first.startswith("#")
    assert re.fullmatch(f"(?:{PIN.pattern})+", text)


@pytest.mark.parametrize("name", NAMES)
def test_pins_are_up_to_date(name: str) -> None:
    first = (PINS / f"{name}.txt").read_text("utf-8").partition("\n")[0]
    assert first == heading(name), "pyproject.toml asks for something else by now: run `make pins`"


@pytest.mark.parametrize("name", NAMES)
def test_every_requirement_has_a_pin_in_its_range(name: str) -> None:
    for system in SYSTEMS:
        found = versions(name, system)
        for requirement in map(Requirement, asked(name)):
            if requirement.marker is None or requirement.marker.evaluate(system):
                (version,) = found[canonicalize_name(requirement.name)]
                assert requirement.specifier.contains(version), f"{requirement}, but {version} is pinned"


def test_what_the_build_asks_for_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for requirement in map(Requirement, project["build-system"]["requires"]):
        (version,) = versions("build", SYSTEMS[0])[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(version)


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: " ".join(system.values()))
def test_all_files_name_the_same_version(system: dict[str, str]) -> None:
    """So that one environment can hold everything."""
    together: dict[str, set[str]] = {}
    for name in NAMES:
        for package, found in versions(name, system).items():
            together.setdefault(package, set()).update(found)
    assert {package: found for package, found in together.items() if len(found) > 1} == {}
