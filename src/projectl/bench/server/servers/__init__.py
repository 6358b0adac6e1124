"""The processes that are measured, their databases, and what the machine tells about them."""
