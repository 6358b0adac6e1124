"""Drawing a game in the terminal, from views alone."""
