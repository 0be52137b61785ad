"""`make cluster` says in a sentence why it cannot run, before anything starts."""

import ast
import os
import re
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cluster.company import why_none
from server import postgres

ROOT = Path(__file__).parent.parent.parent
TOOL = ROOT / "tools/run_cluster.py"


@pytest.mark.skipif(bool(why_none()), reason=why_none())
def test_a_port_that_is_taken_is_named_before_anything_starts() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run([sys.executable, TOOL, "--port", port], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert re.fullmatch(rf"Port {port} cannot be used: .*in use\. Choose another with --port\.\n", done.stderr)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root cannot run Postgres itself")
def test_a_closed_folder_is_named_before_anything_starts(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o700)
    done = subprocess.run(
        [sys.executable, TOOL], capture_output=True, text=True, check=False, env={**os.environ, "TMPDIR": str(closed)}
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("A cluster cannot be started here: Postgres does not run as root")
    assert "Traceback" not in done.stderr
    assert list(closed.iterdir()) == []


def test_as_root_everybody_must_be_able_to_enter_the_folder(tmp_path: Path) -> None:
    assert postgres._can_be_entered(Path("/"))
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o700)
    (closed / "inner").mkdir(mode=0o755)
    for folder in (closed, closed / "inner"):
        assert not postgres._can_be_entered(folder)
        assert "does not run as root" in postgres._why_not_as_root(folder)
    link = tmp_path / "link"
    link.symlink_to(closed / "inner")
    assert not postgres._can_be_entered(link), "what counts is where a link leads"


def test_the_extra_for_a_cluster_has_all_that_a_cluster_imports() -> None:
    """`pip install '.[cluster]'`, as docs/cluster.md says, is enough for `fivefold serve --bus`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "pip install '.[cluster]'" in (ROOT / "docs/cluster.md").read_text("utf-8")
    needed = [*project["dependencies"], *project["optional-dependencies"]["cluster"]]
    given = {re.split(r"[\[<>=!~; ]", one)[0].lower().replace("-", "_") for one in needed}
    server = ROOT / "src/fivefold/server"
    files = [*server.glob("cluster/**/*.py"), server / "store/postgres.py", server / "store/address.py"]
    imported = set[str]()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {one.name.split(".")[0] for one in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                imported.add(node.module.split(".")[0])
    assert {"asyncpg", "redis"} <= imported
    assert imported - set(sys.stdlib_module_names) - {"fivefold"} <= given
