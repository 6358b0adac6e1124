"""The command `projectl`: errors become one line, and a missing extra is named."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from projectl.errors import ProjectLError
from projectl.errors.exit_codes import INTERRUPTED

FAULT = 2
_SERVER = (
    "aiosqlite",
    "alembic",
    "argon2",
    "asyncpg",
    "fastapi",
    "openskill",
    "prometheus_client",
    "pydantic",
    "segno",
    "sqlalchemy",
    "structlog",
    "uvicorn",
)
EXTRAS = {
    "typer": "play",
    "rich": "play",
    "fluent": "play",
    **dict.fromkeys(_SERVER, "server"),
}
"""By package: the extra that brings it."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run a command line; returns its exit code, 2 when something was wrong with it."""
    if list(arguments) == ["--version"]:
        return _print_version()
    try:
        return _run(arguments)
    except ImportError as missing:
        return _fault(_missing_text(missing))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever reads the output has gone
        return FAULT
    except ProjectLError as error:
        from projectl.texts import error_text

        return _fault(error_text(error))


def _run(arguments: Sequence[str]) -> int:
    from projectl.texts import preferred_language, use, windows_language

    named, rest = _language_of(arguments)
    use(preferred_language(os.environ, windows_language) if named is None else named)
    from .app import build_app
    from .usage import exit_code_of, in_words

    try:
        code = build_app()(args=rest, prog_name="projectl", standalone_mode=False)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except Exception as error:
        if (fault := in_words(error)) is not None:
            raise fault from error
        ended = None if isinstance(error, ProjectLError) else exit_code_of(error)
        if ended is None:
            raise
        if ended == FAULT:
            return _fault(str(getattr(error, "message", "")))
        _say_aborted(error)
        return ended
    if code == INTERRUPTED:  # commands that have said more about it end by SystemExit
        from projectl.texts import t

        print(t("usage-interrupted"), file=sys.stderr)
    return code if isinstance(code, int) else 0


def _say_aborted(error: Exception) -> None:
    if type(error).__name__ == "Abort":  # somebody was asked, and said no
        from projectl.texts import t

        print(t("usage-aborted"), file=sys.stderr)


def _language_of(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that `--language` names, and the other arguments.

    It goes with every command, and the help itself is said in it, so it is read before there are any commands.
    """
    named, rest, waiting = None, [], iter(arguments)
    for argument in waiting:
        option, equals, value = argument.partition("=")
        if option != "--language":
            rest.append(argument)
        elif (found := value if equals else next(waiting, None)) is not None:
            named = found
        else:
            rest.append(argument)  # its value is missing: the command line itself says so
    return named, rest


def _print_version() -> int:
    from projectl import __version__

    print(f"projectl {__version__}")
    return 0


def _missing_text(error: ImportError) -> str:
    """Which extra to install, in English: there may be no texts in other languages without it."""
    package = (error.name or "").partition(".")[0]
    from projectl.texts import MissingExtraError

    if package in EXTRAS:
        return str(MissingExtraError(package, EXTRAS[package]))
    if isinstance(error, ProjectLError):
        return str(error)
    raise error


def _fault(text: str) -> int:
    print(f"projectl: {text}", file=sys.stderr)
    return FAULT
