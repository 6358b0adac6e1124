"""What the vector engine promises besides the rules: seeds, threads, copies, records, errors."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from projectl import WrongValueError, verify
from projectl.errors import ProjectLError
from projectl.lab import LabError, VectorEngine, vector
from projectl.lab.layout import parts, planes, size
from projectl.rules.buffers import LEGAL_CAPACITY
from projectl.rules.knowledge import known_to
from projectl.rules.ways.running import Interpreted

SOLO: dict[str, Any] = {"variant": "solo"}


def wander(engine: VectorEngine, steps: int, seed: int = 1) -> list[tuple[Any, ...]]:
    """Everything that is told of so many random steps."""
    chance = np.random.default_rng(seed)
    return [tuple(np.array(each) for each in engine.step(engine.draw(chance))) for _ in range(steps)]


def same(some: list[tuple[Any, ...]], others: list[tuple[Any, ...]]) -> bool:
    return all(
        np.array_equal(a, b) for one, other in zip(some, others, strict=True) for a, b in zip(one, other, strict=True)
    )


def test_the_same_seeds_give_the_same_games_in_any_number_of_threads() -> None:
    engines = [VectorEngine(9, players=3, seed=5, threads=threads) for threads in (1, 1, 4)]
    for engine in engines:
        engine.reset()
    first, second, threaded = [wander(engine, 300) for engine in engines]
    assert sum(step[4].sum() for step in first) > 9, "games have ended and begun anew"
    assert same(first, second)
    assert same(first, threaded)


def test_a_seed_for_each_game_gives_that_game_wherever_it_is_played() -> None:
    wide, narrow = VectorEngine(3, players=2, seed=[4, 9, 4]), VectorEngine(1, players=2, seed=[9])
    wide.reset()
    narrow.reset()
    assert wide.state(0) == wide.state(2) != wide.state(1)
    assert wide.state(1) == narrow.state(0)
    assert wide.reset(seed=[4, 9, 4]).observation[1].tolist() == narrow.now().observation[0].tolist()


def test_the_games_after_reset_are_other_ones() -> None:
    engine = VectorEngine(2, players=2, seed=1)
    engine.reset()
    before = engine.state(0)
    engine.reset()
    assert engine.state(0) != before
    engine.reset(seed=1)
    assert engine.state(0) == before


@pytest.mark.parametrize("choices", [{"players": 2}, SOLO, {"variant": "line-clear", "players": 4, "deluxe": True}])
def test_interpreted_and_compiled_tell_the_same(choices: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = VectorEngine(2, seed=3, turn_cap=12, **choices)
    monkeypatch.setattr(vector, "best_lab", Interpreted)
    interpreted = VectorEngine(2, seed=3, turn_cap=12, **choices)
    assert interpreted.maker.name == "interpreted"
    compiled.reset()
    interpreted.reset()
    assert same(wander(compiled, 120), wander(interpreted, 120))


@pytest.mark.parametrize("records", [False, True])
def test_copies_and_pickles_go_on_alike(records: bool) -> None:
    engine = VectorEngine(3, players=2, seed=8, records=records, threads=2)
    engine.reset()
    wander(engine, 100)
    twins = [copy.deepcopy(engine), pickle.loads(pickle.dumps(engine))]
    told = wander(engine, 150)
    for twin in twins:
        assert same(told, wander(twin, 150))


def test_every_game_is_a_record_that_verifies() -> None:
    engine = VectorEngine(2, players=2, seed=8, records=True)
    step = engine.reset()
    chance = np.random.default_rng(2)
    while not step.terminated[0]:
        step = engine.step(engine.draw(chance))
    record = engine.record(0)
    assert verify(record).ok
    assert record.result is not None
    assert [row.score for row in record.result.rows] == engine.scores()[0].tolist()
    wander(engine, 5)
    assert engine.record(0) == record, "of the game that ended last"


def test_without_new_games_what_is_over_rests() -> None:
    engine = VectorEngine(4, seed=2, again=False, turn_cap=6, **SOLO)
    step = engine.reset()
    chance = np.random.default_rng(2)
    for _ in range(120):
        step = engine.step(engine.draw(chance))
    assert step.seat.tolist() == [-1] * 4
    assert not step.mask.any()
    assert not step.truncated.any(), "told once"


def test_margin_and_points_are_rewards_too() -> None:
    engines = [VectorEngine(40, players=3, seed=2, reward=reward, again=False) for reward in ("margin", "points")]
    for engine in engines:
        total = engine.reset().reward.copy()
        chance = np.random.default_rng(2)
        while (engine.now().seat >= 0).any():
            total += engine.step(engine.draw(chance)).reward
        scores = engine.scores()
        wanted = scores if engine.reward == "points" else scores - (scores.sum(1, keepdims=True) - scores) / 2
        assert total == pytest.approx(wanted)


def test_the_parts_cover_an_observation_and_planes_lie_in_it() -> None:
    engine = VectorEngine(2, players=2, seed=2)
    flat = engine.reset().observation
    found = parts(engine.plain_rules)
    assert sum(part.shape[0] * part.shape[1] for part in found if part.name != "boards") == size(engine.plain_rules)
    cut = planes(flat, engine.plain_rules)
    assert cut["boards"].shape == (2, 16, 5, 5)
    assert all(np.shares_memory(part, flat) for part in cut.values())
    used = sum(part[0].size for part in cut.values())
    assert np.count_nonzero(flat[0]) == sum(np.count_nonzero(part[0]) for part in cut.values()) < used


WRONG: list[tuple[Callable[[VectorEngine], object], str]] = [
    (lambda engine: engine.step([0.5, 1.0]), "lab-action-type"),
    (lambda engine: engine.step(["take 1", "take 2"]), "lab-action-type"),
    (lambda engine: engine.step([True, False]), "lab-action-type"),
    (lambda engine: engine.step([1]), "lab-action-shape"),
    (lambda engine: engine.step(3), "lab-action-shape"),
    (lambda engine: engine.step([[1, 2], [3]]), "lab-action-shape"),
    (lambda engine: engine.step([0, 204]), "lab-action-illegal"),
    (lambda engine: engine.step([0, -2]), "lab-action-illegal"),
    (lambda engine: engine.step([0, 1 << 40]), "lab-action-illegal"),
    (lambda engine: engine.reset(seed=-1), "lab-seed"),
    (lambda engine: engine.reset(seed=True), "lab-seed"),
    (lambda engine: engine.reset(seed="7"), "lab-seed"),  # type: ignore[arg-type]
    (lambda engine: engine.reset(seed=[1]), "lab-seeds-count"),
    (lambda engine: engine.reset(seed=[1, 1 << 62]), "lab-seed"),
    (lambda engine: engine.look(2, 0), "value-range"),
    (lambda engine: engine.look(0, 2), "value-range"),
    (lambda engine: engine.record(0), "lab-no-records"),
    (lambda engine: VectorEngine(0), "value-range"),
    (lambda engine: VectorEngine(2, reward="wins"), "lab-unknown"),
    (lambda engine: VectorEngine(2, viewer=2), "value-range"),
    (lambda engine: VectorEngine(2, threads=0), "value-range"),
    (lambda engine: VectorEngine(2, again=1), "value-flag"),  # type: ignore[arg-type]
    (lambda engine: VectorEngine(2, seed=[1, 2, 3]), "lab-seeds-count"),
    (lambda engine: VectorEngine(2, players=9), "options-players"),
    (lambda engine: VectorEngine(2).step([0, 0]), "lab-not-begun"),
]


@pytest.mark.parametrize(("ask", "code"), WRONG)
def test_what_is_wrong_is_one_error_and_changes_nothing(ask: Callable[[VectorEngine], object], code: str) -> None:
    engine = VectorEngine(2, players=2, seed=1)
    engine.reset()
    before, seen = [engine.state(0), engine.state(1)], engine.now().observation.copy()
    with pytest.raises(ProjectLError) as caught:
        ask(engine)
    assert caught.value.code == code
    assert isinstance(caught.value, LabError | WrongValueError) or code.startswith("options")
    assert str(caught.value) != code
    assert [engine.state(0), engine.state(1)] == before
    assert np.array_equal(engine.now().observation, seen)


def test_a_closed_engine_says_so() -> None:
    engine = VectorEngine(2, players=2, seed=1)
    engine.reset()
    engine.close()
    for ask in (engine.reset, engine.now, lambda: engine.step([0, 0]), lambda: pickle.dumps(engine)):
        with pytest.raises(LabError) as caught:
            ask()
        assert caught.value.code == "lab-closed"


def test_the_list_of_legal_actions_has_room_for_all() -> None:
    assert VectorEngine(1)._episodes.array["legal"].shape[1] == LEGAL_CAPACITY


def test_a_game_without_an_action_waits() -> None:
    engine = VectorEngine(2, players=2, seed=1, records=True)
    engine.reset()
    before = engine.state(0)
    engine.step([-1, engine.legal(1)[0]])
    assert engine.state(0) == before
    assert engine.secrets is not None
    assert [len(done) for done in engine.secrets.done] == [0, 1]


def test_actions_are_drawn_evenly_and_by_the_generator_alone() -> None:
    engine = VectorEngine(2000, players=2, seed=[5] * 2000)
    engine.reset()
    drawn = engine.draw(np.random.default_rng(3))
    assert (
        drawn.tolist()
        == engine.draw(np.random.default_rng(3)).tolist()
        != engine.draw(np.random.default_rng(4)).tolist()
    )
    legal = engine.legal(0).tolist()
    counts = [int((drawn == action).sum()) for action in legal]
    expected = 2000 / len(legal)
    assert sum(counts) == 2000
    assert sum((count - expected) ** 2 / expected for count in counts) < 3 * len(legal), counts


@pytest.mark.parametrize("choices", [{"players": 3}, SOLO, {"variant": "line-clear", "players": 4, "deluxe": True}])
def test_samples_agree_with_what_the_seat_knows(choices: Any) -> None:
    engine = VectorEngine(2, seed=4, **choices)
    engine.reset()
    wander(engine, 60)
    twin = engine.sampled(5, seed=1)
    for game in range(2):
        whole = engine.state(game)
        seen = engine.now().observation[game].tolist()
        samples = [twin.state(game * 5 + copy) for copy in range(5)]
        assert [twin.now().observation[game * 5 + copy].tolist() for copy in range(5)] == [seen] * 5
        assert all(twin.legal(game * 5 + copy).tolist() == engine.legal(game).tolist() for copy in range(5))
        seat = int(engine.now().seat[game])
        known = known_to(whole, engine.plain_rules, seat)
        assert all(known_to(sample, engine.plain_rules, seat) == known for sample in samples)
        assert len({tuple(sample.deck) for sample in samples}) > 1, "decks are dealt anew"
    assert same([tuple(engine.sampled(5, seed=1).now())[:4]], [tuple(twin.now())[:4]])
    assert len(wander(twin, 40)) == 40
    with pytest.raises(WrongValueError):
        engine.sampled(0)


def test_in_samples_of_finishing_touches_the_others_have_laid_nothing() -> None:
    engine = VectorEngine(100, players=3, seed=9, again=False, turn_cap=9)
    engine.reset()
    chance = np.random.default_rng(1)
    found = 0
    while found < 6:
        engine.step(engine.draw(chance))
        laid = [g for g in np.flatnonzero(engine.now().seat >= 0).tolist() if sum(engine.state(g).touches)]
        if laid:
            twin = engine.sampled(seed=2)
            for game in laid:
                seat = int(engine.now().seat[game])
                others = [at for at in range(3) if at != seat]
                assert all(twin.state(game).touches[at] == 0 for at in others)
                found += any(engine.state(game).touches[at] for at in others)
