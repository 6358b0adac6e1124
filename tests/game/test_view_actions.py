"""What a view offers is what the rules allow: every legal action once, a reason for every other control."""

from collections.abc import Iterator
from typing import Any

import pytest
from scene import DONE, MASTER, Scene, complete, order, place, recycle, split, take
from view_games import MODES, Moment, sampled, seeds, seen

from projectl.game.history import reveals
from projectl.game.view.own_seat import legal_codes
from projectl.record.notation.action import read, write
from projectl.rules.engine.codes import PLACE, PLACEMENTS
from projectl.rules.engine.explain import explain
from projectl.rules.engine.step import apply
from projectl.rules.explanation import refusal
from projectl.rules.pieces import SHAPES, mask_of

PLAY_MODES = pytest.mark.parametrize("mode", MODES)


def offered(you: dict[str, Any]) -> Iterator[str]:
    """Every action that a view offers, group by group."""
    yield from you["actions"]
    groups = [*you["exchanges"], *you["level_ups"], *([you["rewards"]] if you["rewards"] else [])]
    for group in groups:
        for name in ("up", "same", "lower", "one", "two"):
            yield from (offer["action"] for offer in group.get(name, []))
    for group in [*you["placements"], *you["splits"]]:
        yield from (way["action"] for way in group["ways"])


@PLAY_MODES
def test_every_legal_action_is_offered_exactly_once(mode: str) -> None:
    for seed in range(3):
        for moment in sampled(mode, seed, 29):
            for seat in range(moment.rules.players):
                legal = [write(code) for code in legal_codes(moment.rules, moment.state, seat)]
                assert sorted(offered(moment.view(seat)["you"])) == sorted(legal)


@PLAY_MODES
def test_every_control_is_legal_or_has_its_reason(mode: str) -> None:
    always = {"piece", "recycle white", "recycle black", "master", "stop", "cancel", "end", "done", "take 1"}
    for moment in sampled(mode, 0, 19):
        you = moment.view(moment.seat)["you"]
        assert always <= {*you["actions"], *you["refusals"]}
        assert not {*you["actions"]} & {*you["refusals"]}
        for name, group in (("place", "placements"), ("exch", "exchanges")):
            assert (name in you["refusals"]) != bool(you[group])
        for control, found in you["refusals"].items():
            if control not in ("place", "exch", "split"):
                assert found == reason(moment, control)


def reason(moment: Moment, control: str) -> dict[str, str]:
    rules, code = moment.rules, read(control)
    found = refusal(explain(moment.state, rules, moment.seat, code), code)
    return {"reason": found.key, "rule": found.rule}


@PLAY_MODES
def test_placements_cover_the_open_cells_that_they_name(mode: str) -> None:
    for moment in sampled(mode, 1, 19):
        view = moment.view(moment.seat)
        puzzles = {puzzle["slot"]: puzzle for puzzle in view["seats"][moment.seat]["puzzles"]}
        for group in view["you"]["placements"]:
            assert group["piece"] in view["seats"][moment.seat]["supply"]
            for way in group["ways"]:
                slot, placement = divmod(read(way["action"]) - PLACE, PLACEMENTS)
                cells = mask_of(divmod(cell, 5) for cell in way["cells"])
                assert (slot + 1, cells) == (group["slot"], moment.rules.mask[placement])
                assert set(way["cells"]) <= set(puzzles[group["slot"]]["open"])
                assert way["completes"] == (way["cells"] == puzzles[group["slot"]]["open"])


@PLAY_MODES
def test_the_actions_that_reveal_are_those_that_do(mode: str) -> None:
    for seed in seeds(mode):
        for moment in sampled(mode, seed, 31):
            rules = moment.rules
            told = {*moment.view(moment.seat)["you"]["reveals"]}
            for code in legal_codes(rules, moment.state, moment.seat):
                after = moment.state.clone()
                apply(after, rules, moment.seat, code)
                shown = reveals(moment.state, after) if moment.state.phase == 0 else False
                assert (write(code) in told) == shown, write(code)


def test_a_seat_that_cannot_act_is_told_why() -> None:
    you = seen(Scene(), 1)["you"]
    assert you["actions"] == you["placements"] == you["exchanges"] == []
    assert {found["reason"] for found in you["refusals"].values()} == {"reason-not-your-turn"}
    assert seen(Scene(), None)["you"] is None


@pytest.mark.rule("R-TAKE")
def test_with_four_puzzles_every_take_says_so() -> None:
    you = seen(Scene().with_puzzles(0, "W05 W06 W07 W08"), 0)["you"]
    takes = [f"take {slot}" for slot in range(1, 9)] + ["take white", "take black"]
    expected = {"reason": "reason-four-unfinished", "rule": "R-TAKE"}
    assert all(you["refusals"][take] == expected for take in takes)


