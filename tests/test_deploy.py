"""What is in deploy/ is what the server understands, and what the pages for operators say of it."""

import asyncio
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from click.testing import CliRunner
from image_digests import pinned
from redis.exceptions import RedisError

from fivefold.cli import cli
from fivefold.server.cluster.bus.valkey import client
from server import valkey
from server.client import LONG, until
from server.ports import free_port

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
UNITS = {path.name: path.read_text("utf-8") for path in sorted(DEPLOY.glob("*.service"))}
PAGES = "".join((ROOT / "docs" / name).read_text("utf-8") for name in ("server.md", "cluster.md"))
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


def health_check() -> list[str]:
    """The command of the health check, with this Python."""
    program, *words = json.loads(dict(instructions())["HEALTHCHECK"].partition("CMD ")[2])
    assert program == "python"
    return [sys.executable, *words]


@pytest.mark.parametrize("status", [200, 503])
def test_the_health_check_follows_the_port(status: int) -> None:
    class Ready(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status if self.path == "/ready" else 404)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (the name in the library)
            pass

    with HTTPServer(("127.0.0.1", 0), Ready) as server:
        server.timeout = LONG
        thread = Thread(target=server.handle_request)
        thread.start()
        port = str(server.server_address[1])
        done = subprocess.run(
            health_check(), env={**os.environ, "FIVEFOLD_PORT": port}, capture_output=True, check=False
        )
        thread.join()
    assert (done.returncode == 0) == (status == 200)


def test_the_image_is_installed_from_pins() -> None:
    installs = [
        step for what, words in instructions() if what == "RUN" for step in words.split("&&") if "pip install" in step
    ]
    assert len(installs) == 3
    for step in installs:
        assert "--require-hashes -r pins/" in step or "--no-deps --no-index" in step, step


def matcher(pattern: str) -> re.Pattern[str]:
    """A pattern of .dockerignore: it matches a path, or a folder above it."""
    parts = re.split(r"(\*\*/|\*)", pattern)
    known = {"**/": "(?:.*/)?", "*": "[^/]*"}
    return re.compile("".join(known.get(part) or re.escape(part) for part in parts) + "(?:/.*)?")


def is_sent(path: str) -> bool:
    """Return whether .dockerignore lets a file through; the last line that matches counts."""
    sent = True
    for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines():
        if line and not line.startswith("#") and matcher(line.removeprefix("!")).fullmatch(path):
            sent = line.startswith("!")
    return sent


def copied() -> list[tuple[list[str], str]]:
    """What the image copies from the repository: sources, and the target."""
    found = [words.split() for what, words in instructions() if what == "COPY" and not words.startswith("--from")]
    return [(sources, target) for *sources, target in found]


def files_of(source: str) -> list[str]:
    """The files under a path that are sent to the builder, whether git knows them or not."""
    if (ROOT / source).is_file():
        return [source] if is_sent(source) else []
    found = list[str]()
    for folder, folders, names in os.walk(ROOT / source):
        above = Path(folder).relative_to(ROOT).as_posix()
        folders[:] = [name for name in folders if is_sent(f"{above}/{name}")]
        found += [path for name in names if is_sent(path := f"{above}/{name}")]
    return found


def test_dockerignore_lets_through_what_is_copied_and_nothing_else() -> None:
    sources = [source for some, _ in copied() for source in some]
    for source in sources:
        assert files_of(source), f"{source} is copied, but not sent"
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert sorted(line[1:] for line in lines if line.startswith("!")) == sorted(sources)
    for path in (
        ".env", ".git/config", ".venv/bin/python", "table.db", "deploy/.env", "src/table.db", "tests/conftest.py",
        "web/node_modules/svelte/package.json", "src/fivefold/server/static/index.html",
        "src/fivefold/core/__pycache__/game.cpython-313.pyc", "tools/setup.py",
    ):  # fmt: skip
        assert not is_sent(path), path


@pytest.mark.soak
def test_the_steps_of_the_image_work_without_a_container(tmp_path: Path) -> None:
    """Copies and commands of the first stage, in a folder; then the server and its health check as in the second."""
    build, installed, tools = tmp_path / "build", tmp_path / "opt", tmp_path / "tools"
    build.mkdir()

    def here(words: str) -> str:
        places = {"/opt/fivefold": installed, "/opt/tools": tools, "/build": build}
        for place, folder in places.items():
            words = re.sub(rf"(?<!\S){place}(?=/|\s|$)", shlex.quote(str(folder)), words)
        return re.sub(r"(?<![/\w])python(?= -m venv)", shlex.quote(sys.executable), words)

    to_copy = iter(copied())
    for what, words in instructions():
        if what == "COPY" and not words.startswith("--from"):
            sources, target = next(to_copy)
            for source in sources:
                for path in files_of(source):
                    place = build / (path if target == "./" else target + path.removeprefix(source))
                    place.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(ROOT / path, place)
        elif what == "RUN" and "useradd" not in words:
            subprocess.run(["sh", "-ec", here(words)], cwd=build, check=True, timeout=900)
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


