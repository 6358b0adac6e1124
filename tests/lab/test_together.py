"""Many games as one environment of Gymnasium, and the parallel one of PettingZoo."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest

from projectl import Game, verify
from projectl.errors import ProjectLError
from projectl.lab import projectl_v0
from projectl.lab.gym import IDS
from projectl.lab.layout import planes

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it imports an environment in a way of its own that is on its way out
    from pettingzoo.test import parallel_api_test, parallel_seed_test

pytestmark = pytest.mark.filterwarnings("ignore:.*:UserWarning", "ignore:.*:DeprecationWarning")
CHOICES: list[Any] = [{"players": 4, "deluxe": True}, {"players": 3, "variant": "standard"}]


def many(name: str, count: int, **choices: Any) -> Any:
    return gymnasium.make_vec(name, count, vectorization_mode="vector_entry_point", **choices)


def drawn(chance: np.random.Generator, mask: Any) -> Any:
    return np.array([chance.choice(np.flatnonzero(row)) for row in mask])


@pytest.mark.parametrize(
    ("name", "choices"), [*((name, {}) for name in IDS), ("projectl/Duel-v0", {"opponent": "random"})]
)
def test_all_games_go_on_and_begin_anew(name: str, choices: Any) -> None:
    env = many(name, 6, turn_cap=8, **choices)
    seen, info = env.reset(seed=3)
    assert seen.shape == env.observation_space.shape
    assert env.observation_space.contains(seen)
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(150):
        seen, reward, terminated, truncated, info = env.step(drawn(chance, info["action_mask"]))
        over = terminated | truncated
        assert not reward[~over].any()
        if over.any():
            ended += int(over.sum())
            assert info["_final_obs"].tolist() == over.tolist()
            phases = planes(info["final_obs"][over], env.unwrapped.engine.plain_rules)["table"][:, 8]
            assert set(phases.tolist()) == {2}, "the last observation is of a game that is over"
        assert planes(seen, env.unwrapped.engine.plain_rules)["table"][:, 8].max() < 2
    assert ended > 6
    env.close()


@pytest.mark.parametrize("name", IDS)
def test_together_and_alone_are_the_same_games(name: str) -> None:
    together = many(name, 3, records=True)
    alone = [gymnasium.make(name) for _ in range(3)]
    seen, info = together.reset(seed=5)
    firsts = [env.reset(seed=5 + number) for number, env in enumerate(alone)]
    assert [row.tolist() for row in seen] == [first[0].tolist() for first in firsts]
    chance = np.random.default_rng(1)
    for _ in range(120):
        actions = drawn(chance, info["action_mask"])
        seen, reward, terminated, truncated, info = together.step(actions)
        for number, env in enumerate(alone):
            one = env.step(actions[number])
            assert one[1:4] == (reward[number], terminated[number], truncated[number])
            told = env.reset()[0] if terminated[number] or truncated[number] else one[0]
            assert told.tolist() == seen[number].tolist()


def test_an_opponent_that_thinks_moves_in_every_game() -> None:
    env = many("projectl/Duel-v0", 4, opponent="greedy")
    _, info = env.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(200):
        *_, info = env.step(drawn(chance, info["action_mask"]))
    engine = env.unwrapped.engine
    for game in range(4):
        record = engine.record(game)
        assert verify(record).ok
        assert {move.seat for move in record.moves} == {0, 1}


def test_many_that_are_wrong_are_one_error() -> None:
    for choices, code in (({"opponent": "nobody"}, "bot-unknown"), ({"reward": "glory"}, "lab-unknown")):
        with pytest.raises(ProjectLError) as caught:
            many("projectl/Duel-v0", 2, **choices)
        assert caught.value.code == code
    env = many("projectl/Solo-v0", 2)
    env.reset(seed=1)
    with pytest.raises(ProjectLError) as caught:
        env.step([0])
    assert caught.value.code == "lab-action-shape"
    env.close()
    with pytest.raises(ProjectLError) as caught:
        env.unwrapped.engine.now()
    assert caught.value.code == "lab-closed"


@pytest.mark.parametrize("choices", CHOICES)
def test_pettingzoos_parallel_checkers_pass(choices: Any) -> None:
    parallel_api_test(projectl_v0.parallel_env(**choices), num_cycles=120)
    parallel_seed_test(lambda: projectl_v0.parallel_env(**choices), num_cycles=60)


@pytest.mark.parametrize("choices", CHOICES)
def test_a_parallel_game_is_a_game(choices: Any) -> None:
    env = projectl_v0.parallel_env(**choices)
    seen, _ = env.reset(seed=2)
    chance = np.random.default_rng(2)
    total, both = dict.fromkeys(env.agents, 0.0), 0
    while env.agents:
        asked = {agent: each["action_mask"] for agent, each in seen.items() if each["action_mask"].any()}
        both += len(asked) > 1
        seen, rewards, *_ = env.step({agent: chance.choice(np.flatnonzero(mask)) for agent, mask in asked.items()})
        total = {agent: total[agent] + rewards[agent] for agent in total}
    assert sum(total.values()) == pytest.approx(0, abs=1e-6)
    assert verify(env.game.record()).ok
    assert bool(both) == (env.game.options.variant == "line-clear")


def test_a_parallel_game_is_copied_in_mid_game() -> None:
    env = projectl_v0.parallel_env(players=4, deluxe=True)
    seen, _ = env.reset(seed=4)
    chance = np.random.default_rng(1)
    for _ in range(30):
        actions = {
            a: chance.choice(np.flatnonzero(s["action_mask"])) for a, s in seen.items() if s["action_mask"].any()
        }
        seen, *_ = env.step(actions)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.game.record() == env.game.record()


def test_what_is_missing_or_wrong_in_parallel_is_one_error_and_changes_nothing() -> None:
    env = projectl_v0.parallel_env(players=4, deluxe=True)
    with pytest.raises(ProjectLError) as caught:
        env.step({})
    assert caught.value.code == "lab-not-begun"
    seen, _ = env.reset(seed=4)
    actors = [agent for agent in seen if seen[agent]["action_mask"].any()]
    assert len(actors) == 2
    for actions, code in (
        ({actors[0]: 0}, "lab-action-missing"),
        (dict.fromkeys(actors, 2746), "lab-action-illegal"),
        (dict.fromkeys(actors, "take"), "lab-action-type"),
        ({"nobody": 0}, "lab-unknown"),
    ):
        with pytest.raises(ProjectLError) as caught:
            env.step(actions)
        assert caught.value.code == code
        assert not env.game.moves


def test_who_comes_second_to_the_last_piece_is_refused() -> None:
    """Two markers want what one action leaves to none: the first player's is done, the other is asked again."""
    env = projectl_v0.parallel_env(players=4, deluxe=True)
    chance = np.random.default_rng(7)
    refused = 0
    for seed in range(40):
        seen, _ = env.reset(seed=seed)
        while env.agents:
            masks = {a: s["action_mask"] for a, s in seen.items() if s["action_mask"].any()}
            shared = np.flatnonzero(np.logical_and.reduce(list(masks.values())))
            pick = chance.choice(shared) if len(masks) > 1 and len(shared) and chance.random() < 0.9 else None
            actions = {a: chance.choice(np.flatnonzero(m)) if pick is None else pick for a, m in masks.items()}
            before = len(env.game.moves)
            seen, _, _, _, info = env.step(actions)
            ones = [agent for agent in info if info[agent]["refused"]]
            if ones and env.agents:
                refused += 1
                assert len(env.game.moves) - before == len(actions) - len(ones)
                assert isinstance(env.game.game(), Game)
        if refused:
            return
    pytest.fail("no two actions have ever met")
