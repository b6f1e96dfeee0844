"""Which models exist, how checkpoints are read, and how a model is built and checked."""

import os

# Set before the libraries that read them are first imported; every process started inherits them.
# ONNX Runtime's packages (seen in 1.32) otherwise write a device id and a database of events into
# the cache folder and send them away; huggingface_hub tells the hub more than a download needs.
os.environ["ORT_DISABLE_TELEMETRY"] = "1"
os.environ["HF_HUB_DISABLE_TELEMETRY"] = "1"
