"""`projectl serve`: run a server on this machine, for this machine or for the network."""

from __future__ import annotations

import errno
import os
import socket
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from projectl.cli.serve_announcements import announce, own_address, say, terminal
from projectl.errors import ProjectLError
from projectl.texts import current, t

if TYPE_CHECKING:
    from projectl.server.settings import Settings

EVERYWHERE = "0.0.0.0"  # asked for by --lan
READY_SECONDS = 60.0
PORTS_TRIED = 20


class CannotListenError(ProjectLError):
    """The server cannot be reached there."""


def serve_command(
    lan: bool = False,
    port: int | None = None,
    database: str | None = None,
    config: Path | None = None,
    processes: int | None = None,
    logs: str | None = None,
    open_browser: bool = False,
) -> None:
    """Serve games until interrupted.

    `lan` opens the server to the network, `database` is `sqlite:///PATH` or `postgresql://USER@HOST/NAME`, `config`
    a TOML file of settings, `processes` how many serve together, `logs` the form of the log. What is not given comes
    from the environment (`PROJECTL_PORT` …), then from the file. `open_browser` shows the game in the browser, as soon
    as it is there.
    """
    from projectl.server.hosting.gc_pause import untidied

    with untidied():
        from projectl.server.hosting.run import serve
        from projectl.server.storage.sqlite.file_ownership import keep_private

    keep_private()
    host = EVERYWHERE if lan else None
    chosen = {"host": host, "port": port, "database": database, "processes": processes, "log_form": logs}
    settings = _settings(config, chosen)
    trouble = listening_trouble(settings.host, settings.port)
    if trouble is not None:
        if not open_browser or trouble.code != "serve-port-taken":
            raise trouble
        if is_ours(settings):
            say(t("serve-running", address=own_address(settings)))
            _browse(own_address(settings))
            return
        settings = _on_next_port(settings)
    os.environ["PROJECTL_LANGUAGE"] = current().language  # further processes speak it too
    with suppress(KeyboardInterrupt):
        serve(settings, lambda: _is_ready(settings, open_browser), lambda code, params: say(t(code, **params)))
    if terminal() is not None:
        say("\n" + t("serve-stopped"))  # on a line of its own: the terminal has just shown ^C


def _is_ready(settings: Settings, open_browser: bool) -> None:
    announce(settings)
    if open_browser:
        threading.Thread(target=_browse_when_ready, args=(settings,), daemon=True).start()


def _settings(config: Path | None, chosen: Mapping[str, object]) -> Settings:
    """The settings, if a server can run with them."""
    from typer import BadParameter

    from projectl.server.settings import SettingsError, load_settings
    from projectl.server.storage.database import DatabaseError, check_address

    try:
        settings = load_settings(config, os.environ, **chosen)
        shared = check_address(settings.database_url).get_backend_name() == "postgresql"
    except (SettingsError, DatabaseError) as error:
        raise BadParameter(str(error)) from error
    if settings.processes > 1 and not shared:
        raise BadParameter(t("serve-processes-alone", count=settings.processes))
    return settings


# --- ports ------------------------------------------------------------------------------------------------------------
def listening_trouble(host: str, port: int) -> CannotListenError | None:
    """Why nobody can listen there; None: it can be done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if os.name != "nt":  # there it would let us take a port that somebody listens on
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except PermissionError:
            return CannotListenError("serve-port-forbidden", port=str(port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return CannotListenError("serve-port-taken", port=str(port))
            return CannotListenError("serve-host-unknown", host=host, reason=error.strerror or str(error))
        except OverflowError:
            return CannotListenError("serve-port-forbidden", port=str(port))
    return None


def _on_next_port(settings: Settings) -> Settings:
    for port in range(settings.port + 1, settings.port + 1 + PORTS_TRIED):
        if listening_trouble(settings.host, port) is None:
            return replace(settings, port=port)
    raise CannotListenError("serve-port-taken", port=str(settings.port))


def is_ours(settings: Settings) -> bool:
    """Whether it is a server like this one that listens there."""
    import json

    answer = _get(f"{own_address(settings)}/api/server")
    try:
        return answer is not None and "rules_version" in json.loads(answer)
    except ValueError:
        return False


# --- the browser ------------------------------------------------------------------------------------------------------
def _get(address: str) -> bytes | None:
    """What is answered there; None if nobody does, or not well."""
    from http.client import HTTPException
    from urllib.request import ProxyHandler, build_opener

    try:
        with build_opener(ProxyHandler({})).open(address, timeout=5) as answer:  # this machine needs no proxy
            body: bytes = answer.read(65_536)
            return body
    except (OSError, HTTPException, ValueError):
        return None


def _browse_when_ready(settings: Settings) -> None:
    end = time.monotonic() + READY_SECONDS
    while time.monotonic() < end:
        if _get(f"{own_address(settings)}/ready") is not None:
            _browse(own_address(settings))
            return
        time.sleep(0.1)


def _browse(address: str) -> None:
    import webbrowser

    webbrowser.open(address)
