"""Which games can be played: impossible combinations are refused, and told what is possible."""

import pytest
from scene import EDITIONS, Scene

from projectl.rules.editions import UnknownEditionError
from projectl.rules.options import Options, OptionsError
from projectl.rules.puzzles import PuzzleError, parse_puzzles


def refusal(**choices: object) -> OptionsError:
    with pytest.raises(OptionsError) as caught:
        Options(**choices).checked()  # type: ignore[arg-type]  # the point of some tests
    return caught.value


def players(**choices: object) -> set[int]:
    """How many can play with these choices."""
    return {number for number in range(9) if can_be_played(players=number, **choices)}


def can_be_played(**choices: object) -> bool:
    try:
        Options(**choices).checked()  # type: ignore[arg-type]
    except OptionsError:
        return False
    return True


def test_a_new_game_is_the_standard_one_of_2021_for_two() -> None:
    options = Options().checked()
    assert (options.edition, options.variant, options.players) == ("revised-2021", "standard", 2)
    assert options.difficulty is None


@pytest.mark.rule("R-SETUP-DECKS")
@pytest.mark.parametrize(
    ("choices", "possible"),
    [
        ({"edition": "deluxe-2019"}, {2, 3, 4, 5}),
        ({"edition": "deluxe-2019", "expansions": ("ghost",)}, {2, 3, 4, 5, 6}),
        ({"edition": "deluxe-2019", "expansions": ("ambassador",)}, {2, 3, 4, 5}),
        ({"edition": "retail-2020"}, {2, 3, 4}),
        ({"edition": "revised-2021"}, {2, 3, 4}),
        ({"edition": "revised-2021", "deluxe": True}, {2, 3, 4, 5}),
        ({"edition": "revised-2021", "deluxe": True, "expansions": ("ghost",)}, {2, 3, 4, 5, 6}),
        ({"edition": "rulebook-2023"}, {2, 3, 4, 5}),
        ({"edition": "rulebook-2023", "expansions": ("ambassador",)}, {2, 3, 4, 5}),
        ({"edition": "rulebook-2023", "expansions": ("ghost",)}, {2, 3, 4, 5, 6}),
        ({"edition": "rulebook-2023", "expansions": ("phoenix",)}, {2, 3, 4, 5, 6}),
    ],
    ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else "",
)
def test_the_number_of_players_of_a_standard_game(choices: dict[str, object], possible: set[int]) -> None:
    assert players(**choices) == possible


@pytest.mark.rule("R-LINE-SETUP")
@pytest.mark.parametrize(
    ("choices", "possible"),
    [
        ({"edition": "deluxe-2019"}, {4, 5}),
        ({"edition": "deluxe-2019", "expansions": ("ghost",)}, {4, 5, 6}),
        ({"edition": "revised-2021", "deluxe": True}, {4, 5}),
        ({"edition": "revised-2021", "deluxe": True, "expansions": ("ghost",)}, {4, 5, 6}),
        ({"edition": "rulebook-2023"}, {5}),
        ({"edition": "rulebook-2023", "expansions": ("phoenix",)}, {5, 6}),
    ],
    ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else "",
)
def test_the_number_of_players_of_line_clear(choices: dict[str, object], possible: set[int]) -> None:
    assert players(variant="line-clear", **choices) == possible


@pytest.mark.rule("R-SOLO-SETUP")
@pytest.mark.parametrize("edition", EDITIONS)
def test_solo_is_for_one(edition: str) -> None:
    assert players(edition=edition, variant="solo") == {1}


