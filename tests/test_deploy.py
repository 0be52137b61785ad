"""What is in deploy/ is what the server understands, and what the pages about hosting say of it."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from click.testing import CliRunner

from fivefold.cli import cli

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
UNITS = {path.name: path.read_text("utf-8") for path in sorted(DEPLOY.glob("*.service"))}
PAGES = "".join((ROOT / "docs" / name).read_text("utf-8") for name in ("hosting.md", "cluster.md"))
PROGRAMS = Path(sys.executable).parent


def message(unit: str, key: str) -> list[str]:
    return re.findall(rf"^{key}=(.*)$", UNITS[unit], re.MULTILINE)


def has_options(command: str, words: str) -> None:
    helped = CliRunner().invoke(cli, [command, "--help"]).output
    for option in re.findall(r"--[a-z-]+", words):
        assert f"{option} " in helped


@pytest.mark.parametrize("unit", UNITS)
def test_the_units_start_what_can_be_started(unit: str) -> None:
    (command,) = message(unit, "ExecStart")
    program, verb, *_ = command.split()
    assert program == "/opt/fivefold/bin/fivefold"
    has_options(verb, command)
    for name in (line.partition("=")[0] for line in message(unit, "Environment")):
        assert f"`{name}`" in PAGES
    assert f"deploy/{unit}" in PAGES
    assert "/etc/fivefold.env" in PAGES
    assert message(unit, "UMask") == ["0077"]
    assert message(unit, "DynamicUser") == ["yes"]


def test_the_unit_keeps_the_database_private() -> None:
    assert message("fivefold.service", "StateDirectoryMode") == ["0700"]


@pytest.mark.parametrize("unit", ["fivefold.service", "fivefold@.service"])
def test_servers_have_files_enough(unit: str) -> None:
    (files,) = message(unit, "LimitNOFILE")
    assert int(files) >= 20_000


def quoted(path: str) -> str:
    """One word of a command in a unit, whatever characters the path has."""
    return '"' + path.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%") + '"'


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="NOT TESTED: there is no systemd here")
@pytest.mark.parametrize("unit", UNITS)
def test_systemd_understands_the_units(tmp_path: Path, unit: str) -> None:
    copy = tmp_path / unit.replace("@", "@8001")
    copy.write_text(UNITS[unit].replace("/opt/fivefold/bin/fivefold", f"{quoted(sys.executable)} -m fivefold"), "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert copy.name not in done.stderr, done.stderr


# -- containers: linted, and their steps run without one


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile, by instruction."""
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    plain = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in plain.splitlines() if line]


def test_a_linter_has_nothing_against_the_dockerfile() -> None:
    program = PROGRAMS / "hadolint"
    if not program.exists():
        pytest.skip("NOT TESTED: hadolint is not installed (pip install 'fivefold[dev]')")
    done = subprocess.run([program, DEPLOY / "Dockerfile"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_image_runs_as_nobody_in_particular_and_says_whether_it_is_well() -> None:
    known = dict(instructions())
    assert known["USER"] == "10001"
    assert "/ready" in known["HEALTHCHECK"]
    has_options("serve", known["CMD"])


def test_what_the_image_copies_is_there() -> None:
    for what, words in instructions():
        if what == "COPY" and not words.startswith("--from"):
            *sources, _ = words.split()
            assert all((ROOT / source).exists() for source in sources), words


@pytest.mark.soak
def test_the_steps_of_the_image_work_without_a_container(tmp_path: Path) -> None:
    """Copies and commands of the first stage, in a folder; then the server and its health check as in the second."""
    build, installed = tmp_path / "build", tmp_path / "opt"
    build.mkdir()

    def here(words: str) -> str:
        return words.replace("/opt/fivefold", str(installed)).replace("/build", str(build))

    for what, words in instructions():
        if what == "COPY" and not words.startswith("--from"):
            *sources, target = words.split()
            for source in sources:
                place = build / (source if target == "./" else target)
                place.parent.mkdir(parents=True, exist_ok=True)
                if (ROOT / source).is_dir():
                    shutil.copytree(ROOT / source, place, ignore=shutil.ignore_patterns("node_modules", "static"))
                else:
                    shutil.copy(ROOT / source, place)
        elif what == "RUN" and "useradd" not in words:
            command = shlex.split(here(words))
            command[0] = command[0].replace("python", sys.executable, 1) if command[0] == "python" else command[0]
            subprocess.run(command, cwd=build, check=True, timeout=900)
    helped = subprocess.run([installed / "bin/fivefold", "serve", "--help"], capture_output=True, text=True, check=True)
    assert "--bus" in helped.stdout
    subprocess.run([installed / "bin/python", "-c", "import asyncpg, redis, hiredis"], check=True)
    pages = subprocess.run(
        [installed / "bin/python", "-c", "from fivefold.server.http.pages import STATIC; print(STATIC / 'index.html')"],
        capture_output=True, text=True, check=True, cwd=tmp_path, env={"PATH": ""},
    )  # fmt: skip
    assert Path(pages.stdout.strip()).exists()


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def test_the_compose_file_sets_what_can_be_set() -> None:
    services = composed()["services"]
    assert {"one", "two", "three", "bots", "postgres", "valkey", "caddy"} == set(services)
    for name in ("one", "two", "three", "bots"):
        for variable in services[name]["environment"]:
            assert f"`{variable}`" in PAGES, variable
        assert services[name]["build"]["dockerfile"] == "deploy/Dockerfile"
    assert services["bots"]["command"] == ["think"]
    for name in ("postgres", "valkey"):
        assert services[name]["healthcheck"]["test"]
        assert services["one"]["depends_on"][name]["condition"] == "service_healthy"
        assert "ports" not in services[name], "nobody outside has any business there"


def test_the_proxy_knows_the_servers_of_the_compose_file() -> None:
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert set(re.findall(r"(\w+):8000", text)) == {"one", "two", "three"}


def test_the_pages_say_which_files_never_ran_in_a_container() -> None:
    assert "never been run in a container" in PAGES
    for name in ("Dockerfile", "compose.yaml", "Caddyfile"):
        assert f"deploy/{name}" in PAGES
