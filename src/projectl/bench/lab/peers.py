"""What the environments are measured against: Connect Four of PettingZoo, and of pgx."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any

from projectl.bench.engine.peers import MissingPeerError

PEERS = {"gymnasium": "gymnasium", "pettingzoo": "pettingzoo", "pygame": "pygame", "jax": "jax", "pgx": "pgx"}
"""What is imported, and what is installed for it; pygame is what PettingZoo's classic games are drawn by."""
SCAN = 32
"""Steps that pgx does in one call."""


def require_peers() -> dict[str, str]:
    """The versions of all of them; MissingPeerError when one is not installed."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for name, package in PEERS.items():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # what they say of each other's versions
                import_module(name)
        except ImportError:
            raise MissingPeerError(package) from None
    return {name: version(name) for name in PEERS}


def played_in_turn(make: Callable[[], Any]) -> Callable[[float], float]:
    """For an environment of PettingZoo: steps a second of random games, for so many seconds of the processor."""
    env = make()
    games = iter(range(1 << 30))

    def rate(seconds: float) -> float:
        steps, began = 0, process_time()
        while process_time() - began < seconds:
            env.reset(seed=next(games))
            for agent in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
                steps += not over
        return steps / (process_time() - began)

    return rate


def connect_four() -> Any:
    """PettingZoo's."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3

        return connect_four_v3.env()


def pgx_connect_four(games: int) -> Callable[[float], float]:
    """The same of pgx, so many games at once, by scan: actions drawn, steps done and games begun anew within."""
    run, carried = _pgx_scan(games)

    def rate(seconds: float) -> float:
        nonlocal carried
        steps, began = 0, process_time()
        while process_time() - began < seconds:
            carried, told = run(carried)
            told.block_until_ready()
            steps += games * SCAN
        return steps / (process_time() - began)

    rate(0.01)  # compiles
    return rate


def _pgx_scan(games: int) -> tuple[Any, Any]:
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make("connect_four")
    step = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, drawn, begun = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        state = step(state, jax.random.categorical(drawn, logits, axis=-1), jax.random.split(begun, games))
        return (state, key), state.observation.sum() + state.rewards.sum()  # both are really made

    begin = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), games))
    return jax.jit(lambda carried: jax.lax.scan(one, carried, None, length=SCAN)), (begin, jax.random.PRNGKey(1))