# what is asked for: code, and what the message says
IMPOSSIBLE: list[tuple[dict[str, object], str, str]] = [
    ({"players": 7}, "options-players", "2–4 players"),
    ({"players": 1}, "options-players", "2–4 players"),
    ({"players": 5}, "options-players", "More can play with the deluxe box, six with the Ghost expansion too"),
    ({"players": 7, "edition": "rulebook-2023", "expansions": ("ghost",)}, "options-players", "2–6 players"),
    (
        {"players": 6, "edition": "rulebook-2023"},
        "options-players",
        "Ghost or the Phoenix expansion",
    ),
    ({"players": 6, "edition": "deluxe-2019"}, "options-players", "Six can play with the Ghost expansion"),
    ({"players": 5, "edition": "retail-2020"}, "options-players", "2–4 players"),
    ({"players": 3, "edition": "deluxe-2019", "variant": "line-clear"}, "options-players", "4–5 players"),
    ({"players": 4, "edition": "rulebook-2023", "variant": "line-clear"}, "options-players", "5 players"),
    ({"players": 2, "variant": "solo"}, "options-players", "not 2"),
    ({"edition": "retail-2020", "expansions": ("ghost",)}, "options-not-in-edition", "the Ghost expansion"),
    ({"edition": "retail-2020", "expansions": ("ambassador",)}, "options-not-in-edition", "the Ambassador expansion"),
    ({"edition": "retail-2020", "variant": "line-clear"}, "options-not-in-edition", "Line Clear"),
    ({"edition": "deluxe-2019", "expansions": ("phoenix",)}, "options-not-in-edition", "the Phoenix expansion"),
    ({"expansions": ("phoenix",), "deluxe": True}, "options-not-in-edition", "the Phoenix expansion"),
    ({"endless_white": True}, "options-not-in-edition", "Endless White"),
    ({"edition": "rulebook-2023", "deluxe": True}, "options-not-in-edition", "the deluxe box as an option"),
    ({"expansions": ("ghost",)}, "options-needs-deluxe", "only with the deluxe box"),
    ({"variant": "line-clear", "players": 4}, "options-needs-deluxe", "only with the deluxe box"),
    (
        {"edition": "rulebook-2023", "endless_white": True, "variant": "solo"},
        "options-endless-solo",
        "two or more players",
    ),
    ({"difficulty": "standard"}, "options-difficulty", "Only the solo variant has a difficulty"),
    ({"variant": "chess"}, "options-unknown-variant", "The variants are standard, solo, line-clear"),
    ({"expansions": ("finesse",)}, "options-unknown-expansion", "The expansions are ghost, ambassador, phoenix"),
    (
        {"variant": "solo", "difficulty": "easy"},
        "options-unknown-difficulty",
        "The difficulties are standard, challenging, unbeatable, no-mercy",
    ),
    ({"turn_cap": -1}, "options-turn-cap", "from 0 (none)"),
    ({"turn_cap": 2_001}, "options-turn-cap", "to 2,000"),
]


@pytest.mark.parametrize(("choices", "code", "words"), IMPOSSIBLE)
def test_an_impossible_combination_is_refused_and_says_what_is_possible(
    choices: dict[str, object], code: str, words: str
) -> None:
    error = refusal(**choices)
    assert error.code == code
    assert words in str(error)


def test_an_unknown_edition_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownEditionError, match="revised-2021 and rulebook-2023"):
        Options(edition="first-1984").checked()


@pytest.mark.rule("R-PUZZLES")
def test_a_set_of_ones_own_stands_in_for_a_built_in_one() -> None:
    line = "{id} {colour} 1 O1 -----/-----/--xx-/-----/-----\n"
    whites = "".join(line.format(id=f"X{number}", colour="white") for number in range(6))
    blacks = "".join(line.format(id=f"Y{number}", colour="black") for number in range(16))
    header = "set: mine\ntitle: Mine\norigin: custom\nexpansion: base\n"
    own = parse_puzzles(header + whites + blacks, "mine.txt")
    scene = Scene(players=4, puzzles=(own,))
    assert scene.row(1) == "X0 X1 X2 X3"
    assert len(scene.names) == 22
    few = parse_puzzles(header + whites + blacks[: blacks.index("Y12")], "mine.txt")
    assert Options(players=2, puzzles=(few,)).checked().players == 2
    error = refusal(players=3, puzzles=(few,))
    assert (error.code, str(error)) == ("options-too-few-puzzles", "Black puzzles needed: 14, found: 12.")


@pytest.mark.rule("R-PUZZLES")
def test_a_set_for_an_expansion_needs_that_expansion() -> None:
    header = "set: mine\ntitle: Mine\norigin: custom\nexpansion: ghost\n"
    own = parse_puzzles(header + "X1 white 1 up1 -----/-----/--xx-/-----/-----\n", "mine.txt")
    assert refusal(puzzles=(own,)).code == "options-set-needs-expansion"


def test_the_same_id_in_two_sets_is_refused() -> None:
    header = "set: mine\ntitle: Mine\norigin: custom\nexpansion: none\n"
    own = parse_puzzles(header + "W01 white 1 O1 -----/-----/--xx-/-----/-----\n", "mine.txt")
    with pytest.raises(PuzzleError, match="W01"):
        Options(puzzles=(own,)).checked()
