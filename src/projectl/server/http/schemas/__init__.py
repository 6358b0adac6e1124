"""What comes in and goes out, as pydantic models."""
