"""The problem of the day and the trainer at the keyboard."""
