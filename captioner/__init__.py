"""Real-time captioning engine: sound in, caption events out. Knows nothing about Qt."""

from typing import Final

__version__: Final = "0.1.0"
