"""A review in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from projectl.advice.words import reason_words, step_words
from projectl.game.review_documents import KeyMoment, LineDocument, ReviewDocument, ReviewTurn
from projectl.texts import t


def turn_words(turn: ReviewTurn, names: Sequence[str], line_clear: bool = False) -> str:
    """Whose turn it was, and when."""
    name = names[turn["seat"]]
    if turn["kind"] == "touches":
        return t("review-touches", name=name)
    return t("review-own-turn" if line_clear else "review-turn", round=turn["round"], name=name)


def moment_words(moment: KeyMoment, names: Sequence[str]) -> str:
    """What is said of a key moment."""
    return t(f"review-said-{moment['kind']}", name=names[moment["seat"]], points=round(abs(moment["change"])))


def change_words(moment: KeyMoment) -> str:
    """The change of a key moment as a number; a turning point has none."""
    return "" if moment["kind"] == "turning" else signed(moment["change"])


def line_words(line: LineDocument) -> list[str]:
    """The actions of a line, numbered."""
    steps = [f"{step['number']}. {step_words(step)}" for step in line["steps"]]
    return steps or [t("review-did-nothing")]


def why_words(turn: ReviewTurn, names: Sequence[str]) -> str:
    """Why the best that was found is good."""
    return joined(reason_words(reason, names) for reason in turn["reasons"])


def joined(sentences: Iterable[str]) -> str:
    """Sentences after each other; a Japanese full stop needs no blank behind it."""
    return " ".join(sentences).replace("。 ", "。")


def signed(points: float) -> str:
    """A whole number with its sign, a true minus."""
    whole = round(points)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "0"


def chance_words(chance: float) -> str:
    """A chance in percent."""
    return t("hint-percent", percent=round(chance))


def accuracy_words(document: ReviewDocument, seat: int) -> str:
    """How well a seat played, as a number where there is one."""
    accuracy = document["figures"][seat]["accuracy"]
    return t("review-too-few") if accuracy is None else str(accuracy)
