"""Where others reach this server: what can be shared, and whether it works only on this machine."""

from __future__ import annotations

import ipaddress
import socket

from projectl.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")


def is_local(settings: Settings) -> bool:
    """Whether nobody else can reach the server: it listens to this machine alone, and no proxy stands before it."""
    return _is_loopback(settings.host) and not settings.names and not settings.trusted_proxies


def shared_host(settings: Settings) -> str | None:
    """What others in the network reach the server by, as it stands in an address; None: we cannot tell."""
    if settings.names or _is_loopback(settings.host):
        return None
    host = lan_address() if settings.host in EVERYWHERE else settings.host
    return f"[{host}]" if ":" in host else host


def shared_address(settings: Settings) -> str | None:
    """The address to give to others in the network, or None: then it is the one that the page was opened with."""
    host = shared_host(settings)
    return None if host is None else f"http://{host}:{settings.port}"


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def lan_address() -> str:
    """The address by which others in the network reach this machine, as far as it can tell."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way a packet would go
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
