"""The bots there are, by name, and how to make one from the small language of `spec`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from .greedy import GreedyBot
from .interface import Bot
from .random_bot import RandomBot
from .sources import BotFile, EntryPoint
from .spec import read_spec

if TYPE_CHECKING:
    from .budget import Budget

GROUP = "projectl.bots"
"""The entry points by which other packages offer bots."""


def _planner(seed: int) -> Bot:
    from .planner import PlannerBot

    return PlannerBot(seed)


def _learned(seed: int, argument: str | None = None) -> Bot:
    from .learned import make_learned

    return make_learned(seed, argument)


def _expert(seed: int, argument: str | None = None) -> Bot:
    from .expert import make_expert

    return make_expert(seed, argument)


def _level(seed: int, argument: str) -> Bot:
    from .levels import LevelBot, number_of

    return LevelBot(number_of(argument), seed, make_bot)


@dataclass(frozen=True, slots=True)
class BotInfo:
    """A bot to choose from."""

    name: str
    level: int
    """Of the ten for people; of another bot, the one that it plays about as well as, 0 below all of them."""
    description_key: str
    """Of the text that tells how it plays."""
    make: Callable[[int], Bot]
    """A new one from a seed."""
    make_with: Callable[[int, str], Bot] | None = None
    """A new one from a seed and an argument, which raises ValueError when it is none; for bots that take one."""


class UnknownBot(ValueError):  # noqa: N818  # reads as the fault that it is
    """No bot has the name that was asked for."""

    code = "bot-unknown"

    def __init__(self, name: str) -> None:
        known = (*_BOTS, f"{LEVEL}:1 … {LEVEL}:10")
        super().__init__(f"unknown bot {name!r}; the bots are {', '.join(known)}")
        self.params: dict[str, object] = {"found": name, "known": known}


class WrongArgument(ValueError):  # noqa: N818  # reads as the fault that it is
    """A bot does not take the argument that was given."""

    code = "bot-argument"

    def __init__(self, name: str, argument: str, reason: str) -> None:
        super().__init__(f"{name}:{argument}: {reason}")
        self.params: dict[str, object] = {"bot": name, "found": argument, "reason": reason}


class CodeRefused(ValueError):  # noqa: N818  # reads as the fault that it is
    """Bots from files are for people at their own machine; nobody else may name one."""

    code = "bot-code-refused"

    def __init__(self, spec: str) -> None:
        super().__init__(f"{spec}: bots from files are not loaded here")
        self.params: dict[str, object] = {"found": spec}


_BOTS = {
    info.name: info
    for info in (
        BotInfo("random", 0, "bot-random", RandomBot),
        BotInfo("greedy", 2, "bot-greedy", GreedyBot),
        BotInfo("planner", 4, "bot-planner", _planner),
        BotInfo("learned", 9, "bot-learned", _learned, _learned),
        BotInfo("expert", 10, "bot-expert", _expert, _expert),
    )
}
LEVEL = "level"
_A_LEVEL = BotInfo(LEVEL, 0, "", RandomBot, _level)
"""Whatever its number; it is never made without one."""


@cache
def bots() -> tuple[BotInfo, ...]:
    """All bots of this package: the levels for people, then what they are made of, the weakest first."""
    from .levels import levels

    numbers = range(1, len(levels()) + 1)
    return (*(BotInfo(f"{LEVEL}:{n}", n, f"bot-level-{n}", _level_maker(n)) for n in numbers), *_BOTS.values())


def _level_maker(number: int) -> Callable[[int], Bot]:
    return lambda seed: _level(seed, str(number))


def warm_up(specs: Iterable[str]) -> None:
    """Compile what the named bots need, so that none plays a measured game with less than its whole strength."""
    if any(spec.partition(":")[0] in {"learned", "expert", LEVEL} for spec in specs):
        from .net.warming import warm

        warm()


def offered_by_others() -> tuple[str, ...]:
    """The names of bots that other installed packages offer."""
    from importlib.metadata import entry_points

    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)} - set(_BOTS)))


def make_bot(spec: str, seed: int, *, own_code: bool = False, budget: Budget | None = None) -> Bot:
    """A new bot, whose chance comes from the seed alone; UnknownBot tells the names there are.

    With `own_code` the spec may also name a class in a file or a bot of another package. These run in a process of
    their own, within the budget. A server never sets it: what comes over the network is never run.
    """
    source = read_spec(spec)
    if isinstance(source, BotFile):
        if not own_code:
            raise CodeRefused(spec)
        return _external(source, seed, budget)
    if source.name == LEVEL:
        return _named(_A_LEVEL, seed, source.argument or "")
    if source.name in _BOTS:
        return _named(_BOTS[source.name], seed, source.argument)
    if own_code and source.name in offered_by_others():
        return _external(EntryPoint(source.name, source.argument), seed, budget)
    raise UnknownBot(spec)


def _external(source: BotFile | EntryPoint, seed: int, budget: Budget | None) -> Bot:
    from .external import ExternalBot

    return ExternalBot(source, seed, budget)


def _named(info: BotInfo, seed: int, argument: str | None) -> Bot:
    if argument is None:
        return info.make(seed)
    if info.make_with is None:
        raise WrongArgument(info.name, argument, "this bot takes no argument")
    try:
        return info.make_with(seed, argument)
    except ValueError as error:
        raise WrongArgument(info.name, argument, str(error)) from error
