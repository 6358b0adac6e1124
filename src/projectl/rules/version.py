"""The version of the rules: raised by any change that gives a recorded game another course or result."""

RULES_VERSION = 2
"""Version 1 judged dead positions (D16) in the middle of a turn that was to be confirmed, and overlooked exchanges."""

REPLAYED_VERSIONS = (1, RULES_VERSION)
"""Games of these are played again under the rules in force, and hold if they come out as recorded."""
