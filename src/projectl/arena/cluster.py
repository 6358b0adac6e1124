"""The games of a tournament on a Ray cluster, behind the same interface as a pool of processes.

Ray listens on all interfaces whatever it is told, and idles at 700 MB: so it is started only when somebody asks for
it, by `--cluster`. A worker that is lost takes its chunk with it, and Ray gives that chunk to another.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

LOCAL = "local"
"""Instead of an address: a cluster on this machine, which lives as long as the tournament."""
TRIES_AGAIN = 5


class RayPool(Executor):
    """Runs functions on a cluster. `address` is that of a head node (`host:6379`), or `local`."""

    def __init__(self, address: str = LOCAL) -> None:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        import ray

        self._ray: Any = ray
        here = address == LOCAL
        # The default folder of its sessions has a fixed name, which another user's session may hold.
        own = {"_temp_dir": tempfile.mkdtemp(prefix="ray-", dir="/tmp"), "include_dashboard": False} if here else {}
        ray.init(address="local" if here else address, log_to_driver=False, configure_logging=False, **own)
        self._call = ray.remote(max_retries=TRIES_AGAIN)(_call)

    @property
    def cores(self) -> int:
        """Of the whole cluster."""
        return int(self._ray.cluster_resources().get("CPU", 1))

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Run a function somewhere in the cluster."""
        future: Future[Any] = self._call.remote(fn, args, kwargs).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; a local one ends."""
        self._ray.shutdown()


def _call(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return fn(*args, **kwargs)
