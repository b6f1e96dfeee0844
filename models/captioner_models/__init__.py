"""Which models exist, how their checkpoints are read, and how a model folder is built and checked."""
