"""The learned bots: the net, what it is told, and the search that asks it.

The parts are tested interpreted; whole decisions come from the library where there is one, and
`tests/aot/test_ways.py` proves that they are the same.
"""

from array import array
from collections.abc import Sequence
from math import exp, fsum
from pathlib import Path
from random import Random
from typing import Any

import pytest

from projectl.bots import SeatView
from projectl.bots.value_net.expert import ExpertBot
from projectl.bots.value_net.learned import LearnedBot, OneStepBot, make_learned
from projectl.bots.value_net.model import feature_index as layout
from projectl.bots.value_net.model import inference
from projectl.bots.value_net.model import weights as nets
from projectl.bots.value_net.model.features import accumulate_still, encode, encode_moving
from projectl.bots.value_net.model.npz import stored, write_archive
from projectl.bots.value_net.runtime import Runtime, Weights
from projectl.bots.value_net.search import completion_cost as fitting
from projectl.bots.value_net.search import tilings
from projectl.game import Game
from projectl.rules.engine.codes import MASTER, PLACE
from projectl.rules.knowledge import sample
from projectl.rules.options import Options
from projectl.rules.pieces import KIND
from projectl.rules.tables import multiset
from projectl.rules.tiling import heaps
from projectl.rules.ways.running import Interpreted

MOST_ACTIONS = 2000


@pytest.fixture(scope="module")
def runtime() -> Runtime:
    return Runtime(Interpreted(), width=2, fits=1, leaves=3)


def random_net(seed: int = 1) -> Weights:
    chance = Random(seed)
    return [array("f", [chance.gauss(0, 0.2) for _ in range(layout.HIDDEN)]) for _ in range(layout.PAIR_ROWS)]


def layer_of(inputs: Sequence[float], rows: Weights, bias: Sequence[float], width: int) -> list[float]:
    """Of a net, in double width: what the units make of their inputs."""
    return [fsum(x * row[j] for x, row in zip(inputs, rows, strict=True)) + bias[j] for j in range(width)]


def view_of(game: Game, seat: int) -> SeatView:
    return SeatView.of(game.state, game.rules, seat)


def game_of(number: int = 1, **choices: Any) -> Game:
    return Game(seed=number.to_bytes(32), first=0, **choices)


def solo(number: int = 1, edition: str = "deluxe-2019") -> Game:
    return game_of(number, variant="solo", difficulty="unbeatable", edition=edition)


def play(game: Game, players: list[Any], most: int = MOST_ACTIONS) -> Game:
    for _ in range(most):
        if game.is_over:
            return game
        seat = min(game.to_act)
        game.play(players[seat].choose(view_of(game, seat), list(game.legal_actions(seat))), seat)
    raise AssertionError(f"no end after {most} actions")


