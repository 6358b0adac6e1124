"""What `projectl serve` tells: a few lines to a person at a terminal, an event of the log to everybody else."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, TextIO

from projectl.texts import t

if TYPE_CHECKING:
    from projectl.server.settings import Settings

USUAL_LAN_COMMAND = ("projectl", "serve", "--lan")
LAN_COMMAND = "PROJECTL_LAN_COMMAND"
"""The environment's word for what opens the server to the network, where that is not typed as usual (`make play`)."""


def terminal() -> TextIO | None:
    """The stream on which a person reads; None: nobody does."""
    return next((stream for stream in (sys.stdout, sys.stderr) if stream.isatty()), None)


def say(text: str) -> None:
    """Tell a person; without a terminal, whoever reads the standard error stream."""
    print(text, file=terminal() or sys.stderr, flush=True)


def announce(settings: Settings) -> None:
    """Tell that the server is there, where it is found, how others come in and how it is stopped."""
    stream = terminal()
    if stream is None or settings.log_form == "json":
        _log(settings)
    else:
        print("\n".join(announcement(settings)), file=stream, flush=True)


def announcement(settings: Settings) -> Iterator[str]:
    """The lines for a person."""
    from projectl.server.transport.addresses import is_local, shared_address

    yield t("serve-ready", address=f"{own_address(settings)}/")
    if is_local(settings):
        yield t("serve-only-here", command=os.environ.get(LAN_COMMAND, " ".join(USUAL_LAN_COMMAND)))
    elif (address := shared_address(settings)) is not None:
        yield t("serve-others", address=f"{address}/")
        yield ""
        yield qr_code(f"{address}/")
    elif settings.names:
        yield t("serve-others-named", name=", ".join(settings.names))
    yield t("serve-stop")


def _log(settings: Settings) -> None:
    import structlog

    from projectl.server.transport.addresses import shared_address

    shared = shared_address(settings) or ", ".join(settings.names) or None
    structlog.get_logger("projectl").info("listening", address=own_address(settings), shared=shared)


def qr_code(address: str) -> str:
    """An address as a picture of half blocks, which telephones read."""
    import io

    import segno

    picture = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(picture, compact=True, border=2)
    return picture.getvalue()


def own_address(settings: Settings) -> str:
    """The address for this machine."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"
