"""The pseudo-language `xx`: English with accents, long words and brackets, for tests of the layout.

A text without brackets on a screen did not come from the texts; a bracket that cannot be seen was cut off; and what has
room for these words has room for those of every language. It is made from the English files and is no language of the
menu.
"""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

PSEUDO = "xx"
_VOWELS = {"a": "áà", "e": "éè", "i": "íì", "o": "óò", "u": "úù", "y": "ýÿ"}
_OTHERS = str.maketrans("cdlnrstzCDLNRSTZAEIOUY", "çďľñřşťžÇĎĽÑŘŞŤŽÁÉÍÓÚÝ")


def pseudo_source(source: str) -> str:
    """A .ftl file in English, put into the pseudo-language."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            _Accents().visit(entry)
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    pattern.elements = [ftl.TextElement("["), *pattern.elements, ftl.TextElement("]")]
    return str(FluentSerializer().serialize(resource))


def pseudo_text(text: str) -> str:
    """Words with accents, a third longer than they were."""
    return "".join(_VOWELS.get(letter, letter) for letter in text).translate(_OTHERS)


class _Accents(Transformer):
    """Changes what is read, and neither keys nor parameters."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802  # the name that it looks for
        node.value = pseudo_text(node.value)
        return node
