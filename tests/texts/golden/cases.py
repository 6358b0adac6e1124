"""What the golden pages say: a rich game as its log tells it, then hints, scores and refusals, with 0, 1, 2, 5 and 21.

`cases.json` is written from this list by `tools/golden_texts.py`, for the browser's test too.
"""

from __future__ import annotations

from typing import Any

COUNTS = (0, 1, 2, 5, 21)
Case = tuple[str, dict[str, Any]]


def _event(kind: str, /, name: str = "Anna", who: str = "other", **params: Any) -> Case:
    return f"event-{kind}", {"name": name, "who": who, "variant": "standard", **params}


def _each(key: str, /, parameter: str, **params: Any) -> list[Case]:
    return [(key, {**params, parameter: count}) for count in COUNTS]


LOG: list[Case] = [
    _event("turn-began", marker="none"),
    _event("turn-began", name="{you}", who="you", marker="none"),
    _event("turn-began", marker="white"),
    _event("turn-began", name="{you}", who="you", marker="black"),
    *(_event("taken", deck="none", colour="white", row_slot=3, points=count, reward="I2") for count in COUNTS),
    _event("taken", name="{you}", who="you", deck="none", colour="black", row_slot=5, points=4, reward="up2"),
    _event("taken", deck="white", colour="white", row_slot="none", points=1, reward="O1"),
    _event("taken", deck="black", colour="black", row_slot="none", points=5, reward="master"),
    _event("refilled", colour="white", row_slot=3),
    _event("refilled", colour="black", row_slot=5),
    *(
        _event("piece-taken", piece=piece)
        for piece in ("O1", "I2", "I3", "V3", "I4", "L4", "Z4", "O4", "T4", "P5", "U5", "L5")
    ),
    _event("piece-taken", name="{you}", who="you", piece="O1"),
    _event("exchanged", given="I2", taken="V3"),
    _event("exchanged", name="{you}", who="you", given="L4", taken="I3"),
    _event("placed", piece="V3", slot=1),
    _event("placed", name="{you}", who="you", piece="I4", slot=2),
    _event("master-began"),
    _event("master-began", name="{you}", who="you"),
    _event("ambassador-began"),
    _event("ghost-split", ghost="P5", pieces="I2+V3"),
    _event("ghost-split", name="{you}", who="you", ghost="U5", pieces="O1+I2+I2"),
    _event("sequence-closed"),
    *(_event("sequence-cancelled", sequence=each) for each in ("master", "ambassador", "ghost", "recycle")),
    _event("recycle-began", deck="white"),
    _event("recycle-began", name="{you}", who="you", deck="black"),
    *(_event("recycled", deck="white", count=count) for count in COUNTS),
    _event("recycled", deck="black", count=4),
    _event("pieces-returned", pieces="I2"),
    _event("pieces-returned", pieces="I2+V3"),
    _event("pieces-returned", pieces="O1+O1+V3+T4"),
    _event("pieces-returned", pieces="I3+I3+I3"),
    _event("rewarded", piece="Z4"),
    _event("rewarded", piece="none"),
    _event("levelled-up", given="I3", taken="L4"),
    _event("levelled-up", name="{you}", who="you", given="O1", taken="I2"),
    _event("level-up-declined"),
    *(_event("completed", slot=1, points=count) for count in COUNTS),
    _event("completed", name="{you}", who="you", slot=4, points=3),
    _event("completed-face-down", slot=2),
    *(_event("reshuffled", count=count) for count in COUNTS),
    *(_event("end-triggered", variant=variant) for variant in ("standard", "solo", "line-clear")),
    _event("last-round-began"),
    *(_event("turn-ended", unused=count) for count in (0, 1, 2)),
    _event("turn-ended", name="{you}", who="you", unused=1),
    _event("markers-passed"),
    _event("lock-taken", column=2),
    *(_event("opponent-took", why="most-points", row_slot=4, points=count, open_columns=[1, 3]) for count in COUNTS),
    _event("opponent-took", why="reading-order", row_slot=2, points=3, open_columns=[1, 2, 3], tied=[5, 8]),
    *(_event("locks-moved", count=count, column=2) for count in COUNTS),
    _event("locks-removed"),
    _event("opponent-passed", open_columns=[1, 3]),
    *(_event("touches-began", reason=reason) for reason in ("black-deck-empty", "dead-position", "turn-cap")),
    _event("touched", piece="I2", slot=2),
    _event("touched", name="{you}", who="you", piece="O4", slot=1),
    _event("touches-done"),
    _event("touches-done", name="{you}", who="you"),
    _event("game-ended"),
    _event("undone", action="take 3"),
    ("winner", {"names": "Anna", "who": "other"}),
    ("winner", {"names": "Anna", "who": "you"}),
    ("winners", {"names": ["Anna", "Ben", "Cleo"]}),
]

