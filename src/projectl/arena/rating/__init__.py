"""How strong bots are, from games."""
