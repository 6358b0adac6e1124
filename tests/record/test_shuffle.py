"""The fair shuffle: a game follows from its secret alone, and every order is as likely as any other."""

import subprocess
import sys
from collections import Counter

import pytest

from projectl.rules.engine.codes import BLACK, WHITE
from projectl.rules.options import Options, OptionsError
from projectl.rules.shuffle import Stream, commitment, deal_game
from projectl.rules.state import State
from projectl.rules.tables import numbered_puzzles

SEED = bytes(range(32))


def ids(options: Options, numbers: list[int]) -> list[str]:
    puzzles = numbered_puzzles(options.puzzle_set())
    return [puzzles[number].id for number in numbers]


def dealt(**choices: object) -> tuple[Options, State]:
    options = Options(**choices).checked()  # type: ignore[arg-type]  # each test gives what Options takes
    return options, deal_game(options, SEED)


# --- known answers: whoever checks a shuffle with another program must find these -------------------------------------
def test_the_stream_is_sha_256_of_the_secret_and_a_counter() -> None:
    stream = Stream(SEED)
    # printf of the 32 bytes and 8 zero bytes | sha256sum: a9d6e500293a88bd 38cbe213d07ab71f …
    assert stream.word() == 0xA9D6E500293A88BD
    assert stream.word() == 0x38CBE213D07AB71F
    assert [stream.word(), stream.word()] == [0x8CB2258552072A01, 0xBDF1C40BE527F4D0]
    assert stream.word() == 6945047847015946120  # the next block
    assert Stream(SEED).shuffled(10) == [7, 2, 0, 6, 3, 8, 5, 9, 4, 1]


def test_a_known_secret_deals_a_known_game() -> None:
    options, state = dealt()
    assert state.first == 1
    assert ids(options, state.rows[:8]) == ["W26", "W30", "W14", "W19", "B02", "B09", "B14", "B20"]
    assert ids(options, state.deck[4:8]) == ["W02", "W04", "W12", "W11"]
    assert state.rng == 854043299994993631


def test_a_known_commitment() -> None:
    expected = "d42c6709e8b454b11e3b3258f85189fe9213560d8387b2953e1c3b0075807602"
    assert commitment(SEED, "game-1", "edition=revised-2021") == expected


def test_a_commitment_tells_where_a_part_ends() -> None:
    assert commitment(SEED, "a", "bc") != commitment(SEED, "ab", "c")
    assert commitment(SEED, "a", "") != commitment(SEED, "", "a")
    assert commitment(SEED, "", "") != commitment(bytes(32), "", "")


# --- fairness ---------------------------------------------------------------------------------------------------------
class Words(Stream):
    """A stream of given words."""

    def __init__(self, *words: int) -> None:
        self._words = iter(words)


def test_words_that_would_favour_small_numbers_are_left_out() -> None:
    last_fair = 2**64 - 2**64 % 10 - 1
    assert Words(last_fair).below(10) == 9
    assert Words(last_fair + 1, 2**64 - 1, 27).below(10) == 7


def test_all_numbers_come_about_equally_often() -> None:
    stream = Stream(SEED)
    counts = Counter(stream.below(6) for _ in range(6000))
    chi_square = sum((counts[number] - 1000) ** 2 / 1000 for number in range(6))
    assert chi_square < 20.5  # 5 degrees of freedom: a fair stream exceeds it once in a thousand


def test_all_orders_come_about_equally_often() -> None:
    stream = Stream(SEED)
    counts = Counter(tuple(stream.shuffled(4)) for _ in range(4800))
    assert len(counts) == 24
    chi_square = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert chi_square < 49.8  # 23 degrees of freedom, one in a thousand


def test_every_place_of_the_deck_sees_every_puzzle() -> None:
    options = Options().checked()
    tops = Counter(deal_game(options, number.to_bytes(32, "big")).rows[0] for number in range(320))
    assert len(tops) == 32
    assert max(tops.values()) < 30


