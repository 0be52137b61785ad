"""What all tests share: which of them may be tried twice, and that none of them is timed."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


@pytest.fixture(scope="session")
def real() -> None:
    """Asked for by every fixture that starts a real server, browser or database, or is of use only with one.

    A test that starts one itself says `@pytest.mark.real`.
    """


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the tests that get to such a fixture; tools/run_tests.py tries no others twice."""
    for item in items:
        if "real" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.real)
