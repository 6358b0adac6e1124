"""Which bots there are, and how one is named."""
