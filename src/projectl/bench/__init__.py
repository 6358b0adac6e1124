"""Measurements: the engine, the bots, the server."""
