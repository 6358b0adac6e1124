"""The notation of actions: texts that read back to the same code."""
