"""Greedy decoding without a cache: what an NPU's decoder of fixed length does, on the CPU."""

from collections.abc import Sequence
from typing import Final

from captioner.asr.decoder import OnnxDecoder, ids, looping, prefix_of, room_for, text_of
from captioner.asr.passes import Passes
from captioner.asr.transcriber import Cancelled, Hypothesis
from captioner.events import Token
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
        chosen = [begun.choices[1].token][:room]
        while len(chosen) < room and not self._ended(chosen, prefix):
            if cancelled():
                return None
            at = last + len(chosen)
            tokens[at] = chosen[-1].id
            run.forget(0)
            chosen.append(run.forward(tokens, [at], [*prefix, *ids(chosen)]).choices[0].token)
        return Hypothesis(
            text_of(chosen, self._end, prefix),
            begun.choices[0].no_speech,
            run.passes,
            prefix_of(begun, prefix, len(self._prompt)),
        )

    def _ended(self, chosen: Sequence[Token], prefix: Sequence[int]) -> bool:
        return chosen[-1].id == self._end or looping([*prefix, *ids(chosen)])
