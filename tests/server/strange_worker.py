"""A bot worker with bots that no game should have; the tests run it instead of `projectl.server.bots.worker`.

It is ready at once, as nobody asks it for strong bots: `expert` raises here, `learned` cheats and `planner` is slow.

    python strange_worker.py [seconds that it takes to be ready] [file that tells of every question]
"""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from projectl.bots import Bot, BotInfo, SeatView, make_bot
from projectl.bots.registry import catalogue as registry
from projectl.record.notation.action import Action
from projectl.server.bots import worker
from projectl.server.bots.questions import Question


class Slow:
    """Thinks for a while, then plays like `greedy`."""

    name = "slow"
    seconds = 0.1

    def __init__(self, seed: int) -> None:
        self._greedy: Bot = make_bot("greedy", seed)

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        time.sleep(self.seconds)
        return self._greedy.choose(view, legal)


class Hanging(Slow):
    name = "hanging"
    seconds = 3600.0


class Raising(Slow):
    name = "raising"

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        raise RuntimeError("on purpose")


class Cheating(Slow):
    name = "cheating"

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        return Action.parse("exch O1 T4")


class Dying(Slow):
    name = "dying"

    def choose(self, view: SeatView, legal: Sequence[Action]) -> NoReturn:
        os._exit(3)


if __name__ == "__main__":
    worker.STRONG = ()
    for strange in (Slow, Hanging, Raising, Cheating, Dying):
        registry._BOTS[strange.name] = BotInfo(strange.name, 5, "", strange)
    for name, ill in {"expert": Raising, "learned": Cheating, "planner": Slow}.items():
        registry._BOTS[name] = BotInfo(name, 5, "", ill)
    if len(sys.argv) > 2:
        asked, answer = Path(sys.argv[2]), worker.Worker._answer

        def told(self: worker.Worker, question: Question) -> tuple[str, str]:
            with asked.open("a") as file:
                file.write(f"{question.game} {question.bot}\n")
            return answer(self, question)

        worker.Worker._answer = told  # type: ignore[method-assign]
    if len(sys.argv) > 1:
        time.sleep(float(sys.argv[1]))
    worker.main()
