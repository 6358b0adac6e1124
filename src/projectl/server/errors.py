"""What the server refuses: a code with parameters. The texts stand in `texts/<language>/server.ftl`."""

from __future__ import annotations

from collections.abc import Mapping

from projectl.errors import ProjectLError
from projectl.errors.english import english


class RefusedError(ProjectLError, ValueError):
    """A command or request that is not carried out. Nothing has changed."""

    def __str__(self) -> str:
        return english(self.code, for_people(self.params))


def for_people(params: Mapping[str, object]) -> dict[str, object]:
    """The parameters of a text: seats count from 0 in `seat`, and as people count them, from 1, in `number`."""
    seat = params.get("seat")
    return {"number": seat + 1, **params} if isinstance(seat, int) else {**params}
