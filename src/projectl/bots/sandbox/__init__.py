"""Bots of others: in a process of their own, watched and timed."""
