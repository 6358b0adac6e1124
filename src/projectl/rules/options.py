"""What a game is played with: edition, players, expansions, variant. Impossible combinations are refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypedDict

from projectl.errors import ProjectLError

from .arguments import flag, instances, text, texts, whole
from .editions import DEFAULT_EDITION, Edition, UnknownEditionError, black_deck_sizes, edition
from .puzzles import EXPANSIONS, PuzzleSet, builtin, combine
from .ruleset import Rules
from .tables import numbered_puzzles, tables_of

STANDARD = "standard"
SOLO = "solo"
LINE_CLEAR = "line-clear"
VARIANTS = (STANDARD, SOLO, LINE_CLEAR)

DIFFICULTIES: dict[str, tuple[int, int, int]] = {
    "standard": (1, 2, 6),
    "challenging": (1, 2, 3),
    "unbeatable": (1, 2, 0),
    "no-mercy": (0, 0, 0),
}
"""By name: locks over the outer columns, over the middle one, with the opponent (R-SOLO-SETUP, R-SOLO-NOMERCY)."""

_UNASKED = ("puzzles", "confirm", "turn_cap")
"""Options that follow from how a game is played: from files at hand, by people, in a simulation."""
GHOST_COPIES = 10
SOLO_WHITES = 15
SOLO_BLACKS = 10
MAX_TURN_CAP = 2_000


class OptionsError(ProjectLError, ValueError):
    """Options that do not go together.

    >>> Options(variant="solo", players=2).checked()
    Traceback (most recent call last):
        ...
    projectl.rules.options.OptionsError: Solo is for 1 player, not 2.
    """


class OptionFields(TypedDict, total=False):
    """The fields of Options as keywords, so that type checkers know them where a game is created."""

    edition: str
    players: int | None
    variant: str
    difficulty: str | None
    expansions: Sequence[str]
    deluxe: bool
    known_scores: bool
    endless_white: bool
    puzzles: Sequence[PuzzleSet]
    confirm: bool
    turn_cap: int


class Options(NamedTuple):
    """The choices made when a game is created. `checked` fills in what is None and refuses what cannot be.

    >>> Options(edition="rulebook-2023", players=3, expansions=("phoenix",)).checked().scores_known
    False
    """

    edition: str = DEFAULT_EDITION
    players: int | None = None
    """None: the fewest that the variant is for."""
    variant: str = STANDARD
    difficulty: str | None = None
    """Of the solo opponent, "standard" if None; there is none in the other variants."""
    expansions: tuple[str, ...] = ()
    deluxe: bool = False
    """With the deluxe box, where the edition has it as an option."""
    known_scores: bool = False
    """Piles lie open although the edition keeps them face down (R-KNOWN)."""
    endless_white: bool = False
    puzzles: tuple[PuzzleSet, ...] = ()
    """Own sets. A set for the base box or an expansion stands in for the built-in one; others are added."""
    confirm: bool = False
    """A turn ends by an action of its own, so that people can take the last action back."""
    turn_cap: int = 0
    """For simulations: the play stops after so many turns; 0 for the limit that every game has, 2,000."""

    def checked(self) -> Options:
        """These options, complete; a ProjectLError of its own for each thing that cannot be played.

        >>> Options(variant="solo").checked().difficulty
        'standard'
        """
        given = _typed(self)
        book = edition(given.edition)
        _check_names(given)
        _check_box(given, book)
        players = _players(given, book)
        difficulty = (given.difficulty or "standard") if given.variant == SOLO else None
        expansions = tuple(name for name in EXPANSIONS if name in given.expansions)
        complete = given._replace(players=players, difficulty=difficulty, expansions=expansions)
        _check_puzzles(complete)
        return complete

    @property
    def scores_known(self) -> bool:
        """Whether everybody sees the piles and points of everybody (R-KNOWN)."""
        return self.known_scores or not edition(self.edition).hidden_scores

    def puzzle_set(self) -> PuzzleSet:
        """All puzzles in play."""
        wanted = ("base", *self.expansions)
        own = {part: chosen for chosen in self.puzzles for part in chosen.expansions}
        extra = [chosen for chosen in self.puzzles if not chosen.expansions]
        for part, chosen in own.items():
            if part not in wanted:
                raise OptionsError("options-set-needs-expansion", set=chosen.name, expansion=part)
        return combine([own.get(part) or builtin(part) for part in wanted] + extra)

    def rules(self) -> Rules:
        """All that the engine needs besides a state, the same object each time. Call it on checked options."""
        assert self.players is not None, "options are checked before they are used"
        return _rules(self)

    def _switches(self) -> Mapping[str, Any]:
        assert self.players is not None
        book = edition(self.edition)
        solo = self.variant == SOLO
        outer, middle, supply = DIFFICULTIES[self.difficulty] if self.difficulty else (0, 0, 0)
        return {
            "players": self.players,
            "solo": int(solo),
            "line_clear": int(self.variant == LINE_CLEAR),
            "markers": 2 if self.variant == LINE_CLEAR else 1,
            "row_slots": {SOLO: 9, LINE_CLEAR: 12}.get(self.variant, 8),
            "row_width": 4 if self.variant == STANDARD else 3,
            "copies": book.copies_deluxe if self.deluxe else book.copies,
            "ghosts": GHOST_COPIES if "ghost" in self.expansions else 0,
            "white_deck": SOLO_WHITES if solo else len(self.puzzle_set().whites),
            "black_deck": _blacks_needed(self.variant, self.players),
            "outer_locks": outer,
            "middle_locks": middle,
            "lock_supply": supply,
            "exact_turn": int(book.exact_turn),
            "deck_take": int(book.deck_take),
            "recycle": int(book.recycle),
            "fallback_higher": int(book.fallback == "higher"),
            "piece_fallback": int(book.piece_fallback),
            "black_limit": int(book.black_limit and not solo),
            "unfinished_cost": int(book.unfinished_cost or solo),
            "ambassador_later": int(book.ambassador_later),
            "split_arrows": int(book.split_arrows),
            "endless_white": int(self.endless_white),
            "confirm": int(self.confirm),
            "turn_cap": self.turn_cap or MAX_TURN_CAP,
        }


FLAGS = tuple(name for name, value in Options._field_defaults.items() if isinstance(value, bool))
"""The options that are chosen or not."""
NAMES: Mapping[str, tuple[str, ...]] = {
    "variant": VARIANTS,
    "difficulty": tuple(DIFFICULTIES),
    "expansions": EXPANSIONS,
}
"""By option that has a name, or several: those that there are. Editions are data and have their own list."""
ASKED = ("edition", "variant", *(name for name in Options._fields if name not in {"edition", "variant", *_UNASKED}))
"""The options that a person is asked for, those first that decide about the others. Forms follow from this list."""


def as_document(options: Options, names: Iterable[str] = ASKED) -> dict[str, Any]:
    """Options by name, as JSON has them."""
    chosen = {name: getattr(options, name) for name in names}
    return {name: [*value] if isinstance(value, tuple) else value for name, value in chosen.items()}


@lru_cache(maxsize=64)
def _rules(options: Options) -> Rules:
    puzzles = options.puzzle_set()
    return Rules(options=options, cards=numbered_puzzles(puzzles), **options._switches(), **tables_of(puzzles))


def _typed(options: Options) -> Options:
    """The same options, each of its type; WrongValueError names the one that is not."""
    return Options(
        edition=text("edition", options.edition),
        players=None if options.players is None else whole("players", options.players),
        variant=text("variant", options.variant),
        difficulty=None if options.difficulty is None else text("difficulty", options.difficulty),
        expansions=texts("expansions", options.expansions),
        puzzles=instances("puzzles", options.puzzles, PuzzleSet),
        **{name: flag(name, getattr(options, name)) for name in FLAGS},
        turn_cap=whole("turn_cap", options.turn_cap),
    )


def player_range(options: Options, book: Edition) -> tuple[int, int]:
    """Fewest and most players for the variant, edition and expansions of the options."""
    if options.variant == SOLO:
        return 1, 1
    most = book.max_players_deluxe if options.deluxe else book.max_players
    if "ghost" in options.expansions or "phoenix" in options.expansions:
        most = book.max_players_expansion
    if options.variant == LINE_CLEAR and book.line_clear:
        fewest = book.line_clear[0]
        return fewest, max(fewest, min(most, book.line_clear[1]))
    return book.min_players, most


def _check_names(options: Options) -> None:
    for option, known in NAMES.items():
        chosen = getattr(options, option)
        for found in chosen if isinstance(chosen, tuple) else (chosen,):
            if found is not None and found not in known:
                raise OptionsError(f"options-unknown-{option.removesuffix('s')}", found=found, allowed=", ".join(known))
    if not 0 <= options.turn_cap <= MAX_TURN_CAP:
        raise OptionsError("options-turn-cap", found=options.turn_cap, limit=MAX_TURN_CAP)


def _check_box(options: Options, book: Edition) -> None:
    """What the edition's box does not hold cannot be played with."""
    line_clear = options.variant == LINE_CLEAR
    missing = (
        ("deluxe-box", options.deluxe and not book.deluxe_option),
        *((name, name not in book.expansions) for name in options.expansions),
        (LINE_CLEAR, line_clear and book.line_clear is None),
        (SOLO, options.variant == SOLO and not book.solo),
        ("endless-white", options.endless_white and not book.endless_white),
    )
    for what, is_missing in missing:
        if is_missing:
            raise OptionsError("options-not-in-edition", edition=book.name, what=what)
    if book.deluxe_option and not options.deluxe:
        needing = list(options.expansions) if book.expansions_need_deluxe else []
        needing += [LINE_CLEAR] if line_clear and book.line_clear_needs_deluxe else []
        if needing:
            raise OptionsError("options-needs-deluxe", edition=book.name, what=needing[0])
    if options.endless_white and options.variant == SOLO:
        raise OptionsError("options-endless-solo")
    if options.difficulty is not None and options.variant != SOLO:
        raise OptionsError("options-difficulty")


