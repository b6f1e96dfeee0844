"""A page in large letters, to type what others shall read."""
