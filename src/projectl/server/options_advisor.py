"""Choosing options: the nearest choice that can be played, and for every value why it goes with the rest or not.

The rules' own check (`Options.checked`) is asked for everything; nothing here knows what goes together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import product
from typing import Any, NamedTuple

from projectl.rules.editions import Edition, edition, editions
from projectl.rules.options import ASKED, EXPANSIONS, FLAGS, NAMES, VARIANTS, Options, OptionsError

MOST_PLAYERS = 6

_FREE = ("difficulty", "known_scores")
"""Nothing else depends on them."""
_SWITCHES = tuple(name for name in ASKED if name in FLAGS and name not in _FREE)
_DISTANCE = {
    **dict.fromkeys(_SWITCHES, 5),
    "edition": 100,
    "variant": 50,
    "expansions": 10,
    "deluxe": 4,
    "players": 1,
}
"""How much a person minds when an option is changed for them."""


class Value(NamedTuple):
    """A value of an option, and what the rules say against it; None if nothing."""

    value: Any
    fault: OptionsError | None


class Adjusted(NamedTuple):
    """An option that had to be changed, what was wanted, and why that could not be."""

    option: str
    wanted: Any
    fault: OptionsError


class Mend(NamedTuple):
    """An option that would have to be another one for the rest to be played, and its value then."""

    option: str
    value: Any


class Chosen(NamedTuple):
    """A choice that can be played, what had to be changed for it, and the values of every option."""

    options: Options
    adjusted: tuple[Adjusted, ...]
    mends: tuple[Mend, ...]
    values: Mapping[str, tuple[Value, ...]]


def choose(wanted: Options, changed: str | None = None) -> Chosen:
    """The nearest choice to the wanted one; the option `changed` last is kept if that is possible at all."""
    edition(wanted.edition)  # one that does not exist is no wish
    found = _nearest(wanted, changed)
    values = {name: tuple(_values(found, name)) for name in ASKED}
    adjusted = sorted(_adjusted(wanted, found), key=lambda each: (each.option != changed, each.option == "players"))
    return Chosen(found, tuple(adjusted), tuple(_mends(wanted, found)), values)


@lru_cache(maxsize=8192)
def _fault(options: Options) -> OptionsError | None:
    try:
        options.checked()
    except OptionsError as error:
        return error
    return None


def _nearest(wanted: Options, changed: str | None) -> Options:
    fitting = wanted if changed == "difficulty" else _with_its_difficulty(wanted)
    if _fault(fitting) is None:
        return fitting.checked()
    around = sorted(_everything(), key=lambda options: _distance(options, wanted))
    candidates = [_with_its_difficulty(_as_wished(options, wanted)) for options in around]
    kept = [each for each in candidates if changed is None or getattr(each, changed) == getattr(wanted, changed)]
    return next(each for each in (*kept, *candidates) if _fault(each) is None).checked()


@cache
def _everything() -> tuple[Options, ...]:
    """Every combination of what depends on each other, the newest edition first."""
    names = [each.name for each in reversed(editions())]
    sets = [
        tuple(name for name, there in zip(EXPANSIONS, bits, strict=True) if there) for bits in _bits(len(EXPANSIONS))
    ]
    parts = product(names, VARIANTS, range(1, MOST_PLAYERS + 1), sets, _bits(len(_SWITCHES)))
    return tuple(
        Options(name, players, variant, None, expansions)._replace(
            **dict[str, Any](zip(_SWITCHES, chosen, strict=True))
        )
        for name, variant, players, expansions, chosen in parts
    )


def _bits(count: int) -> Iterator[tuple[bool, ...]]:
    return product((False, True), repeat=count)


def _distance(options: Options, wanted: Options) -> int:
    far = sum(
        weight
        for name, weight in _DISTANCE.items()
        if name not in ("expansions", "players") and getattr(options, name) != getattr(wanted, name)
    )
    far += _DISTANCE["expansions"] * len(set(options.expansions) ^ set(wanted.expansions))
    return far + _DISTANCE["players"] * abs((options.players or 0) - (wanted.players or 2))


def _as_wished(options: Options, wanted: Options) -> Options:
    """With what can always be chosen."""
    return options._replace(**{name: getattr(wanted, name) for name in _FREE})


def _with_its_difficulty(options: Options) -> Options:
    """A difficulty that only another variant has is forgotten."""
    misfit = _fault(Options(edition=options.edition, variant=options.variant, difficulty=options.difficulty))
    is_misfit = misfit is not None and misfit.code == "options-difficulty"
    return options._replace(difficulty=None) if is_misfit else options


def _adjusted(wanted: Options, found: Options) -> Iterator[Adjusted]:
    for name in ASKED:
        mine = getattr(wanted, name)
        fault = None if mine is None else _fault(found._replace(**{name: mine}))
        if fault is not None:
            yield Adjusted(name, mine, fault)


def _mends(wanted: Options, found: Options) -> Iterator[Mend]:
    """What was wanted otherwise. What was left open is no wish."""
    for name in ASKED:
        mine, theirs = getattr(wanted, name), getattr(found, name)
        if mine is not None and (set(mine) != set(theirs) if name == "expansions" else mine != theirs):
            yield Mend(name, theirs)


def _values(options: Options, name: str) -> Iterator[Value]:
    for value in _domain(name):
        chosen = (*options.expansions, value) if name == "expansions" else value
        yield Value(value, _fault(_fitted(options, name, chosen)))


def _domain(name: str) -> tuple[Any, ...]:
    if name == "edition":
        return tuple(each.name for each in editions())
    if name == "players":
        return tuple(range(1, MOST_PLAYERS + 1))
    return NAMES.get(name, (False, True))


def _fitted(options: Options, name: str, value: Any) -> Options:
    """The options with another value; how many play and how hard it is follows from the rest."""
    changed = options._replace(**{name: value})
    if name != "players":
        changed = changed._replace(players=None)
    return changed if name == "difficulty" else _with_its_difficulty(changed)


def switches(book: Edition) -> dict[str, Any]:
    """An edition with its switches, as JSON."""
    return {name: [*value] if isinstance(value, tuple) else value for name, value in book._asdict().items()}
