"""The client as an app: it can be installed, opens without the server, and takes a new version when it is told to."""

import functools
import http.server
import json
import re
import shutil
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from build_pwa import LISTS, complete
from playwright.sync_api import Browser, Page, expect

from browser.conftest import CHROMIUM, DESKTOP, FLAGS, Person, Server
from browser.table import sit_down
from browser.test_front import CONTROLS, COUNTED, MOST_CONTROLS, tiles
from browser.waiting import PATIENCE, until
from fivefold.server.http import pages

KEPT = """async () => {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(stores.map((store) => store.keys()))).flat().length;
}"""
READY = "() => navigator.serviceWorker.ready.then(() => undefined)"
WAITS = "() => navigator.serviceWorker.getRegistration().then((one) => Boolean(one?.waiting))"
INSTALLED = """() => navigator.serviceWorker.register("/sw.js").then((one) => new Promise((done) => {
  const look = () => one.installing ? one.installing.addEventListener("statechange", look) : done(Boolean(one.active));
  look();
}), () => false)"""
LOOK = "() => navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => undefined)"
QUESTION = """() => {
  const event = Object.assign(new Event("beforeinstallprompt"), { prompt: async () => (window.asked = true) });
  dispatchEvent(event);
}"""
BROWSER_ASKS = f"addEventListener('load', {QUESTION})"
SERVE = """import runpy, sys
from pathlib import Path
from fivefold.server.http import pages
pages.STATIC = Path(sys.argv.pop(1))
runpy.run_module("fivefold", run_name="__main__")"""
COUNTED_VISIT = "() => localStorage.getItem('fivefold.visits')"
MARK = "header [role=status]"
OFFER = "body > div > aside"


class OwnServer(Server):
    """A server of a client in a folder of its own, which can be stopped."""

    def __init__(self, folder: Path) -> None:
        self.static = folder / "static"
        shutil.copytree(pages.STATIC, self.static)
        super().__init__(folder)

    def command(self) -> list[str]:
        return [sys.executable, "-c", SERVE, str(self.static)]

    def release(self) -> None:
        """Put another version of the client in the place of this one."""
        page = self.static / "index.html"
        page.write_text(page.read_text("utf-8").replace("</html>", "<!-- another version --></html>"))
        complete(self.static)


@pytest.fixture
def own(real: None, tmp_path: Path) -> Iterator[OwnServer]:
    found = OwnServer(tmp_path)
    yield found
    found.kill()


def files(folder: Path) -> int:
    """How many files a service worker keeps; the list of those before is one more."""
    found = LISTS.match((folder / "sw.js").read_text("utf-8"))
    assert found is not None
    lists = json.loads(found[1])
    return 2 + len(lists["first"]) + len(lists["rest"]) + sum(map(len, lists["languages"].values()))


def arrive(page: Page) -> None:
    page.goto("/")
    expect(tiles(page)).not_to_have_count(0)


