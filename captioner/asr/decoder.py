"""Greedy decoding over one cached ONNX graph, with a draft verified in a single pass."""

from collections.abc import Sequence
from pathlib import Path

from captioner.asr.choosing import Chooser, GraphChooser
from captioner.asr.memory import Memory
from captioner.asr.passes import Choice, Passes, open_decoder
from captioner.asr.repetition import loop_start
from captioner.asr.transcriber import Cancelled, Hypothesis
from captioner.events import Token
from captioner.units import FloatArray
from captioner_models.manifest import Manifest


class OnnxDecoder:
    """Reads encoder states and the padding after them. Lives on the inference thread."""

    def __init__(
        self,
        folder: Path,
        manifest: Manifest,
        memory: Memory,
        prompt: Sequence[int],
        threads: int,
        chooser: Chooser | None = None,
    ) -> None:
        """Load the decoder of a model folder; raises as `open_decoder` does.

        Args:
            folder: of the built model.
            manifest: of that folder.
            memory: makes of the states what is read; closed with the decoder.
            prompt: start, language, task and no-timestamps tokens.
            threads: inside one ONNX Runtime call.
            chooser: by default the choice of the graph.
        """
        self._graph = open_decoder(folder, manifest, threads)
        self._memory = memory
        self._chooser = chooser or GraphChooser()
        self._prompt = tuple(prompt)
        self._end = manifest.tokens.end_of_text
        self._not_first = manifest.tokens.suppress_at_start
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
        run = Passes(self._graph, self._memory.feeds(states), self._chooser)
        guesses = tuple(draft[:room]) if self._chooser.verifies else ()
        choices = self._first_pass(run, guesses)
        no_speech = choices[0].no_speech
        chosen = accepted(choices[1:], guesses)[:room]
        run.forget(len(self._prompt) + len(chosen) - 1)
        while chosen[-1].id != self._end and len(chosen) < room and not looping(chosen):
            if cancelled():
                return None
            (choice,) = run.forward([chosen[-1].id], [0], ids(chosen))
            chosen.append(choice.token)
        return Hypothesis(text_of(chosen, self._end), no_speech, run.passes)

    def close(self) -> None:
        """Release the sessions."""
        self._memory.close()
        del self._graph

    def _first_pass(self, run: Passes, draft: tuple[int, ...]) -> list[Choice]:
        """Prompt and draft at once: a choice at the start, then one after each draft token."""
        last = len(self._prompt) - 1
        rows = [0, *range(last, last + 1 + len(draft))]
        forbidden = [(1, token) for token in self._not_first]
        return run.forward([*self._prompt, *draft], rows, draft, forbidden)


def accepted(choices: Sequence[Choice], draft: Sequence[int]) -> list[Token]:
    """The greedy tokens that a verified draft gives: those it guessed, and the one after."""
    tokens: list[Token] = []
    for choice, guess in zip(choices, [*draft, None], strict=True):
        tokens.append(choice.token)
        if choice.token.id != guess or looping(tokens):
            break
    return tokens


def text_of(chosen: Sequence[Token], end: int) -> tuple[Token, ...]:
    """The text among the chosen tokens: without the end, and cut where a loop begins."""
    text = tuple(chosen[:-1] if chosen[-1].id == end else chosen)
    return text[: loop_start(ids(text))]


def looping(tokens: Sequence[Token]) -> bool:
    """Whether the tokens end in a loop."""
    return loop_start(ids(tokens)) is not None


def ids(tokens: Sequence[Token]) -> list[int]:
    """Their ids."""
    return [token.id for token in tokens]
