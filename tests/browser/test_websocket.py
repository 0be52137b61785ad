"""The browser's own WebSocket against our server, compressed as the browser offers it."""

from playwright.sync_api import Browser

from server.wire.peers import EchoServer

TALK = """async url => {
    const words = ["a", "Zoë 👏", "word ".repeat(800), '{"t":"do"}'.repeat(100)]
    const ws = new WebSocket(url)
    await new Promise(open => (ws.onopen = open))
    const heard = []
    for (const word of words) {
        const echo = new Promise(came => (ws.onmessage = came))
        ws.send(word)
        heard.push((await echo).data === word)
    }
    const end = new Promise(closed => (ws.onclose = closed))
    ws.send("x".repeat(5000))
    const { code, reason, wasClean } = await end
    return { extensions: ws.extensions, heard, code, reason, wasClean }
}"""


def test_chromium_talks_to_our_websocket_and_learns_why_it_closes(chromium: Browser) -> None:
    with EchoServer() as host:
        page = chromium.new_page()
        page.goto(f"http://127.0.0.1:{host.port}/")
        assert page.evaluate(TALK, host.url) == {
            "extensions": "permessage-deflate; server_no_context_takeover; client_no_context_takeover; "
            "server_max_window_bits=12",
            "heard": [True] * 4,
            "code": 1009,
            "reason": "frame exceeds limit of 4096 bytes",
            "wasClean": True,
        }
        assert host.listener.websockets[0].is_compressed
        page.close()
