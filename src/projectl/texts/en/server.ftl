# What the server says: refusals of requests, messages of rooms.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.
