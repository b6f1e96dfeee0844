"""Words of one's own: lists of what is expected, and how what was heard is written."""
