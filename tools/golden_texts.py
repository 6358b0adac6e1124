"""Writes the golden pages: every case of tests/texts/golden/cases.py in each language, as people will read it.

python tools/golden_texts.py            writes cases.json and <language>.txt
python tools/golden_texts.py de         prints the page of a language (no-break spaces as ~)
"""

import json
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "tests" / "texts" / "golden"
sys.path.insert(0, str(FOLDER))

from cases import CASES  # noqa: E402  # lies beside the pages

from projectl.texts import Texts, languages  # noqa: E402  # after the path


def page(language: str) -> str:
    """One line per case; `{you}` in a case is the reader's own name in that language."""
    texts = Texts(language, strict=True)
    you = texts.t("you")
    lines = []
    for key, params in CASES:
        told = {name: you if value == "{you}" else value for name, value in params.items()}
        lines.append(f"{key}: {texts.t(key, **told)}\n")
    return "".join(lines)


def main() -> None:
    """Print the pages of the languages that are asked for; without any, write all of them."""
    if asked := sys.argv[1:]:
        print("".join(page(language) for language in asked).replace("\u00a0", "~"), end="")
        return
    (FOLDER / "cases.json").write_text(json.dumps(CASES, indent=0) + "\n", encoding="utf-8")
    for language in languages():
        (FOLDER / f"{language}.txt").write_text(page(language), encoding="utf-8")


if __name__ == "__main__":
    main()