def test_every_image_is_named_in_one_file() -> None:
    """`make images` pins them all there; neither file names an image besides."""
    named = set(re.findall(r"^(\w+)=", (DEPLOY / "images.env").read_text("utf-8"), re.MULTILINE))
    used = {f"${{{name}:?use --env-file images.env}}" for name in named}
    services = composed()["services"]
    assert {one["image"] for one in services.values()} - {"fivefold"} | {
        services["one"]["build"]["args"]["PYTHON_IMAGE"]
    } == used
    bases = [words.split()[0] for what, words in instructions() if what == "FROM"]
    assert bases == ["${PYTHON_IMAGE}"] * 2
    default = dict(instructions())["ARG"]
    assert re.search(rf"^{default}(@sha256:[0-9a-f]{{64}})?$", (DEPLOY / "images.env").read_text("utf-8"), re.MULTILINE)


def test_digests_are_written_beside_the_tags_and_renewed() -> None:
    text = (DEPLOY / "images.env").read_text("utf-8")
    first = pinned(text, lambda image: f"sha256:{len(image):064x}")
    assert re.search(r"^POSTGRES_IMAGE=postgres:18@sha256:0{62}0b$", first, re.MULTILINE)
    assert first.count("@sha256:") == 4
    second = pinned(first, lambda _: f"sha256:{1:064x}")
    assert second.count("@sha256:") == second.count(f"@sha256:{1:064x}") == 4


def test_passwords_are_in_no_url_and_networks_are_separate() -> None:
    found = composed()
    services = found["services"]
    for name, service in services.items():
        assert service["mem_limit"], name
        for variable, value in service.get("environment", {}).items():
            assert "PASSWORD" not in value or re.fullmatch(r"\$\{\w+_PASSWORD:\?set a password\}", value), variable
    assert {name for name, one in services.items() if "bus" in one["networks"]} == {
        "one", "two", "three", "bots", "valkey",
    }  # fmt: skip
    assert (services["valkey"]["networks"], services["postgres"]["networks"]) == (["bus"], ["database"])
    assert found["networks"]["bus"] == found["networks"]["database"] == {"internal": True}


@pytest.mark.real
@pytest.mark.skipif(bool(valkey.why_none()), reason=valkey.why_none())
@pytest.mark.parametrize("password", ["plain", "p@ss:w/rd %40 $HOME '\"\\ --save # é"])
def test_valkey_takes_any_password_and_nobody_without_it(password: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command of the compose file, and the servers' way to connect."""
    _, _, script = composed()["services"]["valkey"]["command"]
    port = free_port()
    program = f"{shlex.quote(str(valkey.program()))} --port {port} --bind 127.0.0.1"
    script = script.replace("$$", "$").replace("valkey-server", program)
    monkeypatch.setenv("VALKEY_PASSWORD", password)

    async def says(given: str) -> str:
        monkeypatch.setenv("FIVEFOLD_BUS_PASSWORD", given)
        one = client(f"valkey://127.0.0.1:{port}")
        try:
            return str(await one.ping())
        except (RedisError, OSError) as error:
            return type(error).__name__
        finally:
            await one.aclose()

    with subprocess.Popen(["sh", "-c", script], stdout=subprocess.DEVNULL) as process:
        try:
            until(lambda: asyncio.run(says(password)) == "True", "a Valkey")
            assert asyncio.run(says("wrong")) == "AuthenticationError"
            assert asyncio.run(says("")) == "AuthenticationError"
        finally:
            process.terminate()


def test_the_proxy_knows_the_servers_of_the_compose_file() -> None:
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert set(re.findall(r"(\w+):8000", text)) == {"one", "two", "three"}


def test_the_pages_say_which_files_never_ran_in_a_container() -> None:
    assert "never been run in a container" in PAGES
    for name in ("Dockerfile", "compose.yaml", "Caddyfile"):
        assert f"deploy/{name}" in PAGES
