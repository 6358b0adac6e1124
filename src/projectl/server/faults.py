"""What the server refuses: a code with parameters. The texts stand in `texts/<language>/server.ftl`."""

from __future__ import annotations

from projectl.errors import ProjectLError

from .words import said


class Refused(ProjectLError, ValueError):  # noqa: N818  # reads as the fault that it is
    """A command or request that is not carried out. Nothing has changed."""

    def __str__(self) -> str:
        return said(self.code, self.params) or self.code