TABLE: list[Case] = [
    *_each("column-locks", "count"),
    *_each("deck-left", "count"),
    *_each("deck-over-row", "count", deck="black"),
    *_each("mat-title", "points", name="Anna", completed=5),
    *_each("mat-title", "completed", name="Anna", points=5),
    *_each("mat-ambassadors", "count"),
    *_each("opponent-title", "supply", completed=2, points=5),
    *_each("opponent-title", "completed", supply=2, points=5),
    *_each("banner-actions", "count", master="used"),
    ("banner-touches", {"pile": 24, "touched": 0, "touches": 3, "unfinished": 5, "total": -1}),
    ("play-new", {"piece": "I2"}),
    ("play-new", {"piece": "V3"}),
    ("play-new", {"piece": "L4"}),
    *_each("sr-stack-new", "count", piece="I2"),
    ("play-take-piece", {"piece": "I2"}),
    ("play-split-into", {"piece": "P5"}),
    *_each("play-needs", "count", pieces="I2+I2+V3"),
    *_each("play-end-unused", "count"),
    *_each("play-confirm-pieces", "count"),
    ("play-level-empty", {"level": [2, 3]}),
    *(("play-level-up", {"arrows": arrows}) for arrows in ("single", "split", "both")),
    *_each("play-score-pile", "count"),
    *_each("play-score-touches", "count"),
    *_each("play-score-unfinished", "count"),
    *_each("play-touch-completion", "count", slot=2, now=-3, after=4),
    *_each("table-touches-open", "count"),
    *_each("table-plan-most-points", "locks", points=3, column=2),
    *_each("table-plan-most-points", "points", locks=1, column=2),
    *_each("table-column", "count", column=2),
    *_each("table-pile-points", "completed", points=5),
    *_each("table-puzzles-of-four", "count"),
    *_each("table-done", "count"),
    *_each("table-black-left", "count"),
    *_each("table-takeback-asked", "count", name="Anna"),
    *_each("table-unread", "count"),
    *_each("table-waiting-for", "count"),
    *_each("start-what-mixed", "people", bots=2),
    *_each("start-what-open", "free"),
    *_each("start-lobby-counts", "open", running=1),
    *_each("sr-picked", "count", piece="I2", slots=[1, 2, 4]),
    *_each("sr-lies", "open", slot=1, row=2, column=3, piece="I2", count=2),
    *_each("sr-chip", "completed", name="Anna"),
    *_each("table-decided-score", "score"),
    *_each("table-decided-pieces", "completed", score=21, first="Anna", second="Ben", pieces=4, pieces2=2),
    ("plan-why-taken", {}),
    ("plan-why-locked", {}),
    ("say-would-fit", {"where": "several", "slots": [1, 2, 4]}),
    ("end-shared-you", {"names": ["Anna", "Ben"]}),
    ("end-others-won", {"names": ["Anna", "Ben"]}),
    ("end-you-and-others", {"names": ["Anna", "Ben"]}),
    *_each("new-sum-bots", "count"),
    *_each("new-sum-free", "count"),
    *_each("new-sum-players", "count"),
    *_each("mend-players", "value"),
]

REFUSALS: list[Case] = [
    ("options-not-in-edition", {"edition": "revised-2021", "what": "line-clear"}),
    ("options-needs-deluxe", {"edition": "revised-2021", "what": "ghost"}),
    (
        "options-players",
        {"variant": "standard", "edition": "retail-2020", "fewest": 2, "most": 4, "found": 6, "more": "deluxe"},
    ),
    ("edition-unknown", {"edition": "x", "known": ["deluxe-2019", "retail-2020", "revised-2021"]}),
    *_each("game-names", "found", wanted=2),
    *_each("seats-count", "found", wanted=2),
    *_each("setup-seats", "found", wanted=2),
]

CASES: list[Case] = [*LOG, *TABLE, *REFUSALS]
