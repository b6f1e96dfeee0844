"""Runs of the decoder graph over one window, and what it chose in each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from captioner.asr.sampling import Sampler
from captioner.asr.session import Session, open_session
from captioner.events import Token
from captioner.units import SAMPLE_RATE, STATE_HOP
from captioner_models.checkpoint import HEAD, Dimensions
from captioner_models.embedding import EMBEDDING, open_embedding
from captioner_models.manifest import Manifest

Array: TypeAlias = npt.NDArray[Any]
Feeds: TypeAlias = dict[str, Array]

LIKELY: Final = ("likely", "likely_logprob")
LOGITS: Final = "logits"
NEVER: Final = -1e4  # a logit far below all others
READ: Final = ["no_speech", "tail_mass", "read_at"]
ROWS_AT_ONCE: Final = 2
"""Kernels of blocked weights take rows in pairs, and one that is left over in another way (ONNX
Runtime 1.32 on x86-64 with AVX-512): what comes of a row is the same to the bit in any company if
their number is even."""
POSITIONS_AT_ONCE: Final = 4
"""Self-attention sums over its positions in fours or pairs (SSE4.2 and Cortex-A76 in fours), and
reads one token in another way than several: the same to the bit if it ends at a multiple of this.
The audio is read by products of one row, or of two or more, which are the same in any company."""
NOBODY: Final = -1  # forbids no token
POSITION_S: Final = STATE_HOP / SAMPLE_RATE  # seconds of audio behind one encoder position


@dataclass(frozen=True, slots=True)
class Choice:
    """What was chosen after one row."""

    token: Token
    no_speech: float
    """Of the first row of a first pass; 0 later."""


@dataclass(frozen=True, slots=True)
class Pass:
    """What one run of the graph gave."""

    choices: list[Choice]
    """One for each row that was asked for."""
    tail_mass: Array
    """(n,) float32, what came after each token was chosen reading so much of the padding."""
    read_at: Array
    """(n,) int64, and this position of the audio."""

    def given(self, token: int, row: int) -> Token:
        """A token that nobody chose, with what was read after `row`, the one before it."""
        return Token(token, 0.0, float(self.tail_mass[row]), float(self.read_at[row]) * POSITION_S)


@dataclass(frozen=True, slots=True)
class Expansion:
    """What may come next after each of several hypotheses."""

    ids: Array
    """(b, c) int64, likely tokens of each, in no order."""
    logprobs: Array
    """(b, c) float32, their natural-log probabilities."""
    tail_mass: Array
    """(b,) float32, what comes next is chosen reading so much of the padding."""
    read_at: Array
    """(b,) int64, and this position of the audio."""
    no_speech: float
    """In a first pass the probability of the no-speech token; 0 later."""

    def likeliest(
        self, row: int, most: int, expects: Callable[[int], bool] | None = None
    ) -> list[Token]:
        """The likeliest tokens after one hypothesis, then the expected ones; likeliest first."""
        order = np.argsort(-self.logprobs[row], kind="stable")
        later = [at for at in order[most:] if expects(int(self.ids[row, at]))] if expects else []
        mass, read_s = float(self.tail_mass[row]), float(self.read_at[row]) * POSITION_S
        return [
            Token(int(self.ids[row, at]), float(self.logprobs[row, at]), mass, read_s)
            for at in [*order[:most], *later]
        ]


@dataclass(frozen=True, slots=True)
class DecoderGraph:
    """The decoder of a model, loaded. Lives on the inference thread."""

    session: Session
    constants: Feeds
    """Inputs that are the same in all passes over all windows."""
    dimensions: Dimensions


def open_decoder(folder: Path, manifest: Manifest, threads: int) -> DecoderGraph:
    """Load `decoder.onnx` of a model folder, and the embedding if it is kept outside the graph.

    Raises:
        ModelFileError, BackendError: as `open_session`.
    """
    session = open_session(folder / "decoder.onnx", threads, manifest.fingerprint, arena=False)
    size = manifest.dimensions
    path = folder / EMBEDDING
    constants: Feeds = {}
    if path.is_file():
        constants["embedding"] = open_embedding(
            path, size.n_vocab, size.d_model, manifest.fingerprint
        )
    return DecoderGraph(session, constants, size)


class Passes:
    """The decoder's passes over one window, with their growing past."""

    def __init__(
        self, graph: DecoderGraph, window: Feeds, chooser: Sampler, *, steady: bool = False
    ) -> None:
        """Begin without a past.

        Args:
            graph: the decoder.
            window: what is read in every pass, as `Memory.feeds` gives it.
            chooser: takes the tokens from what the graph gives.
            steady: what comes of a token must be the same to the bit, however many are read with
                it; see POSITIONS_AT_ONCE. Only one hypothesis can be read so.
        """
        self._session = graph.session
        self._window = window | graph.constants
        self._chooser = chooser
        dimensions = graph.dimensions
        names = [f"{kind}_{layer}" for layer in range(dimensions.n_decoder_layers) for kind in "kv"]
        self._presents = [f"present_{name}" for name in names]
        self._past_names = [f"past_{name}" for name in names]
        empty = np.zeros((1, dimensions.n_heads, 0, HEAD), np.float32)
        self._past: list[Array] = [empty] * len(names)
        self._filler_width = 3 * dimensions.d_model
        self._steady = steady
        self.n_past = 0
        """Positions of the past."""
        self.passes = 0

    def forward(
        self,
        tokens: Sequence[int],
        rows: Sequence[int],
        text: Sequence[int],
        forbidden: Sequence[tuple[int, int]] = (),
    ) -> Pass:
        """One pass over `tokens` after the past; a choice for each of `rows`.

        Args:
            tokens: to compute.
            rows: which of them are followed by a choice.
            text: all text tokens before the last choice; before each earlier one, one less.
            forbidden: pairs of a place in `rows` and a token not to be chosen there.
        """
        taken, (no_speech, tail_mass, read_at) = self._run(
            self._chooser.outputs, [tokens], rows, forbidden
        )
        for name, values in zip(self._chooser.outputs, taken, strict=True):
            if name == LOGITS:  # of which the graph forbids none
                for row, token in forbidden:
                    values[row, token] = NEVER
        ids, logprobs = self._chooser.choose(taken, text)
        choices = [
            Choice(
                Token(
                    int(ids[i]),
                    float(logprobs[i]),
                    float(tail_mass[row]),
                    float(read_at[row]) * POSITION_S,
                ),
                float(no_speech[0]),
            )
            for i, row in enumerate(rows)
        ]
        return Pass(choices, tail_mass, read_at)

    def expand(self, tokens: Sequence[int]) -> Expansion:
        """One pass over a token of each hypothesis; `follow` says how many there are."""
        rows = range(len(tokens))
        (ids, logprobs), (no_speech, tail_mass, read_at) = self._run(
            LIKELY, [[token] for token in tokens], rows, ()
        )
        return Expansion(ids, logprobs, tail_mass, read_at, float(no_speech[0]))

    def begin_expansion(
        self, tokens: Sequence[int], forbidden: Sequence[int]
    ) -> tuple[Expansion, Pass]:
        """The first pass of a search: over prompt and prefix, with what may come after the last.

        Args:
            tokens: prompt and prefix.
            forbidden: tokens that may not come next.

        Returns:
            The expansion, and what was read at each of the tokens; its choices are empty.
        """
        last = len(tokens) - 1
        (ids, logprobs), (no_speech, tail_mass, read_at) = self._run(
            LIKELY, [tokens], [0, last], [(1, token) for token in forbidden]
        )
        expansion = Expansion(
            ids[1:], logprobs[1:], tail_mass[last:], read_at[last:], float(no_speech[0])
        )
        return expansion, Pass([], tail_mass, read_at)

    def follow(self, parents: Sequence[int]) -> None:
        """Go on with these hypotheses of the last pass, by their places; one may be taken twice."""
        if list(parents) != list(range(len(self._past[0]))):
            self._past = [past[list(parents)] for past in self._past]

    def _run(
        self,
        outputs: Sequence[str],
        tokens: Sequence[Sequence[int]],
        rows: Sequence[int],
        forbidden: Sequence[tuple[int, int]],
    ) -> tuple[list[Array], list[Array]]:
        """One pass over tokens (b, n) after the past: `outputs`, and those of READ."""
        n_tokens = len(tokens[0])
        if self._steady:
            tokens = [[*tokens[0], *[tokens[0][-1]] * (-n_tokens % ROWS_AT_ONCE)]]
        feeds = self._window | dict(zip(self._past_names, self._past, strict=True))
        feeds["tokens"] = np.array(tokens, np.int64)
        feeds["rows"] = np.array(rows, np.int64)
        feeds["forbidden"] = _forbidden_by_row(forbidden, len(rows))
        feeds["filler"] = self._filler(len(tokens), self.n_past + len(tokens[0]))
        values = self._session.run([*outputs, *READ, *self._presents], feeds)
        n_taken, n_read = len(outputs), len(outputs) + len(READ)
        self._past = values[n_read:]
        self.forget(self.n_past + n_tokens)
        self.passes += 1
        return values[:n_taken], values[n_taken:n_read]

    def _filler(self, n_hypotheses: int, n_positions: int) -> Array:
        """(b, z, 3 d_model): what self-attention reads after so many positions."""
        n_more = -n_positions % POSITIONS_AT_ONCE if self._steady else 0
        return np.zeros((n_hypotheses, n_more, self._filler_width), np.float32)

    def forget(self, n_tokens: int) -> None:
        """Keep only the past of the first `n_tokens`."""
        self.n_past = n_tokens
        if n_tokens < self._past[0].shape[2]:
            self._past = [np.ascontiguousarray(past[:, :, :n_tokens]) for past in self._past]


def _forbidden_by_row(pairs: Sequence[tuple[int, int]], n_rows: int) -> Array:
    """(r, f) int64: the tokens forbidden in each row, NOBODY where it has fewer than others."""
    if not pairs:
        return np.empty((n_rows, 0), np.int64)
    by_row = [[token for at, token in pairs if at == row] for row in range(n_rows)]
    width = max(map(len, by_row))
    return np.array([[*row, *[NOBODY] * (width - len(row))] for row in by_row], np.int64)
