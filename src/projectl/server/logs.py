"""Logs: one JSON object a line, lines of text, or what a person at a terminal needs to know.

What other libraries log looks the same.
"""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog
from structlog.tracebacks import ExceptionDictTransformer

from .terminal_notices import ForPeople

FORMS = ("auto", "json", "text", "people")
_NOISY = ("alembic", "asyncio", "uvicorn", "uvicorn.error")
"""They tell people in a terminal what they do not want to know, or have been told already."""
_ALWAYS_NOISY = ("alembic.runtime.plugins",)


class _StandardError:
    """The standard error stream, whichever it is now. What cannot be logged must not stop what it tells of."""

    def write(self, text: str) -> None:
        """Write it if that is possible: the stream may be closed, the disk full, the terminal gone."""
        with suppress(OSError, ValueError):
            sys.stderr.write(text)

    def flush(self) -> None:
        """See write."""
        with suppress(OSError, ValueError):
            sys.stderr.flush()


_STANDARD_ERROR = cast("TextIO", _StandardError())


class _Handler(logging.StreamHandler[TextIO]):
    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # logging calls it so
        """What was dropped on purpose is no error; all else is, as ever."""
        if not isinstance(sys.exc_info()[1], structlog.DropEvent):
            super().handleError(record)


def is_for_people(form: str) -> bool:
    """Whether a person at a terminal reads what is logged in this form."""
    return form == "people" or (form == "auto" and sys.stderr.isatty())


def set_up_logs(level: str, form: str = "auto") -> None:
    """Log to the standard error stream, from `level` on; `auto` is for people in a terminal, else JSON."""
    people, as_text = is_for_people(form), form == "text"
    if people:
        level = max(level, "warning", key=_number)
    common: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="%H:%M:%S" if as_text else "iso", utc=not as_text),
    ]
    rendering = [ForPeople()] if people else _as_text() if as_text else _as_json()
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.addFilter(_is_ours)
    uvicorn.setLevel(max(logging.WARNING, _number(level)))
    structlog.configure(
        processors=[*common, *rendering],
        wrapper_class=structlog.make_filtering_bound_logger(_number(level)),
        logger_factory=structlog.PrintLoggerFactory(file=_STANDARD_ERROR),
    )
    _lead_others(level, common, rendering)
    for name in _NOISY:
        logging.getLogger(name).setLevel(logging.WARNING if as_text or people else logging.NOTSET)
    for name in _ALWAYS_NOISY:
        logging.getLogger(name).setLevel(logging.WARNING)


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]


def _as_json() -> list[Any]:
    # Without the values of variables: a seed could be among them.
    plain = structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False))
    return [plain, structlog.processors.JSONRenderer()]


def _as_text() -> list[Any]:
    return [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback, pad_event_to=0)]


def _lead_others(level: str, common: list[Any], rendering: list[Any]) -> None:
    """What is logged by Python's own means, as uvicorn does it, goes the same way."""
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[*common, structlog.stdlib.add_logger_name, structlog.stdlib.ExtraAdder()],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendering],
    )
    handler = _Handler(_STANDARD_ERROR)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    for old in [*root.handlers]:
        if getattr(old, "leads_here", False):  # set up anew, as tests do
            root.removeHandler(old)
    setattr(handler, "leads_here", True)  # noqa: B010  # an attribute of our own
    root.addHandler(handler)
    root.setLevel(level.upper())


def _is_ours(record: logging.LogRecord) -> bool:
    """Not what a client has spoilt: it was told, and nothing here is broken. Nor why the server could not start.

    That is logged by the application itself, without the places in the program that it came from.
    """
    return not str(record.msg).startswith(("Invalid UTF-8", "Traceback", "Application startup failed"))
