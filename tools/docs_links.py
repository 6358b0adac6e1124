"""Checks the links of a folder of HTML pages: every file, picture and anchor that a page names must be there.

    python tools/docs_links.py build/docs/site

Nothing is asked of the network: what leads out of the folder is left alone.
"""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

NOT_PAGES = {"404.html"}
"""Served under any address, so its links begin at the root of a host."""
NAMED_BY = ("href", "src")


class Page(HTMLParser):
    """What a page names, and what in it can be named."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors = {""}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Called for every tag."""
        for name, value in attrs:
            if name in NAMED_BY and value:
                self.links.append(value)
            elif name == "srcset" and value:
                self.links += [part.split()[0] for part in value.split(",")]
            elif (name == "id" or (tag == "a" and name == "name")) and value:
                self.anchors.add(value)


def broken(folder: Path) -> list[str]:
    """The links that lead nowhere, each with its page."""
    pages = {path.resolve(): Page(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.html"))}
    return [
        f"{path.relative_to(folder.resolve())}: {link}"
        for path, page in pages.items()
        if path.name not in NOT_PAGES
        for link in page.links
        if not leads_somewhere(link, path, pages)
    ]


def leads_somewhere(link: str, path: Path, pages: dict[Path, Page]) -> bool:
    """Whether there is what a link names; another host is believed."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target not in pages:
        return target.exists() and not parts.fragment
    return unquote(parts.fragment) in pages[target].anchors


def main() -> int:
    """Name what is broken; 1 if anything is."""
    found = broken(Path(sys.argv[1]))
    for line in found:
        print(f"leads nowhere: {line}", file=sys.stderr)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
