"""The build hook: wheel and source distribution carry the built browser client, a wheel the compiled kernels too."""

from __future__ import annotations

import sys
from pathlib import Path
from sysconfig import get_platform
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
sys.path.insert(0, str(Path(__file__).parent / "src"))

import build_client

from projectl.aot import build as kernels
from projectl.aot.compilers import ZIG, NoCompilerError, commands


class BuildHook(BuildHookInterface[Any]):
    """Builds client and kernels when they are stale. A working copy (`pip install -e`) is left to `make`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is packed."""
        if version == "editable":
            return
        if build_client.is_wanted():
            build_client.build()
        if self.target_name == "wheel" and kernels.is_wanted():
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """A wheel with machine code is one for its platform; without a compiler it is one for all, and interpreted."""
        try:
            library = kernels.make_native()
        except NoCompilerError as error:
            self.app.display_warning(f"The kernels are left out: {error}")
            return
        build_data["artifacts"].append(library.relative_to(self.root).as_posix())
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform_tag()}"

    def dependencies(self) -> list[str]:
        """Node, where this machine has none that is new enough and the client must be built; likewise a C compiler."""
        node = build_client.is_wanted() and not build_client.is_current() and build_client.npm() is None
        compiler = self.target_name == "wheel" and kernels.is_wanted() and not commands()
        return [build_client.NODE_PACKAGE] * node + [ZIG] * compiler


def platform_tag() -> str:
    """Of this machine, as wheels name it."""
    return get_platform().replace("-", "_").replace(".", "_")
