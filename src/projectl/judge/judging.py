"""The judge: a net that gives every seat a score, from its own side, and chances that follow from the scores."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from projectl.game import Game
from projectl.rules.arguments import instance
from projectl.rules.ruleset import Rules
from projectl.rules.ways.running import Maker

from .position import Known, Position, public_state, settled
from .running import FILE, Benches, best_judge, read_weights


class Judge:
    """Tells how likely every seat is to win, from what is publicly known.

    Whoever asks may be any thread; the same position has the same chances on every machine, to the last bit.
    """

    name = "net"
    version = "1"

    def __init__(self, file: Path = FILE, maker: Maker | None = None) -> None:
        """With the net in a file, run by a maker, the fastest that there is if none is named.

        BadJudgeError if the file holds none.
        """
        self._benches = Benches(best_judge() if maker is None else maker, read_weights(file))

    def chances(self, position: Known) -> tuple[float, ...]:
        """By seat, in solo the person and then the opponent; they add up to 1 within 1e-12.

        A finished game gives its result, with the win shared as it was shared.
        """
        return self.chances_of([position])[0]

    def chances_of(self, positions: Sequence[Known]) -> list[tuple[float, ...]]:
        """The same for many positions, by one call: quickest where those of one game follow each other."""
        found = [settled(each) for each in positions]
        open_ones = [at for at, each in enumerate(found) if each is None]
        by_rules: dict[int, list[int]] = {}
        rules: dict[int, Rules] = {}
        for at in open_ones:
            rules[id(positions[at].rules)] = positions[at].rules
            by_rules.setdefault(id(positions[at].rules), []).append(at)
        for key, group in by_rules.items():
            states = [public_state(positions[at]) for at in group]
            for at, chances in zip(group, self._benches.chances(states, rules[key]), strict=True):
                found[at] = chances
        return [each for each in found if each is not None]

    def of_game(self, game: Game) -> tuple[float, ...]:
        """Of a game as it stands."""
        return self.chances(Position.of_game(game))


@cache
def judge() -> Judge:
    """The judge that comes with the package."""
    return Judge()


def chances(game: Game) -> tuple[float, ...]:
    """The chance of every seat to win a game as it stands, in solo of the person and then of the opponent.

    It is made of what everybody at the table knows: hidden cards change nothing. The chances add up to 1.

    >>> from projectl import Game, play_out
    >>> game = Game(players=2, seed=7)
    >>> round(sum(chances(game)), 9)
    1.0
    >>> result = play_out(game, ["greedy", "random"])
    >>> chances(game)
    (1.0, 0.0)
    """
    return judge().of_game(instance("game", game, Game))
