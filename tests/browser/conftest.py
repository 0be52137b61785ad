"""A server of its own and a real Chromium for every run; without one, nothing here runs."""

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser.static_site import Site
from browser.waiting import NOTICES_STAY, PATIENCE
from server.ports import free_port

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FILL = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const more = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    active.postMessage({ t: "more", language: "en" }, [port2]);
  });
  for (let left = 1; left !== 0; left = await more()) if (left < 0) throw new Error("a file is missing");
}"""
"""Has the service worker keep everything, without the pauses that it makes for others."""
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 768, "height": 1024}
DESKTOP = {"width": 1280, "height": 800}
expect.set_options(timeout=PATIENCE)


class Server:
    """A server that can be killed and started again on the same port and database."""

    def __init__(self, folder: Path, *limits: str) -> None:
        self.folder, self.limits = folder, limits
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def command(self) -> list[str]:
        return [sys.executable, "-m", "fivefold"]

    def start(self) -> None:
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", str(self.folder / "table.db")]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen([*self.command(), *words, *self.limits], stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end and self.process.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        self.kill()
        raise RuntimeError(f"the server did not start: {(self.folder / 'server.log').read_text()}")

    def stop(self) -> None:
        """As an operator does: politely."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(PATIENCE / 1000)
        self.process = None

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture(scope="package")
def server(real: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("server"), "--no-limits")
    yield found
    found.kill()


@pytest.fixture(scope="package")
def chromium(real: None) -> Iterator[Browser]:
    """Ends with the tests of this folder: as long as Playwright runs, no other test of the process can run a loop."""
    if CHROMIUM is None:
        pytest.skip("NO BROWSER: get one with apt install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


Person = Callable[..., Page]


@pytest.fixture
def person(chromium: Browser, server: Server) -> Iterator[Person]:
    """Opens a browser of its own for somebody new; what goes wrong in a page fails the test.

    It keeps nothing for offline use, unless a test allows service workers.
    """
    yield from _people(chromium, server.url)


@pytest.fixture(scope="package")
def site(real: None) -> Iterator[Site]:
    """The site without a server behind it."""
    found = Site()
    yield found
    found.stop()


@pytest.fixture
def visitor(chromium: Browser, site: Site) -> Iterator[Person]:
    """The same as `person` at the site: nobody but this browser plays there."""
    yield from _people(chromium, site.url)


@pytest.fixture
def hermit(visitor: Person, site: Site) -> Iterator[Person]:
    """A visitor who has everything, comes again, and finds neither the server nor a network."""

    def come(size: dict[str, int] = DESKTOP, **options: Any) -> Page:
        site.start()
        page = visitor(size, service_workers="allow", **options)
        page.goto("./")
        page.evaluate(FILL)
        site.stop()
        page.context.set_offline(True)
        page.context.add_init_script(NOTICES_STAY)
        return page

    yield come
    site.start()


@pytest.fixture(params=["server", pytest.param("alone", marks=pytest.mark.integration)])
def anywhere(request: pytest.FixtureRequest) -> Person:
    """A person at a server; and one on their own device, without a server or a network."""
    found: Person = request.getfixturevalue("person" if request.param == "server" else "hermit")
    return found


def _people(chromium: Browser, url: str) -> Iterator[Person]:
    contexts: list[Any] = []
    trouble: list[str] = []

    def come(size: dict[str, int] = DESKTOP, **options: Any) -> Page:
        phone = size is PHONE
        settings: dict[str, Any] = {"reduced_motion": "reduce", "has_touch": phone, "is_mobile": phone}
        settings |= {"base_url": url, "service_workers": "block", **options}
        context = chromium.new_context(viewport=size, **settings)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        if settings["service_workers"] == "block":  # keeping files takes timers, too
            context.add_init_script(NOTICES_STAY)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on(
            "console", lambda message: trouble.append(message.text) if _is_trouble(message.type, message.text) else None
        )
        return page

    yield come
    for context in contexts:
        context.close()
    assert not trouble


def _is_trouble(kind: str, text: str) -> bool:
    """An error, but not the browser's own note that a connection was cut, which some tests bring about."""
    cut = any(words in text for words in ("ERR_CONNECTION", "WebSocket", "Failed to load resource"))
    return kind == "error" and not cut


@pytest.fixture(scope="session")
def artefacts() -> Path:
    """Where pictures of the run are kept; `make pictures` also puts some into docs for the README."""
    folder = Path(__file__).parents[2] / "artefacts"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture
def page(person: Person) -> Page:
    """A page whose mouse and fingers fail the test: only keys are left."""
    page = person()
    page.add_init_script(
        "for (const kind of ['pointerdown', 'touchstart']) addEventListener(kind, () => { throw Error('not by keys') })"
    )
    return page
