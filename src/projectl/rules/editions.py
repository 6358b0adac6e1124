"""The editions of the game: records of switches, read from `data/editions.toml`.

Nothing is read before the first call; from then on every call answers from memory.
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from projectl.errors import ProjectLError

from .arguments import text

DEFAULT_EDITION = "revised-2021"


class Edition(NamedTuple):
    """What one edition of the rulebook allows and demands.

    Where `deluxe_option` is false, the `…_deluxe` figures repeat the plain ones.

    >>> edition("rulebook-2023").copies, edition("rulebook-2023").expansions
    (15, ('ghost', 'ambassador', 'phoenix'))
    """

    name: str
    title: str
    copies: int
    """Pieces of each of the nine base shapes."""
    copies_deluxe: int
    """The same, with the deluxe box."""
    deluxe_option: bool
    """The deluxe box may be chosen: more copies, more players, the expansions, Line Clear."""
    min_players: int
    max_players: int
    """Most players of the standard game with the 20 black puzzles of the base box."""
    max_players_deluxe: int
    """The same, with the deluxe box."""
    max_players_expansion: int
    """The same, with an expansion that has enough black puzzles: Ghost or Phoenix."""
    exact_turn: bool
    """A turn is exactly three actions; otherwise it may be stopped early (R-TURN)."""
    deck_take: bool
    """The unseen top puzzle of a deck may be taken (R-TAKE-DECK)."""
    recycle: bool
    """There is the Recycle action (R-RECYCLE)."""
    fallback: str
    """For a missing reward: "same-level" first (D3), or one level "higher" first (D20)."""
    piece_fallback: bool
    """That fallback also replaces a missing O1 in R-PIECE (D12)."""
    hidden_scores: bool
    """Victory piles lie face down, unless known scores are chosen (R-KNOWN)."""
    black_limit: bool
    """At most one black puzzle per turn once the end is triggered (R-END-BLACK)."""
    unfinished_cost: bool
    """Unfinished puzzles cost their points at the end (R-SCORE); in solo they always do."""
    ambassador_later: bool
    """An Ambassador puzzle can be used only in a later turn (R-AMBASSADOR)."""
    split_arrows: bool
    """Two arrows are two upgrades by one level, also of two pieces (R-LEVELUP, D21)."""
    expansions: tuple[str, ...]
    """Of "ghost", "ambassador" and "phoenix", those that can be played."""
    expansions_need_deluxe: bool
    solo: bool
    line_clear: tuple[int, int] | None
    """Fewest and most players of Line Clear; None where the edition has no Line Clear."""
    line_clear_needs_deluxe: bool
    endless_white: bool
    """Endless White may be chosen (R-ENDLESS)."""


class UnknownEditionError(ProjectLError, ValueError):
    """No edition has the name that was asked for.

    >>> UnknownEditionError("first", ("deluxe-2019",)).params["edition"]
    'first'
    """

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__("edition-unknown", edition=name, known=known)


def editions() -> tuple[Edition, ...]:
    """All editions, oldest first.

    >>> [book.name for book in editions()]
    ['deluxe-2019', 'retail-2020', 'revised-2021', 'rulebook-2023']
    """
    return tuple(_by_name().values())


def edition(name: str) -> Edition:
    """The edition of that name, or UnknownEditionError, which tells the names there are.

    >>> edition("retail-2020").max_players
    4
    """
    known = _by_name()
    if text("edition", name) not in known:
        raise UnknownEditionError(name, tuple(known))
    return known[name]


@cache
def black_deck_sizes() -> Mapping[int, int]:
    """The size of the black deck for each number of players, in every edition (R-SETUP-DECKS)."""
    sizes = _document()["black_deck"]
    return MappingProxyType({int(players): size for players, size in sizes.items()})


@cache
def _by_name() -> dict[str, Edition]:
    return {record["name"]: _edition(record) for record in _document()["edition"]}


def _edition(record: dict[str, Any]) -> Edition:
    # TOML has no null: a record without Line Clear leaves the key out.
    line_clear = tuple(record["line_clear"]) if "line_clear" in record else None
    return Edition(**{**record, "expansions": tuple(record["expansions"]), "line_clear": line_clear})


@cache
def _document() -> dict[str, Any]:
    # Imported only here: importing the rules must stay cheap.
    import tomllib
    from pathlib import Path

    path = Path(__file__).parent.parent / "data" / "editions.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))