@pytest.mark.rule("D14")
def test_a_master_without_a_piece_cannot_be_confirmed() -> None:
    scene = Scene().with_supply(0, "O1 I2").with_puzzles(0, "W05 W06").play(0, MASTER)
    you = seen(scene, 0)["you"]
    assert you["actions"] == ["cancel"]
    assert you["refusals"]["stop"] == {"reason": "reason-nothing-placed", "rule": "D14"}
    assert you["refusals"]["exch"]["reason"] == "reason-sequence-first"


@pytest.mark.parametrize(
    ("supply", "puzzles", "expected"),
    [
        ("", "W10", "reason-piece-not-in-supply"),
        ("O1", "", "reason-no-puzzle-there"),
        ("O4", "W10", "reason-nothing-fits"),
    ],
)
def test_why_nothing_can_be_placed(supply: str, puzzles: str, expected: str) -> None:
    you = seen(Scene().with_supply(0, supply).with_puzzles(0, puzzles), 0)["you"]
    assert you["refusals"]["place"]["reason"] == expected


@pytest.mark.rule("R-UPGRADE", "R-EXCHANGE", "D2")
def test_exchanges_come_by_group_and_name_the_skipped_levels() -> None:
    scene = Scene().with_supply(0, "I2").with_only_reserve("O1 I4 T4")
    (found,) = seen(scene, 0)["you"]["exchanges"]
    assert found == {
        "give": "I2",
        "up": [{"piece": "I4", "action": "exch I2 I4"}, {"piece": "T4", "action": "exch I2 T4"}],
        "same": [],
        "lower": [{"piece": "O1", "action": "exch I2 O1"}],
        "skipped": [3],
    }
    (same,) = seen(Scene().with_supply(0, "I3"), 0)["you"]["exchanges"]
    assert [offer["piece"] for offer in same["same"]] == ["V3"]
    assert [offer["piece"] for offer in same["lower"]] == ["O1", "I2"]
    assert same["skipped"] == []


@pytest.mark.rule("R-LEVELUP", "D21")
def test_level_ups_come_by_arrows() -> None:
    scene = Scene("deluxe-2019", expansions=("ghost",)).with_puzzle(0, "GW04", "I3 b2b3b4", "O1 b5")
    scene.with_supply(0, "I2 V3").with_reserve(V3=0, I3=0)
    scene.play(0, place("V3", 1, "c4d4d5"))
    view = seen(scene, 0)
    choice = view["seats"][0]["turn"]["choice"]
    assert (choice["kind"], choice["puzzle"], choice["arrows"]) == ("level-up", "GW04", 2)
    by_given = {found["give"]: found for found in view["you"]["level_ups"]}
    assert set(by_given) == set(choice["targets"])
    assert [offer["piece"] for offer in by_given["O1"]["one"]] == ["I2"]
    assert [offer["piece"] for offer in by_given["O1"]["two"]] == ["I4", "L4", "Z4", "O4", "T4"]
    assert by_given["O1"]["skipped"] == [3]
    assert "decline" in view["you"]["actions"]


@pytest.mark.rule("R-REWARD", "D20")
def test_a_missing_reward_is_chosen_by_group() -> None:
    scene = Scene("rulebook-2023").with_supply(0, "I3").with_puzzle(0, "W10").with_reserve(I2=0)
    scene.play(0, place("I3", 1, "c2c3c4"))
    view = seen(scene, 0)
    choice = view["seats"][0]["turn"]["choice"]
    assert (choice["kind"], choice["slot"], choice["puzzle"], choice["missing"]) == ("reward", 1, "W10", "I2")
    found = view["you"]["rewards"]
    assert found["missing"] == "I2"
    assert [offer["action"] for offer in found["up"]] == ["choose I3", "choose V3"]
    assert [offer["action"] for offer in found["lower"]] == ["choose O1"]
    assert view["seats"][0]["puzzles"][0]["completed"]
    assert view["seats"][0]["puzzles"][0]["pieces"] == []


@pytest.mark.rule("D4")
def test_the_order_of_rewards_is_a_choice_of_slots() -> None:
    scene = Scene("rulebook-2023").with_supply(0, "I3 V3").with_puzzles(0, "W10 W11").with_reserve(I2=0)
    scene.play(0, MASTER, place("I3", 1, "c2c3c4"), place("V3", 2, "d3c4d4"))
    view = seen(scene, 0)
    assert view["seats"][0]["turn"]["choice"] == {"kind": "order", "slots": [1, 2]}
    assert view["you"]["actions"] == ["complete 1", "complete 2"]
    scene.play(0, complete(2))
    assert seen(scene, 0)["seats"][0]["turn"]["choice"]["slot"] == 2


