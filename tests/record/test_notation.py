"""The notation: one text for every action, whatever the position."""

import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from projectl.record.errors import NotationError
from projectl.record.notation.action import Action, read, write
from projectl.rules.engine import codes
from projectl.rules.pieces import KIND, PLACEMENT_BY_MASK, mask_of

EXAMPLES = {
    "take 1": codes.TAKE,
    "take 12": codes.TAKE + 11,
    "take white": codes.TAKE_DECK,
    "take black": codes.TAKE_DECK + 1,
    "piece": codes.PIECE,
    "recycle black": codes.RECYCLE + 1,
    "order 8": codes.ORDER + 7,
    "exch I3 O4": codes.EXCHANGE + 12 * KIND["I3"] + KIND["O4"],
    "master": codes.MASTER,
    "ambassador": codes.AMBASSADOR,
    "stop": codes.STOP,
    "cancel": codes.CANCEL,
    "end": codes.END,
    "choose I3": codes.CHOOSE + KIND["I3"],
    "complete 4": codes.COMPLETE + 3,
    "up I3 L4": codes.LEVEL_UP + 12 * KIND["I3"] + KIND["L4"],
    "decline": codes.DECLINE,
    "done": codes.DONE,
    "place V3@2 b2b3c3": codes.PLACE + codes.PLACEMENTS + PLACEMENT_BY_MASK[mask_of([(1, 1), (2, 1), (2, 2)])],
}

every_code = st.integers(0, codes.ACTIONS - 1)


@pytest.mark.parametrize(("text", "code"), EXAMPLES.items())
def test_an_example_of_every_action(text: str, code: int) -> None:
    assert (write(code), read(text)) == (text, code)


def test_every_code_has_a_text_of_its_own_that_reads_back() -> None:
    texts = [write(code) for code in range(codes.ACTIONS)]
    assert len(set(texts)) == codes.ACTIONS
    assert [read(text) for text in texts] == list(range(codes.ACTIONS))


def test_a_ghost_is_split_into_pieces_from_small_to_large() -> None:
    splits = [write(code) for code in range(codes.GHOST, codes.STOP)]
    assert splits[0].startswith("split P5 ")
    for text in splits:
        kinds = [KIND[name] for name in text.split(" ")[2].split("+")]
        assert kinds == sorted(kinds)


@given(every_code, st.randoms(use_true_random=False))
def test_the_cells_of_a_placement_may_come_in_any_order(code: int, rng: Random) -> None:
    text = write(code)
    if code >= codes.PLACE:
        start, cells = text[:11], text[11:]
        shuffled = [cells[at : at + 2] for at in range(0, len(cells), 2)]
        rng.shuffle(shuffled)
        text = start + "".join(shuffled)
    assert read(f"  {text}\t\n") == code


@given(every_code)
def test_an_action_is_its_code_and_prints_as_notation(code: int) -> None:
    action = Action(code)
    assert action == code
    assert hash(action) == hash(code)
    assert f"{action}" == str(action) == write(code)
    assert repr(action) == f"Action('{write(code)}')"
    assert type(pickle.loads(pickle.dumps(action))) is Action


@pytest.mark.parametrize("code", [-1, codes.ACTIONS, 10**9])
def test_a_number_that_is_no_code_is_refused(code: int) -> None:
    with pytest.raises(NotationError) as refusal:
        Action(code)
    assert refusal.value.code == "notation-code"
    assert str(refusal.value).endswith("is not the code of an action. Codes are whole numbers from 0 to 2,746.")


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("", "notation-word", "actions are take, piece"),
        ("jump", "notation-word", "'jump' does not begin with an action"),
        ("Take 1", "notation-word", "'Take 1'"),
        ("take", "notation-form", "take 1 to take 12, take white or take black"),
        ("take 13", "notation-number", "'13' is not a slot here. Slots are numbered 1 to 12"),
        ("take 0", "notation-number", "1 to 12"),
        ("take 01", "notation-number", "'01'"),
        ("take  1", "notation-form", "'take  1' is not how this action is written"),
        ("take red", "notation-form", "take white or take black"),
        ("piece O1", "notation-form", "Write it as piece"),
        ("recycle 1", "notation-form", "recycle white or recycle black"),
        ("order 13", "notation-number", "1 to 12"),
        ("exch I3", "notation-form", "exch I3 O4"),
        ("exch I3 X9", "notation-piece", "'X9' is not a piece. The pieces are O1, I2"),
        ("split P5 O1", "notation-split", "P5 cannot be split into 'O1'. It can be split into"),
        ("split P5 L4+O1", "notation-form", "from small to large"),
        ("split I3 O1+I2", "notation-form", "the ghost, then the new pieces"),
        ("split P5", "notation-form", "split P5 O1+L4"),
        ("choose P6", "notation-piece", "'P6'"),
        ("complete 5", "notation-number", "1 to 4"),
        ("up O1", "notation-form", "up I3 L4"),
        ("place V3 b2b3c3", "notation-form", "place V3@2 b2b3c3"),
        ("place V3@2", "notation-form", "the piece, the slot of the puzzle, the cells"),
        ("place V9@2 b2b3c3", "notation-piece", "'V9'"),
        ("place V3@5 b2b3c3", "notation-number", "1 to 4"),
        ("place V3@2 b2b3f3", "notation-cell", "'f3' is not a cell"),
        ("place V3@2 b2b3c", "notation-cell", "'c' is not a cell"),
        ("place V3@2 b2b3b4", "notation-shape", "'b2b3b4' is not a V3 in any position. Cells of V3: 3"),
        ("place V3@2 b2b3c3c3", "notation-shape", "'b2b3c3c3' is not a V3"),
        ("place O1@1 a1a1", "notation-shape", "is not a O1"),
        ("place I3@2 b2b3c3", "notation-shape", "is not a I3"),
    ],
)
def test_a_text_that_is_no_action_is_refused_with_what_would_be_right(text: str, code: str, words: str) -> None:
    with pytest.raises(NotationError) as refusal:
        read(text)
    assert refusal.value.code == code
    assert words in str(refusal.value)


@given(st.one_of(st.text(), st.builds(lambda code, tail: write(code) + tail, every_code, st.text(max_size=3))))
def test_what_is_read_was_written_so_but_for_blanks_and_the_order_of_cells(text: str) -> None:
    try:
        found = write(read(text))
    except NotationError:
        return
    assert sorted(found) == sorted(text.strip())


def test_a_refusal_travels_between_processes() -> None:
    refusal = NotationError("notation-number", found="13", last=12)
    copy = pickle.loads(pickle.dumps(refusal))
    assert (str(copy), copy.code, copy.params) == (str(refusal), refusal.code, refusal.params)
