"""`projectl problem`: the day's problem, the trainer, and making problems."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path
from random import Random

from projectl.cli.play.command import real_terminal
from projectl.cli.play.terminal import Leave, Terminal
from projectl.cli.problem.solving import Solving
from projectl.problems import Problem, of_day, to_practise
from projectl.problems.problem import KINDS
from projectl.problems.shipped import read_day
from projectl.problems.training import difficulty_after
from projectl.texts import t


def problem_command(
    day: str | None, kind: str | None, trainer: bool, terminal: Terminal | None = None, start: int | None = None
) -> None:
    """Play the problem of a day, today's if none is named, or one after the other of the trainer.

    `start` is where the trainer begins; left out, anywhere.
    """
    terminal = terminal or real_terminal()
    when = read_day(day) if day else None
    try:
        if trainer or kind:
            _train(terminal, kind, Random().randrange(10**6) if start is None else start)
        else:
            _solve_day(terminal, when or datetime.now(UTC).date())
    except Leave:
        terminal.say(t("left"), "dim")


def _solve_day(terminal: Terminal, day: date) -> None:
    Solving(of_day(day), f"{t('problem-of-day')} · {day.isoformat()}", terminal).solve()


def _train(terminal: Terminal, kind: str | None, start: int) -> None:
    results = ""
    while True:
        chosen = kind or offered_kinds()[len(results) % len(offered_kinds())]
        problem = to_practise(chosen, difficulty_after(results), start + len(results))
        title = f"{t('problem-trainer')} · {t('problem-number', number=len(results) + 1, solved=results.count('1'))}"
        results += "01"[Solving(problem, title, terminal).solve()]
        if terminal.ask(t("problem-next")).lower() in ("quit", "q"):
            raise Leave


def offered_kinds() -> list[str]:
    """The kinds that the trainer has problems of."""
    from projectl.problems.shipped import practice

    return [kind for kind in KINDS if any(each.kind == kind for each in practice())]


def generate_command(folder: Path, seed: int, games: int) -> None:
    """Make problems of the games of bots and write them as `data/problems` has them."""
    from projectl.arena.progress import games_bar
    from projectl.problems.arranging import write_shipped
    from projectl.problems.generating import generated

    found: list[Problem] = []
    with games_bar(t("problem-generating"), games) as done:
        for game in range(seed, seed + games):
            found += generated(game)
            done(1)
    folder.mkdir(parents=True, exist_ok=True)
    days, practice = write_shipped(folder, found, seed, games)
    real_terminal().say(t("problem-generated", days=days, practice=practice, folder=str(folder)))
