"""The build hook: wheel and source distribution carry the built browser client."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import build_client


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the client when it is stale. A working copy (`pip install -e`) is left to `make`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is packed."""
        if version != "editable" and build_client.is_wanted():
            build_client.build()

    def dependencies(self) -> list[str]:
        """Node, where this machine has none that is new enough and the client must be built."""
        needed = build_client.is_wanted() and not build_client.is_current() and build_client.npm() is None
        return [build_client.NODE_PACKAGE] if needed else []
