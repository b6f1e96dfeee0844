"""How the next token is taken from what the decoder graph gives. Pure."""

from collections.abc import Collection, Sequence
from typing import Any, Final, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from captioner.asr.bias import NO_BIAS, Bias
from captioner.config import RecognitionConfig
from captioner.units import FloatArray

Array: TypeAlias = npt.NDArray[Any]


class Sampler(Protocol):
    """Takes one token for each row of a pass."""

    @property
    def outputs(self) -> Sequence[str]:
        """Outputs of the decoder graph that it looks at."""
        ...

    @property
    def verifies(self) -> bool:
        """Whether the rows of a draft are chosen in one pass exactly as they are one by one."""
        ...

    def choose(self, values: Sequence[Array], text: Sequence[int]) -> tuple[Array, Array]:
        """Token ids (r,) and their natural-log probabilities (r,), after suppression.

        Args:
            values: of `outputs`, for r rows.
            text: all text tokens before the last row's choice; before each earlier row, one less.
        """
        ...


class GraphSampler:
    """Takes what the graph itself chose: the likeliest token. No logits leave the graph."""

    outputs: Final = ("next", "logprob")
    verifies: Final = True

    def choose(self, values: Sequence[Array], text: Sequence[int]) -> tuple[Array, Array]:
        """What the graph chose."""
        ids, logprobs = values
        return ids, logprobs


class BiasedSampler:
    """Takes the likeliest token, those that go on with an expected phrase preferred.

    What is chosen cannot be taken back, so nothing is preferred before a phrase has begun.
    """

    outputs: Final = ("likely", "likely_logprob")
    verifies: Final = True

    def __init__(self, bias: Bias) -> None:
        """Args: bias: towards the phrases."""
        self._bias = bias

    def choose(self, values: Sequence[Array], text: Sequence[int]) -> tuple[Array, Array]:
        """The likeliest tokens after the bonus, with the model's own probabilities."""
        ids, logprobs = values  # (r, c)
        ends = range(len(text) - len(ids) + 1, len(text) + 1)
        places = [self._bias.after(text[: max(0, end)]) for end in ends]
        bonus = [self._bias.bonuses(place, row) for place, row in zip(places, ids, strict=True)]
        best = np.argmax(logprobs + np.array(bonus, np.float32), axis=1)
        rows = np.arange(len(ids))
        return ids[rows, best], logprobs[rows, best]


class PenalisedSampler:
    """Chooses on the host: recent tokens are penalised, and the end of the text is preferred.

    Works on the logits of the whole vocabulary; a shortlist inside the graph has no part in it.
    So it cannot verify drafts: the graph may compute rough logits of many rows in another way
    than those of one, and leave it to its shortlist to make up for that.
    """

    outputs: Final = ("logits",)
    verifies: Final = False

    def __init__(
        self,
        end: int,
        penalty: float,
        window: int,
        eos_boost: float,
        unpenalised: Collection[int] = (),
    ) -> None:
        """See `RecognitionConfig`.

        Args:
            end: the end-of-text token.
            penalty: `repetition_penalty`.
            window: `penalty_window`.
            eos_boost: likewise.
            unpenalised: tokens that may stand again and again.
        """
        self._end = end
        self._penalty = np.float32(penalty)
        self._window = window
        self._eos_boost = eos_boost
        self._unpenalised = frozenset(unpenalised)

    def choose(self, values: Sequence[Array], text: Sequence[int]) -> tuple[Array, Array]:
        """The likeliest tokens after penalty and boost, with the model's own probabilities."""
        (logits,) = values  # (r, vocabulary)
        before = [text[: max(0, len(text) - later)] for later in range(len(logits) - 1, -1, -1)]
        ids = [self._pick(row, said) for row, said in zip(logits, before, strict=True)]
        logprobs = [_logprob(row, token) for row, token in zip(logits, ids, strict=True)]
        return np.array(ids, np.int64), np.array(logprobs, np.float32)

    def _pick(self, logits: FloatArray, said: Sequence[int]) -> int:
        penalised = logits.copy()
        recent = sorted(set(said[-self._window :]) - self._unpenalised)
        values = logits[recent]
        penalised[recent] = np.where(values > 0, values / self._penalty, values * self._penalty)
        best = int(penalised.argmax())
        if penalised[best] - penalised[self._end] < self._eos_boost:
            return self._end
        return best


def chooser_for(config: RecognitionConfig, end: int, bias: Bias = NO_BIAS) -> Sampler:
    """The graph's own choice, unless expected phrases, a penalty or a boost ask for another.

    A penalty or boost leaves phrases alone.
    """
    if config.repetition_penalty == 1.0 and config.eos_boost == 0.0:
        return BiasedSampler(bias) if bias else GraphSampler()
    return PenalisedSampler(end, config.repetition_penalty, config.penalty_window, config.eos_boost)


def _logprob(logits: FloatArray, token: int) -> float:
    largest = logits.max()
    return float(logits[token] - largest - np.log(np.exp(logits - largest).sum()))
