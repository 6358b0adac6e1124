"""`projectl bench chaos`: people play while everything goes wrong that can."""
