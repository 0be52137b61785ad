"""Malformed HTTP gets one response, whatever the application is doing at that moment."""

import asyncio
from typing import Any

import pytest
from uvicorn.server import ServerState

from fivefold.server.wire import WebSocketServer
from fivefold.server.wire.http import HttpProtocol
from server.wire.peers import MemoryTransport

HEAD = b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
NOT_A_CHUNK = b"no size\r\n"


class HttpTransport(MemoryTransport):
    """A transport whose protocol stays the same."""

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    def connect(self, protocol: HttpProtocol) -> None:
        self.protocol = protocol
        protocol.connection_made(self)


@pytest.mark.parametrize(("is_early", "status"), [(False, b"400"), (True, b"200")])
def test_a_malformed_body_gets_one_response(*, is_early: bool, status: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> list[bytes]:
        may_respond, responded = asyncio.Event(), asyncio.Event()

        async def app(_scope: Any, _receive: Any, send: Any) -> None:
            await may_respond.wait()
            try:
                await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
                await send({"type": "http.response.body", "body": b""})
            finally:
                responded.set()

        websockets = WebSocketServer()
        config = websockets.config(app, lifespan="off", log_config=None, access_log=False)
        config.load()
        transport = HttpTransport()
        protocol = HttpProtocol(websockets, config=config, server_state=ServerState(), app_state={})
        transport.connect(protocol)
        protocol.data_received(HEAD)
        if is_early:
            may_respond.set()
            await responded.wait()
        protocol.data_received(NOT_A_CHUNK)
        assert transport.is_closed
        may_respond.set()
        await responded.wait()
        await asyncio.sleep(0)
        protocol.connection_lost(None)
        return transport.written

    written = b"".join(asyncio.run(test()))
    assert written.count(b"HTTP/1.1 ") == 1
    assert written.startswith(b"HTTP/1.1 " + status)
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []
