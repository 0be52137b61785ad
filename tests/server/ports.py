"""Ports for servers that tests start."""

import socket


def free_port() -> int:
    """Return a port that no other program is given as long as this one runs, even while nobody listens there.

    A server that was killed finds it free again. A socket that is bound and does not listen keeps it; servers can bind
    it nevertheless because both sides set SO_REUSEADDR.
    """
    keeper = socket.socket()
    keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    keeper.bind(("127.0.0.1", 0))
    port = int(keeper.getsockname()[1])
    keeper.detach()
    return port
