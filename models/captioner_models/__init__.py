"""Which models exist, how checkpoints are read, and how a model is built and checked."""
