"""The kernels of the laboratory, in the fastest way that there is here."""

from __future__ import annotations

from functools import cache

import projectl.lab.batch as package
from projectl.bots.value_net.runtime import RECORDS as NET_RECORDS
from projectl.rules.ways.library import NoLibraryError, open_library, say_once
from projectl.rules.ways.running import Interpreted, Maker, native

from .batch.records import Episode, Work

RECORDS = NET_RECORDS | {kind.LAYOUT.name: kind.LAYOUT for kind in (Episode, Work)}


@cache
def native_lab() -> Maker:
    """The compiled way; NoLibraryError when there is no library for these kernels as they are."""
    maker = native()
    open_library().check(package, RECORDS.values())
    return maker


@cache
def best_lab() -> Maker:
    """The fastest way that there is; says once when that is the interpreted one."""
    try:
        return native_lab()
    except NoLibraryError as error:
        say_once(str(error))
        return Interpreted()
