"""Greedy decoding over one cached ONNX graph, with a draft verified in a single pass."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from captioner.asr.repetition import loop_start
from captioner.asr.session import Session, open_session
from captioner.asr.transcriber import Cancelled, Hypothesis
from captioner.events import Token
from captioner.units import SAMPLE_RATE, STATE_HOP, FloatArray
from captioner_models.checkpoint import HEAD
from captioner_models.manifest import Manifest
from captioner_models.tail import Tail

Array: TypeAlias = npt.NDArray[Any]
Feeds: TypeAlias = dict[str, Array]

CHOICE: Final = ["next", "logprob", "no_speech", "tail_mass", "read_at"]
POSITION_S: Final = STATE_HOP / SAMPLE_RATE  # seconds of audio behind one encoder position


class OnnxDecoder:
    """Reads encoder states and the padding after them. Lives on the inference thread."""

    def __init__(
        self, folder: Path, manifest: Manifest, tail: Tail, prompt: Sequence[int], threads: int
    ) -> None:
        """Load `cross.onnx` and `decoder.onnx` of a model folder; raises as `open_session` does.

        Args:
            folder: of the built model.
            manifest: of that folder.
            tail: what is read after the audio.
            prompt: start, language, task and no-timestamps tokens.
            threads: inside one ONNX Runtime call.
        """
        self._cross = open_session(folder / "cross.onnx", threads, manifest.fingerprint)
        self._decoder = open_session(folder / "decoder.onnx", threads, manifest.fingerprint)
        self._tail = tail
        self._prompt = tuple(prompt)
        self._end = manifest.tokens.end_of_text
        self._not_first = manifest.tokens.suppress_at_start
        self._n_heads = manifest.dimensions.n_heads
        self._n_layers = manifest.dimensions.n_decoder_layers
        self._longest = manifest.dimensions.n_text_positions

    def decode(
        self,
        states: FloatArray,
        max_tokens: int,
        cancelled: Cancelled,
        draft: Sequence[int] = (),
    ) -> Hypothesis | None:
        """Greedy decoding; see `captioner.asr.transcriber.Decoder`."""
        room = min(max_tokens, self._longest - len(self._prompt))
        run = self._start(states)
        choices = self._first_pass(run, tuple(draft)[:room])
        no_speech = choices[0].no_speech
        chosen = accepted(choices[1:], draft[:room])[:room]
        run.forget(len(self._prompt) + len(chosen) - 1)
        while chosen[-1].id != self._end and len(chosen) < room and not looping(chosen):
            if cancelled():
                return None
            (choice,) = run.forward([chosen[-1].id], [0])
            chosen.append(choice.token)
        if chosen[-1].id == self._end:
            chosen.pop()
        cut = loop_start([token.id for token in chosen])
        return Hypothesis(tuple(chosen[:cut]), no_speech, run.passes)

    def close(self) -> None:
        """Release the sessions."""
        del self._cross, self._decoder

    def _start(self, states: FloatArray) -> "_Run":
        """Cross-attention keys and values of one window, once for all passes."""
        layers = range(self._n_layers)
        names = [f"cross_{kind}_{layer}" for layer in layers for kind in "kv"]
        values = self._cross.run(names, {"states": states[None], **self._tail.keys_values})
        bias = np.concatenate((np.zeros(len(states), np.float32), self._tail.bias))
        window: Feeds = dict(zip(names, values, strict=True))
        window["n_real"] = np.array([len(states)], np.int64)
        window["position_bias"] = bias[None, None, None]
        return _Run(self._decoder, window, self._n_layers, self._n_heads)

    def _first_pass(self, run: "_Run", draft: tuple[int, ...]) -> "list[_Choice]":
        """Prompt and draft at once: a choice at the start, then one after each draft token."""
        last = len(self._prompt) - 1
        rows = [0, *range(last, last + 1 + len(draft))]
        forbidden = [(1, token) for token in self._not_first]
        return run.forward([*self._prompt, *draft], rows, forbidden)


def accepted(choices: "Sequence[_Choice]", draft: Sequence[int]) -> list[Token]:
    """The greedy tokens that a verified draft gives: those it guessed, and the one after."""
    tokens: list[Token] = []
    for choice, guess in zip(choices, [*draft, None], strict=True):
        tokens.append(choice.token)
        if choice.token.id != guess or looping(tokens):
            break
    return tokens


def looping(tokens: Sequence[Token]) -> bool:
    """Whether the tokens end in a loop."""
    return loop_start([token.id for token in tokens]) is not None


@dataclass(frozen=True, slots=True)
class _Choice:
    """What the graph chose after one row."""

    token: Token
    no_speech: float


class _Run:
    """The decoder's passes over one window, with their growing past."""

    def __init__(self, session: Session, window: Feeds, n_layers: int, n_heads: int) -> None:
        self._session = session
        self._window = window
        names = [f"{kind}_{layer}" for layer in range(n_layers) for kind in "kv"]
        self._outputs = CHOICE + [f"present_{name}" for name in names]
        self._past_names = [f"past_{name}" for name in names]
        self._past: list[Array] = [np.zeros((1, n_heads, 0, HEAD), np.float32)] * len(names)
        self.passes = 0

    def forward(
        self, tokens: list[int], rows: list[int], forbidden: Sequence[tuple[int, int]] = ()
    ) -> list[_Choice]:
        """One pass over `tokens` after the past; a choice for each of `rows`."""
        feeds = dict(zip(self._past_names, self._past, strict=True))
        feeds.update(self._window)
        feeds["tokens"] = np.array([tokens], np.int64)
        feeds["rows"] = np.array(rows, np.int64)
        feeds["forbidden"] = np.array(forbidden, np.int64).reshape(-1, 2)
        ids, logprobs, no_speech, tail_mass, read_at, *self._past = self._session.run(
            self._outputs, feeds
        )
        self.passes += 1
        return [
            _Choice(
                Token(
                    int(ids[i]),
                    float(logprobs[i]),
                    float(tail_mass[row]),
                    float(read_at[row]) * POSITION_S,
                ),
                float(no_speech[i]),
            )
            for i, row in enumerate(rows)
        ]

    def forget(self, n_tokens: int) -> None:
        """Keep only the past of the first `n_tokens`."""
        if n_tokens < self._past[0].shape[2]:
            self._past = [np.ascontiguousarray(past[:, :, :n_tokens]) for past in self._past]
