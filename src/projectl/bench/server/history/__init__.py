"""`projectl bench history`: a server with very many finished games."""
