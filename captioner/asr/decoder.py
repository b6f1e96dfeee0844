"""Decoding over one cached ONNX graph: greedy, with drafts verified many at a time, or a beam."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from captioner.asr.beam import BeamSearch
from captioner.asr.bias import NO_BIAS, Bias
from captioner.asr.cross_attention import Memory
from captioner.asr.drafts import DRAFT_ROWS, goes_on
from captioner.asr.passes import Choice, Pass, Passes, open_decoder
from captioner.asr.repetition import way_out, without_loops
from captioner.asr.sampling import BiasedSampler, GraphSampler, Sampler
from captioner.asr.transcriber import Cancelled, Hypothesis
from captioner.events import Token
from captioner.units import FloatArray
from captioner_models.manifest import Manifest


class OnnxDecoder:
    """Reads encoder states and the padding after them. Lives on the inference thread.

    With drafts, the text is the same whatever the draft, but a pass for one token has one to four
    rows too many.
    """

    def __init__(
        self,
        folder: Path,
        manifest: Manifest,
        memory: Memory,
        prompt: Sequence[int],
        threads: int,
        chooser: Sampler | None = None,
        *,
        drafts: bool = True,
        bias: Bias = NO_BIAS,
    ) -> None:
        """Load the decoder of a model folder; raises as `open_decoder` does.

        Args:
            folder: of the built model.
            manifest: of that folder.
            memory: makes of the states what is read; closed with the decoder.
            prompt: start, language, task and no-timestamps tokens.
            threads: inside one ONNX Runtime call.
            chooser: by default the choice of the graph.
            drafts: whether drafts are verified; otherwise they are left alone.
            bias: of a beam; greedy choices are the chooser's.
        """
        self._graph = open_decoder(folder, manifest, threads)
        self._memory = memory
        self._chooser = chooser or GraphSampler()
        self._drafts = drafts and self._chooser.verifies
        self._prompt = tuple(prompt)
        self._end = manifest.tokens.end_of_text
        self._not_first = manifest.tokens.suppress_at_start
        self._bias = bias
        self._longest = manifest.dimensions.n_text_positions

    def decode(
        self,
        states: FloatArray,
        max_tokens: int,
        cancelled: Cancelled,
        draft: Sequence[int] = (),
        prefix: Sequence[int] = (),
        beam: int = 1,
    ) -> Hypothesis | None:
        """Greedy decoding or a beam; see `captioner.asr.transcriber.Decoder`."""
        room = room_for(prefix, max_tokens, self._longest - len(self._prompt))
        searches = beam > 1 and room > 0 and self._chooser.verifies
        feeds = self._memory.feeds(states)
        run = Passes(self._graph, feeds, self._chooser, steady=self._drafts and not searches)
        if searches:
            return self._search(run, tuple(prefix), room, beam, cancelled)
        text = _Text(tuple(prefix))
        guesses = tuple(draft) if self._drafts else ()
        begun = self._begin(run, guesses[: max(0, min(DRAFT_ROWS, room - 1))], text, room)
        while len(text.chosen) < room and text.chosen[-1].id != self._end:
            if cancelled():
                return None
            chosen = ids(text.chosen)
            loop = [(0, token) for token in [way_out(text.tokens)] if token is not None]
            following = () if loop else goes_on(guesses, chosen)[: room - len(chosen) - 1]
            tokens = [chosen[-1], *following]
            done = run.forward(tokens, range(len(tokens)), [*text.ids, *following], loop)
            self._accept(run, done.choices, following, text)
        return Hypothesis(
            text_of(text.chosen, self._end, text.given),
            begun.choices[0].no_speech,
            run.passes,
            text.given,
        )

    def _search(
        self, run: Passes, prefix: tuple[int, ...], room: int, beam: int, cancelled: Cancelled
    ) -> Hypothesis | None:
        """The likeliest of several hypotheses."""
        not_first = () if prefix else self._not_first
        first, begun = run.begin_expansion([*self._prompt, *prefix], not_first)
        given = prefix_of(begun, prefix, len(self._prompt))
        search = BeamSearch(beam, self._end, given, room, self._bias)
        best = search.run(first, run, cancelled)
        if best is None:
            return None
        chosen = text_of(best.chosen, self._end, given)
        return Hypothesis(chosen, first.no_speech, run.passes, given)

    def _begin(self, run: Passes, draft: tuple[int, ...], text: "_Text", room: int) -> Pass:
        """Prompt, prefix and first guesses at once. Nobody asks how likely the prefix is."""
        given = [*self._prompt, *text.prefix]
        last = len(given) - 1
        rows = [0, *range(last, last + 1 + len(draft))] if room else [0]
        forbidden = [] if text.prefix else [(1, token) for token in self._not_first]
        begun = run.forward([*given, *draft], rows, [*text.prefix, *draft], forbidden)
        text.given = prefix_of(begun, text.prefix, len(self._prompt))
        if room:
            self._accept(run, begun.choices[1:], draft, text)
        return begun

    def _accept(
        self, run: Passes, choices: Sequence[Choice], draft: Sequence[int], text: "_Text"
    ) -> None:
        """Add the greedy tokens that a pass gives: those its draft guessed, and the one after."""
        for choice, guess in zip(choices, [*draft, None], strict=True):
            text.chosen.append(choice.token)
            if choice.token.id != guess or way_out(text.tokens) is not None:
                break
        run.forget(len(self._prompt) + len(text.prefix) + len(text.chosen) - 1)

    def steer(self, prompt: Sequence[int]) -> None:
        """Begin with another prompt from the next window on."""
        self._prompt = tuple(prompt)

    def expect(self, bias: Bias) -> None:
        """Expect other phrases from the next window on; none where a penalty chooses."""
        self._bias = bias
        if isinstance(self._chooser, GraphSampler | BiasedSampler):
            self._chooser = BiasedSampler(bias) if bias else GraphSampler()

    def after_start(self, states: FloatArray, chooser: Sampler) -> Choice:
        """What `chooser` takes after the first token of the prompt alone: one pass."""
        run = Passes(self._graph, self._memory.feeds(states), chooser)
        return run.forward(self._prompt[:1], [0], ()).choices[0]

    def close(self) -> None:
        """Release the sessions."""
        self._memory.close()
        del self._graph


@dataclass(slots=True)
class _Text:
    """What stands in the window so far."""

    prefix: tuple[int, ...]
    given: tuple[Token, ...] = ()
    """The prefix with what was read at it; after the first pass."""
    chosen: list[Token] = field(default_factory=list)

    @property
    def tokens(self) -> list[Token]:
        return [*self.given, *self.chosen]

    @property
    def ids(self) -> list[int]:
        return [*self.prefix, *ids(self.chosen)]


def room_for(prefix: Sequence[int], max_tokens: int, longest: int) -> int:
    """How many tokens may follow the prefix.

    Raises:
        ValueError: the prefix alone is longer than the decoder takes.
    """
    if len(prefix) > longest:
        raise ValueError(f"a prefix of {len(prefix)} tokens, but the decoder takes {longest}")
    return max(0, min(max_tokens, longest) - len(prefix))


def prefix_of(begun: Pass, prefix: Sequence[int], n_prompt: int) -> tuple[Token, ...]:
    """The prefix with what was read at each of its tokens in the first pass."""
    return tuple(begun.given(token, n_prompt - 1 + at) for at, token in enumerate(prefix))


def text_of(chosen: Sequence[Token], end: int, given: Sequence[Token] = ()) -> tuple[Token, ...]:
    """The text among the chosen tokens: without the end, and without what loops have added.

    A loop may begin in the given tokens, which stay.
    """
    text = chosen[:-1] if chosen and chosen[-1].id == end else chosen
    return without_loops([*given, *text], len(given))[len(given) :]


def ids(tokens: Sequence[Token]) -> list[int]:
    """Their ids."""
    return [token.id for token in tokens]
