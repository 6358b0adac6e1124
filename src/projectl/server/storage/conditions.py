"""The conditions of the partial indexes, as questions name them.

They are written out: a database that sees a placeholder in the place of a value cannot know that the index fits.
"""

from __future__ import annotations

from sqlalchemy import text

UNFINISHED = text("games.status <> 'over'")
RUNNING = text("games.status <> 'over' AND games.status = 'running'")
TO_SETTLE = text("games.rated AND games.status = 'over' AND NOT games.settled")
SITTING = text("log.kind = 'sit'")
ADOPTING = text("log.kind = 'adopt'")
