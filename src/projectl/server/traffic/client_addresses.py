"""Where a request comes from, as the limits count it."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from contextvars import ContextVar

UNKNOWN = "unknown"
PREFIX = 64
"""So many bits of an IPv6 address are the network's; the rest is for whoever is in it to choose."""
_visitor: ContextVar[str] = ContextVar("visitor", default=UNKNOWN)


Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def _address(host: str) -> Address | None:
    """An address; one of IPv4 that is written as IPv6 is one of IPv4."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped) or address


def network(host: str) -> str:
    """What the limits count by: an IPv4 address, or the network of an IPv6 address."""
    address = _address(host)
    if address is None:
        return host or UNKNOWN
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, PREFIX), strict=False))
    return str(address)


def is_network(text: str) -> bool:
    """Whether a text is an address or a network."""
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def is_in(host: str, networks: Iterable[str]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    address = _address(host)
    return address is not None and any(address in ipaddress.ip_network(each, strict=False) for each in networks)


def comes_from(host: str) -> None:
    """Serve the request at hand for this address."""
    _visitor.set(network(host))


def visitor() -> str:
    """Whose request is being served, as the limits count it."""
    return _visitor.get()