def _players(options: Options, book: Edition) -> int:
    fewest, most = player_range(options, book)
    players = fewest if options.players is None else options.players
    if fewest <= players <= most:
        return players
    raise OptionsError(
        "options-players",
        variant=options.variant,
        edition=book.name,
        fewest=fewest,
        most=most,
        found=players,
        more=_way_to_more_players(options, book, most),
    )


def _way_to_more_players(options: Options, book: Edition, most: int) -> str:
    """What would let more people play, as the text of `options-players` knows it."""
    if options.variant == SOLO or book.max_players_expansion <= most:
        return "none"
    if book.deluxe_option and not options.deluxe:
        return "deluxe"
    return "either" if "phoenix" in book.expansions else "expansion"


def _blacks_needed(variant: str, players: int) -> int:
    return SOLO_BLACKS if variant == SOLO else black_deck_sizes()[players]


def _check_puzzles(options: Options) -> None:
    """There must be enough puzzles to deal (R-SETUP-DECKS, R-SOLO-SETUP, R-LINE-SETUP)."""
    assert options.players is not None
    puzzles = options.puzzle_set()
    whites = {SOLO: SOLO_WHITES, LINE_CLEAR: 6}.get(options.variant, 4)
    needed = {"white": whites, "black": _blacks_needed(options.variant, options.players)}
    for colour, found in (("white", len(puzzles.whites)), ("black", len(puzzles.blacks))):
        if found < needed[colour]:
            raise OptionsError("options-too-few-puzzles", colour=colour, found=found, needed=needed[colour])


__all__ = [
    "ASKED",
    "DIFFICULTIES",
    "EXPANSIONS",
    "FLAGS",
    "LINE_CLEAR",
    "NAMES",
    "SOLO",
    "STANDARD",
    "VARIANTS",
    "Options",
    "OptionsError",
    "UnknownEditionError",
    "as_document",
    "player_range",
]
