"""What the machine tells about a process: memory and processor time; and what it allows."""

from __future__ import annotations

import contextlib
import os
import resource
import tempfile
import time
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")


def rss_kib(pid: int) -> int:
    """The memory that a process has, in KiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise ProcessLookupError(pid)


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def load() -> float:
    """How many processes wanted to run during the last minute."""
    return round(os.getloadavg()[0], 2)


def sync_seconds(folder: Path, times: int) -> list[float]:
    """How long the disk takes, again and again, to say that a few kilobytes are safe: a commit takes no less."""
    taken = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(times):
            began = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fdatasync(file.fileno())
            taken.append(time.perf_counter() - began)
    return taken


def raise_open_files(wanted: int) -> int:
    """Let this process and its children have so many open files; how many they may have now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(soft, most)


def may_prefer() -> bool:
    """Whether processes can be let go before others: on Linux, as root."""
    return hasattr(os, "sched_setscheduler") and os.geteuid() == 0


def prefer(pid: int = 0) -> None:
    """Let a process (this one, if none is named) and what it starts go before all others, where that is allowed.

    What is measured is the server, not what else the machine has to do. `chrt --rr 1` would do the same.
    """
    if may_prefer():
        with contextlib.suppress(OSError):
            os.sched_setscheduler(pid, os.SCHED_RR, os.sched_param(1))


def prefer_children(pid: int) -> None:
    """The same for a process and all that it has started already, such as the server of a database."""
    prefer(pid)
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, ValueError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                prefer(int(stat.parent.name))
