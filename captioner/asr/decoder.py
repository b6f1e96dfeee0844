"""Greedy decoding over one cached ONNX graph, with drafts verified many tokens at a time."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from captioner.asr.choosing import Chooser, GraphChooser
from captioner.asr.memory import Memory
from captioner.asr.passes import Choice, Passes, open_decoder
from captioner.asr.repetition import loop_start
from captioner.asr.transcriber import Cancelled, Hypothesis
from captioner.events import Token
from captioner.units import FloatArray
from captioner_models.manifest import Manifest

DRAFT_ROWS: Final = 10  # guesses verified in one pass: more rows are more memory, for ever


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
        guesses = tuple(draft) if self._chooser.verifies else ()
        chosen: list[Token] = []
        no_speech = self._begin(run, guesses[: min(DRAFT_ROWS, room - 1)], chosen)
        while chosen[-1].id != self._end and len(chosen) < room and not looping(chosen):
            if cancelled():
                return None
            agreed = tuple(ids(chosen)) == guesses[: len(chosen)]
            limit = min(DRAFT_ROWS, room - len(chosen) - 1)
            following = guesses[len(chosen) :][:limit] if agreed else ()
            choices = run.forward(
                [chosen[-1].id, *following],
                range(1 + len(following)),
                [*ids(chosen), *following],
            )
            self._accept(run, choices, following, chosen)
        return Hypothesis(text_of(chosen, self._end), no_speech, run.passes)

    def _begin(self, run: Passes, draft: tuple[int, ...], chosen: list[Token]) -> float:
        """Prompt and first guesses at once; gives the no-speech probability."""
        last = len(self._prompt) - 1
        rows = [0, *range(last, last + 1 + len(draft))]
        forbidden = [(1, token) for token in self._not_first]
        choices = run.forward([*self._prompt, *draft], rows, draft, forbidden)
        self._accept(run, choices[1:], draft, chosen)
        return choices[0].no_speech

    def _accept(
        self, run: Passes, choices: Sequence[Choice], draft: Sequence[int], chosen: list[Token]
    ) -> None:
        """Add the greedy tokens that a pass gives: those its draft guessed, and the one after."""
        for choice, guess in zip(choices, [*draft, None], strict=True):
            chosen.append(choice.token)
            if choice.token.id != guess or looping(chosen):
                break
        run.forget(len(self._prompt) + len(chosen) - 1)

    def close(self) -> None:
        """Release the sessions."""
        self._memory.close()
        del self._graph


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
