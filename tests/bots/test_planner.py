"""`planner` in every mode: it plays legally, honestly and well."""

import pytest
from play_helpers import chosen_modes

from projectl.arena.match import play_game
from projectl.arena.pairing import deal_seed
from projectl.arena.report.document import report_document
from projectl.arena.solo import EDITIONS, run_solo, solo_setup
from projectl.arena.tournament import Setup, run_tournament
from projectl.bots import Bot, SeatView, make_bot
from projectl.bots.planner import PlannerBot
from projectl.bots.planner.candidates import successors
from projectl.bots.planner.transitions import next_turn
from projectl.bots.planner.turn_state import Table, TurnState
from projectl.checks.modes import mode_name
from projectl.game import Game
from projectl.record.notation.action import Action
from projectl.rules.engine.codes import END, FINISH_ROUND, STOP, TAKE_DECK, TOUCHES
from projectl.rules.engine.step import step
from projectl.rules.knowledge import sample
from projectl.rules.options import Options


def planner() -> Bot:
    return make_bot("planner", 1)


def greedy() -> Bot:
    return make_bot("greedy", 1)


def ask(bot: Bot, game: Game, seat: int) -> Action:
    view = SeatView.of(game.state, game.rules, seat)
    return bot.choose(view, list(game.legal_actions(seat)))


@pytest.mark.parametrize("options", chosen_modes(), ids=mode_name)
def test_it_plays_every_mode(options: Options) -> None:
    capped = options._replace(turn_cap=8 * (options.players or 1)).checked()
    report = play_game(capped, deal_seed("modes", 1), [planner] + [greedy] * (capped.rules().players - 1))
    assert report.verdict == ""
    assert report.seats[0].completed > 0
    assert report.seats[0].evaluations > 0


@pytest.mark.parametrize(
    "options",
    [Options(players=2), Options(variant="solo"), Options(edition="deluxe-2019", variant="line-clear", players=4)],
    ids=mode_name,
)
def test_it_decides_the_same_whatever_lies_hidden(options: Options) -> None:
    """Two games that differ only in what the seat cannot know."""
    game = Game(options, seed=deal_seed("honest", 3))
    bots = [make_bot("greedy", seat) for seat in range(game.rules.players)]
    for number in range(40):
        seat = min(game.to_act)
        view = SeatView.of(game.state, game.rules, seat)
        legal = list(game.legal_actions(seat))
        others = [sample(view.state, game.rules, seed) for seed in (number, number + 1000)]
        if game.state.phase != TOUCHES and any(game.state.deck_count):
            assert others[0].deck != others[1].deck
        views = [SeatView.of(other, game.rules, seat) for other in others]
        assert planner().choose(views[0], legal) == planner().choose(views[1], legal) == planner().choose(view, legal)
        game.play(bots[seat].choose(view, legal), seat)
        if game.is_over:
            break


def test_the_desk_keeps_all_that_a_turn_changes() -> None:
    """Every action that the search tries is legal, and a turn comes out as the game does."""
    game = Game(players=2, seed=deal_seed("desk", 0), first=0)
    bots = [planner(), greedy()]
    tried = 0
    while not game.is_over:
        (seat,) = game.to_act if len(game.to_act) == 1 else (min(game.to_act),)
        if seat == 0 and game.state.phase != TOUCHES and not game.state.sequence[0]:
            view = SeatView.of(game.state, game.rules, 0)
            table = Table.of(view)
            for after in successors(TurnState(view.state, table, 0), table):
                _check(game, table, after)
                tried += 1
        game.play(ask(bots[seat], game, seat), seat)
    assert tried > 300


def _check(game: Game, table: Table, expected: TurnState) -> None:
    state = game.state.clone()
    actions = state.actions[0]
    for action in expected.path:
        if state.sequence[0] or action != STOP:  # a sequence may have closed by itself (D24)
            assert step(state, table.rules, 0, action) == 0
    real = TurnState(state, table, 0)
    assert expected.actions == actions - 1
    for name in ("supply", "reserve", "puzzles", "recesses", "laid", "points", "completed", "decks", "ending"):
        assert getattr(real, name) == getattr(expected, name), name
    known = [(a, b) for a, b in zip(real.rows, expected.rows, strict=True) if b >= 0]
    assert all(a == b for a, b in known)
    again = TurnState(expected.lay_out(table), table, 0)
    assert all(getattr(again, name) == getattr(expected, name) for name in TurnState.__slots__ if name != "path")


@pytest.mark.rule("R-END-TRIGGER", "R-SOLO-OPPONENT")
def test_the_turn_after_is_played_by_the_rules() -> None:
    """In solo the opponent has its turn in between; the end comes nearer as in the game."""
    game = Game(seed=deal_seed("next", 0), variant="solo", first=0)
    table = Table.of(SeatView.of(game.state, game.rules, 0))
    game.state.locks[0] = 0
    game.state.deck_count[0], game.state.ending, game.state.actions[0] = 0, FINISH_ROUND, 0
    later = next_turn(TurnState(game.state, table, 0), table)
    step(game.state, table.rules, 0, END)
    real = TurnState(game.state, table, 0)
    assert real.taken > 0
    assert all(getattr(later, name) == getattr(real, name) for name in TurnState.__slots__)


def test_it_completes_what_it_can_in_the_last_turn() -> None:
    """Played to the end it leaves no puzzle unfinished that its supply could fill at a gain."""
    wins = 0
    for deal in range(6):
        report = play_game(Options(players=2).checked(), deal_seed("last", deal), [planner, greedy])
        wins += report.seats[0].place == 1
    assert wins >= 4


def test_without_a_plan_it_still_moves() -> None:
    game = Game(players=2, seed=bytes(32), first=0)
    view = SeatView.of(game.state, game.rules, 0)
    assert PlannerBot(1).choose(view, [Action(TAKE_DECK), Action(TAKE_DECK + 1)]) == TAKE_DECK


@pytest.mark.long
def test_it_beats_greedy() -> None:
    setup = Setup(("planner", "greedy"), Options(players=2), 1000).checked()
    row = report_document(setup, run_tournament(setup))["table"][0]
    print(row)
    assert row["win_rate"] >= 0.9


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_wins_some_games_against_the_unbeatable(edition: str) -> None:
    found = run_solo(solo_setup("planner", "unbeatable", edition=edition, games=1000))
    print(found)
    assert found["win_rate"] >= 0.03
