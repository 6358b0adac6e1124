"""Every way to play that the options allow: edition, box, variant, expansions, players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

from projectl.rules.editions import Edition, editions
from projectl.rules.options import DIFFICULTIES, EXPANSIONS, SOLO, VARIANTS, Options, OptionsError, player_range


def all_modes() -> tuple[Options, ...]:
    """The checked options of every mode, in a fixed order."""
    return tuple(chain.from_iterable(_modes_of(book) for book in editions()))


def _modes_of(book: Edition) -> Iterator[Options]:
    for variant in VARIANTS:
        for deluxe in (False, True):
            for expansions in _subsets(EXPANSIONS):
                for endless in (False, True):
                    options = Options(
                        book.name, variant=variant, deluxe=deluxe, expansions=expansions, endless_white=endless
                    )
                    yield from _possible(options, book)


def _subsets(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    return chain.from_iterable(combinations(names, size) for size in range(len(names) + 1))


def _possible(options: Options, book: Edition) -> Iterator[Options]:
    """The options with every number of players and every difficulty; nothing if they cannot be at all."""
    try:
        options.checked()
    except OptionsError:
        return
    fewest, most = player_range(options, book)
    for players in range(fewest, most + 1):
        for difficulty in DIFFICULTIES if options.variant == SOLO else (None,):
            yield options._replace(players=players, difficulty=difficulty).checked()


def mode_name(options: Options) -> str:
    """A mode in one line, without its expansions: `revised-2021+deluxe line-clear 5`."""
    box = "+deluxe" if options.deluxe else ""
    endless = "+endless" if options.endless_white else ""
    size = options.difficulty if options.variant == SOLO else str(options.players)
    return f"{options.edition}{box} {options.variant}{endless} {size}"
