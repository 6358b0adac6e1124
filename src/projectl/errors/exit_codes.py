"""How a program of ours ends, as shells have it."""

INTERRUPTED = 130
"""After Ctrl-C."""
