"""The ports of servers that tests kill and start again."""

import socket

import pytest

from server.ports import free_port


def test_a_port_is_kept_for_its_server_and_from_everybody_else() -> None:
    """A program that is given a port while the server is down must not get this one."""
    place = ("127.0.0.1", free_port())
    for _ in range(2):
        with socket.socket() as other, pytest.raises(OSError, match="in use"):
            other.bind(place)
        with socket.create_server(place), socket.create_connection(place):
            pass
