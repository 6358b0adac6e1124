"""Line Clear: four rows, two markers, two seats at once (R-LINE-SETUP, R-LINE-PLAY, R-LINE-END)."""

from collections import Counter

import pytest
from scene import BIG_BOXES, END, PIECE, Scene, order, recycle, take, take_top

# edition, players, expansions: every table that can be laid
RULES = [
    (edition, players, expansions)
    for edition in BIG_BOXES
    for players, expansions in [(4, ()), (5, ()), (6, ("ghost",))]
    if (edition, players) != ("rulebook-2023", 4)
]
LATE_BOXES = [("revised-2021", 4), ("revised-2021", 5), ("rulebook-2023", 5)]


def line_clear(
    edition: str = "revised-2021", players: int = 5, expansions: tuple[str, ...] = (), first: int = 0
) -> Scene:
    return Scene(edition, players=players, variant="line-clear", expansions=expansions, first=first)


@pytest.mark.rule("R-LINE-SETUP")
@pytest.mark.parametrize(("edition", "players", "expansions"), RULES)
def test_two_rows_of_three_of_each_colour(edition: str, players: int, expansions: tuple[str, ...]) -> None:
    scene = line_clear(edition, players, expansions)
    left, right = (scene.row(1), scene.row(2)), (scene.row(3), scene.row(4))
    assert left == ("W01 W02 W03", "B01 B02 B03")
    assert right == ("W04 W05 W06", "B04 B05 B06")
    assert scene.deck("white").startswith("W07")
    assert len(scene.deck("black").split()) == {4: 16, 5: 20, 6: 24}[players] - 6


@pytest.mark.rule("R-LINE-SETUP")
@pytest.mark.parametrize("first", [0, 3])
@pytest.mark.parametrize(("edition", "players", "expansions"), RULES)
def test_the_markers_go_to_the_first_and_to_the_third_or_fourth_player(
    edition: str, players: int, expansions: tuple[str, ...], first: int
) -> None:
    scene = line_clear(edition, players, expansions, first)
    third_or_fourth = 2 if players < 6 else 3
    assert scene.state.holder == [first, (first + third_or_fourth) % players]
    assert scene.to_act == set(scene.state.holder)


@pytest.mark.rule("R-LINE-PLAY")
@pytest.mark.parametrize(("edition", "players", "expansions"), RULES)
def test_both_play_at_the_same_time_from_the_rows_of_their_marker(
    edition: str, players: int, expansions: tuple[str, ...]
) -> None:
    scene = line_clear(edition, players, expansions)
    white, black = scene.state.holder
    assert {slot for slot in range(1, 13) if scene.can(white, take(slot))} == {1, 2, 3, 4, 5, 6}
    assert {slot for slot in range(1, 13) if scene.can(black, take(slot))} == {7, 8, 9, 10, 11, 12}
    assert scene.why(white, take(7)) == "OTHER_MARKERS_ROWS"
    assert scene.why(black, take(4)) == "OTHER_MARKERS_ROWS"


@pytest.mark.rule("R-LINE-PLAY")
def test_actions_take_effect_in_the_order_they_arrive() -> None:
    scene = line_clear().play(2, take(7)).play(0, take(1)).play(2, take(8)).play(0, PIECE).play(2, take(10))
    assert (scene.puzzles(0), scene.puzzles(2)) == ("W01 - - -", "W04 W05 B04 -")
    assert scene.row(3) == "W07 W09 W06", "the left row got W08 between the two"
    assert scene.row(1) == "W08 W02 W03"


@pytest.mark.rule("R-LINE-PLAY")
@pytest.mark.parametrize(("edition", "players"), LATE_BOXES)
def test_only_the_white_holder_may_take_from_a_deck(edition: str, players: int) -> None:
    scene = line_clear(edition, players)
    assert scene.why(2, take_top("white")) == "WHITE_MARKER_ONLY"
    assert scene.why(2, take_top("black")) == "WHITE_MARKER_ONLY"
    scene.play(0, take_top("white"), take_top("black"))
    assert scene.puzzles(0) == "W07 B07 - -"


@pytest.mark.rule("R-LINE-PLAY", "R-RECYCLE")
@pytest.mark.parametrize(("edition", "players"), LATE_BOXES)
def test_only_the_white_holder_may_recycle_and_only_a_left_row(edition: str, players: int) -> None:
    scene = line_clear(edition, players)
    assert scene.why(2, recycle("white")) == "WHITE_MARKER_ONLY"
    scene.play(0, recycle("black"), order(6), order(4))
    assert scene.row(2) == "B07 B08 B09"
    assert scene.row(4) == "B04 B05 B06"
    assert scene.deck("black").endswith("B03 B01 B02")
    assert scene.play(0, recycle("white")).why(0, order(7)) == "NOT_IN_RECYCLED_ROW"


