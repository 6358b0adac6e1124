"""A review as one HTML page that needs nothing else: graph, figures, key moments, boards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from projectl.game.review_documents import KeyMoment, LineDocument, ReviewDocument
from projectl.record.record import GameRecord
from projectl.rules.pictures import MARGIN, STEP_X, STEP_Y, svg_card, svg_document
from projectl.rules.puzzles import Puzzle
from projectl.texts import t

from .thresholds import SLIP
from .words import (
    accuracy_words,
    chance_words,
    change_words,
    line_words,
    moment_words,
    signed,
    turn_words,
    why_words,
)

COLOURS = ("#b5380a", "#1b4fd6", "#0a6e5c", "#7a27b5", "#8a6500", "#5b5f66")
DASHES = ("", "7 4", "8 3 2 3", "2 4", "12 4", "1 3")
WIDTH, HEIGHT, LEFT, TOP = 860, 220, 40, 12

_STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 1.5rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; } h2 { font-size: 1.2rem; margin-top: 2rem; } h3 { margin: 0; font-size: 1.05rem; }
table { border-collapse: collapse; } .wide { overflow-x: auto; }
th, td { padding: .25rem .8rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
svg.graph { width: 100%; height: auto; } svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
.moment { border-top: 1px solid #8884; padding: 1rem 0; }
.lines { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 1rem; }
.line { border: 1px solid #8886; border-radius: 12px; padding: .7rem 1rem; overflow-x: auto; }
.line.better { border: 2px solid #0a6e5c; }
.line p { margin: .2rem 0; } .chance { float: right; font-weight: 700; }
.line svg { max-width: 100%; height: auto; }
.muted { opacity: .75; font-size: .9rem; }
"""


def html_page(document: ReviewDocument, record: GameRecord, names: Sequence[str], language: str) -> str:
    """The page, in the language in use; `names` are those of all sides."""
    page = _Page(document, record, names)
    body = "\n".join(page.parts())
    title = escape(f"{t('review-title')} · {' · '.join(names)}")
    return (
        f'<!doctype html>\n<html lang="{escape(language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{_STYLE}</style></head><body>\n<h1>{title}</h1>\n{body}\n</body></html>\n"
    )


