"""Greedy decoding without a cache: what an NPU's decoder of fixed length does, on the CPU."""

from collections.abc import Sequence
from typing import Final

from captioner.asr.decoder import OnnxDecoder, ids, prefix_of, room_for, text_of
from captioner.asr.passes import Passes
from captioner.asr.repetition import way_out
from captioner.asr.transcriber import Cancelled, Hypothesis
from captioner.units import FloatArray

N_TOKENS: Final = 32  # prompt and text together, as in the notes' NPU decoder


class FixedDecoder(OnnxDecoder):
    """Computes all N_TOKENS from the start for each token. Lives on the inference thread.

    It is here to be compared with: it shows what the cache saves. Drafts are left alone.
    """

    def decode(
        self,
        states: FloatArray,
        max_tokens: int,
        cancelled: Cancelled,
        draft: Sequence[int] = (),
        prefix: Sequence[int] = (),
        beam: int = 1,
    ) -> Hypothesis | None:
        """Greedy decoding of what fits, without a beam; see `captioner.asr.transcriber.Decoder`."""
        room = room_for(prefix, max_tokens, N_TOKENS - len(self._prompt))
        given = [*self._prompt, *prefix]
        last = len(given) - 1
        tokens = [*given, *[self._end] * (N_TOKENS - len(given))]
        forbidden = [] if prefix else [(1, token) for token in self._not_first]
        run = Passes(self._graph, self._memory.feeds(states), self._chooser)
        begun = run.forward(tokens, [0, last], prefix, forbidden)
        known = prefix_of(begun, prefix, len(self._prompt))
        chosen = [begun.choices[1].token][:room]
        while len(chosen) < room and chosen[-1].id != self._end:
            if cancelled():
                return None
            at = last + len(chosen)
            tokens[at] = chosen[-1].id
            run.forget(0)
            loop = [(0, token) for token in [way_out([*known, *chosen])] if token is not None]
            done = run.forward(tokens, [at], [*prefix, *ids(chosen)], loop)
            chosen.append(done.choices[0].token)
        text = text_of(chosen, self._end, known)
        return Hypothesis(text, begun.choices[0].no_speech, run.passes, known)
