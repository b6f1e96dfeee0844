"""The exact form of an encoder: float32, only while a model is being built or measured."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Final, Self

import numpy as np
import onnxruntime as ort

from captioner_models.checkpoint import Checkpoint
from captioner_models.fidelity import Decoding, Reference, likeliest
from captioner_models.graphs.decoder import write_cross, write_decoder
from captioner_models.graphs.encoder import EXACT, write_encoder
from captioner_models.graphs.layers import Precision
from captioner_models.graphs.vocabulary import DecoderPrecision
from captioner_models.graphs.writing import OBSERVED
from captioner_models.smoothing import Float32
from captioner_models.tail import Tail

STATES: Final = "states"


class _InFolder:
    """Graphs in a folder of their own, which is there as long as the `with` lasts."""

    def __init__(self, parent: Path | None) -> None:
        # Windows does not remove what is still mapped; the system clears it away later.
        self._folder = TemporaryDirectory(dir=parent, ignore_cleanup_errors=True)

    def __enter__(self) -> Self:
        """Itself."""
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        """Remove what was written."""
        self._folder.cleanup()


class ReferenceEncoder(_InFolder):
    """A checkpoint's encoder in float32, of any length up to 30 s. Use it in a `with`."""

    def __init__(self, checkpoint: Checkpoint, parent: Path | None = None) -> None:
        """Write and load it.

        Args:
            checkpoint: whose encoder.
            parent: where a folder for the graph is made until the end; the system's place if None.
        """
        super().__init__(parent)
        path = Path(self._folder.name, "encoder.onnx")
        write_encoder(checkpoint, path, EXACT, {}, observed=True)
        self._session = ort.InferenceSession(str(path), providers=["CPUExecutionProvider"])
        outputs = [output.name for output in self._session.get_outputs()]
        self._observed = [name for name in outputs if name.startswith(OBSERVED)]

    def encode(self, mel: Float32) -> Float32:
        """Map log-mel (n_mels, n) to states (n / 2, d_model)."""
        (states,) = self._session.run([STATES], _feeds(mel))
        return np.asarray(states[0], np.float32)

    def largest(self, mel: Float32) -> Mapping[str, Float32]:
        """By name of each map that can be smoothed, its input's largest magnitudes (in,)."""
        values = self._session.run(self._observed, _feeds(mel))
        names = (name.removeprefix(OBSERVED) for name in self._observed)
        return dict(zip(names, values, strict=True))


class ReferenceDecoder(_InFolder):
    """A checkpoint's decoder in float32, over a text that is given. Use it in a `with`."""

    def __init__(self, checkpoint: Checkpoint, parent: Path | None = None) -> None:
        """Write and load it; the arguments are those of `ReferenceEncoder`."""
        super().__init__(parent)
        folder = Path(self._folder.name)
        exact = DecoderPrecision(layers=Precision.FP32, vocabulary=Precision.FP32)
        write_cross(checkpoint, folder / "cross.onnx", Precision.FP32, {})
        write_decoder(checkpoint, folder / "decoder.onnx", exact, {}, observed=True)
        self._decoding = Decoding(folder, checkpoint.dimensions, {})

    def logits(self, states: Float32, tail: Tail, tokens: Sequence[int]) -> Float32:
        """(m, vocabulary) after each of the tokens (m,), suppressed ones far below all others."""
        return self._decoding.logits(states, tail, tokens)

    def largest(self, states: Float32, tail: Tail, tokens: Sequence[int]) -> Mapping[str, Float32]:
        """By name of each map that can be smoothed, its input's largest magnitudes (d_model,)."""
        return self._decoding.observed(OBSERVED, states, tail, tokens)


def references_of(
    decoder: ReferenceDecoder,
    tokens: Sequence[int],
    recordings: Sequence[tuple[Float32, Float32]],
    tail: Tail,
) -> list[Reference]:
    """The exact figures of recordings in which one text is said.

    Args:
        decoder: of the checkpoint.
        tokens: prompt and text, as `spoken_tokens` gives them.
        recordings: of each the log-mel (n_mels, n) and the exact states (n / 2, d_model).
        tail: what the decoder reads after them.
    """
    found = [likeliest(decoder.logits(states, tail, tokens)) for _mel, states in recordings]
    return [
        Reference(mel, states, np.array(tokens, np.int64), likely, logprobs)
        for (mel, states), (likely, logprobs) in zip(recordings, found, strict=True)
    ]


def spoken_tokens(checkpoint: Checkpoint, text: str) -> list[int]:
    """The tokens of an English text after those that its decoding begins with."""
    return [*_prompt(checkpoint), *_tokenised(checkpoint, text)]


def _prompt(checkpoint: Checkpoint) -> list[int]:
    """What English is read with."""
    ids = checkpoint.tokens
    if ids.languages is None or ids.transcribe is None:
        return [ids.start_of_transcript, ids.no_timestamps]
    return [ids.start_of_transcript, ids.languages["en"], ids.transcribe, ids.no_timestamps]


def _tokenised(checkpoint: Checkpoint, text: str) -> list[int]:
    from tokenizers import Tokenizer  # heavy, and only a build needs it

    tokenizer = Tokenizer.from_str(checkpoint.tokenizer_json.decode("utf-8"))
    return list(tokenizer.encode(f" {text}", add_special_tokens=False).ids)


def _feeds(mel: Float32) -> dict[str, Float32]:
    return {"mel": np.ascontiguousarray(mel.T)[None]}
