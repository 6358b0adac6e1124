"""There is no global state: games side by side in threads come out as one after the other."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from needs import native_maker

from projectl.bench.engine.recorded_games import record_game
from projectl.rules import Options, State
from projectl.rules.options import EXPANSIONS
from projectl.rules.ways.running import engine_kernels

FULL = Options(edition="rulebook-2023", players=3, expansions=EXPANSIONS, endless_white=True).checked()


def actions_of(seed: int) -> list[int]:
    return record_game((FULL, Options().checked())[seed % 2], seed).actions


def test_interpreted_games_in_threads() -> None:
    alone = [actions_of(seed) for seed in range(24)]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(actions_of, range(24))) == alone


def test_thousands_of_compiled_games_in_threads() -> None:
    maker = native_maker()
    kernels = engine_kernels(maker)
    rules = maker.rules(FULL.rules())
    games = 4_000
    start = maker.row(State, games)
    for game in range(games):
        kernels.deal_at(start, game, rules, game)
    chances = maker.numbers([(game + 1) << 31 | 1 for game in range(games)])

    def play(part: slice) -> Any:
        states = start[part].copy()
        kernels.play_all(states, rules, chances[part], 60, maker.buffer())
        return states.tobytes()

    alone = play(slice(0, games))
    parts = [slice(at, at + 250) for at in range(0, games, 250)]
    with ThreadPoolExecutor(8) as pool:
        assert b"".join(pool.map(play, parts)) == alone
    assert alone != start.tobytes()
