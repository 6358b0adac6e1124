"""How many files and connections the system lets this process have open."""

from __future__ import annotations

import sys

FEW = 4096
"""With fewer, a busy evening or a hostile visitor can fill the server."""
KEPT = 128
"""So many are for the database, the log, the bots and the like; the others are for connections."""
WITHOUT_LIMIT = 1_000_000
ENOUGH = 10_240
"""What macOS allows, whatever it says."""


def raise_limit() -> int:
    """Raise the limit as far as the system lets everybody; how many may be open then."""
    if sys.platform == "win32":
        return WITHOUT_LIMIT
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, ENOUGH):
        if soft not in (resource.RLIM_INFINITY, hard) and (wanted > soft or wanted == resource.RLIM_INFINITY):
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (ValueError, OSError):
                continue
            break
    return limit()


def limit() -> int:
    """How many may be open at once."""
    if sys.platform == "win32":
        return WITHOUT_LIMIT
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WITHOUT_LIMIT if soft == resource.RLIM_INFINITY else soft


def most_connections() -> int:
    """So many connections may be open at once."""
    return max(KEPT, limit() - KEPT)
