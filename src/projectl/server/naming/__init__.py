"""Names of people: cleaned, compared, reserved."""
