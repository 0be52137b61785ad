"""What a host can watch, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

registry = CollectorRegistry()
CONNECTIONS = Gauge("fivefold_connections", "Open connections", registry=registry)
ROOMS = Gauge("fivefold_rooms", "Rooms in memory", registry=registry)
MATCHES = Gauge("fivefold_matches", "Matches that are going on", registry=registry)
MESSAGES = Counter("fivefold_messages", "Messages from clients", registry=registry)
ACTS = Counter("fivefold_acts", "Moves that were made and written down", registry=registry)
REFUSALS = Counter("fivefold_refusals", "Messages that were refused", ["code"], registry=registry)


def page() -> bytes:
    """The figures as Prometheus reads them."""
    return generate_latest(registry)
