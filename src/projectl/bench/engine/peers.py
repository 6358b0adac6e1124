"""What the engine is measured against."""

from __future__ import annotations

import time
from random import Random

from projectl.errors import ProjectLError

PLIES = 200
"""A random game of chess is begun anew after so many, lest it drag on with bare kings."""


class MissingPeerError(ProjectLError, ImportError):
    """The benchmark needs another package to compare with."""

    def __init__(self, package: str) -> None:
        super().__init__("bench-missing-peer", package=package)


def require_chess() -> str:
    """The version of python-chess; MissingPeerError when it is not installed."""
    try:
        import chess
    except ImportError:
        raise MissingPeerError("chess") from None
    return chess.__version__


def chess_rate(plies: int) -> float:
    """Moves per second of python-chess: list the legal moves, push one of them at random."""
    import chess

    chance = Random(1)
    played = 0
    started = time.process_time()
    while played < plies:
        board = chess.Board()
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
            played += 1
    return played / (time.process_time() - started)
