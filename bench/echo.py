"""Echo servers to compare ours with: `python bench/echo.py KIND PORT`."""

import sys
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


def lines(port: int) -> None:
    from fivefold.server.wire import Frame, Line, Lines, accept

    class Echo:
        def heard(self, line: Line, text: bytes) -> None:
            line.send(Frame(text))

        def closed(self, line: Line, code: int, reason: str) -> None:
            pass

    echo = Echo()

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        accept(scope, echo)

    uvicorn.Server(Lines().config(app, port=port, lifespan="off", log_config=None, access_log=False)).run()


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
    """picows leaves compression to the application; here it is done as in our server."""
    import uvloop

    from fivefold.server.wire.deflate import agree, deflate, inflate

    library = import_module("picows")
    text, close = library.WSMsgType.TEXT, library.WSMsgType.CLOSE

    def heard(_self: object, transport: Any, frame: Any) -> None:
        payload = frame.get_payload_as_bytes()
        if frame.rsv1:
            transport.send(text, deflate(inflate(payload, 4096)), True, True)
        elif frame.msg_type == text:
            transport.send(text, payload)
        elif frame.msg_type == close:
            transport.disconnect()

    listener = type("Echo", (library.WSListener,), {"on_ws_frame": heard})

    def answer(request: Any) -> Any:
        agreed = agree([request.headers.get("Sec-WebSocket-Extensions", "")])
        extra = {"Sec-WebSocket-Extensions": agreed} if agreed else {}
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
    "uvicorn with our lines": lines,
}
REFERENCE = "uvicorn with Litestar"

if __name__ == "__main__":
    KINDS[sys.argv[1]](int(sys.argv[2]))
