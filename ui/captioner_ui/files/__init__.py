"""Recordings that are read beside live captions, each in a process of its own."""
