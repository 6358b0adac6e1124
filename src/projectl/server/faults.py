"""What the server refuses: a code with parameters. The texts stand in `texts/<language>/server.ftl`."""

from __future__ import annotations

from collections.abc import Mapping

from .words import said


class Refused(ValueError):  # noqa: N818  # reads as the fault that it is
    """A command or request that is not carried out. Nothing has changed."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: Mapping[str, object] = params

    def __str__(self) -> str:
        return said(self.code, self.params) or self.code
