"""Draws docs/terminal.svg, the README's picture: a table in the middle of a game of four bots."""

import io
from pathlib import Path

from rich.console import Console

from projectl.bots.api import SeatView
from projectl.bots.registry.catalogue import make_bot
from projectl.cli.draw.board import banner_block, board_block
from projectl.game import Game
from projectl.texts import use

WIDTH = 108
STEPS = 79
SEED = bytes([7] * 32)


def played(steps: int) -> Game:
    """A game of four greedy bots after so many actions, at the beginning of a turn."""
    names = ["Ann", "Bo", "Cleo", "Dev"]
    game = Game(players=4, seed=SEED, first=0, names=names, known_scores=True)
    bots = [make_bot("greedy", seat) for seat in range(4)]
    while len(game.log) < steps or game.state.actions[0] != 2:
        (seat,) = game.to_act
        view = SeatView.of(game.state, game.rules, seat)
        game.play(bots[seat].choose(view, list(game.legal_actions(seat))), seat)
    return game


def main() -> None:
    """Write the picture."""
    use("en")
    game = played(STEPS)
    (seat,) = game.to_act
    view = game.view(seat)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for line in [*banner_block(view, seat), *board_block(view, seat, True, WIDTH)]:
        console.print(line, no_wrap=True, crop=True)
    picture = console.export_svg(title="projectl play")
    # The picture is to hold no address of a font service: the reader's own monospace font does as well.
    lines = picture.split("\n")
    kept, inside = [], False
    for line in lines:
        inside = inside or "@font-face" in line
        if not inside:
            kept.append(line)
        if inside and "}" in line:
            inside = False
    Path("docs/terminal.svg").write_text("\n".join(kept).replace("Fira Code", "ui-monospace"), encoding="utf-8")


if __name__ == "__main__":
    main()
