"""Errors as clients see them: a code, parameters, a text. Never a stack trace."""

from __future__ import annotations

from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from starlette.exceptions import HTTPException

from projectl.errors import ProjectLError
from projectl.server.answers.problems import problem_for, status_of
from projectl.server.errors import RefusedError
from projectl.server.http.schemas.games import Problem
from projectl.server.messages.outbound import Problem as ProblemDocument
from projectl.server.storage.outages import OF_DATABASE, trouble_of
from projectl.server.storage.write_errors import NotStoredError

log = structlog.get_logger("projectl.api")

RESPONSES: dict[int | str, dict[str, Any]] = {
    code: {"model": Problem} for code in (400, 401, 403, 404, 409, 410, 413, 421, 422, 429, 503)
}

RESPONSES_TO_TEXT: dict[int | str, dict[str, Any]] = {
    code: {
        "description": "Refused",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    for code in RESPONSES
}
"""For routes that answer in another form than JSON when all goes well."""


def problem_of(error: BaseException) -> ProblemDocument | None:
    """An error in words that a client may see; None if it is none of ours."""
    if isinstance(error, NotStoredError):
        return problem_for(RefusedError("not-stored"))
    if isinstance(error, ProjectLError):
        return problem_for(error)
    return problem_for(RefusedError("database-away")) if trouble_of(error) is not None else None


def malformed(error: ValidationError | RequestValidationError) -> ProblemDocument:
    """What does not fit, without repeating what was sent."""
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem_for(RefusedError("message-malformed", reason=f"{where}: {first['msg']}"[:200]))


def response(error: BaseException) -> JSONResponse | None:
    """The answer to a request that has failed in a way we know."""
    found = problem_of(error)
    if found is None:
        return None
    return JSONResponse(found, status_of(found["code"]))


def install(app: FastAPI) -> None:
    """Answer every failure in the same form."""

    async def on_known(request: Request, error: Exception) -> JSONResponse:
        found = response(error)
        return found if found is not None else await on_unknown(request, error)

    async def on_malformed(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        return JSONResponse(malformed(error), 422)

    async def on_http(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        text = str(error.detail)
        return JSONResponse(
            {"code": f"http-{error.status_code}", "params": {}, "text": text}, error.status_code, error.headers
        )

    async def on_unknown(request: Request, error: Exception) -> JSONResponse:
        log.error("request-failed", path=request.url.path, exc_info=error)
        return JSONResponse(problem_for(RefusedError("internal-error")), 500)

    app.add_exception_handler(RequestValidationError, on_malformed)
    app.add_exception_handler(ProjectLError, on_known)
    app.add_exception_handler(NotStoredError, on_known)
    for of_database in OF_DATABASE:
        app.add_exception_handler(of_database, on_known)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_unknown)
