"""Who asks, how often, and whose turn it is."""
