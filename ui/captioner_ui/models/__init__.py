"""The models there are, and how a person gets one. Main thread; the work is done elsewhere."""
