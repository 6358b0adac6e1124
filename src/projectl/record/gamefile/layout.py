"""How a game record is laid out: the names that its writer and its reader share."""

FORMAT = "1"
FORMAT_KEY = "projectl-record"
RULES_KEY = "rules"

PUZZLES = "[puzzles]"
ACTIONS = "[actions]"
RESULT = "[result]"

ROW = ("points", "touches", "unfinished", "score", "completed", "pieces", "place")
"""The figures of a row of the result, in their order."""


def row_names(players: int, solo: bool) -> tuple[str, ...]:
    """The names of the rows of the result."""
    return ("seat-1", "opponent") if solo else tuple(f"seat-{seat + 1}" for seat in range(players))


def name_keys(players: int) -> tuple[str, ...]:
    """The keys of the players' names."""
    return tuple(f"name-{seat + 1}" for seat in range(players))