def test_all_pages_open_without_the_server(own: OwnServer, person: Person) -> None:
    """Also those that nobody has looked at; what needs the server says so, and is there when the server is back."""
    page = person(base_url=own.url, service_workers="allow")
    arrive(page)
    settings = page.get_by_role("button", name="Settings")
    settings.click()
    expect(page.get_by_text("Pages and rules are saved on this device. You need a connection to play.")).to_be_visible()
    expect(page.get_by_text("Ready to play offline")).to_have_count(0)
    assert page.evaluate(KEPT) == files(own.static)
    own.stop()
    page.goto("/rules/karma")
    expect(page.locator("#KA-01")).to_be_visible()
    page.goto("/karma")
    page.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_text("Can’t reach the table.")).to_be_visible()
    for path in ("/practice", "/teaching", "/daily", "/print"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("/practice/set")
    expect(page.get_by_role("heading", name="You’re offline")).to_be_visible()
    page.goto("/r/ABCDE")
    expect(page.get_by_role("heading", name="You’re offline")).to_be_visible()
    page.goto("/mine")
    expect(page.get_by_role("heading", name="You’re offline")).to_be_visible()
    page.goto("/")
    expect(tiles(page)).to_have_count(7)
    expect(page.locator(MARK)).to_have_text("Offline")
    expect(page.locator(".toast")).to_have_count(0)
    own.start()
    expect(page.locator(MARK)).to_have_text("")
    page.goto("/mine")
    expect(page.get_by_role("heading", name="No games yet")).to_be_visible()


def test_a_service_worker_keeps_files_of_the_client_alone(own: OwnServer, person: Person) -> None:
    page = person(base_url=own.url, service_workers="allow")
    arrive(page)
    page.evaluate(READY)
    page.reload()
    sit_down(page, "karma", bots="easy", start=True)
    expect(page.locator("[data-stage]")).to_be_visible()
    for path in ("/api/me", "/api/games", "/health", "/api/docs"):
        page.evaluate("(path) => fetch(path).then((answer) => answer.text())", path)
    urls = page.evaluate("async () => (await (await caches.open('fivefold /')).keys()).map(({ url }) => url)")
    kept = [url.removeprefix(own.url) for url in urls]
    assert kept
    assert not [path for path in kept if not re.fullmatch(r"/assets/[\w.-]+|/\?[0-9a-z]+", path)]


def test_a_new_version_asks_first_and_never_during_a_match(own: OwnServer, person: Person) -> None:
    page = person(base_url=own.url, service_workers="allow")
    arrive(page)
    page.evaluate(READY)
    sit_down(page, "karma", bots="easy", seats=3, start=True)
    board = page.locator("[data-stage]")
    expect(board).to_be_visible()
    own.stop()
    own.release()
    own.start()
    page.evaluate(LOOK)
    until(page, lambda: page.evaluate(WAITS), "the new version")
    expect(page.get_by_role("button", name="Settings, a new version is ready")).to_be_visible()
    expect(page.locator(OFFER)).to_have_count(0)
    expect(board).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("Reload when your match is over.")).to_be_visible()
    expect(page.get_by_role("button", name="Reload")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Fivefold, home page").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(page.locator(OFFER)).to_contain_text("A new version is ready.")
    with page.expect_navigation(timeout=PATIENCE):
        page.locator(OFFER).get_by_role("button", name="Reload").click()
    expect(tiles(page)).to_have_count(7)
    assert not page.evaluate(WAITS)
    expect(page.get_by_role("button", name="Settings", exact=True)).to_be_visible()
    expect(page.locator(OFFER)).to_have_count(0)
    own.stop()
    page.reload()
    expect(tiles(page)).to_have_count(7)
    assert "another version" in page.evaluate("() => fetch('/').then((answer) => answer.text())")


def test_a_full_storage_breaks_nothing(person: Person, server: Server) -> None:
    page = person(service_workers="allow")
    quota = {"origin": server.url, "quotaSize": 1}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)
    arrive(page)
    assert page.evaluate(INSTALLED) is False
    page.get_by_role("button", name="Play: SET", exact=True).click()
    expect(page.locator("[data-stage]")).to_be_visible()


def test_installing_is_offered_once_on_the_second_visit(person: Person) -> None:
    page = person()
    page.add_init_script(BROWSER_ASKS)
    arrive(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("button", name="Install")).to_be_visible()
    page.wait_for_function(COUNTED_VISIT)
    expect(page.locator(OFFER)).to_have_count(0)
    second = page.context.new_page()
    second.add_init_script(BROWSER_ASKS)
    arrive(second)
    expect(second.locator(OFFER)).to_contain_text("Install Fivefold as an app?")
    assert second.locator(CONTROLS).evaluate_all(COUNTED) <= MOST_CONTROLS
    second.locator(OFFER).get_by_role("button", name="Dismiss").click()
    expect(second.locator(OFFER)).to_have_count(0)
    arrive(second)
    second.get_by_role("button", name="Settings").click()
    second.get_by_role("button", name="Install").click()
    assert second.evaluate("() => window.asked")
    expect(second.locator(OFFER)).to_have_count(0)


