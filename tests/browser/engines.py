"""Three browser engines behind one thin driver: Chromium by Playwright, Firefox by WebDriver BiDi, WebKit by WebDriver.

Firefox speaks BiDi itself, so neither a driver program nor a library is needed for it; WebKit brings its own driver.
"""

import contextlib
import itertools
import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser
from websockets.sync.client import ClientConnection, connect

WIDTH, HEIGHT = 1280, 800
PATIENCE = 180
"""Seconds for anything."""
NO_GRAPHICS_CARD = {"WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
"""Without one, WebKit paints in half the time if it does not pretend to have one."""
MINI_BROWSERS = ("webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0")


class Engine(Protocol):
    """A browser with one page."""

    def go(self, url: str) -> None:
        """Opens a page and waits until it is there."""

    def run(self, script: str) -> Any:
        """What an expression comes to in the page; promises are awaited."""

    def tap(self, x: float, y: float) -> None:
        """A press with the mouse."""


def is_there(engine: str) -> bool:
    """Whether this machine has the engine."""
    match engine:
        case "firefox":
            return _firefox() is not None
        case "webkit":
            return all(map(shutil.which, ("WebKitWebDriver", "Xvfb"))) and _mini_browser() is not None
        case _:
            return True


def _firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


def _mini_browser() -> str | None:
    places = [f"{place}/{name}/MiniBrowser" for place in ("lib/*", "lib*", "libexec") for name in MINI_BROWSERS]
    return next((str(found) for place in places for found in Path("/usr").glob(place)), None)


@contextlib.contextmanager
def start(engine: str, folder: Path, chromium: Callable[[], Browser]) -> Generator[Engine]:
    """The engine with an empty profile; all that was started for it ends with it."""
    match engine:
        case "firefox":
            port = _free_port()
            words = ("--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", str(port))
            with _process(str(_firefox()), *words, HOME=str(folder)) as process:
                _wait_for(port, process)
                with connect(f"ws://127.0.0.1:{port}/session", max_size=None, open_timeout=PATIENCE) as line:
                    yield Firefox(line)
        case "webkit":
            screen = ("-displayfd", "1", "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp")
            with _process("Xvfb", *screen) as xvfb:
                assert xvfb.stdout
                display, port = f":{xvfb.stdout.readline().decode().strip()}", _free_port()
                around = {"DISPLAY": display, "HOME": str(folder), **NO_GRAPHICS_CARD}
                with _process("WebKitWebDriver", f"--port={port}", **around) as process:
                    _wait_for(port, process)
                    yield WebKit(f"http://127.0.0.1:{port}")
        case _:
            with chromium().new_context(viewport={"width": WIDTH, "height": HEIGHT}) as context:
                yield Chromium(context.new_page())


@contextlib.contextmanager
def _process(*command: str, **environment: str) -> Generator[subprocess.Popen[bytes]]:
    """A program; it and all that it has started end with the block."""
    stdout = subprocess.PIPE if command[0] == "Xvfb" else subprocess.DEVNULL
    environment = {**os.environ, **environment}
    with subprocess.Popen(
        command, stdout=stdout, stderr=subprocess.DEVNULL, env=environment, process_group=0
    ) as process:
        try:
            yield process
        finally:
            for way in (signal.SIGTERM, signal.SIGKILL):
                with contextlib.suppress(ProcessLookupError, subprocess.TimeoutExpired):
                    os.killpg(process.pid, way)
                    process.wait(PATIENCE)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(PATIENCE * 10):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        if process.poll() is not None:
            break
        time.sleep(0.1)
    raise RuntimeError(f"{process.args!r} did not start")


class Chromium:
    """A page of Playwright's."""

    def __init__(self, page: Any) -> None:
        self._page = page

    def go(self, url: str) -> None:
        self._page.goto(url)

    def run(self, script: str) -> Any:
        return self._page.evaluate(script)

    def tap(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)


def _strokes(x: float, y: float) -> list[dict[str, Any]]:
    """A press in the words of WebDriver, which both of its kinds share."""
    strokes = [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": strokes}]


class Firefox:
    """A tab of Firefox, over its own line."""

    def __init__(self, line: ClientConnection) -> None:
        self._line, self._numbers = line, itertools.count(1)
        self._ask("session.new", capabilities={})
        self._tab: str = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        size = {"width": WIDTH, "height": HEIGHT}
        self._ask("browsingContext.setViewport", context=self._tab, viewport=size)

    def go(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def run(self, script: str) -> Any:
        expression = f"Promise.resolve({script}).then((found) => JSON.stringify(found ?? null))"
        answer = self._ask("script.evaluate", expression=expression, target={"context": self._tab}, awaitPromise=True)
        if answer["type"] != "success":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def tap(self, x: float, y: float) -> None:
        self._ask("input.performActions", context=self._tab, actions=_strokes(x, y))

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._line.recv(PATIENCE))
            if answer.get("id") != number:
                continue
            if "error" in answer:
                raise RuntimeError(f"{method}: {answer['error']}: {answer.get('message')}")
            return answer["result"]


class WebKit:
    """A window of WebKitGTK's small browser, the nearest to Safari there is here."""

    def __init__(self, driver: str) -> None:
        self._driver = driver
        browser = {"binary": _mini_browser(), "args": ["--automation"]}
        answer = self._ask("/session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": browser}})
        self._session = f"/session/{answer['sessionId']}"
        self._ask(f"{self._session}/timeouts", script=PATIENCE * 1000, pageLoad=PATIENCE * 1000)
        self._ask(f"{self._session}/window/rect", x=0, y=0, width=WIDTH, height=HEIGHT)

    def go(self, url: str) -> None:
        self._ask(f"{self._session}/url", url=url)

    def run(self, script: str) -> Any:
        answer = f"Promise.resolve({script}).then((found) => ({{ found: found ?? null }}))"
        wrong = "(wrong) => ({ wrong: String(wrong) })"
        script = f"{answer}.catch({wrong}).then(arguments[0])"
        result = self._ask(f"{self._session}/execute/async", script=script, args=[])
        if "wrong" in result:
            raise RuntimeError(result["wrong"])
        return result["found"]

    def tap(self, x: float, y: float) -> None:
        self._ask(f"{self._session}/actions", actions=_strokes(x, y))

    def _ask(self, path: str, **body: Any) -> Any:
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(self._driver + path, json.dumps(body).encode(), headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE * 2) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{path}: {error.read().decode()[:500]}") from None
