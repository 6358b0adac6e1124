"""Finished games to review, in every mode."""

from __future__ import annotations

from projectl import Game, GameRecord, Options, play_out

MODES: dict[str, tuple[Options, list[str]]] = {
    "two": (Options(players=2), ["greedy", "learned"]),
    "three": (Options("rulebook-2023", players=3, confirm=True, endless_white=True), ["planner", "random", "greedy"]),
    "solo": (Options(variant="solo"), ["planner"]),
    "line-clear": (Options("deluxe-2019", variant="line-clear", players=4), ["greedy", "random", "greedy", "planner"]),
}


def played(mode: str, seed: int = 4) -> GameRecord:
    """A game of a mode, played by bots of mixed strength."""
    options, bots = MODES[mode]
    game = Game(options, seed=f"review {seed}")
    play_out(game, bots)
    return game.record()