def test_an_iphone_is_told_how(person: Person) -> None:
    page = person()
    page.add_init_script(
        "Object.defineProperties(navigator, { standalone: { value: false }, maxTouchPoints: { value: 5 } })"
    )
    arrive(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog").get_by_text("Tap Share, then “Add to Home Screen”.")).to_be_visible()


@pytest.mark.parametrize("host", ["localhost", "table.lan"])
def test_chromium_can_install_it_where_it_may(host: str, chromium: Browser, server: Server, tmp_path: Path) -> None:
    """Without TLS, a name in the local network is no secure context: nothing is offered there, and nothing breaks."""
    context = chromium.browser_type.launch_persistent_context(
        tmp_path,
        executable_path=CHROMIUM,
        args=[*FLAGS, "--host-resolver-rules=MAP table.lan 127.0.0.1"],
        base_url=server.url.replace("localhost", host),
        viewport=DESKTOP,  # type: ignore[arg-type]
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    trouble: list[str] = []
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.add_init_script(BROWSER_ASKS)
    arrive(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("group", name="Language")).to_be_visible()
    if host == "localhost":
        expect(page.get_by_role("button", name="Install")).to_be_visible()
        page.evaluate(READY)
        cdp = context.new_cdp_session(page)
        assert cdp.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        found = cdp.send("Page.getAppManifest")
        assert (found["url"], found["errors"]) == (f"{server.url}/manifest.webmanifest", [])
    else:
        assert not page.evaluate("() => isSecureContext")
        expect(page.get_by_role("button", name="Install")).to_have_count(0)
        expect(page.get_by_role("heading", name="Fivefold as an app")).to_have_count(0)
    context.close()
    assert trouble == []


@pytest.fixture
def web_space(real: None, tmp_path: Path) -> Iterator[tuple[Path, http.server.ThreadingHTTPServer]]:
    """A plain web space with a page in a folder of it, and the service worker of the client."""
    folder = tmp_path / "club" / "games"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets/index-1a2b.js").write_text("document.querySelector('p').textContent = 'drawn';")
    (folder / "engine.bin").write_bytes(bytes(1000))
    page = '<!doctype html><p></p><script type="module" src="/club/games/assets/index-1a2b.js"></script>'
    (folder / "index.html").write_text(page)
    lists = {"version": "", "page": "?", "entry": "index-1a2b.js", "first": ["assets/index-1a2b.js"], "languages": {}}
    code = LISTS.sub("", (pages.STATIC / "sw.js").read_text("utf-8"))
    (folder / "sw.js").write_text(f"const LISTS = {json.dumps({**lists, 'rest': []})};\n{code}")

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None: ...  # noqa: A002

    handler = functools.partial(Quiet, directory=str(tmp_path))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as space:
        threading.Thread(target=space.serve_forever, daemon=True).start()
        yield folder, space
        space.shutdown()


def test_a_static_site_works_in_a_folder(
    web_space: tuple[Path, http.server.ThreadingHTTPServer], person: Person
) -> None:
    folder, space = web_space
    (added,) = complete(folder)
    assert re.fullmatch(r"engine\.bin\?[0-9a-f]{12}", added)
    assert complete(folder) == [added], "twice is as once"
    assert json.loads((folder / "manifest.webmanifest").read_text("utf-8"))["start_url"] == "./"
    page = person(base_url=f"http://localhost:{space.server_port}", service_workers="allow")
    page.goto("/club/games/")
    page.evaluate("() => navigator.serviceWorker.register('sw.js').then(() => undefined)")
    page.evaluate(READY)
    left = """() => new Promise((done) => navigator.serviceWorker.getRegistration().then(({ active }) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => done(data);
      active.postMessage({ t: "more", language: "en" }, [port2]);
    }))"""
    assert page.evaluate(left) == 0
    space.shutdown()
    space.server_close()
    page.goto("/club/games/somewhere/else")
    expect(page.get_by_text("drawn")).to_be_visible()
    assert (
        page.evaluate("() => fetch('/club/games/engine.bin').then((answer) => answer.blob()).then(({ size }) => size)")
        == 1000
    )
