"""Those who play against a server that is measured, and what they were told."""
