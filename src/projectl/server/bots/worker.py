"""What runs in a bot worker: `python -m projectl.server.bots.worker`. It ends as soon as its input does.

It says when it is ready, and only then is it asked: what it has to load first is nobody's time to think. Questions come
pickled, each after its length; what goes back is a line of JSON, in which nothing can be hidden that would be run.
"""

from __future__ import annotations

import json
import os
import pickle
import secrets
import signal
import sys
from collections import OrderedDict
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from projectl.bots import Bot, make_bot
from projectl.bots.sandbox.budget import BotFailureError
from projectl.game import Game
from projectl.rules.knowledge import known_to

from .questions import AdviceQuestion, Question, ReviewQuestion, advice_for, answered_by, review_for

READY, CHOSEN, FAILED = "ready", "chosen", "failed"
"""What a worker says."""
LENGTH_BYTES = 4
BOTS_KEPT = 512
STRONG: tuple[str, ...] = ("learned", "expert")
"""The bots that have something to load."""


class Worker:
    """Answers one question after the other."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        """By game, seat and name; a bot may have a plan, so it is kept for the next question."""

    def serve(self, questions: BinaryIO, answers: BinaryIO) -> None:
        """Until there are no more questions."""
        asked: SimpleQueue[Question] = SimpleQueue()
        Thread(target=_read, args=(questions, asked), daemon=True, name="questions").start()
        _load_the_strong()
        while True:
            _say(answers, READY)
            _say(answers, *self._answer(asked.get()))

    def _answer(self, question: Question) -> tuple[str, str]:
        if isinstance(question, AdviceQuestion):
            return _advised(question)
        if isinstance(question, ReviewQuestion):
            return CHOSEN, json.dumps(review_for(question))
        key = question.game, question.seat, question.bot
        try:
            bot = self._kept.pop(key, None) or make_bot(question.bot, secrets.randbits(62))
            action = answered_by(bot, question)
        except (BotFailureError, ValueError) as error:  # also a bot that there is not; one that failed is not kept
            return FAILED, str(error)
        self._kept[key] = bot
        if len(self._kept) > BOTS_KEPT:
            self._kept.popitem(last=False)
        return CHOSEN, action


def _advised(question: AdviceQuestion) -> tuple[str, str]:
    try:
        return CHOSEN, json.dumps(advice_for(question))
    except ValueError as error:
        return FAILED, str(error)


def _load_the_strong() -> None:
    """Have them load what they need, before anybody waits for it."""
    game = Game(players=2, first=0, seed=bytes(32))
    known = known_to(game.state, game.rules, 0)
    with suppress(Exception):  # one that cannot be loaded is found out when it is asked, and the others can play
        for bot in STRONG:
            answered_by(make_bot(bot, 1), Question("", "", 0, bot, game.options, known))


def _read(questions: BinaryIO, asked: SimpleQueue[Question]) -> None:
    """In a thread of its own, so that the end of the server is seen also by who is thinking."""
    try:
        while length := questions.read(LENGTH_BYTES):
            asked.put(pickle.loads(questions.read(int.from_bytes(length))))
    finally:  # also when it ended in the middle of a question
        os._exit(0)


def _say(answers: BinaryIO, *words: str) -> None:
    answers.write(json.dumps(words).encode() + b"\n")
    answers.flush()


def main() -> None:
    """Serve the process that has started this one."""
    for number in (signal.SIGINT, signal.SIGTERM):  # they reach the whole group; the server says when it is over
        signal.signal(number, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not be taken for an answer
    Worker().serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