@pytest.mark.rule("R-LINE-PLAY")
def test_in_2019_nobody_takes_from_a_deck_or_recycles() -> None:
    scene = line_clear("deluxe-2019")
    assert {scene.why(seat, take_top("white")) for seat in (0, 2)} == {"NO_DECK_TAKE"}
    assert {scene.why(seat, recycle("black")) for seat in (0, 2)} == {"NO_RECYCLE"}


@pytest.mark.rule("R-LINE-PLAY", "D22")
@pytest.mark.parametrize(("edition", "players", "expansions"), RULES)
def test_when_both_are_done_the_markers_pass_clockwise_together(
    edition: str, players: int, expansions: tuple[str, ...]
) -> None:
    scene = line_clear(edition, players, expansions)
    white, black = scene.state.holder
    scene.idle(black)
    assert scene.to_act == {white}, "who has finished waits"
    assert scene.why(black, PIECE) == "TURN_IS_OVER"
    scene.idle(white)
    assert scene.state.holder == [white + 1, (black + 1) % players]
    assert (scene.actions_left("white"), scene.actions_left("black")) == (3, 3)


@pytest.mark.rule("R-LINE-PLAY")
def test_others_wait_for_a_marker() -> None:
    scene = line_clear()
    assert {scene.why(seat, PIECE) for seat in (1, 3, 4)} == {"NOT_YOUR_TURN"}


@pytest.mark.rule("R-LINE-PLAY", "R-TURN")
def test_in_2019_each_holder_may_stop_early() -> None:
    scene = line_clear("deluxe-2019").play(0, END)
    assert scene.to_act == {2}
    assert scene.play(2, PIECE, END).to_act == {1, 3}


def triggered_in_round(players: int, played: int, first: int = 0) -> tuple[Scene, list[int]]:
    """So many rounds are played, then the black deck runs out; the game and whose turns were played before."""
    scene = line_clear("deluxe-2019", players, ("ghost",) if players == 6 else (), first)
    before: list[int] = []
    for _ in range(played):
        before += scene.state.holder
        for seat in list(scene.state.holder):
            scene.idle(seat)
    white = scene.state.holder[0]
    scene.with_deck("black", "B13").play(white, take(4))
    assert scene.told("TRIGGERED")
    return scene, before


# players: {rounds played before the one with the trigger: rounds played in all}
ROUNDS = {
    4: {0: 4, 1: 4, 2: 6, 3: 6, 4: 8, 5: 8},
    5: {0: 5, 2: 5, 3: 8, 4: 8, 5: 10, 7: 10},
    6: {0: 6, 2: 6, 3: 9, 5: 9, 6: 12},
}


@pytest.mark.rule("R-LINE-END", "D7")
@pytest.mark.parametrize("first", [0, 2])
@pytest.mark.parametrize(
    ("players", "played", "rounds"),
    [(players, played, rounds) for players, table in ROUNDS.items() for played, rounds in table.items()],
)
def test_the_game_ends_when_both_markers_have_come_back_to_the_first_player(
    players: int, played: int, rounds: int, first: int
) -> None:
    scene, before = triggered_in_round(players, played, first)
    turns = before + scene.idle_on()
    assert len(turns) == 2 * rounds
    assert scene.phase in ("touches", "over")
    counts = Counter(turns)
    if players != 5:
        assert len(set(counts.values())) == 1, "turns come out equal"
    else:
        extra = [seat for seat in counts if counts[seat] > min(counts.values())]
        assert extra == ([] if rounds % 5 == 0 else [(first + 2) % 5]), "the third player may get one more"


@pytest.mark.rule("R-LINE-END")
def test_only_passes_after_the_trigger_count_not_a_marker_already_held() -> None:
    """In the first round the first player holds the white marker when the deck runs out."""
    scene, _ = triggered_in_round(4, 0)
    assert scene.state.passed == 0
    turns = scene.idle_on()
    assert turns == [0, 2, 1, 3, 2, 0, 3, 1], "the black marker comes first, then the white one again"


@pytest.mark.rule("R-LINE-END")
def test_on_receiving_the_second_marker_the_first_player_gets_no_more_turn() -> None:
    scene, _ = triggered_in_round(4, 2)
    turns = scene.idle_on()
    assert turns[-2:] == [1, 3], "seat 3 would have passed the black marker to seat 0"
    assert scene.state.holder[1] == 0


@pytest.mark.rule("R-LINE-END", "R-TOUCH")
def test_finishing_touches_follow() -> None:
    scene, _ = triggered_in_round(4, 0)
    scene.with_puzzle(3, "W15").with_supply(3, "O1")
    scene.idle_on()
    assert scene.phase == "touches"
    assert 3 in scene.to_act
