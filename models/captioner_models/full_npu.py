"""Files that a decoder on an NPU needs besides the network, and its twin on the CPU."""

from typing import Final

EMBEDDING: Final = "token_embedding.npy"
"""(vocabulary, d_model) float32, looked up by the host."""
PLACES: Final = "positions.npy"
"""(text positions, d_model) float32, added by the host where the network does not."""


def decoder_twin(window: str) -> str:
    """File of the decoder that reads a window of so many whole seconds, as ONNX."""
    return f"decoder_npu_{window}s.onnx"
