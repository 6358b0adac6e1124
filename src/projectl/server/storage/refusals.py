"""Why something was not written."""

from __future__ import annotations


class Conflict(Exception):  # noqa: N818  # reads as the fault that it is
    """The log has an entry of that number, or of that command, already. Nothing was written."""


class NotStored(Exception):  # noqa: N818  # reads as the fault that it is
    """The database did not take it. Nothing was written."""


class InDoubt(NotStored):
    """The database went away while it wrote: nobody knows whether it is stored. Who sends it again finds out."""


class Restored(NotStored):
    """A backup has been put in the place of the database that it rests on. Nothing was written."""

    def __init__(self) -> None:
        super().__init__("restored")
