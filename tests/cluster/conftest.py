"""Postgres, Valkey and three servers for the tests of a module, and clients of any of them."""

from collections.abc import Iterator

import pytest

from cluster.company import Cluster, cluster, why_none
from server.conftest import Person, someone

__all__ = ["Person", "someone"]


@pytest.fixture(scope="module")
def three(real: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    if why := why_none():
        pytest.skip(f"NOT TESTED with several processes: {why}")
    with cluster(tmp_path_factory.mktemp("cluster"), 3) as found:
        yield found
