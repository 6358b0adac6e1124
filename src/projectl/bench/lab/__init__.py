"""The environments for agents beside those of others."""
