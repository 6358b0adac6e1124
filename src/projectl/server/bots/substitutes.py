"""Which bots play for one that gives no answer."""

from __future__ import annotations

from projectl.bots import bots

LAST_RESORT = "greedy"
"""Small, quick, and plays every game there is: it is asked in the server's own process when all others have failed."""
REAL = ("greedy", "planner", "learned", "expert")
"""Those that may stand in: never `random`, which plays to no end, and never a level, which slips on purpose."""


def stand_ins(bot: str) -> tuple[str, ...]:
    """The weaker real bots, the strongest of them first; `planner` for `greedy`, which has none below it."""
    if bot == LAST_RESORT:
        return ("planner",)
    level = {info.name: info.level for info in bots()}
    weaker = [name for name in REAL if level[name] < level.get(bot, 0)]
    return tuple(sorted(weaker, key=lambda name: -level[name])) or (LAST_RESORT,)
