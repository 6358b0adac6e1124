"""`projectl review`: where a finished game turned, what would have been better, luck and play."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console

from projectl.cli.play.seats import shown_name
from projectl.game.review_documents import ReviewDocument
from projectl.record.gamefile import GameRecord, load_record
from projectl.record.gamefile.files import write_whole
from projectl.record.names import default_names
from projectl.review import Review
from projectl.review.page import html_page
from projectl.review.words import (
    accuracy_words,
    chance_words,
    change_words,
    line_words,
    moment_words,
    signed,
    turn_words,
    why_words,
)
from projectl.texts import current, t


def review_command(path: Path, as_json: bool = False, html: Path | None = None) -> None:
    """Make the review of a record and tell it."""
    record = load_record(path)
    document = _made(record)
    if html is not None:
        write_whole(html, html_page(document, record, names_of(record), current().language))
    if as_json:
        json.dump(document, sys.stdout, indent=1)
        sys.stdout.write("\n")
        return
    console = Console(highlight=False)
    for line in told(document, record):
        console.print(line, markup=False, soft_wrap=True)


def _made(record: GameRecord) -> ReviewDocument:
    """The review, with its progress on a terminal."""
    making = Review(record)
    for done in making:
        if sys.stderr.isatty():
            end = "\n" if done == making.total else "\r"
            print(t("review-progress", done=done, total=making.total), end=end, file=sys.stderr, flush=True)
    return making.document()


def names_of(record: GameRecord) -> list[str]:
    """The sides as people read them."""
    rules = record.options.rules()
    names = record.names or default_names(rules.players)
    return [*map(shown_name, names), *([t("opponent")] if rules.solo else [])]


def told(document: ReviewDocument, record: GameRecord) -> Iterator[str]:
    """The review in lines."""
    names = names_of(record)
    yield from _chances(document, record, names)
    yield ""
    yield t("review-how-well")
    for seat in range(document["players"]):
        figures = document["figures"][seat]
        best, slips = t("review-best-turns"), t("review-slips")
        accuracy = f"{t('review-accuracy')} {accuracy_words(document, seat)}"
        yield f"  {names[seat]}: {accuracy} · {best} {figures['best']} · {slips} {figures['slips']}"
    for side, way in enumerate(document["ways"]):
        parts = [(t("review-own"), way["own"]), (t("review-others"), way["others"]), (t("review-draw"), way["draw"])]
        words = " · ".join(f"{what} {signed(points)}" for what, points in parts)
        yield f"  {names[side]}: {t('review-way', start=way['start'], result=way['result'])}: {words}"
    yield ""
    yield t("review-moments") if document["moments"] else t("review-no-moments")
    yield from _moments(document, record, names)


def _chances(document: ReviewDocument, record: GameRecord, names: Sequence[str]) -> Iterator[str]:
    """A line for each turn: the chances before it, and what it lost."""
    yield f"{t('review-chances')} ({t('review-before')}): {' · '.join(names)}"
    for turn in document["turns"]:
        chances = " ".join(f"{round(each):4}" for each in turn["chances"])
        loss = signed(-turn["loss"]) if turn["loss"] is not None and round(turn["loss"]) else ""
        yield f"  {chances}  {turn_words(turn, names, record.options.variant == 'line-clear')}  {loss}".rstrip()
    yield f"  {' '.join(f'{round(each):4}' for each in document['result'])}"


def _moments(document: ReviewDocument, record: GameRecord, names: Sequence[str]) -> Iterator[str]:
    for number, moment in enumerate(document["moments"], 1):
        turn = document["turns"][moment["turn"]]
        when = turn_words(turn, names, record.options.variant == "line-clear")
        yield f"{number}. {when}: {t('review-kind-' + moment['kind'])} {change_words(moment)}".rstrip()
        yield f"   {moment_words(moment, names)}"
        for title, line in ((t("review-played"), turn["played"]), (t("review-best"), turn["best"])):
            if line is not None:
                yield f"   {title} ({chance_words(line['chance'])}): {' '.join(line_words(line))}"
        if turn["best"] is not None and turn["reasons"]:
            yield f"   {why_words(turn, names)}"
