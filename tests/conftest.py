"""Shared by all tests: which tier each belongs to, and an environment that no setting of the user reaches.

A test that starts a server, a database or a browser is *real*: it reaches the fixture `real`, or is marked. Real tests
run in `make integration`, those marked `smoke` in `make test`; tests that start nothing run in `make test` unless they
are marked `integration`; tests marked `soak` run in `make soak` only. CONTRIBUTING.md has the list.
"""

import os
import tempfile

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")
PASSED_ON = {"FIVEFOLD_PICTURES"}
"""Our environment variables that are meant for the tests."""


def pytest_configure(config: pytest.Config) -> None:
    """Sets what this process and all that it starts see: English, default settings and empty folders of data."""
    patch = pytest.MonkeyPatch()
    config.add_cleanup(patch.undo)
    folder = tempfile.TemporaryDirectory(prefix="fivefold-home-", ignore_cleanup_errors=True)
    config.add_cleanup(folder.cleanup)
    for name in [name for name in os.environ if name.startswith("FIVEFOLD_") and name not in PASSED_ON]:
        patch.delenv(name)
    patch.setenv("LC_ALL", "C.UTF-8")
    patch.setenv("XDG_DATA_HOME", folder.name)


@pytest.fixture(scope="session")
def real() -> None:
    """Asked for by every fixture that starts a real server, database or browser, or is of use only with one."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks real tests, and as `integration` those that no other tier has.

    Smoke tests of one folder run in one process, which shares its server, its database and its browser.
    """
    for item in items:
        if "real" in getattr(item, "fixturenames", ()):
            item.add_marker("real")
        if item.get_closest_marker("smoke"):
            item.add_marker(pytest.mark.xdist_group(item.path.parent.name))
        elif item.get_closest_marker("real") and not item.get_closest_marker("soak"):
            item.add_marker("integration")
