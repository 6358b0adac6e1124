"""Positions to give advice in, from games of bots in several modes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from projectl import Game, SeatView, make_bot
from projectl.rules.options import Options

TWO = ("ghost", "ambassador")
MODES = {
    "revised": Options(players=2),
    "confirm": Options(players=3, confirm=True),
    "retail": Options("retail-2020", players=4),
    "deluxe": Options("deluxe-2019", players=2, expansions=TWO),
    "rulebook": Options("rulebook-2023", players=2, expansions=("ghost", "ambassador", "phoenix")),
    "solo": Options(variant="solo", confirm=True),
    "line-clear": Options("deluxe-2019", variant="line-clear", players=4),
}
BOTS = ("planner", "greedy", "learned")


def positions(mode: str, number: int, seed: int = 0, share: float = 0.3) -> Iterator[tuple[Game, int]]:
    """So many moments of games, each with a seat that has to act; the game goes on when the next one is asked for."""
    chance = Random(f"{mode} {seed}")
    found = deal = 0
    while found < number:
        game = Game(MODES[mode], seed=f"advice {mode} {seed} {deal}", first=0)
        deal += 1
        bots = [make_bot(chance.choice(BOTS), each) for each in range(game.rules.players)]
        while not game.is_over and found < number:
            seat = min(game.to_act)
            if chance.random() < share:
                found += 1
                yield game.clone(), seat
            view = SeatView.of(game.state, game.rules, seat)
            game.play(bots[seat].choose(view, game.legal_actions(seat)), seat)
