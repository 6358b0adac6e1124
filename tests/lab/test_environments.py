"""The environments pass the checkers that Gymnasium and PettingZoo ship, and play the game."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from projectl import Game, verify
from projectl.errors import ProjectLError
from projectl.lab import projectl_v0
from projectl.lab.gym import IDS

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it imports an environment in a way of its own that is on its way out
    from pettingzoo.test import api_test, seed_test

pytestmark = pytest.mark.filterwarnings("ignore:.*:UserWarning", "ignore:.*:DeprecationWarning")


@pytest.mark.parametrize("name", IDS)
def test_gymnasiums_checker_passes(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize("choices", [{"players": 2}, {"players": 4, "variant": "line-clear", "deluxe": True}])
def test_pettingzoos_checkers_pass(choices: Any) -> None:
    api_test(projectl_v0.env(**choices), num_cycles=150)
    seed_test(lambda: projectl_v0.env(**choices), num_cycles=40)


def play(env: Any, seed: int) -> list[Any]:
    observation, info = env.reset(seed=seed)
    told, chance, over = [observation.tolist()], np.random.default_rng(seed), False
    while not over:
        observation, reward, terminated, truncated, info = env.step(chance.choice(info["legal"]))
        told.append((observation.tolist(), reward))
        over = terminated or truncated
    return told


@pytest.mark.parametrize("name", IDS)
def test_a_seed_gives_the_same_game_and_copies_go_on(name: str) -> None:
    env = gymnasium.make(name, render_mode="ansi").unwrapped
    told = play(env, 3)
    assert told == play(gymnasium.make(name).unwrapped, 3)
    assert told[-1][1] in (-1.0, 0.0, 1.0)
    assert "\n" in str(env.render())
    env.reset(seed=5)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    action = env.action_space.sample()
    after = env.step(action)[0].tolist()
    assert all(twin.step(action)[0].tolist() == after for twin in twins)


def test_rewards_of_all_agents_sum_up_to_nothing() -> None:
    env = projectl_v0.env(players=3)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    chance = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        over = terminated or truncated
        env.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))
    assert sum(total.values()) == pytest.approx(0)
    assert len(set(total.values())) > 1


def test_a_game_can_be_named_by_its_secret_and_replays() -> None:
    env: Any = gymnasium.make("projectl/Duel-v0", opponent="greedy").unwrapped
    env.reset(seed=1, options={"secret": "ab" * 32, "first": 1})
    _, info = env.reset(seed=2, options={"secret": "ab" * 32, "first": 1})
    over, chance = False, np.random.default_rng(1)
    while not over:
        _, _, terminated, truncated, info = env.step(chance.choice(info["legal"]))
        over = terminated or truncated
    record = env.game.record()
    assert (record.seed, record.first) == (b"\xab" * 32, 1)
    assert verify(record).ok


def test_pettingzoos_takes_secrets_too() -> None:
    env = projectl_v0.env(players=3)
    for _ in range(2):
        env.reset(options={"secret": 7, "first": 2})
        assert env.agent_selection == "player_2"
    assert env.unwrapped.game.record().seed == Game(players=3, seed=7).seed


@pytest.mark.parametrize(
    ("options", "code"),
    [({"secret": 1.5}, "value-seed"), ({"first": "me"}, "value-whole"), ({"first": 9}, "options-first-player")],
)
def test_a_wrong_deal_is_one_error(options: Any, code: str) -> None:
    for env in (gymnasium.make("projectl/Solo-v0").unwrapped, projectl_v0.env()):
        with pytest.raises(ProjectLError) as caught:
            env.reset(options=options)
        assert caught.value.code == code


@pytest.mark.parametrize("seed", [-1, "7", 1.5, True])
def test_a_wrong_seed_is_one_error(seed: Any) -> None:
    for env in (gymnasium.make("projectl/Solo-v0").unwrapped, projectl_v0.env()):
        with pytest.raises(ProjectLError) as caught:
            env.reset(seed=seed)
        assert caught.value.code == "lab-seed"


def test_a_sample_of_a_mask_is_one_that_it_allows() -> None:
    env = projectl_v0.env()
    env.reset(seed=3)
    space, mask = env.action_space("player_0"), np.zeros(2747, np.int8)
    mask[[5, 99, 2746]] = 1
    assert {int(space.sample(mask)) for _ in range(60)} == {5, 99, 2746}
    with pytest.raises(AssertionError, match="should be 0 or 1"):
        space.sample(mask * 2)


@pytest.mark.parametrize(
    ("choices", "code"),
    [
        ({"render_mode": "human3d"}, "lab-unknown"),
        ({"reward": "glory"}, "lab-unknown"),
        ({"opponent": "nobody"}, "bot-unknown"),
        ({"edition": "none"}, "edition-unknown"),
    ],
)
def test_what_is_wrong_is_refused(choices: dict[str, Any], code: str) -> None:
    with pytest.raises(ProjectLError) as caught:
        gymnasium.make("projectl/Duel-v0", **choices)
    assert caught.value.code == code


@pytest.mark.parametrize("action", [1.5, "take 1", None, True, np.array([1, 2])])
def test_a_wrong_action_is_one_error(action: Any) -> None:
    env = gymnasium.make("projectl/Solo-v0").unwrapped
    env.reset(seed=1)
    with pytest.raises(ProjectLError, match="whole numbers"):
        env.step(action)
    env.close()
    with pytest.raises(ProjectLError, match="closed"):
        env.reset()


def test_other_processes_make_them_by_their_name_alone() -> None:
    name = "projectl.lab.gym:projectl/Solo-v0"
    together = gymnasium.make_vec(name, 2, vectorization_mode="async", vector_kwargs={"context": "spawn"})
    try:
        seen, _ = together.reset(seed=4)
    finally:
        together.close()
    alone, _ = gymnasium.make(name).reset(seed=5)
    assert seen[1].tolist() == alone.tolist()
