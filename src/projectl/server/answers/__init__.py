"""Answers that need no server: made from the layers below, for requests over the network and in a browser alike."""
