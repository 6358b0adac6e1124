"""Why a game cannot be reviewed."""

from __future__ import annotations

from projectl.errors import ProjectLError


class ReviewError(ProjectLError, ValueError):
    """A record that cannot be reviewed: a game that goes on, one that does not hold, or too short a one."""