class _Page:
    def __init__(self, document: ReviewDocument, record: GameRecord, names: Sequence[str]) -> None:
        self._review, self._names = document, names
        self._line_clear = record.options.variant == "line-clear"
        self._puzzles = {puzzle.id: puzzle for puzzle in record.options.rules().cards}

    def parts(self) -> Iterable[str]:
        """The sections of the page."""
        review = self._review
        yield f"<h2>{_said('review-chances')} <span class='muted'>{_said('review-before')}</span></h2>"
        yield self._graph()
        yield f"<h2>{_said('review-how-well')}</h2>"
        heads = ["", t("review-accuracy"), t("review-best-turns"), t("review-slips")]
        yield _table(heads, [self._figures(seat) for seat in range(review["players"])])
        for seat in range(review["players"]):
            hinted = review["figures"][seat]["hinted"]
            if hinted:
                yield f"<p>{_said('review-hinted', name=self._names[seat], count=hinted)}</p>"
        yield "<div class='wide'>" + _table(*self._ways()) + "</div>"
        yield f"<h2>{_said('review-moments')}</h2>"
        yield from (self._moment(moment) for moment in review["moments"])
        if not review["moments"]:
            yield f"<p>{_said('review-no-moments')}</p>"
        judge = review["judge"]
        by = _said("review-judged-by", name=judge["name"], version=judge["version"], slip=round(100 * SLIP))
        yield f"<p class='muted'>{by}</p>"

    def _figures(self, seat: int) -> list[str]:
        figures = self._review["figures"][seat]
        return [
            self._names[seat],
            accuracy_words(self._review, seat),
            str(figures["best"]),
            str(figures["slips"]),
        ]

    def _ways(self) -> tuple[list[str], list[list[str]]]:
        ways = self._review["ways"]
        heads = ["", *(t("review-way", start=way["start"], result=way["result"]) for way in ways)]
        heads[1:] = [f"{name}: {head}" for name, head in zip(self._names, heads[1:], strict=True)]
        lines = [
            [t("review-own"), *(signed(way["own"]) for way in ways)],
            [t("review-others"), *(signed(way["others"]) for way in ways)],
            [t("review-draw"), *(signed(way["draw"]) for way in ways)],
        ]
        return heads, lines

    def _graph(self) -> str:
        points = [turn["chances"] for turn in self._review["turns"]] + [self._review["result"]]
        step = (WIDTH - LEFT - 120) / max(1, len(points) - 1)
        parts = [_level(level) for level in (0, 25, 50, 75, 100)]
        for side, name in enumerate(self._names):
            line = " ".join(f"{LEFT + at * step:.1f},{_y(each[side]):.1f}" for at, each in enumerate(points))
            parts.append(
                f'<polyline points="{line}" fill="none" stroke="{COLOURS[side % 6]}" stroke-width="2.5" '
                f'stroke-dasharray="{DASHES[side % 6]}"/>'
            )
            y = TOP + 14 + 18 * side
            parts.append(f'<line x1="{WIDTH - 110}" x2="{WIDTH - 88}" y1="{y - 4}" y2="{y - 4}" stroke-width="3" ')
            parts.append(f'stroke="{COLOURS[side % 6]}" stroke-dasharray="{DASHES[side % 6]}"/>')
            parts.append(f'<text x="{WIDTH - 82}" y="{y}">{escape(name)}</text>')
        for number, moment in enumerate(self._review["moments"], 1):
            x, y = LEFT + (moment["turn"] + 0.5) * step, TOP + 12
            parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="10" fill="none" stroke="currentColor" stroke-width="2"/>')
            parts.append(f'<text x="{x:.1f}" y="{y + 5}" text-anchor="middle">{number}</text>')
        label = escape(t("review-chances"))
        size = f"0 0 {WIDTH} {HEIGHT + 30}"
        return f'<svg class="graph" viewBox="{size}" role="img" aria-label="{label}">{"".join(parts)}</svg>'

    def _moment(self, moment: KeyMoment) -> str:
        turn = self._review["turns"][moment["turn"]]
        number = self._review["moments"].index(moment) + 1
        said = [moment_words(moment, self._names)]
        if turn["best"] is not None and turn["reasons"]:
            said.append(why_words(turn, self._names))
        lines = [self._line(turn["played"], "review-played", "")]
        if turn["best"] is not None:
            lines.append(self._line(turn["best"], "review-best", " better"))
        head = f"{number} · {t('review-kind-' + moment['kind'])} · {turn_words(turn, self._names, self._line_clear)}"
        change = change_words(moment)
        error = ""
        if turn["samples"] and turn["error"] is not None:
            words = _said("review-error", error=round(turn["error"], 1), count=turn["samples"])
            error = f"<p class='muted'>{words}</p>"
        return (
            f"<div class='moment'><h3>{escape(head)} <span class='chance'>{change}</span></h3>"
            f"<p>{escape(' '.join(said))}</p><div class='lines'>{''.join(lines)}</div>{error}</div>"
        )

    def _line(self, line: LineDocument, title: str, kind: str) -> str:
        steps = "".join(f"<p>{escape(words)}</p>" for words in line_words(line))
        head = f"<p><span class='chance'>{escape(chance_words(line['chance']))}</span><b>{_said(title)}</b></p>"
        return f"<div class='line{kind}'>{head}{self._cards(line)}{steps}</div>"

    def _cards(self, line: LineDocument) -> str:
        cards: list[tuple[Puzzle, dict[int, str]]] = [
            (
                self._puzzles[each["puzzle"]],
                {cell: piece["piece"] for piece in each["pieces"] for cell in piece["cells"]},
            )
            for each in line["puzzles"]
        ]
        if not cards:
            return ""
        drawn = [svg_card(puzzle, MARGIN + at * STEP_X, MARGIN, laid) for at, (puzzle, laid) in enumerate(cards)]
        return svg_document(2 * MARGIN + len(cards) * STEP_X, STEP_Y + MARGIN, drawn)


def _said(key: str, **params: object) -> str:
    return escape(t(key, **params))


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP) * (1 - chance / 100)


def _level(level: int) -> str:
    y = _y(level)
    return (
        f'<line x1="{LEFT}" x2="{WIDTH - 120}" y1="{y}" y2="{y}" stroke="#8885"/>'
        f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{level}</text>'
    )


def _table(heads: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    rows = [_row("th", heads), *(_row("td", line) for line in lines)]
    return f"<table>{''.join(rows)}</table>"


def _row(tag: str, cells: Iterable[str]) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"
