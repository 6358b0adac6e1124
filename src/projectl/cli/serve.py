"""`projectl serve`: run a server on this machine, for this machine or for the network."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from projectl.texts import t

if TYPE_CHECKING:
    from projectl.server.settings import Settings

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # asked for by --lan


def serve_command(
    lan: bool = False, port: int | None = None, database: str | None = None, config: Path | None = None
) -> None:
    """Serve games until interrupted.

    `lan` opens the server to the network, `database` is `sqlite:///PATH` or `postgresql://USER@HOST/NAME`, `config`
    a TOML file of settings. What is not given comes from the environment (`PROJECTL_PORT` …), then from the file.
    """
    from projectl.server.running import serve
    from projectl.server.settings import SettingsError, load_settings
    from projectl.server.storage.database import DatabaseError, check_address

    try:
        settings = load_settings(config, os.environ, host=EVERYWHERE if lan else None, port=port, database=database)
        check_address(settings.database_url)
    except (SettingsError, DatabaseError) as error:
        from typer import BadParameter

        raise BadParameter(str(error)) from error
    print(announcement(settings), file=sys.stderr, flush=True)
    serve(settings)


def announcement(settings: Settings) -> str:
    """Where the server will be found."""
    local = settings.host in (LOOPBACK, "localhost", "::1")
    shown = lan_address() if settings.host == EVERYWHERE else settings.host
    return t("serve-local" if local else "serve-lan", host=shown, port=str(settings.port))


def lan_address() -> str:
    """The address by which others in the network reach this machine, as far as it can tell."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way a packet would go
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
