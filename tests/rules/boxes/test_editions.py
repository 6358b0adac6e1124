"""The table of editions in docs/rules.md §1, cell by cell."""

import pickle

import pytest

from projectl.rules.editions import (
    DEFAULT_EDITION,
    Edition,
    UnknownEditionError,
    black_deck_sizes,
    edition,
    editions,
)

NAMES = ("deluxe-2019", "retail-2020", "revised-2021", "rulebook-2023")

# field: its value in each edition, in the order of NAMES
FACTS: dict[str, tuple[object, object, object, object]] = {
    "name": NAMES,
    "title": ("Deluxe box, 2019", "Retail box, 2020", "Revised rules, 2021", "Rulebook 2.5, 2023"),
    # copies of each base shape
    "copies": (15, 10, 10, 15),
    "copies_deluxe": (15, 10, 15, 15),
    "deluxe_option": (False, False, True, False),
    # players: 2–5 and 6 with Ghost; 2–4; 2–4, deluxe as 2019; 2–5 and 6 with Ghost or Phoenix
    "min_players": (2, 2, 2, 2),
    "max_players": (5, 4, 4, 5),
    "max_players_deluxe": (5, 4, 5, 5),
    "max_players_expansion": (6, 4, 6, 6),
    # the turn
    "exact_turn": (False, False, True, True),
    "deck_take": (False, False, True, True),
    "recycle": (False, False, True, True),
    # missing pieces
    "fallback": ("same-level", "same-level", "higher", "same-level"),
    "piece_fallback": (False, False, False, True),
    # the end; what the last tie-break counts is the same everywhere (D11) and needs no switch
    "hidden_scores": (False, False, True, True),
    "black_limit": (False, False, True, True),
    "unfinished_cost": (False, False, True, True),
    # expansions and variants
    "ambassador_later": (False, False, False, True),
    "split_arrows": (False, False, False, True),
    "expansions": (
        ("ghost", "ambassador"),
        (),
        ("ghost", "ambassador"),
        ("ghost", "ambassador", "phoenix"),
    ),
    "expansions_need_deluxe": (False, False, True, False),
    "solo": (True, True, True, True),
    "line_clear": ((4, 6), None, (4, 6), (5, 6)),
    "line_clear_needs_deluxe": (False, False, True, False),
    "endless_white": (False, False, False, True),
}

CELLS = [
    pytest.param(name, field, value, id=f"{name}-{field}")
    for field, row in FACTS.items()
    for name, value in zip(NAMES, row, strict=True)
]


@pytest.mark.parametrize(("name", "field", "value"), CELLS)
def test_each_cell_of_the_table(name: str, field: str, value: object) -> None:
    found = getattr(edition(name), field)
    assert found == value
    assert type(found) is type(value)


def test_the_table_covers_every_switch() -> None:
    assert list(Edition._fields) == list(FACTS)


def test_the_editions_come_in_the_order_of_their_years() -> None:
    assert tuple(each.name for each in editions()) == NAMES


def test_a_new_game_uses_the_revised_rules_unless_told_otherwise() -> None:
    assert DEFAULT_EDITION == "revised-2021"
    assert edition(DEFAULT_EDITION) in editions()


@pytest.mark.parametrize(("players", "size"), [(2, 12), (3, 14), (4, 16), (5, 20), (6, 24)])
def test_the_black_deck_grows_with_the_players(players: int, size: int) -> None:
    assert black_deck_sizes()[players] == size


def test_the_black_deck_is_known_for_exactly_the_player_counts_of_the_editions() -> None:
    fewest = min(each.min_players for each in editions())
    most = max(each.max_players_expansion for each in editions())
    assert list(black_deck_sizes()) == list(range(fewest, most + 1))


def test_an_unknown_edition_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownEditionError) as refusal:
        edition("deluxe-2020")
    assert refusal.value.code == "edition-unknown"
    assert refusal.value.params == {"edition": "deluxe-2020", "known": NAMES}
    assert str(refusal.value) == (
        "There is no edition deluxe-2020. The editions are deluxe-2019, retail-2020, revised-2021 and rulebook-2023."
    )


def test_the_refusal_travels_between_processes() -> None:
    refusal = UnknownEditionError("deluxe-2020", NAMES)
    copy = pickle.loads(pickle.dumps(refusal))
    assert (str(copy), copy.params) == (str(refusal), refusal.params)


def test_an_edition_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        edition("retail-2020").copies = 15  # type: ignore[misc]  # the point of the test


def test_editions_are_read_once() -> None:
    assert edition("retail-2020") is edition("retail-2020")
