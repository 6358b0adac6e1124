"""Run as a program by test_sanitized: positions and records, changed by chance, that the readers accept.

mutated.py games|positions|records|plans COUNT SEED
"""

import re
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from needs import native_maker
from ways import compare, modes, play

from projectl.bench.engine.recorded_games import record_game
from projectl.bots import SeatView, make_bot
from projectl.game import Game
from projectl.record.gamefile import GameRecord, read_record, write_record
from projectl.record.position.text import read_position, write_position
from projectl.record.replaying import starting_state
from projectl.rules import State, legal, may_act, new_buffer
from projectl.rules.engine.codes import OVER, PLAY
from projectl.rules.engine.step import step
from projectl.rules.ways.running import engine_kernels

CHANCE = Random(1)
NAME = re.compile(r"\b[A-Z]+[0-9]+\b")
DIGIT = re.compile("[0-9]")


def changed(text: str, alphabet: list[str]) -> str:
    """One or two changes: names exchanged (which readers accept more often), another digit, or any letter."""
    for _ in range(CHANCE.randint(1, 2)):
        change = CHANCE.choice((exchanged, exchanged, exchanged, recounted, scrambled))
        text = change(text, alphabet)
    return text


def exchanged(text: str, _alphabet: list[str]) -> str:
    """Two pieces or puzzles change places."""
    one, other = sorted(CHANCE.sample(list(NAME.finditer(text)), 2), key=lambda match: match.start())
    middle = text[one.end() : other.start()]
    return text[: one.start()] + other.group() + middle + one.group() + text[other.end() :]


def recounted(text: str, _alphabet: list[str]) -> str:
    """Another digit somewhere."""
    at = CHANCE.choice([match.start() for match in DIGIT.finditer(text)])
    return text[:at] + CHANCE.choice("0123456789") + text[at + 1 :]


def scrambled(text: str, alphabet: list[str]) -> str:
    """A place replaced, left out or doubled."""
    at = CHANCE.randrange(len(text))
    new = CHANCE.choice((CHANCE.choice(alphabet), CHANCE.choice(alphabet), "", text[at] * 2))
    return text[:at] + new + text[at + CHANCE.randint(0, 1) :]


def accepted(texts: list[str], read: Callable[[str], Any], count: int) -> Iterator[Any]:
    """So many changed texts as a reader understands them; whatever it refuses it must refuse by an error of its own."""
    alphabet = sorted({letter for text in texts for letter in text})
    while count:
        before = CHANCE.choice(texts)
        text = changed(before, alphabet)
        try:
            found = read(text)
        except ValueError:  # the readers' own errors are such; anything else ends the program
            continue
        if text != before:
            count -= 1
            yield found


def position_texts() -> list[str]:
    return [
        write_position(state, options)
        for number, options in enumerate(modes()[::6])
        for state in record_game(options, number, positions=True).positions[::9]
    ]


def positions(count: int) -> None:
    maker = native_maker()
    kernels, out, states = engine_kernels(maker), maker.buffer(), maker.row(State, 2)
    for number, (options, state) in enumerate(accepted(position_texts(), read_position, count), 1):
        maker.put(states, 0, state)
        rules = maker.rules(options.rules())
        kernels.step_children(states, 0, rules, out)
        kernels.explain_all(states, 0, rules, number % options.rules().players, out)
        kernels.play_random(states, 0, rules, number << 31 | 1, 300, out)


def record_texts() -> list[str]:
    texts = []
    for number, options in enumerate(modes()[::8]):
        chosen = {name: value for name, value in options._asdict().items() if name != "turn_cap"}
        game = Game(seed=number.to_bytes(32), **chosen)
        chance = Random(number)
        for _ in range(40):
            if game.to_act:
                seat = min(game.to_act)
                game.play(chance.choice(list(game.legal_actions(seat))), seat)
        texts.append(write_record(game.record()))
    return texts


def records(count: int) -> None:
    """Every move of a record is done by the compiled `step`, which takes and refuses what the interpreted one does."""
    maker = native_maker()
    kernels, states = engine_kernels(maker), maker.row(State, 1)
    for record in accepted(record_texts(), readable, count):
        rules = record.options.rules()
        rules_there = maker.rules(rules)
        state = starting_state(record)
        maker.put(states, 0, state)
        for move in record.moves:
            found = kernels.step_at(states, 0, rules_there, move.seat, int(move.action))
            assert found == step(state, rules, move.seat, int(move.action))


def readable(text: str) -> GameRecord:
    record = read_record(text)
    starting_state(record)
    return record


def plans(count: int) -> None:
    """Bots think about changed positions."""
    out = new_buffer()
    bots = [make_bot("learned:1", 1), make_bot("learned", 1), make_bot("expert:600", 1)]
    for number, (options, state) in enumerate(accepted(position_texts(), read_position, count)):
        rules = options.rules()
        for seat in range(rules.players):
            if state.phase != OVER and may_act(state, rules, seat):
                listed: Any = list(out[: legal(state, rules, seat, out)])
                bot = bots[number % len(bots) if state.phase == PLAY else 0]
                assert bot.choose(SeatView.of(state, rules, seat), listed) in listed
                break


def games(count: int) -> None:
    maker = native_maker()
    for number in range(count):
        compare(maker, play(number, rounds=6))


if __name__ == "__main__":
    what, number, seed = sys.argv[1:]
    CHANCE.seed(int(seed))
    {"games": games, "positions": positions, "records": records, "plans": plans}[what](int(number))
    print("done")
