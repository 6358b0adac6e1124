"""Where games are kept: the append-only log is the truth, everything else follows from it."""