class TestTilings:
    def test_a_domino_is_covered_in_two_ways(self, runtime: Runtime) -> None:
        game = solo()
        at = tilings.tilings_of(0b11, game.rules, runtime.workspace)
        entries = runtime.workspace.arena[runtime.workspace.tiled[at].start : runtime.workspace.tiled[at].end]
        found = {entry & tilings.PIECES for entry in entries}
        assert found == {multiset([KIND["I2"]]), multiset([KIND["O1"]] * 2)}

    def test_the_kernel_finds_the_heaps_that_the_rules_find(self, runtime: Runtime) -> None:
        game = solo()
        for cells in game.rules.cells[:: game.rules.puzzles // 5]:
            at = tilings.tilings_of(cells, game.rules, runtime.workspace)
            entries = runtime.workspace.arena[runtime.workspace.tiled[at].start : runtime.workspace.tiled[at].end]
            for pieces in range(1, tilings.MOST_PIECES + 1):
                found = {entry & tilings.PIECES for entry in entries if entry >> tilings.COUNT == pieces}
                assert found == {*heaps(cells, pieces, ghosts=False)}

    @pytest.mark.parametrize(
        ("supply", "needed", "with_one_more"),
        [
            (["O4"], 1, fitting.NEVER),
            (["I2", "I2"], 2, 1),
            (["O1", "O1", "I2"], 3, 1),
            (["O1"], fitting.NEVER, 1),
            ([], fitting.NEVER, 1),
        ],
    )
    def test_the_fewest_pieces_for_a_square(
        self, runtime: Runtime, supply: list[str], needed: int, with_one_more: int
    ) -> None:
        square = 0b11 | 0b11 << 5
        heap = multiset([KIND[name] for name in supply])
        at = fitting.fewest(square, heap, solo().rules, runtime.workspace)
        assert fitting.pieces_needed(runtime.workspace, at) == needed
        assert fitting.pieces_with_one_more(runtime.workspace, at) == with_one_more

    def test_what_is_left_of_the_supply(self, runtime: Runtime) -> None:
        heap = multiset([KIND["O4"], KIND["I2"], KIND["I2"]])
        at = fitting.fewest(0b11 | 0b11 << 5, heap, solo().rules, runtime.workspace)
        assert fitting.supply_left(runtime.workspace, at) == multiset([KIND["I2"], KIND["I2"]])

    def test_a_ghost_cannot_be_the_piece_that_is_missing(self) -> None:
        """No exchange gives one (R-UPGRADE), so a P5 with an O1 in supply needs two more pieces."""
        ghosts = Runtime(Interpreted(), width=1, fits=1, ghosts=True)
        p5 = 0b11 | 0b11 << 5 | 0b1 << 10
        at = fitting.fewest(p5, 0, solo().rules, ghosts.workspace)
        assert fitting.pieces_with_one_more(ghosts.workspace, at) == fitting.NEVER
        at = fitting.fewest(p5, multiset([KIND["P5"]]), solo().rules, ghosts.workspace)
        assert fitting.pieces_needed(ghosts.workspace, at) == 1


class TestNet:
    @pytest.mark.parametrize("net", [layout.STEP_NET, layout.END_NET])
    def test_the_net_is_what_plain_sums_say(self, runtime: Runtime, net: int) -> None:
        pair = random_net()
        runtime.set_weights(pair)
        weights = pair[net * layout.ROWS : (net + 1) * layout.ROWS]
        game = solo()
        encode(game.state, game.rules, runtime.workspace, 0)
        inputs = [0.0] * layout.INPUTS
        for i in range(runtime.workspace.actives):
            inputs[runtime.workspace.active[i]] += runtime.workspace.amount[i]
        hidden = layer_of(inputs, weights[: layout.INPUTS], weights[layout.BIAS_1], layout.HIDDEN)
        rows, bias = weights[layout.LAYER_2 : layout.BIAS_2], weights[layout.BIAS_2]
        second = layer_of([max(unit, 0.0) for unit in hidden], rows, bias, layout.SECOND)
        win, margin = (
            fsum(max(unit, 0.0) * weight for unit, weight in zip(second, weights[row], strict=False)) + bias
            for row, bias in zip((layout.WIN, layout.MARGIN), weights[layout.BIAS_3], strict=False)
        )
        said = inference.forward(runtime.workspace, net)
        assert said.win == pytest.approx(1 / (1 + exp(-min(max(win, -30), 30))), rel=1e-5)
        assert said.margin == pytest.approx(margin * layout.MARGIN_SCALE, rel=1e-5)

    @pytest.mark.parametrize("players", [1, 2, 4])
    def test_what_stays_during_a_turn_may_be_summed_up_before(self, runtime: Runtime, players: int) -> None:
        runtime.set_weights(random_net())
        game = solo() if players == 1 else game_of(players=players)
        encode(game.state, game.rules, runtime.workspace, 0)
        at_once = inference.forward(runtime.workspace, layout.END_NET)
        view = accumulate_still(game.state, game.rules, runtime.workspace, 0)
        encode_moving(game.state, game.rules, runtime.workspace, view)
        assert inference.forward_incremental(runtime.workspace, layout.END_NET) == pytest.approx(at_once, rel=1e-6)

    def test_inputs_stay_within_their_bounds(self, runtime: Runtime) -> None:
        for players in (1, 2, 4):
            game = solo() if players == 1 else game_of(players=players, edition="deluxe-2019")
            encode(game.state, game.rules, runtime.workspace, 0)
            active = runtime.workspace.active[: runtime.workspace.actives]
            assert active
            assert all(0 <= index < layout.INPUTS for index in active)

    def test_a_file_of_another_shape_is_refused(self, tmp_path: Path) -> None:
        write_archive(tmp_path / "x.npz", {"weights": stored([[0.0] * 3] * 2, "<f8")})
        with pytest.raises(nets.BadNetError, match=r"shape.*not \(2, 3\)"):
            nets.read_net(tmp_path / "x.npz")

    @pytest.mark.parametrize("name", nets.NAMES)
    def test_every_net_is_there(self, name: str) -> None:
        assert [len(row) for row in nets.weights_of(name)] == [layout.HIDDEN] * layout.PAIR_ROWS

    def test_the_nets_are_small(self) -> None:
        assert sum(path.stat().st_size for path in nets.FOLDER.iterdir()) <= 2_000_000


@pytest.mark.parametrize("make", [LearnedBot, OneStepBot, lambda seed: ExpertBot(seed, evaluations=1500)])
class TestSecrets:
    @pytest.mark.parametrize("choices", [{"variant": "solo"}, {"players": 2}, {"players": 2, "edition": "deluxe-2019"}])
    def test_hidden_cards_change_no_decision(self, make: Any, choices: dict[str, Any]) -> None:
        """Two games that differ only in what the seat cannot see."""
        game = game_of(3, **choices)
        known = view_of(game, 0).state
        other = game.clone()
        other.state.deck[:] = sample(known, game.rules, 12345).deck
        assert other.state.deck != game.state.deck
        actions = [make(1).choose(view_of(each, 0), list(each.legal_actions(0))) for each in (game, other)]
        assert actions[0] == actions[1]

    def test_the_same_seed_gives_the_same_decision(self, make: Any) -> None:
        game = solo(5)
        legal = list(game.legal_actions(0))
        assert make(7).choose(view_of(game, 0), legal) == make(7).choose(view_of(game, 0), legal)


class TestOneStep:
    @pytest.mark.parametrize("edition", ["deluxe-2019", "revised-2021"])
    def test_it_plays_a_solo_game_well(self, edition: str) -> None:
        game = play(solo(2, edition), [OneStepBot(1)])
        result = game.result()
        assert result is not None
        assert game.state.completed[0] >= 5

    def test_its_evaluations_are_counted_and_few(self) -> None:
        game, bot = solo(4), OneStepBot(1)
        play(game, [bot])
        assert 0 < bot.evaluations / game.state.turn <= 150

    def test_a_plan_is_followed_without_asking_again(self) -> None:
        """After a Master has begun, its placements come from the plan."""
        game, bot = solo(2), OneStepBot(1)
        for _ in range(MOST_ACTIONS):
            action = bot.choose(view_of(game, 0), list(game.legal_actions(0)))
            game.play(action, 0)
            if action == MASTER:
                break
        asked = bot.evaluations
        action = bot.choose(view_of(game, 0), list(game.legal_actions(0)))
        assert action >= PLACE
        assert bot.evaluations == asked


@pytest.mark.parametrize(
    "options",
    [
        Options(players=2),
        Options(players=4, edition="deluxe-2019", expansions=("ghost", "ambassador")),
        Options(players=6, edition="rulebook-2023", expansions=("ghost", "phoenix"), endless_white=True),
        Options(players=5, edition="rulebook-2023", variant="line-clear"),
        Options(players=2, edition="retail-2020", confirm=True),
    ],
    ids=lambda options: f"{options.edition}-{options.variant}-{options.players}",
)
def test_one_step_plays_every_kind_of_game(options: Options) -> None:
    game = Game(options, seed=bytes(32), first=0)
    players = [OneStepBot(seat) for seat in range(game.rules.players)]
    for _ in range(8 * game.rules.players):
        seat = min(game.to_act)
        game.play(players[seat].choose(view_of(game, seat), list(game.legal_actions(seat))), seat)
    assert game.state.turn >= game.rules.players


def test_steps_are_named_by_an_argument() -> None:
    assert [make_learned(1).name, make_learned(1, "1").name] == ["learned", "learned:1"]
    with pytest.raises(ValueError, match="steps to look ahead"):
        make_learned(1, "2")


def test_a_bot_that_goes_on_to_a_game_by_other_rules_plays_by_those() -> None:
    games = [Game(players=players, seed=bytes(32), first=0) for players in (2, 3)]
    bot = OneStepBot(1)
    for game in games:
        bot.choose(SeatView.of(game.state, game.rules, 0), list(game.legal_actions(0)))
        assert bot._game is not None
        assert bot._game[2].players == game.rules.players