@pytest.mark.rule("R-GHOST")
def test_splits_are_drawn_in_the_outline_of_the_ghost() -> None:
    scene = Scene(expansions=("ghost",)).with_supply(0, "U5 L5").with_reserve(O1=1)
    found = {group["ghost"]: group["ways"] for group in seen(scene, 0)["you"]["splits"]}
    assert set(found) == {"U5", "L5"}
    assert [len(way["pieces"]) for way in found["U5"]] == sorted(len(way["pieces"]) for way in found["U5"])
    outline = [cell for cell in range(25) if SHAPES[10] >> cell & 1]
    for way in found["U5"]:
        assert sorted(cell for piece in way["pieces"] for cell in piece["cells"]) == outline
    assert "split U5 O1+L4" in [way["action"] for way in found["U5"]]
    assert "split U5 O1+O1+I3" not in [way["action"] for way in found["U5"]]  # the reserve has one O1


@pytest.mark.rule("D23")
def test_after_a_split_only_the_new_pieces_are_offered() -> None:
    scene = Scene(expansions=("ghost",)).with_supply(0, "U5 I2").with_puzzles(0, "W05 W06")
    view = seen(scene.play(0, split("U5", "O1 L4")), 0)
    assert view["seats"][0]["turn"]["sequence"] == {
        "kind": "ghost",
        "placed": [],
        "placeable": ["O1", "L4"],
        "ghost": "U5",
        "pieces": ["O1", "L4"],
    }
    assert {group["piece"] for group in view["you"]["placements"]} == {"O1", "L4"}


@pytest.mark.rule("R-RECYCLE", "D25")
def test_recycling_names_the_slots_that_are_left() -> None:
    scene = Scene().play(0, recycle("black"), order(7))
    view = seen(scene, 0)
    sequence = view["seats"][0]["turn"]["sequence"]
    assert sequence == {"kind": "recycle", "deck": "black", "order": [7], "left": [5, 6, 8]}
    assert view["you"]["actions"] == ["order 5", "order 6", "order 8", "cancel"]
    assert view["you"]["reveals"] == []
    assert seen(scene.play(0, order(5)), 0)["you"]["reveals"] == ["order 6", "order 8"]


def test_a_take_reveals_only_while_the_deck_lasts() -> None:
    scene = Scene().with_deck("white", "")
    reveals_now = seen(scene, 0)["you"]["reveals"]
    assert reveals_now == ["take 5", "take 6", "take 7", "take 8", "take black"]


@pytest.mark.rule("R-SOLO-OPPONENT")
def test_confirming_a_solo_turn_reveals() -> None:
    scene = Scene(variant="solo", confirm=True).with_turn(0, actions=0).with_locks(0, 2, 1)
    assert seen(scene, 0)["you"]["reveals"] == ["end"]
    assert seen(scene.copy().with_deck("white", ""), 0)["you"]["reveals"] == []
    assert seen(scene.with_locks(1, 2, 1), 0)["you"]["reveals"] == []  # all locked: nothing is taken


@pytest.mark.rule("R-SOLO-OPPONENT")
def test_without_confirming_the_last_action_of_a_solo_turn_reveals() -> None:
    scene = Scene(variant="solo").with_supply(0, "O1").with_puzzles(0, "W10").with_locks(0, 2, 1)
    assert "piece" not in seen(scene, 0)["you"]["reveals"]
    last = seen(scene.with_turn(0, actions=1), 0)["you"]["reveals"]
    assert {"piece", "exch O1 I2", "place O1@1 c2", "take 1"} <= {*last}
    assert "master" not in last  # it only begins something


@pytest.mark.rule("R-ENDLESS")
def test_completing_a_white_puzzle_reveals_when_it_brings_a_new_deck() -> None:
    scene = Scene("rulebook-2023", endless_white=True).with_supply(0, "I3 O1").with_puzzles(0, "W10")
    assert seen(scene, 0)["you"]["reveals"].count("place I3@1 c2c3c4") == 0
    scene.with_rows("W01 W02 W03 -", "B01 B02 B03 B04").with_deck("white", "")
    found = seen(scene, 0)["you"]["reveals"]
    assert "place I3@1 c2c3c4" in found
    assert "place O1@1 c2" not in found


@pytest.mark.rule("R-TOUCH")
def test_touches_offer_placements_and_done() -> None:
    scene = Scene().with_supply(0, "O1 I2").with_puzzles(0, "W10").with_touches()
    you = seen(scene, 0)["you"]
    assert you["actions"] == ["done"]
    assert {group["piece"] for group in you["placements"]} == {"O1", "I2"}
    assert you["refusals"]["piece"]["reason"] == "reason-only-touches"
    assert you["reveals"] == []
    assert seen(scene.play(0, DONE), 0)["seats"][0]["touches_done"]


def test_taking_says_which_rows_are_not_yours() -> None:
    scene = Scene("deluxe-2019", variant="line-clear", players=4)
    left, right = seen(scene, 0)["you"], seen(scene, 2)["you"]
    assert "take 6" in left["actions"]
    assert left["refusals"]["take 7"] == {"reason": "reason-other-markers-rows", "rule": "R-LINE-PLAY"}
    assert "take 7" in right["actions"]
    assert take(7) not in scene.legal(0)
