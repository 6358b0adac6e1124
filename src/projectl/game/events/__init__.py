"""What happened, told as events."""
