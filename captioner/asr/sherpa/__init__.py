"""A second engine: models that sherpa-onnx runs."""
