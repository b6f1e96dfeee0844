"""How well a model captions on this machine, from what it tells while it does. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final

from captioner_models.catalogue import Catalogue

BEHIND_S: Final = 3.0  # speech that waits; a model with more of it does not keep up
SHARE_OF_MEMORY: Final = 0.5  # of the machine's, the most that captioning should take
ENOUGH_WORDS: Final = 200  # below these the errors on a recording say little about a model
FAULTY_SHARE: Final = 0.2  # of the words wrong: then a model is not for this speech at all


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """How a model did."""

    name: str
    problem: str = ""
    """Why it could not be tried; then the figures say nothing."""
    loading_s: float = 0.0
    """From the start of its process until it listened."""
    rtfx: float = 0.0
    """Seconds of speech per second of work, growing captions included."""
    word_s: float | None = None
    """Median time from the end of a word in the sound until it stood in a caption as it stayed."""
    final_s: float | None = None
    """Median time from the end of what was said until its caption was final."""
    behind_s: float = 0.0
    """The most speech that ever waited."""
    left_out_s: float = 0.0
    """Speech left out for lack of time."""
    memory_mb: float = 0.0
    """The most resident memory of the process, 1e6 bytes."""
    n_errors: int = 0
    """Words wrong, missing or too many: the least number of edits."""
    n_words: int = 0
    """In what is said in the recording; 0 if that is not known."""

    @property
    def keeps_up(self) -> bool:
        """Whether the machine is fast enough for it."""
        return not self.problem and not self.left_out_s and self.behind_s <= BEHIND_S


@dataclass(slots=True)
class Watched:
    """Gathers figures from the objects of `captioner live --json`, in their order."""

    loading_s: float | None = None
    """None until it listens."""
    _text: list[str] = field(default_factory=list)
    _stats: Mapping[str, Any] | None = None
    _memory_mb: float = 0.0
    _behind_s: float = 0.0
    _words_s: list[float] = field(default_factory=list)
    _finals_s: list[float] = field(default_factory=list)
    _steps: dict[tuple[object, ...], list[tuple[float, list[str]]]] = field(default_factory=dict)

    def take(self, event: Mapping[str, Any], elapsed_s: float) -> None:
        """Args: event: the object; elapsed_s: since the process was started."""
        match event["type"]:
            case "state" if event["state"] == "listening" and self.loading_s is None:
                self.loading_s = elapsed_s
            case "stats":
                self._stats = event
                self._memory_mb = max(self._memory_mb, event["process_ram_mb"])
                self._behind_s = max(self._behind_s, event["lag_s"])
            case "caption":
                self._caption(event)
            case _:
                pass

    def trial(self, name: str, said: str) -> Trial:
        """Of the model of this name, once it has heard all; `said`: what there was to be heard."""
        if self._stats is None or self.loading_s is None:
            return Trial(name=name, problem="it ended before it listened")
        expected = plain_words(said)
        return Trial(
            name=name,
            loading_s=self.loading_s,
            rtfx=self._stats["rtfx"],
            word_s=median(self._words_s) if self._words_s else None,
            final_s=median(self._finals_s) if self._finals_s else None,
            behind_s=self._behind_s,
            left_out_s=self._stats["left_out_s"],
            memory_mb=self._memory_mb,
            n_errors=n_edits(expected, plain_words(" ".join(self._text))) if expected else 0,
            n_words=len(expected),
        )

    def _caption(self, event: Mapping[str, Any]) -> None:
        which = (event.get("label"), event["segment"], event["part"])
        steps = self._steps.setdefault(which, [])
        steps.append((event["at_s"], plain_words(event["text"])))
        if not event["final"]:
            return
        del self._steps[which]
        self._text.append(event["text"])
        spoken, final = event["words"], steps[-1][1]
        ends_s = [word["end_s"] for word in spoken for _ in plain_words(word["text"])]
        if len(ends_s) == len(final):
            self._words_s += [first_s(steps, at) - end_s for at, end_s in enumerate(ends_s)]
        if spoken:
            self._finals_s.append(event["at_s"] - spoken[-1]["end_s"])


def first_s(steps: Sequence[tuple[float, Sequence[str]]], at: int) -> float:
    """When the word at this place first stood as it does in the last of the steps.

    Args:
        steps: times and the words that a caption had then, in order.
        at: the place of a word of the last.
    """
    final = steps[-1][1][at]
    return next(at_s for at_s, words in steps if words[at : at + 1] == [final])


def plain_words(text: str) -> list[str]:
    """Words to be compared: small letters and digits alone."""
    kept = "".join(letter if letter.isalnum() or letter.isspace() else "" for letter in text)
    return kept.lower().split()


def n_edits(expected: Sequence[str], found: Sequence[str]) -> int:
    """The least number of words to be put in, taken out or changed (Levenshtein's distance)."""
    before = list(range(len(found) + 1))
    for n, word in enumerate(expected, 1):
        now = [n]
        for at, other in enumerate(found):
            now.append(min(before[at] + (word != other), before[at + 1] + 1, now[at] + 1))
        before = now
    return before[-1]


def recommended(
    trials: Iterable[Trial], catalogue: Catalogue, memory_mb: float, *, languages: bool = False
) -> str | None:
    """The name of the model to take on this machine; None if none keeps up.

    Of those that keep up and leave half of the memory free it is the one with the fewest errors:
    on the recording if that is long enough to tell, else in our own measurements (`ModelSpec.wer`).
    One that was not measured is not recommended unasked, and none that reads the recording badly.

    Args:
        trials: of models.
        catalogue: with what was measured before.
        memory_mb: of the machine, 1e6 bytes.
        languages: whether only models of many languages will do.
    """
    best: tuple[float, float] | None = None
    chosen = None
    for trial in trials:
        spec = catalogue.models.get(trial.name)
        fits = trial.keeps_up and trial.memory_mb <= SHARE_OF_MEMORY * memory_mb
        if not fits or trial.n_errors > FAULTY_SHARE * trial.n_words:
            continue
        if languages and not (spec and spec.multilingual):
            continue
        if trial.n_words >= ENOUGH_WORDS:
            wrong: float | None = 100 * trial.n_errors / trial.n_words
        else:
            wrong = spec.wer if spec else None
        if wrong is not None and (best is None or (wrong, -trial.rtfx) < best):
            best, chosen = (wrong, -trial.rtfx), trial.name
    return chosen
