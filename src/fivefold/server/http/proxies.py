"""Trusted proxies, whose X-Forwarded-For header is believed."""

import ipaddress
import os

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Proxies:
    """The trusted proxies in uvicorn's format: addresses, networks, or `*` for all."""

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
