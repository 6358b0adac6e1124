"""Games to look at: played games in all variants, and the views and events of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from scene import Scene

from projectl.checks.random_policy import HOARD, PLAIN, WHITES, Sensible, uniform
from projectl.game.events.event import Event, events_of_trace
from projectl.game.schemas import SCHEMAS, schema
from projectl.game.view.document import view_document
from projectl.game.view.hints import HINTS
from projectl.rules.buffers import new_buffer
from projectl.rules.engine.codes import OVER
from projectl.rules.engine.dealing import deal_seeded
from projectl.rules.engine.legal import legal
from projectl.rules.engine.seats import may_act
from projectl.rules.engine.step import apply
from projectl.rules.knowledge import known_to
from projectl.rules.options import Options
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

ALL = ("ghost", "ambassador", "phoenix")
TWO = ("ghost", "ambassador")
MODES = {
    "revised": Options(confirm=True),
    "retail": Options("retail-2020", players=4),
    "deluxe": Options("deluxe-2019", players=3, expansions=TWO, confirm=True),
    "revised-deluxe": Options(players=5, deluxe=True, expansions=TWO, known_scores=True),
    "six": Options("rulebook-2023", players=6, expansions=ALL, confirm=True, turn_cap=120),
    "endless": Options("rulebook-2023", players=2, expansions=TWO, endless_white=True),
    "solo": Options(variant="solo", confirm=True),
    "solo-hard": Options("rulebook-2023", variant="solo", difficulty="unbeatable", expansions=TWO),
    "solo-no-mercy": Options("deluxe-2019", variant="solo", difficulty="no-mercy"),
    "line-clear": Options("deluxe-2019", variant="line-clear", players=4, expansions=TWO),
    "line-clear-six": Options(
        "rulebook-2023", variant="line-clear", players=6, expansions=TWO, confirm=True, turn_cap=120
    ),
}


class Moment(NamedTuple):
    """A game before one of its steps (`seat` does `action`), and what the step led to."""

    rules: Rules
    state: State
    seat: int
    action: int
    after: State
    events: list[Event]

    def view(self, viewer: int | None, *hints: str) -> dict[str, Any]:
        return view_of(self.rules, self.state, viewer, *hints)


def rules_of(options: Options) -> Rules:
    return options.checked().rules()


def rules_in(scene: Scene) -> Rules:
    return rules_of(scene.options)


def view_of(rules: Rules, state: State, viewer: int | None, *hints: str) -> dict[str, Any]:
    return view_document(rules, known_to(state, rules, viewer), viewer, hints)


def seen(scene: Scene, viewer: int | None, *hints: str) -> dict[str, Any]:
    """The view of a scene."""
    return view_of(rules_in(scene), scene.state, viewer, *hints)


def played(mode: str, seed: int) -> Iterator[Moment]:
    """Every step of a game: uniform play for each third seed, else one that completes puzzles."""
    rules = rules_of(MODES[mode])
    chance = Random(f"{mode} {seed}")
    style = (PLAIN, HOARD, WHITES)[seed // 3 % 3]
    choose = uniform(chance) if seed % 3 == 2 else Sensible(rules, chance, style)
    state, buffer = State(), new_buffer()
    deal_seeded(state, rules, seed)
    while state.phase != OVER:
        seat = chance.choice([seat for seat in range(rules.players) if may_act(state, rules, seat)])
        count = legal(state, rules, seat, buffer)
        action = choose(state, seat, list(buffer[:count]))
        before = state.clone()
        state.trace = []
        apply(state, rules, seat, action)
        events = events_of_trace(rules, state.trace, before)
        state.trace = None
        yield Moment(rules, before, seat, action, state.clone(), events)


def seeds(mode: str) -> tuple[int, int]:
    """Two games of a mode; in Endless White one that shuffles the white puzzles anew."""
    return (0, 6) if mode == "endless" else (0, 1)


def sampled(mode: str, seed: int, every: int) -> Iterator[Moment]:
    """Some moments of a game, those of its end among them."""
    for number, moment in enumerate(played(mode, seed)):
        if number % every == 0 or moment.state.phase or moment.after.phase:
            yield moment


def viewers(moment: Moment) -> list[int | None]:
    """Who acts, somebody else, and a spectator."""
    return [*{moment.seat, (moment.seat + 1) % moment.rules.players}, None]


def text_of(document: object) -> str:
    return json.dumps(document, sort_keys=True)


@cache
def validator(name: str) -> Any:
    schemas = [schema(each) for each in SCHEMAS]
    registry: Any = Registry().with_resources([(each["$id"], Resource.from_contents(each)) for each in schemas])
    return Draft202012Validator(schema(name), registry=registry)


ALL_HINTS = tuple(HINTS)
