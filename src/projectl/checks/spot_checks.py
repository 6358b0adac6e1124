"""Costlier checks, made now and then: what seats know, what is refused, what reads back."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from projectl.rules.buffers import new_buffer
from projectl.rules.engine import ACTIONS, ALLOWED, BLACK, WHITE, explain, legal, step
from projectl.rules.knowledge import known_to, sample
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .invariants import deck_cards, demand, located

PROBES = 64
"""Actions tried at random per look; the compiled engine tries all of them after every step."""


def check_legal(state: State, rules: Rules, seat: int, listed: Collection[int], chance: Random) -> None:
    """`legal` lists exactly what `explain` allows and `step` accepts; a refused step changes nothing."""
    demand(len(set(listed)) == len(listed), "an action is listed twice", listed)
    before = state.clone()
    for action in (*chance.sample(range(ACTIONS), PROBES), -1, ACTIONS):
        reason = explain(state, rules, seat, action)
        demand((reason == ALLOWED) == (action in listed), "legal and explain differ", action, reason)
        if reason != ALLOWED:
            demand(step(state, rules, seat, action) == reason, "step and explain differ", action, reason)
    for action in listed:
        demand(explain(state, rules, seat, action) == ALLOWED, "a listed action is refused", action)
    for other in range(-1, rules.players + 1):
        reason = explain(state, rules, other, action := chance.choice(list(listed)))
        demand(other == seat or other_may(state, rules, other, action) == (reason == ALLOWED), "another seat")
    demand(state == before, "a refused step has changed something")


def other_may(state: State, rules: Rules, seat: int, action: int) -> bool:
    """Whether an action is on the list of any seat, also of one that is not there."""
    out = new_buffer()
    return 0 <= seat < rules.players and action in out[: legal(state, rules, seat, out)]


def check_knowledge(state: State, rules: Rules, seat: int | None, seed: int) -> State:
    """What a seat knows is the same in two games that differ only in what it cannot know; returns the other game."""
    known = known_to(state, rules, seat)
    twin = sample(known, rules, seed)
    demand(known_to(twin, rules, seat) == known, "a seat knows more than it may", seat)
    demand(known_to(known, rules, seat) == known, "knowledge is not its own knowledge", seat)
    _check_sample(state, twin, rules)
    if seat is not None:
        here, there = new_buffer(), new_buffer()
        count = legal(state, rules, seat, here)
        same = legal(twin, rules, seat, there) == count and here[:count] == there[:count]
        demand(same, "legal actions depend on what a seat cannot know", seat)
    return twin


def _check_sample(state: State, twin: State, rules: Rules) -> None:
    """A sampled game has as many puzzles as the real one, each once and in a deck of its colour."""
    found = located(twin, rules)
    demand(len(set(found)) == len(found) == len(located(state, rules)), "a sample deals wrongly", found)
    for deck in (WHITE, BLACK):
        real, drawn = deck_cards(state, rules, deck), deck_cards(twin, rules, deck)
        colours = [puzzle < rules.whites for puzzle in real] == [puzzle < rules.whites for puzzle in drawn]
        demand(colours, "a sample mixes the colours", deck, drawn)


def check_copies(state: State) -> None:
    """A state is what its numbers say, and a clone shares nothing with it."""
    numbers = state.numbers()
    demand(State.from_numbers(numbers).numbers() == numbers, "numbers do not read back")
    copy = state.clone()
    demand(copy == state, "a clone differs")
    copy.supply[0] += 1
    copy.laid[0] += (0,)
    demand(state.numbers() == numbers and copy != state, "a clone shares its lists")
