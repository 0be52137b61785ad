"""Echo servers to compare ours with: `python bench/echo.py KIND PORT`."""

import sys
import zlib
from collections.abc import Callable
from importlib import import_module
from typing import Any

import uvicorn

Run = Callable[[int], None]


async def bare(scope: Any, receive: Any, send: Any) -> None:
    """The smallest ASGI application."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def litestar(port: int) -> None:
    from litestar import Litestar, WebSocket, websocket

    @websocket("/")
    async def echo(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        while True:
            await socket.send_text(await socket.receive_text())

    uvicorn.run(Litestar([echo], logging_config=None), port=port, log_config=None, access_log=False)


def on_uvicorn(protocol: Any) -> Run:
    def run(port: int) -> None:
        uvicorn.run(bare, port=port, ws=protocol, lifespan="off", log_config=None, access_log=False)

    return run


def ours(port: int) -> None:
    from fivefold.server.wire import Frame, WebSocket, WebSocketServer, accept

    class Echo:
        def received(self, websocket: WebSocket, text: bytes) -> None:
            websocket.send(Frame(text))

        def closed(self, websocket: WebSocket, code: int, reason: str) -> None:
            pass

    echo = Echo()

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        accept(scope, echo)

    config = WebSocketServer().config(app, port=port, lifespan="off", log_config=None, access_log=False)
    uvicorn.Server(config).run()


def granian(port: int) -> None:
    import uvloop

    kind = import_module("granian.constants").Interfaces.ASGINL
    server = import_module("granian.server.embed").Server(
        bare, port=port, interface=kind, websockets=True, log_enabled=False
    )
    uvloop.run(server.serve())


def aiohttp(port: int) -> None:
    import uvloop

    web = import_module("aiohttp.web")

    async def echo(request: Any) -> Any:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for message in socket:
            await socket.send_str(message.data)
        return socket

    app = web.Application()
    app.router.add_get("/", echo)
    web.run_app(app, host="127.0.0.1", port=port, print=None, access_log=None, loop=uvloop.new_event_loop())


def picows(port: int) -> None:
    """Has no compression of its own; here it compresses as our WebSockets do."""
    import uvloop

    library = import_module("picows")
    text, close = library.WSMsgType.TEXT, library.WSMsgType.CLOSE

    def heard(_self: object, transport: Any, frame: Any) -> None:
        payload = frame.get_payload_as_bytes()
        if frame.rsv1:
            plain = zlib.decompressobj(-15).decompress(payload + b"\x00\x00\xff\xff", 4096)
            packer = zlib.compressobj(1, zlib.DEFLATED, -12, 5)
            packed = packer.compress(plain) + packer.flush(zlib.Z_SYNC_FLUSH)
            transport.send(text, packed[:-4], True, True)
        elif frame.msg_type == text:
            transport.send(text, payload)
        elif frame.msg_type == close:
            transport.disconnect()

    listener = type("Echo", (library.WSListener,), {"on_ws_frame": heard})

    def answer(request: Any) -> Any:
        is_offered = "permessage-deflate" in request.headers.get("Sec-WebSocket-Extensions", "")
        agreed = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"
        extra = {"Sec-WebSocket-Extensions": agreed} if is_offered else {}
        return library.WSUpgradeResponseWithListener(library.WSUpgradeResponse.create_101_response(extra), listener())

    async def serve() -> None:
        server = await library.ws_create_server(answer, "127.0.0.1", port, read_buffer_init_size=4096)
        await server.serve_forever()

    uvloop.run(serve())


KINDS: dict[str, Run] = {
    "uvicorn with Litestar": litestar,
    "uvicorn, websockets": on_uvicorn("websockets"),
    "uvicorn, websockets-sansio": on_uvicorn("websockets-sansio"),
    "uvicorn, wsproto": on_uvicorn("wsproto"),
    "granian": granian,
    "aiohttp": aiohttp,
    "picows": picows,
    "uvicorn with our WebSockets": ours,
}
REFERENCE = "uvicorn with Litestar"

if __name__ == "__main__":
    KINDS[sys.argv[1]](int(sys.argv[2]))
