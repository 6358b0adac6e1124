"""The game at the keyboard. A session knows nothing of real screens and keyboards, so that tests can script it."""
