"""Captions over everything else on the screen."""
