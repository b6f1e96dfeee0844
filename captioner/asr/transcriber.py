"""Segment in, transcript out: the seams of speech recognition."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from captioner.events import Segment, Token, Transcript
from captioner.units import FloatArray

Cancelled = Callable[[], bool]
"""Asked between decoder steps; True abandons the window."""


class Encoder(Protocol):
    """Acoustic encoder. Created, used and closed on one thread."""

    def frames_for(self, n_frames: int) -> int:
        """How many mel frames to hand over for `n_frames` of audio.

        At least `n_frames`: the next bucket on the CPU, the fixed window of an NPU or of the
        30 s encoder. The caller pads the audio with silence to that length.

        Raises:
            ValueError: more audio than the encoder takes.
        """
        ...

    def encode(self, mel: FloatArray) -> FloatArray:
        """Map log-mel (n_mels, frames_for(n)) float32 to states (n_positions, d_model) float32."""
        ...

    def close(self) -> None:
        """Release the device; the object is unusable afterwards."""
        ...


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """What a decoder made of one window's encoder states."""

    tokens: tuple[Token, ...]
    """Text tokens in order after the forced prefix, which is left out, as is the end of text."""
    no_speech_prob: float
    """Probability of the no-speech token at the first position, 0 to 1."""
    passes: int = 0
    """Decoder runs it took."""
    prefix: tuple[Token, ...] = ()
    """The forced prefix with what the decoder was reading at each of its tokens; logprob is 0,
    because nobody asked how likely they are."""


class Decoder(Protocol):
    """Text decoder. Created, used and closed on one thread."""

    def decode(
        self,
        states: FloatArray,
        max_tokens: int,
        cancelled: Cancelled,
        draft: Sequence[int] = (),
        prefix: Sequence[int] = (),
        beam: int = 1,
    ) -> Hypothesis | None:
        """The likeliest text for states (n_positions, d_model) float32.

        Args:
            states: encoder output, without padding: the decoder brings its own.
            max_tokens: limit on text tokens, the prefix included.
            cancelled: asked between steps; True gives None.
            draft: likely text tokens after the prefix; may save passes, never changes the result.
            prefix: text tokens that are given; the result is what follows them.
            beam: hypotheses that are followed side by side; 1 is greedy. A decoder that knows no
                beam is greedy always, and `draft` serves a greedy one only.

        Raises:
            ValueError: the prefix is longer than the decoder takes.
        """
        ...

    def close(self) -> None:
        """Release what it holds; the object is unusable afterwards."""
        ...


class Transcriber(Protocol):
    """What the engine needs from the model: one blocking call."""

    def transcribe(self, segment: Segment, cancelled: Cancelled) -> Transcript | None:
        """Transcribe the whole window; None if `cancelled` said so midway."""
        ...

    def close(self) -> None:
        """Release the device; the object is unusable afterwards."""
        ...
