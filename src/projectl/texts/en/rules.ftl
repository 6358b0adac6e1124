# The rules page.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.
