"""What is said to a try, and what a nudge tells."""

import pytest

from projectl.game.errors import IllegalActionError
from projectl.problems import Problem, answer_document, judge, nudge, year

TWO = Problem(
    "complete 2 2 | O1,I3,T4 1=W06:T4@c2b3c3d3 2=W02 | - | "
    "exch I3 V3,master,place T4@1 b4c4d4c5,place V3@2 b2b3c3,place L4@2 b4c4d4b5"
)
TOUCHES = Problem(
    "touches 1 3 | O1,I2,L4,O4,T4 1=W19 2=W02:I2@b2b3,L4@b4c4d4b5 3=W01 pile=W09,W27,W30,W31,B08 | - | "
    "place T4@1 b2b3c3b4,place I2@1 c4d4,place O1@2 c3,done"
)


def test_as_long_as_something_is_left_it_is_not_decided() -> None:
    begun = judge(TWO, [])
    assert (begun["goal"], begun["result"], begun["actions"], begun["events"]) == ("not yet", 0, [], [])
    assert begun["view"]["you"]["actions"]
    one = judge(TWO, (*TWO.answer[:4], "stop"))
    assert (one["goal"], one["result"]) == ("not yet", 1)


def test_a_turn_that_is_used_up_is_missed() -> None:
    missed = judge(TWO, ["piece", "piece", "piece"])
    assert (missed["goal"], missed["result"], missed["view"]["you"]["actions"]) == ("missed", 0, ["end"])


def test_every_way_to_the_goal_counts() -> None:
    other = ["place T4@1 b4c4d4c5", "exch I3 V3", "master", "place V3@2 b2b3c3", "stop"]
    assert judge(TWO, other)["goal"] == "missed"
    other = ["exch I3 V3", "place V3@2 b2b3c3", "master", "place T4@1 b4c4d4c5"]
    assert judge(TWO, other)["result"] == 0
    assert judge(TWO, TWO.answer)["goal"] == "reached"


def test_what_the_rules_refuse_is_answered_and_not_done() -> None:
    refused = judge(TWO, ["piece", "place I4@1 a1b1c1d1"])
    assert refused["refused"] == "reason-piece-not-in-supply"
    assert refused["actions"] == ["piece"]
    assert refused["view"] == judge(TWO, ["piece"])["view"]
    with pytest.raises(IllegalActionError):
        judge(TWO, ["place I4@1 a1b1c1d1", "piece"])


def test_there_is_nothing_to_take_and_nothing_to_draw() -> None:
    for action in ("take 1", "take white", "recycle white"):
        assert judge(TWO, [action])["refused"]


def test_touches_are_judged_when_they_are_done() -> None:
    assert judge(TOUCHES, [])["result"] == 0
    assert judge(TOUCHES, TOUCHES.answer[:-1])["goal"] == "not yet"
    best, worse = judge(TOUCHES, TOUCHES.answer), judge(TOUCHES, ["done"])
    assert (best["goal"], best["result"]) == ("reached", 3)
    assert (worse["goal"], worse["result"]) == ("missed", 0)


def test_a_nudge_tells_where_to_look_and_then_what_to_begin_with() -> None:
    assert nudge(TWO, 1) == {"problem": TWO.id, "slot": 1, "group": None}
    assert nudge(TWO, 2) == {"problem": TWO.id, "slot": 1, "group": "upgrade"}


def test_the_answer_is_told_in_steps() -> None:
    told = answer_document(TWO)
    assert [step["action"] for step in told["steps"]] == [*TWO.answer]
    assert told["best"] == 2
    assert sum(len(step["completes"]) for step in told["steps"]) == 2
    for each in year()[:12]:
        assert answer_document(each)["steps"]
