"""What tells speakers apart, for who asked for it; nothing of it is imported otherwise."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from captioner.config import RecognitionConfig
from captioner.languages import AUTO
from captioner.origin import OFF
from captioner.speakers.names import SpeakerNumbers

if TYPE_CHECKING:
    from captioner.engine.voices import Assign
    from captioner.speakers.embedder import Embedder


def assign_maker(
    config: RecognitionConfig,
    numbers: SpeakerNumbers | None = None,
    embedder: "Embedder | None" = None,
) -> "Callable[[], Assign] | None":
    """Makes what tells the voices of one source apart; None if nobody asked.

    A voice in one source is never one in another: all that is made draws from the same `numbers`,
    from 1 by default, and shares the network, a new one unless there is one.
    """
    if config.speakers == OFF:
        return None
    from captioner.speakers.labeller import SpeakerLabeller
    from captioner.speakers.options import SpeakerOptions

    n_speakers = None if config.speakers == AUTO else int(config.speakers)
    options, network = SpeakerOptions(n_speakers=n_speakers), embedder or new_embedder()
    given = SpeakerNumbers() if numbers is None else numbers
    return lambda: SpeakerLabeller(options, given, network).assign


def new_embedder() -> "Embedder":
    """What knows voices; it loads at its first use."""
    from captioner.speakers.embedder import Embedder

    return Embedder()
