"""`projectl serve`: run a server on this machine, for this machine or for the network."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from projectl.texts import t

if TYPE_CHECKING:
    from projectl.server.settings import Settings

EVERYWHERE = "0.0.0.0"  # asked for by --lan
READY_SECONDS = 60.0
PORTS_TRIED = 20


class PortTaken(Exception):  # noqa: N818  # reads as the fault that it is
    """Another program listens there."""

    code = "serve-port-taken"

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.params = {"port": str(port)}


def serve_command(
    lan: bool = False,
    port: int | None = None,
    database: str | None = None,
    config: Path | None = None,
    processes: int | None = None,
    open_browser: bool = False,
) -> None:
    """Serve games until interrupted.

    `lan` opens the server to the network, `database` is `sqlite:///PATH` or `postgresql://USER@HOST/NAME`, `config`
    a TOML file of settings, `processes` how many serve together. What is not given comes from the environment
    (`PROJECTL_PORT` …), then from the file. `open_browser` shows the game in the browser, as soon as it is there.
    """
    from projectl.server.running import serve

    host = EVERYWHERE if lan else None
    chosen = {"host": host, "port": port, "database": database, "processes": processes}
    settings = _settings(config, chosen)
    if not is_free(settings.host, settings.port):
        if not open_browser:
            raise PortTaken(settings.port)
        if is_ours(settings):  # two servers on one SQLite file would not tell each other what happens
            _say(t("serve-running", address=own_address(settings)))
            _browse(own_address(settings))
            return
        settings = _on_next_port(settings)
    _say(announcement(settings))
    if open_browser:
        threading.Thread(target=_browse_when_ready, args=(settings,), daemon=True).start()
    serve(settings)


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


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def announcement(settings: Settings) -> str:
    """Where the server will be found, and for the network a code that telephones read."""
    from projectl.server.sharing import is_local, shared_host

    if is_local(settings):
        return t("serve-local", host=_in_address(settings.host), port=str(settings.port))
    host = shared_host(settings)
    if host is None:
        return t("serve-named", name=", ".join(settings.names), address=own_address(settings))
    text = t("serve-lan", host=host, port=str(settings.port))
    return f"{text}\n\n{qr_code(f'http://{host}:{settings.port}/')}" if sys.stderr.isatty() else text


def qr_code(address: str) -> str:
    """An address as a picture of half blocks."""
    import io

    import segno

    picture = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(picture, compact=True, border=2)
    return picture.getvalue()


# --- ports ------------------------------------------------------------------------------------------------------------
def is_free(host: str, port: int) -> bool:
    """Whether nobody listens there yet."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if os.name != "nt":  # there it would let us take a port that somebody listens on
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def _on_next_port(settings: Settings) -> Settings:
    for port in range(settings.port + 1, settings.port + 1 + PORTS_TRIED):
        if is_free(settings.host, port):
            return replace(settings, port=port)
    raise PortTaken(settings.port)


def is_ours(settings: Settings) -> bool:
    """Whether it is a server like this one that listens there."""
    import json

    answer = _get(f"{own_address(settings)}/api/server")
    try:
        return answer is not None and "rules_version" in json.loads(answer)
    except ValueError:
        return False


# --- the browser ------------------------------------------------------------------------------------------------------
def own_address(settings: Settings) -> str:
    """The address for this machine."""
    host = "127.0.0.1" if settings.host in (EVERYWHERE, "::") else settings.host
    return f"http://{_in_address(host)}:{settings.port}"


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


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
