"""Puts the parts together: options, sources, models, engine, and what this machine has."""
