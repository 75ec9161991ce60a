"""The API does what its own description says: Schemathesis makes requests from it and checks every answer."""

from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, assume, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.support import ME, OPEN, WAIT, Browser
from tests.support import examples

BEYOND = [positive_data_acceptance]  # whether a move is allowed is for the rules to say, not for a description
OPERATIONS = {
    "GET /api/games",
    "GET /api/games/{game}/rules",
    "GET /api/games/{game}/printed",
    "GET /api/games/{game}/lessons",
    "GET /api/games/{game}/lessons/{lesson}",
    "GET /api/games/{game}/lessons/{lesson}/foresight",
    "GET /api/games/{game}/lessons/{lesson}/why",
    "GET /api/games/{game}/box",
    "POST /api/games/{game}/box/checks",
    "POST /api/games/{game}/box/file",
    "GET /api/games/{game}/boxes",
    "POST /api/games/{game}/boxes",
    "GET /api/games/{game}/boxes/{box}",
    "DELETE /api/games/{game}/boxes/{box}",
    "GET /api/games/{game}/boxes/{box}/file",
    "GET /api/me",
    "PUT /api/me",
    "GET /api/tables",
    "POST /api/tables",
    "GET /api/tables/{table}",
    "POST /api/tables/{table}/seats/{number}",
    "DELETE /api/tables/{table}/seats/{number}",
    "POST /api/tables/{table}/start",
    "POST /api/tables/{table}/rematch",
    "POST /api/tables/{table}/moves",
    "POST /api/tables/{table}/undo",
    "GET /api/tables/{table}/steps",
    "GET /api/tables/{table}/foresight",
    "POST /api/tables/{table}/hint",
    "PUT /api/tables/{table}/hints",
    "GET /api/tables/{table}/why",
    "GET /api/tables/{table}/match",
    "POST /api/tables/{table}/play-on",
    "POST /api/matches",
    "GET /api/showcase",
    "GET /api/showcase/moment",
    "GET /api/tables/{table}/picture",
    "GET /api/tables/{table}/replay",
    "GET /api/tables/{table}/analysis",
    "POST /api/tables/{table}/analysis",
    "GET /api/tables/{table}/reckoning",
    "GET /api/tables/{table}/replay/moments",
}

NOTHING_TO_GET_WRONG = {"GET /api/me", "GET /api/games/{game}/printed", "GET /api/tables/{table}/match"}
CASES = [
    (operation, mode)
    for operation in sorted(OPERATIONS)
    for mode in GenerationMode
    if mode is GenerationMode.POSITIVE or operation not in NOTHING_TO_GET_WRONG
]


@pytest.fixture(scope="module")
def anna(either_server: str) -> Iterator[Browser]:
    with Browser(either_server, "Anna") as browser:
        yield browser


@pytest.fixture(scope="module")
def schema(anna: Browser) -> Any:
    return schemathesis.openapi.from_dict(anna.get("/api/openapi.json"))


@pytest.fixture(scope="module")
def tables(anna: Browser) -> list[str]:
    """One where somebody plays alone with herself, and one that waits."""
    return [anna.lay("verraeter", ME, ME, ME)["id"], anna.lay("kuhn", ME, OPEN)["id"]]


def test_the_description_names_every_operation(anna: Browser) -> None:
    paths = anna.get("/api/openapi.json")["paths"]
    assert {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods} == OPERATIONS


@pytest.mark.parametrize(("operation", "mode"), CASES, ids=[f"{operation}-{mode.value}" for operation, mode in CASES])
def test_every_operation_keeps_to_its_description(
    operation: str, mode: GenerationMode, schema: Any, anna: Browser, tables: list[str]
) -> None:
    """Of the tables that are asked for, two thirds are there."""
    method, path = operation.split()
    headers, cookies = {"x-csrf-token": anna.http.cookies["turncoat_csrf"]}, dict(anna.http.cookies)
    turn = 0

    @given(case=schema[path][method].as_strategy(generation_mode=mode))
    @settings(examples(few=3, many=20), deadline=None, suppress_health_check=list(HealthCheck))
    def check(case: Any) -> None:
        nonlocal turn
        turn += 1
        if "table" in case.path_parameters and turn % 3:
            case.path_parameters["table"] = tables[turn % 3 - 1]
        answer = case.call(base_url=anna.address, headers=headers, cookies=cookies, timeout=WAIT)
        assume(answer.status_code != HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)  # the connection's word, not the API's
        case.validate_response(answer, excluded_checks=BEYOND)

    check()
    assert turn >= 1
