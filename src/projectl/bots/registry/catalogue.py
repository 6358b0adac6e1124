"""The bots there are, by name, and how to make one from the small language of `spec`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from projectl.bots.api import Bot
from projectl.bots.greedy.bot import GreedyBot
from projectl.bots.random_bot import RandomBot
from projectl.bots.value_net.model.weights import BadNetError
from projectl.errors import ProjectLError
from projectl.rules.arguments import flag, instance, text, whole
from projectl.rules.ways.library import NoLibraryError

from .sources import BotFile, EntryPoint
from .spec import read_spec

if TYPE_CHECKING:
    import importlib.metadata

    from projectl.bots.sandbox.budget import Budget

GROUP = "projectl.bots"
"""The entry points by which other packages offer bots."""
NET_FILE = ".npz"
"""Ends the name of a file with a net."""


def _planner(seed: int) -> Bot:
    from projectl.bots.planner import PlannerBot

    return PlannerBot(seed)


def _learned(seed: int, argument: str | None = None) -> Bot:
    from projectl.bots.value_net.learned import make_learned

    return make_learned(seed, argument)


def _expert(seed: int, argument: str | None = None) -> Bot:
    from projectl.bots.value_net.expert import make_expert

    return make_expert(seed, argument)


def _level(seed: int, argument: str) -> Bot:
    from projectl.bots.levels import LevelBot, number_of

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


class UnknownBotError(ProjectLError, ValueError):
    """No bot has the name that was asked for.

    >>> UnknownBotError("deep").code
    'bot-unknown'
    """

    def __init__(self, name: str) -> None:
        super().__init__("bot-unknown", found=name, known=(*_BOTS, f"{LEVEL}:1 … {LEVEL}:10"))


class BotTooSlowError(ProjectLError, ValueError):
    """A bot would keep everybody waiting, since nothing is compiled here."""

    def __init__(self, name: str, why: NoLibraryError, seconds: float) -> None:
        super().__init__("bot-too-slow", bot=name, reason=why.params["reason"], seconds=round(seconds))


class WrongArgumentError(ProjectLError, ValueError):
    """A bot does not take the argument that was given."""

    def __init__(self, name: str, argument: str, reason: str) -> None:
        super().__init__("bot-argument", bot=name, found=argument, reason=reason)


class CodeRefusedError(ProjectLError, ValueError):
    """Bots from files are for people at their own machine; nobody else may name one."""

    def __init__(self, spec: str) -> None:
        super().__init__("bot-code-refused", found=spec)


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
    from projectl.bots.levels import levels

    numbers = range(1, len(levels()) + 1)
    return (*(BotInfo(f"{LEVEL}:{n}", n, f"bot-level-{n}", _level_maker(n)) for n in numbers), *_BOTS.values())


def offered_bots() -> tuple[BotInfo, ...]:
    """The bots that a person may choose here: none that would keep everybody waiting (`turn_seconds_of`)."""
    return bots() if why_interpreted() is None else tuple(info for info in bots() if not is_slow(info.name))


def slow_bots() -> tuple[BotInfo, ...]:
    """The others: whoever asks for them is told that they are too slow here."""
    offered = offered_bots()
    return tuple(info for info in bots() if info not in offered)


def check_offered(name: str) -> None:
    """UnknownBotError if there is no such bot of this package, BotTooSlowError if it is not offered here."""
    if name not in [info.name for info in bots()]:
        raise UnknownBotError(name)
    why = why_interpreted()
    if why is not None and is_slow(name):
        raise BotTooSlowError(name, why, turn_seconds_of(name))


def why_fewer() -> NoLibraryError | None:
    """Why some bots are not offered; None if all are."""
    why = why_interpreted()
    return why if why is not None and any(is_slow(info.name) for info in bots()) else None


def why_interpreted() -> NoLibraryError | None:
    """Why nets are not asked by compiled kernels; None if they are."""
    from projectl.bots.value_net.runtime import native_net

    try:
        native_net()
    except NoLibraryError as error:
        return error
    return None


def is_slow(name: str) -> bool:
    """Whether a turn of a bot of this package takes too long where nothing is compiled."""
    from projectl.bots.speed import LONGEST_TURN

    return turn_seconds_of(name) > LONGEST_TURN


def turn_seconds_of(name: str) -> float:
    """The longest that a turn of a bot of this package takes on this machine, interpreted."""
    from projectl.bots.levels import levels
    from projectl.bots.speed import turn_seconds

    kind, _, number = name.partition(":")
    if kind != LEVEL:
        return turn_seconds(name)
    level = levels()[int(number) - 1]
    return max(turn_seconds(level.bot), turn_seconds(level.weaker))


def _level_maker(number: int) -> Callable[[int], Bot]:
    return lambda seed: _level(seed, str(number))


def offered_by_others() -> tuple[str, ...]:
    """The names of bots that other installed packages offer."""
    from importlib.metadata import entry_points

    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)} - {*_BOTS, LEVEL}))


def entry_point(name: str) -> importlib.metadata.EntryPoint | None:
    """Where another package keeps the bot that it offers under a name; None if none does."""
    from importlib.metadata import entry_points

    return next(iter(entry_points(group=GROUP, name=name)), None) if name in offered_by_others() else None


def is_net_file(argument: str | None) -> bool:
    """Whether the argument of a bot names a file with a net."""
    return argument is not None and argument.endswith(NET_FILE)


def make_bot(spec: str, seed: int, *, own_code: bool = False, budget: Budget | None = None) -> Bot:
    """A new bot, whose chance comes from the seed alone; UnknownBotError tells the names there are.

    With `own_code` the spec may also name a class in a file or a bot of another package, which run in a process of
    their own, within the budget, or a file with a net (`learned:FILE.npz`). A server never sets it: what comes over the
    network is never run and opens no files.

    >>> make_bot("greedy", seed=1).name
    'greedy'
    """
    source = read_spec(text("spec", spec))
    whole("seed", seed)
    flag("own_code", own_code)
    if budget is not None:
        from projectl.bots.sandbox.budget import Budget

        instance("budget", budget, Budget)
    if isinstance(source, BotFile):
        if not own_code:
            raise CodeRefusedError(spec)
        return _external(source, seed, budget)
    if is_net_file(source.argument) and not own_code:
        raise CodeRefusedError(spec)
    if source.name == LEVEL:
        return _named(_A_LEVEL, seed, source.argument or "")
    if source.name in _BOTS:
        return _named(_BOTS[source.name], seed, source.argument)
    if own_code and source.name in offered_by_others():
        return _external(EntryPoint(source.name, source.argument), seed, budget)
    raise UnknownBotError(spec)


def _external(source: BotFile | EntryPoint, seed: int, budget: Budget | None) -> Bot:
    from projectl.bots.sandbox.process import ExternalBot

    return ExternalBot(source, seed, budget)


def _named(info: BotInfo, seed: int, argument: str | None) -> Bot:
    if argument is None:
        return info.make(seed)
    if info.make_with is None:
        raise WrongArgumentError(info.name, argument, "this bot takes no argument")
    try:
        return info.make_with(seed, argument)
    except BadNetError:
        raise
    except ValueError as error:
        raise WrongArgumentError(info.name, argument, str(error)) from error
