"""The version of the rules: raised by any change that gives a recorded game another course or result."""

RULES_VERSION = 1
