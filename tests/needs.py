"""What tests do when a real part that they need is not on this machine."""

import os
from typing import NoReturn

import pytest

from projectl.bots.value_net.runtime import native_net
from projectl.rules.ways.library import NoLibraryError
from projectl.rules.ways.running import Maker


def required(what: str) -> NoReturn:
    """Skip loudly, or fail where everything must be there."""
    if os.environ.get("PROJECTL_REQUIRE_ALL"):
        pytest.fail(f"{what} is missing, and PROJECTL_REQUIRE_ALL wants everything tested")
    pytest.skip(f"NOT TESTED: {what} is missing")


def native_maker() -> Maker:
    """The compiled kernels, from a library that fits the files; skips without one."""
    try:
        return native_net()
    except NoLibraryError as error:
        required(str(error))
