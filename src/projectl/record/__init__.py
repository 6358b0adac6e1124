"""Games as text: the notation of actions, positions, and records that can be replayed and verified."""
