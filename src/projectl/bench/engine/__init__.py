"""The engine beside others, and beside itself."""
