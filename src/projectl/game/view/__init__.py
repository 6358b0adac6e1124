"""The view of a seat: one JSON document, part by part."""
