"""What was measured, for plans: seconds of one processor, bytes, and entries."""

from pathlib import Path

import msgspec

FILE = Path(__file__).parent / "costs.json"


class Costs(msgspec.Struct, frozen=True):
    """All of it on one core of the machine that measured; `bench_cluster.py --save` writes them."""

    act: float
    """Of a server, for an act whose people are connected to it."""
    far_act: float
    """Of both servers, for one whose people are connected to another."""
    person_second: float
    """Of a server, for a connection that is open, each second."""
    far_person_second: float
    arrival: float
    """For somebody who comes: who they are, a room for two, a connection, the first letters."""
    memory: float
    """Bytes for each person at a table."""
    postgres_act: float
    """Of Postgres, for an act that has a commit of its own."""
    postgres_act_together: float
    """Of Postgres, for one of many in a commit."""
    postgres_entries: float
    """Entries a second that one process gets into Postgres, many at once."""
    entries_in_a_commit: float
    """Those of them that were written together."""
    commit: float
    """Seconds that a commit of one entry takes, from the server to the disk and back."""
    entry_bytes: float
    """Of an entry in Postgres with its key, over the records of all games in tests/records."""
    valkey_act: float
    """Of Valkey, for an act that goes over the bus."""


def read() -> Costs:
    """The costs that were measured last."""
    return msgspec.json.decode(FILE.read_bytes(), type=Costs)
