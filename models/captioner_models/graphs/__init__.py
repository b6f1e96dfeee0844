"""ONNX graphs of a Whisper checkpoint, written with the onnx helpers from its dimensions."""
