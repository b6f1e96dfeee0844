"""Greedy decoding without a cache: what an NPU's decoder of fixed length does, on the CPU."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from captioner.asr.choosing import Chooser, GraphChooser
from captioner.asr.decoder import ids, looping, text_of
from captioner.asr.memory import Memory
from captioner.asr.passes import Passes, open_decoder
from captioner.asr.transcriber import Cancelled, Hypothesis
from captioner.units import FloatArray
from captioner_models.manifest import Manifest

N_TOKENS: Final = 32  # prompt and text together, as in the notes' NPU decoder


class FixedDecoder:
    """Computes all N_TOKENS from the start for each token. Lives on the inference thread.

    It is here to be compared with: it shows what the cache saves.
    """

    def __init__(
        self,
        folder: Path,
        manifest: Manifest,
        memory: Memory,
        prompt: Sequence[int],
        threads: int,
        chooser: Chooser | None = None,
    ) -> None:
        """Load the decoder; see `OnnxDecoder`."""
        self._graph = open_decoder(folder, manifest, threads)
        self._memory = memory
        self._chooser = chooser or GraphChooser()
        self._prompt = tuple(prompt)
        self._end = manifest.tokens.end_of_text
        self._not_first = manifest.tokens.suppress_at_start

    def decode(
        self,
        states: FloatArray,
        max_tokens: int,
        cancelled: Cancelled,
        draft: Sequence[int] = (),
    ) -> Hypothesis | None:
        """Greedy decoding of what fits; see `captioner.asr.transcriber.Decoder`."""
        room = min(max_tokens, N_TOKENS - len(self._prompt))
        last = len(self._prompt) - 1
        tokens = [*self._prompt, *[self._end] * (N_TOKENS - len(self._prompt))]
        run = Passes(self._graph, self._memory.feeds(states), self._chooser)
        first, choice = run.forward(tokens, [0, last], (), [(1, t) for t in self._not_first])
        chosen = [choice.token]
        while chosen[-1].id != self._end and len(chosen) < room and not looping(chosen):
            if cancelled():
                return None
            at = last + len(chosen)
            tokens[at] = chosen[-1].id
            run.forget(0)
            (choice,) = run.forward(tokens, [at], ids(chosen))
            chosen.append(choice.token)
        return Hypothesis(text_of(chosen, self._end), first.no_speech, run.passes)

    def close(self) -> None:
        """Release the sessions."""
        self._memory.close()
        del self._graph
