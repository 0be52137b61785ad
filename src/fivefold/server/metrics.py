"""What a host can watch, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()
CONNECTIONS = Gauge("fivefold_connections", "Open connections", registry=registry)
ROOMS = Gauge("fivefold_rooms", "Rooms in memory", registry=registry)
MATCHES = Gauge("fivefold_matches", "Matches that are going on", registry=registry)
MESSAGES = Counter("fivefold_messages", "Messages from clients", registry=registry)
ACTS = Counter("fivefold_acts", "Moves that were asked for", registry=registry)
REFUSALS = Counter("fivefold_refusals", "Messages that were refused", ["code"], registry=registry)
TURNED_AWAY = Counter("fivefold_turned_away", "Connections and requests that were refused", ["code"], registry=registry)
THOUGHTS = Gauge("fivefold_waiting_thoughts", "Questions to bots that wait", registry=registry)
REVIEWS = Gauge("fivefold_waiting_reviews", "Reviews that wait", registry=registry)
_SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
ACT_SECONDS = Histogram(
    "fivefold_act_seconds", "From a move's arrival until it is kept and told", buckets=_SHORT, registry=registry
)
COMMIT_SECONDS = Histogram("fivefold_commit_seconds", "A commit of the store", buckets=_SHORT, registry=registry)
LOOP_LAG = Histogram("fivefold_loop_lag_seconds", "How late the event loop is", buckets=_SHORT, registry=registry)


def page() -> bytes:
    """The figures as Prometheus reads them."""
    return generate_latest(registry)
