"""Metrics for the operator, in the Prometheus format."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()
CONNECTIONS = Gauge("fivefold_connections", "Open connections", registry=registry)
ROOMS = Gauge("fivefold_rooms", "Rooms in memory", registry=registry)
MATCHES = Gauge("fivefold_matches", "Matches in progress", registry=registry)
MESSAGES = Counter("fivefold_messages", "Requests received over WebSockets", registry=registry)
ACTS = Counter("fivefold_acts", "Moves requested", registry=registry)
REFUSALS = Counter(
    "fivefold_refusals", "Requests over WebSockets that were refused, by code", ["code"], registry=registry
)
TURNED_AWAY = Counter(
    "fivefold_turned_away", "Connections and HTTP requests that were refused, by code", ["code"], registry=registry
)
WAITING_JOBS = Gauge("fivefold_waiting_jobs", "Jobs waiting for a worker, by lane", ["lane"], registry=registry)
TASK_FAILURES = Counter(
    "fivefold_task_failures", "Background tasks that failed, by name; most are restarted", ["task"], registry=registry
)
_SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
ACT_SECONDS = Histogram(
    "fivefold_act_seconds", "From a move's arrival until it is saved and sent", buckets=_SHORT, registry=registry
)
COMMIT_SECONDS = Histogram(
    "fivefold_commit_seconds", "Duration of a commit of the store", buckets=_SHORT, registry=registry
)
LOOP_LAG = Histogram("fivefold_loop_lag_seconds", "Lag of the event loop", buckets=_SHORT, registry=registry)


def page() -> bytes:
    return generate_latest(registry)
