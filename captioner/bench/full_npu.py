"""The whole Whisper on an NPU, for comparison: a decoder of fixed length that keeps nothing.

System 2 of the original notes. The network computes all its tokens from the start for each new
one; looking up embeddings, joining the pieces of the vocabulary and choosing is left to the host.
What computes is behind `Network`, so the same code runs on the chip and on the CPU.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

import numpy as np

from captioner.asr.decoder import ids, room_for, text_of
from captioner.asr.passes import Choice
from captioner.asr.repetition import way_out
from captioner.asr.sampling import PenalisedSampler, Sampler
from captioner.asr.transcriber import Cancelled, Hypothesis
from captioner.errors import BackendError, ModelFileError
from captioner.events import Token
from captioner.units import FloatArray
from captioner_models.checkpoint import SpecialTokens
from captioner_models.full_npu import EMBEDDING, PLACES

NEVER: Final = np.float32(-1e4)  # added to the logit of a token that may not be chosen
PENALTY: Final = 1.5  # of the vendor's example, over
PENALTY_WINDOW: Final = 8  # the last so many tokens,
UNPENALISED: Final = frozenset({11, 13})  # comma and full stop left out
NUMBER: Final = re.compile(r"(\d+)")

Shape = tuple[int, ...]


class Network(Protocol):
    """A network of fixed shapes. Created, used and closed on one thread."""

    @property
    def inputs(self) -> Mapping[str, Shape]:
        """Name and shape of each input."""
        ...

    @property
    def outputs(self) -> Mapping[str, Shape]:
        """Name and shape of each output."""
        ...

    def run(self, inputs: Mapping[str, FloatArray]) -> dict[str, FloatArray]:
        """Compute all outputs; arrays have the shapes above."""
        ...

    def close(self) -> None:
        """Release it; the object is unusable afterwards."""
        ...


@dataclass(frozen=True, slots=True)
class Layout:
    """Which input of a decoder network is what, and in which order its outputs are joined.

    Names differ from one compiled file to the next, so shapes decide.
    """

    states: str
    embedded: str
    n_tokens: int
    chunks: tuple[str, ...]

    @classmethod
    def of(cls, network: Network, n_positions: int, d_model: int, n_vocab: int) -> "Layout":
        """Of a network that reads states (n_positions, d_model).

        Raises:
            BackendError: it is no decoder of such a model.
        """
        rows = {name: _rows(shape, d_model) for name, shape in network.inputs.items()}
        reading = [name for name, n in rows.items() if n == n_positions]
        others = [name for name, n in rows.items() if n not in (0, n_positions)]
        if len(rows) != 2 or len(reading) != 1 or len(others) != 1:
            raise BackendError(
                f"a decoder that reads ({n_positions}, {d_model}) is needed, the network takes "
                f"{_listed(network.inputs)}"
            )
        n_tokens = rows[others[0]]
        chunks = tuple(sorted(network.outputs, key=_by_number))
        widths = [shape[-1] for shape in (network.outputs[name] for name in chunks)]
        fits = all(
            _rows(network.outputs[name], network.outputs[name][-1]) == n_tokens for name in chunks
        )
        if sum(widths) != n_vocab or not fits or max(widths) != widths[-1]:
            raise BackendError(
                f"pieces of a vocabulary of {n_vocab} for {n_tokens} tokens are needed, the "
                f"network gives {_listed(network.outputs)}"
            )
        return cls(reading[0], others[0], n_tokens, chunks)


@dataclass(frozen=True, slots=True)
class HostTables:
    """What the host looks up."""

    embedding: FloatArray
    """(vocabulary, d_model), mapped: only rows in use become memory."""
    places: FloatArray | None
    """(text positions, d_model); None where the network adds them itself."""

    def rows(self, tokens: Sequence[int]) -> FloatArray:
        """(n, d_model) for token ids."""
        found = self.embedding[list(tokens)]
        return found if self.places is None else found + self.places[: len(tokens)]


def open_tables(folder: Path, *, adds_places: bool) -> HostTables:
    """The tables of a variant for the full NPU.

    Raises:
        ModelFileError: one is missing or damaged.
    """
    try:
        embedding = np.load(folder / EMBEDDING, mmap_mode="r", allow_pickle=False)
        places = np.load(folder / PLACES, allow_pickle=False) if adds_places else None
    except (OSError, ValueError, EOFError) as exc:
        raise ModelFileError(f"{folder} has no tables for a decoder on the NPU: {exc}") from exc
    return HostTables(embedding, places)


class FullNpuDecoder:
    """A `Decoder` on a network that takes a fixed number of tokens. Lives on one thread."""

    def __init__(
        self,
        network: Network,
        layout: Layout,
        tables: HostTables,
        tokens: SpecialTokens,
        prompt: Sequence[int],
        chooser: Sampler | None = None,
    ) -> None:
        """Put the parts together.

        Args:
            network: the decoder.
            layout: of the network.
            tables: of the same checkpoint.
            tokens: of the same checkpoint.
            prompt: start, language, task and no-timestamps tokens.
            chooser: takes the tokens; by default with the vendor's penalty.
        """
        self._network = network
        self._layout = layout
        self._tables = tables
        self._tokens = tokens
        self._prompt = tuple(prompt)
        self._chooser = chooser or vendors_chooser(tokens.end_of_text)
        self._never = _suppressed(tokens, len(tables.embedding))

    def decode(
        self,
        states: FloatArray,
        max_tokens: int,
        cancelled: Cancelled,
        draft: Sequence[int] = (),
        prefix: Sequence[int] = (),
        beam: int = 1,
    ) -> Hypothesis | None:
        """Greedy decoding of what fits, without a beam; see `captioner.asr.transcriber.Decoder`.

        Nobody knows what this decoder reads: `tail_mass` and `read_s` of its tokens are 0.
        """
        end, n_prompt = self._tokens.end_of_text, len(self._prompt)
        room = room_for(prefix, max_tokens, self._layout.n_tokens - n_prompt)
        given = [*self._prompt, *prefix]
        known = tuple(Token(token, 0.0, 0.0, 0.0) for token in prefix)
        chosen: list[Token] = []
        passes, no_speech = 0, 0.0
        while len(chosen) < room:
            if chosen and cancelled():
                return None
            logits = self._pass(states, [*given, *ids(chosen)])
            passes += 1
            if not chosen:
                no_speech = _probability(logits[0], self._tokens.no_speech)
            row = logits[len(given) + len(chosen) - 1] + self._never
            if not chosen and not prefix:
                row[list(self._tokens.suppress_at_start)] += NEVER
            if (loop := way_out([*known, *chosen])) is not None:
                row[loop] += NEVER
            chosen.append(self._choose(row, [*prefix, *ids(chosen)], self._chooser))
            if chosen[-1].id == end:
                break
        return Hypothesis(text_of(chosen, end, known), no_speech, passes, known)

    def steer(self, prompt: Sequence[int]) -> None:
        """Begin with another prompt from the next window on."""
        self._prompt = tuple(prompt)

    def after_start(self, states: FloatArray, chooser: Sampler) -> Choice:
        """What `chooser` takes after the first token of the prompt alone: one pass."""
        logits = self._pass(states, self._prompt[:1])
        no_speech = _probability(logits[0], self._tokens.no_speech)
        return Choice(self._choose(logits[0], (), chooser), no_speech)

    def close(self) -> None:
        """Release the network."""
        self._network.close()

    def _pass(self, states: FloatArray, tokens: Sequence[int]) -> FloatArray:
        """Logits (n_tokens, vocabulary) for tokens, filled up with ends of the text."""
        layout = self._layout
        missing = layout.n_tokens - len(tokens)
        rows = self._tables.rows([*tokens, *[self._tokens.end_of_text] * missing])
        feeds = {layout.states: states, layout.embedded: rows}
        shaped = {
            name: np.ascontiguousarray(array, np.float32).reshape(self._network.inputs[name])
            for name, array in feeds.items()
        }
        outputs = self._network.run(shaped)
        pieces = [outputs[name].reshape(layout.n_tokens, -1) for name in layout.chunks]
        return np.concatenate(pieces, axis=1)

    @staticmethod
    def _choose(row: FloatArray, text: Sequence[int], chooser: Sampler) -> Token:
        chosen, logprobs = chooser.choose([row[None]], text)
        return Token(int(chosen[0]), float(logprobs[0]), 0.0, 0.0)


def vendors_chooser(end: int) -> PenalisedSampler:
    """The likeliest token, those of the last few weakened, as in the vendor's example."""
    return PenalisedSampler(end, PENALTY, PENALTY_WINDOW, 0.0, UNPENALISED)


def _suppressed(tokens: SpecialTokens, n_vocab: int) -> FloatArray:
    """(vocabulary,) to add to logits: text and the end of it may be chosen."""
    mask = np.zeros(n_vocab, np.float32)
    mask[list(tokens.suppress)] = NEVER
    mask[tokens.start_of_transcript :] = NEVER
    return mask


def _probability(logits: FloatArray, token: int) -> float:
    weights = np.exp(logits - logits.max())
    return float(weights[token] / weights.sum())


def _rows(shape: Shape, width: int) -> int:
    """Rows of a value whose last dimension is `width`; 0 if it is another."""
    return int(np.prod(shape[:-1])) if shape and shape[-1] == width else 0


def _by_number(name: str) -> tuple[object, ...]:
    """Sorts conv9 before conv10."""
    return tuple(int(part) if part.isdecimal() else part for part in NUMBER.split(name))


def _listed(values: Mapping[str, Shape]) -> str:
    return ", ".join(f"{name} {shape}" for name, shape in values.items())
