"""What tests do when a real part that they need is not on this machine."""

import os
from typing import NoReturn

import pytest


def required(what: str) -> NoReturn:
    """Skip loudly, or fail where everything must be there."""
    if os.environ.get("PROJECTL_REQUIRE_ALL"):
        pytest.fail(f"{what} is missing, and PROJECTL_REQUIRE_ALL wants everything tested")
    pytest.skip(f"NOT TESTED: {what} is missing")
