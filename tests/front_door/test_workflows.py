"""The hosted workflows call what there is, test every Python that we support, and release only what agrees."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from packaging.specifiers import SpecifierSet
from release_notes import notes
from versions import find, supported, version_of

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
TEMPLATES = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job["steps"]]


def commands(path: Path) -> str:
    return "\n".join(step["run"] for step in steps(path) if "run" in step)


def matrix() -> dict[str, list[str]]:
    found: dict[str, list[str]] = read(GITHUB / "workflows/ci.yml")["jobs"]["library"]["strategy"]["matrix"]
    return found


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_only_what_there_is(path: Path) -> None:
    text = commands(path)
    assert set(re.findall(r"^make ([a-z-]+)", text, re.MULTILINE)) <= TARGETS
    for name in re.findall(r"(?:tools/\w+\.py|deploy/\w+|\.ci/\w+)", text):
        assert (ROOT / name).is_file(), name


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_waits_only_for_jobs_that_it_has(path: Path) -> None:
    jobs = read(path)["jobs"]
    for job in jobs.values():
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= set(jobs)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_can_only_read_and_use_only_actions_of_the_service(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    assert [name for name, job in workflow["jobs"].items() if "permissions" in job] in ([], ["publish"])
    for step in steps(path):
        assert re.fullmatch(r"actions/[a-z-]+@v\d+", step.get("uses", "actions/none@v1"))


def test_ci_runs_what_a_person_runs() -> None:
    assert ".ci/run" in commands(GITHUB / "workflows/ci.yml").splitlines()
    called = set(re.findall(r"\bmake ([a-z-]+)", (ROOT / ".ci/run").read_text("utf-8")))
    assert "test" in called
    assert called <= TARGETS


def test_ci_runs_in_a_folder_with_a_space_and_a_letter_beyond_ascii() -> None:
    job = read(GITHUB / "workflows/ci.yml")["jobs"]["everything"]
    [path] = [step["with"]["path"] for step in job["steps"] if step.get("uses", "").startswith("actions/checkout")]
    assert " " in path
    assert not path.isascii()
    assert [step["working-directory"] for step in job["steps"] if "run" in step] == [path]


def test_every_supported_python_is_tested_on_every_system_and_no_other() -> None:
    allowed = SpecifierSet(PROJECT["requires-python"])
    every = [f"3.{minor}" for minor in range(8, 15) if allowed.contains(f"3.{minor}.0")]
    assert matrix()["python"] == supported() == every
    assert {system.partition("-")[0] for system in matrix()["system"]} == {"ubuntu", "macos", "windows"}


def test_the_library_has_tests_wherever_make_looks_for_them() -> None:
    [names] = re.findall(
        r"^LIBRARY := \$\(addprefix tests/,(.*)\)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE
    )
    for name in names.split():
        path = ROOT / "tests" / name
        assert path.is_file() or list(path.rglob("test_*.py")), name


def test_this_python_is_found_and_what_is_none_is_not() -> None:
    this = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert find(this) == sys.executable
    assert find("3.2") is None
    assert version_of(["/nowhere/python"]) == ""


def test_a_release_has_wheel_site_documentation_and_image_after_all_tests() -> None:
    jobs = read(GITHUB / "workflows/release.yml")["jobs"]
    assert set(jobs["publish"]["needs"]) == set(jobs) - {"check", "publish"}
    text = commands(GITHUB / "workflows/release.yml")
    for part in (".ci/run", "make dist", "make site", "make docs", "docker build", "-C build/site", "-C site"):
        assert part in text, part


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.stem)
def test_an_issue_template_is_a_form(path: Path) -> None:
    form = read(path)
    assert {"name", "description", "body"} <= set(form)
    assert any(part.get("validations", {}).get("required") for part in form["body"])
    identifiers = [part["id"] for part in form["body"]]
    assert len(identifiers) == len(set(identifiers))
    for part in form["body"]:
        assert part["type"] in {"textarea", "input", "dropdown"}
        assert part["attributes"]["label"]
        assert (part["type"] == "dropdown") == bool(part["attributes"].get("options"))


def test_a_bug_report_asks_for_the_record_and_a_rule_question_for_the_clause() -> None:
    assert {path.stem for path in TEMPLATES} == {"bug", "rule", "idea"}
    assert "record" in [part["id"] for part in read(GITHUB / "ISSUE_TEMPLATE/bug.yml")["body"]]
    parts = {part["id"]: part for part in read(GITHUB / "ISSUE_TEMPLATE/rule.yml")["body"]}
    assert parts["clause"]["validations"] == {"required": True}


SOURCE = '__version__ = "1.2.0"\n'
CHANGES = """# Changelog

## [Unreleased]

## [1.2.0] - 2026-11-16

### Added
- This.

## [1.1.0] - 2026-10-01
- That.
"""


def test_notes_of_a_release_are_its_part_of_the_changelog() -> None:
    assert notes("v1.2.0", SOURCE, CHANGES) == "### Added\n- This.\n"
    assert notes("v1.1.0", SOURCE.replace("1.2", "1.1"), CHANGES) == "- That.\n"


@pytest.mark.parametrize(
    ("tag", "version", "why"),
    [
        ("v1.1.0", "1.2.0", "the tag is v1.1.0, but the version is 1.2.0"),
        ("1.2.0", "1.2.0", "the tag is 1.2.0, but the version is 1.2.0"),
        ("v1.3.0", "1.3.0", "no heading"),
        ("v1x2.0", "1x2.0", "no heading"),
    ],
)
def test_there_is_no_release_where_tag_version_and_changelog_differ(tag: str, version: str, why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        notes(tag, SOURCE.replace("1.2.0", version), CHANGES)


def test_there_is_no_release_that_the_changelog_says_nothing_about() -> None:
    with pytest.raises(ValueError, match="says nothing"):
        notes("v1.2.0", SOURCE, CHANGES.replace("### Added\n- This.\n", ""))


def test_a_wrong_tag_stops_the_release() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools/release_notes.py"), "v0.0.1"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("fivefold: the tag is v0.0.1, but the version is ")
