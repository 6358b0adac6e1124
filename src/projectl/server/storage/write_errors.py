"""Why something was not written."""

from __future__ import annotations


class ConflictError(Exception):
    """The log has an entry of that number, or of that command, already. Nothing was written."""


class NotStoredError(Exception):
    """The database did not take it. Nothing was written."""


class InDoubtError(NotStoredError):
    """The database went away while it wrote: nobody knows whether it is stored. Who sends it again finds out."""


class RestoredError(NotStoredError):
    """A backup has been put in the place of the database that it rests on. Nothing was written."""

    def __init__(self) -> None:
        super().__init__("restored")
