"""The REST API does what its OpenAPI schema says, for any request."""

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.client import LONG, Client, Server

OPERATIONS = 101
CALM = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large, HealthCheck.large_base_example]
CHECKS = [not_a_server_error, response_schema_conformance, status_code_conformance, content_type_conformance]


@pytest.fixture(scope="module")
def api(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/docs/openapi.json")


@pytest.fixture(scope="module")
def known(server: Server) -> str:
    """Return the cookie of a known person."""
    with Client(server) as client:
        return client.cookie


def probe(api: Any, examples: int, cookie: str) -> int:
    """Send this many valid and invalid requests to every operation; return the number of operations."""
    operations = [found.ok() for found in api.get_all_operations()]
    for operation in operations:
        for mode in GenerationMode:

            @given(case=operation.as_strategy(generation_mode=mode))
            @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=CALM)
            def one(case: Any) -> None:
                answer = case.call(headers={"Cookie": cookie} if cookie else {})
                case.validate_response(answer, checks=CHECKS)

            try:
                one()
            except Unsatisfiable:
                assert mode is GenerationMode.NEGATIVE  # no invalid request exists
    return len(operations)


def test_no_request_breaks_it(api: Any, known: str) -> None:
    assert probe(api, 8, known) == OPERATIONS


def test_no_request_of_a_stranger_breaks_it(api: Any) -> None:
    assert probe(api, 5, "") == OPERATIONS


@pytest.mark.soak
def test_no_request_breaks_it_at_length(api: Any, known: str) -> None:
    assert probe(api, 300, known) == OPERATIONS


def test_the_page_lists_everything(server: Server) -> None:
    page = httpx.get(f"{server.url}/api/docs/openapi.json", timeout=LONG).json()
    assert set(page["paths"]) == {
        "/api/account",
        "/api/account/devices/{device}",
        "/api/account/passkeys",
        "/api/account/passkeys/options",
        "/api/account/passkeys/{key}",
        "/api/account/recovery",
        "/api/daily/{day}",
        "/api/clubs",
        "/api/clubs/{code}",
        "/api/clubs/{code}/members",
        "/api/clubs/{code}/members/{member}",
        "/api/clubs/{code}/qr.svg",
        "/api/clubs/{code}/room",
        "/api/clubs/{code}/scores",
        "/api/clubs/{code}/scores/{sheet}",
        "/api/mine/clubs",
        "/api/mine/tournaments",
        "/api/tournaments",
        "/api/tournaments/{code}",
        "/api/tournaments/{code}/actions",
        "/api/tournaments/{code}/host",
        "/api/tournaments/{code}/players",
        "/api/tournaments/{code}/qr.svg",
        "/api/tournaments/{code}/standing.csv",
        "/api/count/{game}",
        "/api/count/{game}/{name}",
        "/api/drills",
        "/api/drills/{game}/{name}",
        "/api/file",
        "/api/file/deal",
        "/api/file/letters",
        "/api/file/moment",
        "/api/file/retry",
        "/api/file/review",
        "/api/file/review/{record}",
        "/api/games",
        "/api/handover",
        "/api/handover/{code}",
        "/api/handover/{code}/qr.svg",
        "/api/leaders/{game}",
        "/api/matches/{match}",
        "/api/matches/{match}/deal",
        "/api/matches/{match}/letters",
        "/api/matches/{match}/moment",
        "/api/matches/{match}/retry",
        "/api/matches/{match}/review",
        "/api/me",
        "/api/mine",
        "/api/mine/daily",
        "/api/mine/figures",
        "/api/mine/matches",
        "/api/mine/ratings",
        "/api/mine/records",
        "/api/mine/scores",
        "/api/print/{game}",
        "/api/quick",
        "/api/quick/bot",
        "/api/records/{match}",
        "/api/reports",
        "/api/rooms",
        "/api/rooms/{code}",
        "/api/rooms/{code}/ratings",
        "/api/rooms/{code}/qr.svg",
        "/api/scores",
        "/api/scores/{code}",
        "/api/scores/{code}/entries",
        "/api/scores/{code}/qr.svg",
        "/api/scoring/{game}",
        "/api/sign-in/options",
        "/api/sign-in/passkey",
        "/api/sign-in/recovery",
        "/api/sign-out",
        "/health",
        "/ready",
        "/api/friends",
        "/api/friends/invitations",
        "/api/friends/presence",
        "/api/friends/{person}/block",
        "/api/friends/{person}/invitation",
        "/api/mine/vacation",
        "/api/push",
        "/api/push/quiet",
    }
    shown = httpx.get(f"{server.url}/api/docs", timeout=LONG).text
    assert all(path in shown for path in page["paths"])
    assert "Takes NewRoom." in shown
    assert "://" not in shown, "nothing is loaded from elsewhere"
