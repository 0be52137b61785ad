"""Whose connections are other people's: those of proxies, which name the address of whoever they speak for."""

import ipaddress
import os

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Proxies:
    """The proxies that are believed, as uvicorn reads them: addresses, networks, or `*` for everybody."""

    def __init__(self, named: str) -> None:
        words = [word.strip() for word in named.split(",")]
        self._everybody = "*" in words
        self._networks: list[Network] = []
        self._literal: set[str] = set()
        for word in words:
            try:
                self._networks.append(ipaddress.ip_network(word))
            except ValueError:
                self._literal.add(word)

    def __contains__(self, address: str) -> bool:
        if self._everybody or address in self._literal:
            return True
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


PROXIES = Proxies(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))