# --- the deal ---------------------------------------------------------------------------------------------------------
def test_the_same_secret_deals_the_same_game_and_another_another() -> None:
    options = Options().checked()
    assert deal_game(options, SEED) == deal_game(options, SEED)
    assert deal_game(options, SEED) != deal_game(options, bytes(32))


@pytest.mark.rule("R-MATS")
def test_the_first_player_is_drawn_or_named_and_the_decks_are_the_same() -> None:
    options = Options(players=4).checked()
    drawn = {deal_game(options, bytes([number] * 32)).first for number in range(40)}
    assert drawn == {0, 1, 2, 3}
    named = deal_game(options, SEED, first=2)
    assert (named.first, named.holder[0]) == (2, 2)
    assert (named.deck, named.rng) == (deal_game(options, SEED).deck, deal_game(options, SEED).rng)


@pytest.mark.parametrize("first", [-1, 2])
def test_a_first_player_without_a_seat_is_refused(first: int) -> None:
    with pytest.raises(OptionsError) as refusal:
        deal_game(Options().checked(), SEED, first)
    assert refusal.value.code == "options-first-player"
    assert "the seats 1 to 2" in str(refusal.value)


def test_a_secret_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        Stream(bytes(31))


@pytest.mark.rule("R-SETUP-DECKS", "R-SETUP-ROWS")
@pytest.mark.parametrize(("players", "blacks"), [(2, 12), (3, 14), (4, 16), (5, 20), (6, 24)])
def test_all_white_puzzles_and_a_draw_of_the_black_ones_are_dealt(players: int, blacks: int) -> None:
    expansions = ("ghost", "ambassador", "phoenix")
    options, state = dealt(edition="rulebook-2023", players=players, expansions=expansions)
    rules = options.rules()
    assert (rules.whites, rules.puzzles) == (32 + 12 + 1, 45 + 20 + 12 + 2 + 7)
    assert (state.deck_count[WHITE], state.deck_count[BLACK]) == (45 - 4, blacks - 4)
    assert all(puzzle < rules.whites for puzzle in state.rows[:4])
    assert all(puzzle >= rules.whites for puzzle in state.rows[4:8])
    assert state.rows[8:] == [-1] * 4
    assert sorted(state.deck[: rules.whites]) == list(range(rules.whites))
    drawn = state.deck[rules.whites : rules.whites + blacks]
    assert len({puzzle for puzzle in drawn if puzzle >= rules.whites}) == blacks
    assert set(state.deck[rules.whites + blacks :]) == {0}


@pytest.mark.rule("R-SOLO-SETUP")
def test_solo_has_one_deck_of_15_white_over_10_black_puzzles() -> None:
    options, state = dealt(variant="solo", difficulty="challenging")
    whites = options.rules().whites
    colours = "".join("w" if puzzle < whites else "b" for puzzle in state.deck[:25])
    assert colours == "w" * 15 + "b" * 10
    assert len(set(state.deck[:25])) == 25
    assert state.deck_count == [25 - 9, 0]
    assert state.rows[:9] == state.deck[:9]
    assert (state.locks, state.lock_supply) == ([1, 2, 1], 3)


@pytest.mark.rule("R-LINE-SETUP")
def test_line_clear_has_two_rows_of_three_of_each_colour_and_two_markers() -> None:
    options, state = dealt(variant="line-clear", players=5, edition="rulebook-2023", expansions=("phoenix",))
    whites = options.rules().whites
    assert "".join("w" if puzzle < whites else "b" for puzzle in state.rows) == "wwwbbbwwwbbb"
    assert (state.holder[1] - state.holder[0]) % 5 == 2
    assert state.deck_count == [32 - 6, 20 - 6]


def test_loading_the_rules_does_not_load_the_hash_functions() -> None:
    code = "import sys, projectl.rules.shuffle; print('hashlib' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
