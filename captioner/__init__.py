"""Real-time captioning engine: sound in, caption events out. Knows nothing about Qt."""

from typing import Final

import captioner_models  # noqa: F401 - first of all: it turns the libraries' telemetry off

__version__: Final = "0.1.0"
