"""Positions: one line that reads back to the very same state, and refuses what cannot be."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from play_helpers import chosen_modes, states_of_game

from projectl.record.errors import PositionError
from projectl.record.notation.action import read
from projectl.record.position.text import read_position, write_position
from projectl.rules.engine.codes import OVER
from projectl.rules.engine.step import step
from projectl.rules.knowledge import known_to
from projectl.rules.options import Options
from projectl.rules.puzzles import parse_puzzles
from projectl.rules.shuffle import deal_game
from projectl.rules.state import State

ACTIONS = """
1 take 1
1 take 2
1 piece
2 take 3
2 recycle black
2 order 7
2 order 5
2 order 8
2 place I2@1 b4c4
1 place I2@1 b3c3
1 place O1@1 c4
1 place I3@2 b2b3b4
2 piece
2 take 1
2 master
2 place O1@1 b3
"""

# Seat 1 has completed W26; the recycled black row lies under its deck; seat 2 is in the middle of a Master.
TEXT = (
    "pl1 edition=revised-2021 players=2 variant=standard sets=base#11e93991f14578de; "
    "table turn=3 first=1 rng=bda2bdb3f0103df "
    "white=W26,W30,W14,W19,W02,W04,W12,W11>W17,W28,W01,W09,W13,W06,W25,W29,W24,W05,W18,W27,W08,W22,W21,W10,W03,"
    "W20,W15,W07,W16,W23,W31,W32 "
    "black=B02,B09,B14,B20,B08,B07,B05,B15>B17,B06,B18,B19,!B14,!B02,!B20,!B09 "
    "rows=W11,W04,W12,W19/B08,B07,B05,B15 "
    "reserve=O1x6,I2x8,I3x9,V3x10,I4x10,L4x10,Z4x10,O4x10,T4x10; "
    "seat1 supply=O1x2,I2 2=W30:I3@b2b3b4 pile=W26 completed=1; "
    "seat2 supply=O1 1=W14:I2@b4c4,O1@b3 2=W02; "
    "turn seat=2 actions=1 master=used open=master:1"
)


def played() -> tuple[Options, State]:
    options = Options().checked()
    state = deal_game(options, bytes(range(32)), first=0)
    for line in ACTIONS.split("\n")[1:-1]:
        seat, _, action = line.partition(" ")
        assert step(state, options.rules(), int(seat) - 1, read(action)) == 0
    return options, state


def test_an_example() -> None:
    options, state = played()
    assert write_position(state, options) == TEXT
    assert read_position(TEXT) == (options, state)


def test_blanks_and_the_order_of_fields_do_not_matter() -> None:
    loose = TEXT.replace("; ", " ;\n   ").replace("turn=3 first=1", "first=1   turn=3")
    assert read_position(f"  {loose}\n") == read_position(TEXT)


# --- every state reads back -------------------------------------------------------------------------------------------
def interesting(states: Iterator[State]) -> Iterator[State]:
    """Every eleventh state, and every one that has something special about it, each kind once."""
    seen: set[object] = set()
    for number, state in enumerate(states):
        kind = (*state.choice, *state.sequence, state.phase, state.ending, state.end_reason, any(state.touched))
        if number % 11 == 0 or kind not in seen:
            seen.add(kind)
            yield state


@pytest.mark.parametrize("options", chosen_modes(), ids=str)
def test_the_positions_of_a_game_read_back_exactly(options: Options) -> None:
    for state in interesting(states_of_game(options, Random(str(options)), steps=400)):
        text = write_position(state, options)
        position = read_position(text)
        assert position.state == state
        assert position.options == options
        assert write_position(position.state, position.options) == text


@given(st.sampled_from(chosen_modes()), st.integers(0, 2**32), st.integers(0, 120))
def test_any_position_reads_back_and_is_played_on_alike(options: Options, seed: int, steps: int) -> None:
    *_, state = states_of_game(options, Random(seed), steps)
    again = read_position(write_position(state, options)).state
    assert again == state
    rules = options.rules()
    for action in Random(seed).sample(range(2747), 40):
        for seat in range(rules.players):
            assert step(state, rules, seat, action) == step(again, rules, seat, action)
    assert again == state


def test_a_finished_game_reads_back() -> None:
    options = Options(variant="solo").checked()
    *_, state = states_of_game(options, Random(4), 3000)
    assert state.phase == OVER
    assert read_position(write_position(state, options)).state == state


@pytest.mark.parametrize(
    "options",
    [
        Options(known_scores=True, confirm=True, turn_cap=7),
        Options(edition="rulebook-2023", endless_white=True, expansions=("ghost", "phoenix"), players=6),
        Options(variant="solo", difficulty="no-mercy", deluxe=True),
    ],
)
def test_every_option_reads_back(options: Options) -> None:
    options = options.checked()
    assert read_position(write_position(deal_game(options, bytes(32)), options)).options == options


# --- own puzzles ------------------------------------------------------------------------------------------------------
GARDEN = """
set: garden
title: Things in my garden
origin: custom
expansion: none
TREE white 2 I3 --x--/-xxx-/-xxx-/--x--/-----
POND black 4 I2 -----/-xxx-/xxxxx/-xxx-/--x--
"""


def test_a_position_with_own_puzzles_needs_them_to_be_read() -> None:
    garden = parse_puzzles(GARDEN, "garden")
    options = Options(puzzles=(garden,)).checked()
    state = deal_game(options, bytes(32))
    text = write_position(state, options)
    assert "TREE" in text
    assert read_position(text, [garden]) == (options, state)
    with pytest.raises(PositionError, match=r"own-sets is written one of the sets at hand \(none\)"):
        read_position(text)
    taller = parse_puzzles(GARDEN.replace("white 2", "white 3"), "garden")
    with pytest.raises(PositionError, match="own-sets"):
        read_position(text, [taller])


# --- what cannot be written -------------------------------------------------------------------------------------------
def test_what_a_seat_knows_is_no_position() -> None:
    options, state = played()
    known = known_to(state, options.rules(), 0)
    with pytest.raises(PositionError, match="the order of its decks is not known"):
        write_position(known, options)


def test_a_state_without_its_placements_cannot_be_written() -> None:
    options, state = played()
    with pytest.raises(PositionError, match="how the pieces lie on puzzle W30 is not known"):
        write_position(State.from_numbers(state.numbers()), options)


# --- what is refused --------------------------------------------------------------------------------------------------
FAULTS = [
    # the form
    ("pl1 ", "pl2 ", "position-version", "begins with pl1"),
    ("table ", "board ", "position-section", "'board'"),
    ("; turn seat", "; seat3 supply=.; turn seat", "position-section", "'seat3'"),
    ("; turn seat=2 actions=1 master=used open=master:1", "", "position-section", "''"),
    ("open=master:1", "open=master:1;", "position-section", "''"),
    ("turn=3", "turn", "position-field", "'turn'"),
    ("turn=3", "turn=", "position-field", "'turn='"),
    ("turn=3", "moon=3", "position-field-unknown", "'moon'; the fields are turn, first"),
    ("turn=3", "turn=3 turn=3", "position-field-twice", "turn"),
    ("turn=3 ", "", "position-field-missing", "turn is missing"),
    ("turn=3", "turn=03", "position-number", "from 0 to 32,000, not '03'"),
    ("first=1", "first=3", "position-number", "from 1 to 2"),
    ("rng=bda2bdb3f0103df", "rng=xyz", "position-form", "hexadecimal"),
    ("rng=bda2bdb3f0103df", "rng=+bda2bdb3f0103df", "position-form", "hexadecimal"),
    ("rng=bda2bdb3f0103df", "rng=7", "position-form", "two numbers of 31 bits"),
    ("first=1", "first=1 phase=break", "position-word", "play, touches, over"),
    ("W19/B08", "W19,B08", "position-form", "2 rows of 4"),
    ("supply=O1 ", "supply=O1x1 ", "position-form", "like O1x3,I2"),
    ("supply=O1 ", "supply=O1,O1 ", "position-form", "every piece once"),
    ("supply=O1 ", "supply=Q7 ", "position-piece", "'Q7' is not a piece"),
    ("actions=1", "actions=4", "position-number", "from 0 to 3"),
    ("open=master:1", "open=mister:1", "position-form", "like master:1,3"),
    ("open=master:1", "open=master:1,1", "position-form", "every slot once"),
    ("open=master:1", "choice=reward", "position-form", "like order"),
    ("open=master:1", "stale=1,2,3", "position-form", "6 numbers"),
    # the options
    ("players=2", "players=two", "position-form", "players is written a whole number"),
    ("players=2", "players=9", "position-options", "is for 2–4 players"),
    ("revised-2021", "revised-2022", "position-options", "There is no edition"),
    ("players=2 ", "", "position-field-missing", "players"),
    ("variant=standard", "variant=standard deluxe=no", "position-form", "yes or left out"),
    ("sets=base#11e93991f14578de", "sets=base#0000000000000000", "position-form", "base#11e93991f14578de"),
    (" sets=base#11e93991f14578de", "", "position-form", "sets is written base#11e93991f14578de"),
    # puzzles
    ("W11,W04,W12", "X11,W04,W12", "position-puzzle", "no puzzle 'X11'"),
    ("W11,W04,W12,W19/B08", "W11,W04,W12,B19/B08", "position-colour", "B19 is black; only white ones lie here"),
    ("W11>W17", "W11>B17", "position-colour", "B17 is black"),
    ("W11,W04,W12", "W17,W04,W12", "position-puzzle-twice", "W17 lies in two places: the white deck and row slot 1"),
    ("pile=W26", "pile=W30", "position-puzzle-twice", "seat1 and the pile of seat1"),
    ("pile=W26", "pile=W26,W26", "position-puzzle-twice", "W26"),
    ("pile=W26 completed=1", "", "position-puzzle-count", "Puzzles of the colour white in the game: 31, wanted: 32"),
    (",!B09", "", "position-puzzle-count", "Puzzles of the colour black in the game: 11, wanted: 12"),
    ("B15>B17", "B15,B17", "position-deck", "> marks the top"),
    ("B15>B17", "B15<B17>", "position-deck-size", "places of the deck given: 17, wanted: 20"),
    ("B15>B17", "<B15>B17<", "position-deck", "each at most once"),
    (">B17,", ">!B17,", "position-deck-known", "at the bottom"),
    (",W32 ", " ", "position-deck-size", "places of the deck given: 31, wanted: 32"),
    ("rows=W11", "rows=.", "position-row", "Slot 1 of the rows is empty"),
    # pieces
    ("I3@b2b3b4", "I3@b2b3", "position-placement", "'I3@b2b3' is not a placement"),
    ("I3@b2b3b4", "I3", "position-placement", "W30"),
    ("W30:I3@b2b3b4", "W30:", "position-placement", "''"),
    ("I3@b2b3b4", "I3@b1b2b3", "position-outside", "I3@b1b2b3 lies outside the recess"),
    ("O1@b3", "O1@b4", "position-overlap", "W14: O1@b4 lies on another piece"),
    ("2=W02", "2=W02*", "position-waiting", "W02 waits for its reward, but no choice is open"),
    ("O1x2,I2 2=W30:I3@b2b3b4", "O1,I2 2=W30:I3@b2b3b4,O1@c4", "position-full", "W30 is full"),
    ("2=W02", "2=W02:O1@b2*", "position-placement", "W02"),
    ("O1x6", "O1x5", "position-copies", "Pieces O1 in the game: 9, wanted: 10"),
    ("T4x10", "T4x11", "position-copies", "Pieces T4 in the game: 11"),
    ("W30:I3@b2b3b4", "W30:I3@b2b3b4,O1@c4", "position-copies", "Pieces O1 in the game: 11"),
    # seats
    ("completed=1", "completed=2", "position-pile", "completed is 2; the pile has 1"),
    ("completed=1", "completed=1 points=3", "position-pile", "points is 3; the pile has 0"),
    ("completed=1", "completed=1 ambassadors=1", "position-ambassadors", "limit: 0"),
    ("completed=1", "completed=1 touches=1", "position-touches", "finishing touches: 1; on its puzzles: 0"),
    ("I2@b4c4,O1@b3", "I2@b4c4|O1@b3", "position-touches", "finishing touches: 0; on its puzzles: 1"),
    # the end and the turn
    ("first=1", "first=1 ending=last-round", "position-ending", "exactly when the black deck is empty"),
    ("first=1", "first=1 reason=deck-empty", "position-reason", "possible are none"),
    ("first=1", "first=1 phase=touches", "position-reason", "possible are none here"),
    ("first=1", "first=1 done=1", "position-done", "every seat is done"),
    ("first=1", "first=1 passed=white", "position-open", "there is none in standard"),
    ("first=1", "first=1 locks=1,2,1 lock-supply=6", "position-open", "there is none in standard"),
    ("turn=3", "turn=2", "position-turn", "it is the turn of seat 2; after turn 2 it is seat 1"),
    ("seat=2 actions=1 master=used open=master:1", "seat=1 actions=3", "position-turn", "it is seat 2"),
    ("master=used ", "", "position-open", "the Master of the turn is not used"),
    ("actions=1", "actions=over", "position-open", "no sequence can be open now"),
    ("actions=1", "actions=1 black=taken", "position-open", "the end is not triggered"),
    ("actions=1", "actions=1 fresh=1", "position-open", "fresh"),
    ("open=master:1", "open=master:2", "position-open", "nothing is laid on puzzle 2"),
    ("open=master:1", "open=split:P5=O1+L4:1", "position-open", "the ghost is not in the reserve"),
    ("open=master:1", "open=ambassador:1", "position-ambassadors", "too many unused Ambassadors (1, limit: 0)"),
    ("open=master:1", "open=recycle:black:5,8,6", "position-open", "in the middle of a Recycle"),
    ("open=master:1", "open=recycle:black:1", "position-number", "from 5 to 8"),
    ("open=master:1", "open=recycle:green", "position-form", "recycle:white:3,1"),
    ("open=master:1", "open=master:1:2", "position-form", "like master:1,3"),
    ("O1x6,I2x8", "O1x7,I2x8", "position-copies", "Pieces O1 in the game: 11"),
    ("supply=O1 1", "supply=. 1", "position-copies", "Pieces O1 in the game: 9"),
    ("open=master:1", "open=split:P5=O1+P5:1", "position-form", "split:P5=O1+L4:2"),
    ("open=master:1", "open=master:1 choice=order", "position-open", "no sequence can be open now"),
    ("open=master:1", "choice=order", "position-open", "fewer than two puzzles wait"),
    ("open=master:1", "choice=reward:1", "position-open", "puzzle 1 does not wait"),
    ("open=master:1", "open=master:1 stale=0,0,-1,-1,-1,-1", "position-open", "stale"),
    ("actions=1 master=used open=master:1", "actions=over", "position-nobody", "every turn is over"),
]


@pytest.mark.parametrize(("right", "wrong", "code", "words"), FAULTS)
def test_a_position_that_cannot_be_is_refused_with_its_fault(right: str, wrong: str, code: str, words: str) -> None:
    assert right in TEXT
    with pytest.raises(PositionError) as refusal:
        read_position(TEXT.replace(right, wrong, 1))
    assert refusal.value.code == code
    assert words in str(refusal.value)


@given(st.integers(0, len(TEXT) - 1), st.integers(0, 4), st.text("abOW1234,.:;|<>!*=@-xé ", max_size=3))
def test_a_changed_text_is_refused_or_stands_for_a_position_of_its_own(at: int, cut: int, new: str) -> None:
    text = TEXT[:at] + new + TEXT[at + cut :]
    try:
        position = read_position(text)
    except PositionError:
        return
    assert read_position(write_position(position.state, position.options)) == position
