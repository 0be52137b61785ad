"""Measured costs for capacity planning: CPU seconds, bytes and entries."""

from pathlib import Path

import msgspec

FILE = Path(__file__).parent / "costs.json"


class Costs(msgspec.Struct, frozen=True):
    """Costs on one core of the machine that measured them; `bench_cluster.py --save` writes them."""

    act: float
    """Of a server, for an act whose people are connected to it."""
    far_act: float
    """Of both servers, for an act whose people are connected to another one."""
    person_second: float
    """Of a server, for an open connection, per second."""
    far_person_second: float
    arrival: float
    """For a person who arrives: identification, a room for two, a connection, the first updates."""
    memory: float
    """Bytes for each person at a table."""
    postgres_act: float
    """Of Postgres, for an act in its own commit."""
    postgres_act_together: float
    """Of Postgres, for one act of many in a commit."""
    postgres_entries: float
    """Entries per second that one process writes to Postgres concurrently."""
    entries_in_a_commit: float
    """The number of them in one commit."""
    commit: float
    """Seconds for a commit of one entry, from the server to the disk and back."""
    entry_bytes: float
    """Of an entry in Postgres with its key, over the records of all games in tests/records."""
    valkey_act: float
    """Of Valkey, for an act that goes over the bus."""


def read() -> Costs:
    """Return the costs that were measured last."""
    return msgspec.json.decode(FILE.read_bytes(), type=Costs)
