"""What can go wrong in the laboratory."""

from __future__ import annotations

from projectl.errors import ProjectLError


class LabError(ProjectLError, ValueError):
    """A wrong action, seed or setting of an environment, or one that is closed; nothing has changed."""
