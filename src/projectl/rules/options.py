"""What a game is played with: edition, players, expansions, variant. Impossible combinations are refused."""

from __future__ import annotations

from typing import NamedTuple

from .editions import DEFAULT_EDITION, Edition, UnknownEdition, black_deck_sizes, edition
from .puzzles import PuzzleSet, builtin, combine
from .switches import Rules

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

EXPANSIONS = ("ghost", "ambassador", "phoenix")
GHOST_COPIES = 10
SOLO_WHITES = 15
SOLO_BLACKS = 10
MAX_TURN_CAP = 2_000


class OptionsError(ValueError):
    """Options that do not go together: `code` and `params` for the texts, `str()` in English."""

    def __init__(self, code: str, message: str, **params: object) -> None:
        super().__init__(code, message, params)
        self.code = code
        self.params = params
        self.message = message

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[object, ...]:
        return _options_error, (self.code, self.message, self.params)


def _options_error(code: str, message: str, params: dict[str, object]) -> OptionsError:
    return OptionsError(code, message, **params)


class Options(NamedTuple):
    """The choices made when a game is created. `checked` fills in what is None and refuses what cannot be."""

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
        """These options, complete; OptionsError, UnknownEdition or PuzzleError if they cannot be played."""
        book = edition(self.edition)
        _check_names(self)
        _check_box(self, book)
        players = _players(self, book)
        difficulty = (self.difficulty or "standard") if self.variant == SOLO else None
        expansions = tuple(name for name in EXPANSIONS if name in self.expansions)
        complete = self._replace(players=players, difficulty=difficulty, expansions=expansions)
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
                raise OptionsError(
                    "options-set-needs-expansion",
                    f"the puzzle set {chosen.name} is for the {part} expansion, which is not in play",
                    set=chosen.name,
                    expansion=part,
                )
        return combine([own.get(part) or builtin(part) for part in wanted] + extra)

    def rules(self) -> Rules:
        """The switches for the engine. Call it on checked options."""
        assert self.players is not None, "options are checked before they are used"
        book = edition(self.edition)
        solo = self.variant == SOLO
        outer, middle, supply = DIFFICULTIES[self.difficulty] if self.difficulty else (0, 0, 0)
        return Rules(
            players=self.players,
            solo=int(solo),
            line_clear=int(self.variant == LINE_CLEAR),
            markers=2 if self.variant == LINE_CLEAR else 1,
            row_slots={SOLO: 9, LINE_CLEAR: 12}.get(self.variant, 8),
            row_width=4 if self.variant == STANDARD else 3,
            copies=book.copies_deluxe if self.deluxe else book.copies,
            ghosts=GHOST_COPIES if "ghost" in self.expansions else 0,
            white_deck=SOLO_WHITES if solo else len(self.puzzle_set().whites),
            black_deck=_blacks_needed(self.variant, self.players),
            outer_locks=outer,
            middle_locks=middle,
            lock_supply=supply,
            exact_turn=int(book.exact_turn),
            deck_take=int(book.deck_take),
            recycle=int(book.recycle),
            fallback_higher=int(book.fallback == "higher"),
            piece_fallback=int(book.piece_fallback),
            black_limit=int(book.black_limit and not solo),
            unfinished_cost=int(book.unfinished_cost or solo),
            ambassador_later=int(book.ambassador_later),
            split_arrows=int(book.split_arrows),
            endless_white=int(self.endless_white),
            confirm=int(self.confirm),
            turn_cap=self.turn_cap or MAX_TURN_CAP,
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
    choices: list[tuple[str, str, tuple[str, ...]]] = [("variant", options.variant, VARIANTS)]
    choices += [("expansion", name, EXPANSIONS) for name in options.expansions]
    if options.difficulty is not None:
        choices.append(("difficulty", options.difficulty, tuple(DIFFICULTIES)))
    for what, found, known in choices:
        if found not in known:
            allowed = ", ".join(known)
            raise OptionsError(
                f"options-unknown-{what}",
                f"unknown {what} {found!r}; possible are {allowed}",
                found=str(found),
                allowed=allowed,
            )
    if not 0 <= options.turn_cap <= MAX_TURN_CAP:
        raise OptionsError(
            "options-turn-cap",
            f"a turn cap is from 0 (none) to {MAX_TURN_CAP}, not {options.turn_cap}",
            found=options.turn_cap,
            limit=MAX_TURN_CAP,
        )


def _check_box(options: Options, book: Edition) -> None:
    """What the edition's box does not hold cannot be played with."""
    line_clear = options.variant == LINE_CLEAR
    missing = (
        ("deluxe-box", "the deluxe box as an option", options.deluxe and not book.deluxe_option),
        *((name, f"the {name} expansion", name not in book.expansions) for name in options.expansions),
        (LINE_CLEAR, "Line Clear", line_clear and book.line_clear is None),
        (SOLO, "the solo variant", options.variant == SOLO and not book.solo),
        ("endless-white", "Endless White", options.endless_white and not book.endless_white),
    )
    for what, words, is_missing in missing:
        if is_missing:
            raise _not_in(book, what, words)
    if book.deluxe_option and not options.deluxe:
        if options.expansions and book.expansions_need_deluxe:
            raise _needs_deluxe(book, options.expansions[0], f"the {options.expansions[0]} expansion")
        if line_clear and book.line_clear_needs_deluxe:
            raise _needs_deluxe(book, LINE_CLEAR, "Line Clear")
    if options.endless_white and options.variant == SOLO:
        raise OptionsError("options-endless-solo", "Endless White needs two or more players: not in solo")
    if options.difficulty is not None and options.variant != SOLO:
        raise OptionsError("options-difficulty", "a difficulty goes with the solo variant only")


def _not_in(book: Edition, what: str, words: str) -> OptionsError:
    return OptionsError("options-not-in-edition", f"{book.name} does not have {words}", edition=book.name, what=what)


def _needs_deluxe(book: Edition, what: str, words: str) -> OptionsError:
    return OptionsError(
        "options-needs-deluxe",
        f"{book.name} has {words} only with the deluxe box: set deluxe",
        edition=book.name,
        what=what,
    )


_MORE_PLAYERS = {
    "none": "",
    "deluxe": "; more with the deluxe box, 6 with Ghost too",
    "expansion": "; 6 with the Ghost expansion",
    "either": "; 6 with the Ghost or the Phoenix expansion",
}


def _players(options: Options, book: Edition) -> int:
    fewest, most = player_range(options, book)
    players = fewest if options.players is None else options.players
    if fewest <= players <= most:
        return players
    possible = str(fewest) if fewest == most else f"{fewest} to {most}"
    more = _way_to_more_players(options, book, most)
    raise OptionsError(
        "options-players",
        f"{options.variant} in {book.name} is for {possible} players here, not {players}{_MORE_PLAYERS[more]}",
        variant=options.variant,
        edition=book.name,
        fewest=fewest,
        most=most,
        found=players,
        more=more,
    )


def _way_to_more_players(options: Options, book: Edition, most: int) -> str:
    """What would let more people play: a key of _MORE_PLAYERS."""
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
            raise OptionsError(
                "options-too-few-puzzles",
                f"{found} {colour} puzzles in play; this game needs {needed[colour]}",
                colour=colour,
                found=found,
                needed=needed[colour],
            )


__all__ = [
    "DIFFICULTIES",
    "EXPANSIONS",
    "LINE_CLEAR",
    "SOLO",
    "STANDARD",
    "VARIANTS",
    "Options",
    "OptionsError",
    "UnknownEdition",
    "player_range",
]
