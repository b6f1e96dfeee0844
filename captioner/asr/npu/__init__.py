"""The encoder on a Hailo NPU: in a process of its own, watched, and replaced by the CPU."""
