"""Begins the device in a worker of a browser, with kernels as WebAssembly beside it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from projectl.aot.hosts.browser import Browser
from projectl.aot.hosts.making import maker_of
from projectl.rules.ways.library import NoLibraryError
from projectl.rules.ways.running import bring

from .door import Door


def begin(there: Any, to_js: Callable[[Any], Any]) -> Door:
    """The door. Kernels that do not fit are told of and left: then the strong bots are too slow to be offered."""
    try:
        bring(maker_of(Browser(there, to_js), "webassembly", Path("kernels.wasm")))
    except NoLibraryError as error:
        print(error, file=sys.stderr)
    return Door(lambda: time.time_ns() // 1_000_000)
