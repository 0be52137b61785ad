"""What is in deploy/ is what the server understands, and what the page about hosting says of it."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from fivefold.cli import cli

ROOT = Path(__file__).parent.parent
UNIT = (ROOT / "deploy/fivefold.service").read_text("utf-8")
PAGE = (ROOT / "docs/hosting.md").read_text("utf-8")


def said(key: str) -> list[str]:
    return re.findall(rf"^{key}=(.*)$", UNIT, re.MULTILINE)


def test_the_unit_starts_the_server_as_it_can_be_started() -> None:
    (command,) = said("ExecStart")
    assert command.split()[:2] == ["/opt/fivefold/bin/fivefold", "serve"]
    helped = CliRunner().invoke(cli, ["serve", "--help"]).output
    for option in re.findall(r"--[a-z-]+", command):
        assert f"{option} " in helped
    for name in (line.partition("=")[0] for line in said("Environment")):
        assert f"`{name}`" in PAGE
    assert "deploy/fivefold.service" in PAGE
    assert "/etc/fivefold.env" in PAGE


def test_the_unit_keeps_the_database_private_and_has_files_enough() -> None:
    assert said("UMask") == ["0077"]
    assert said("StateDirectoryMode") == ["0700"]
    (files,) = said("LimitNOFILE")
    assert int(files) >= 20_000


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="NOT TESTED: there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "fivefold.service"
    unit.write_text(UNIT.replace("/opt/fivefold/bin/fivefold", f"{sys.executable} -m fivefold"))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "fivefold.service" not in done.stderr, done.stderr
