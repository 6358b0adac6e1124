"""A process that was started by another ends with it, also when that was killed and could say no farewell."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def end_with_parent(gently: bool = False) -> None:
    """Call it in the child. `gently`: as if it were asked to stop, so that it finishes what it is writing."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait, args=(parent.join, gently), daemon=True, name="parent").start()


def _wait(join: object, gently: bool) -> None:
    assert callable(join)
    join()
    if gently:
        os.kill(os.getpid(), signal.SIGTERM)
    else:
        os._exit(0)
