"""Table 11: how much accuracy each step from the model to this program costs."""

from dataclasses import dataclass, replace
from typing import Final

from captioner.bench.accuracy import raw_of_texts
from captioner.bench.budget import Budget
from captioner.bench.clips import LONG
from captioner.bench.reading import Texts, read_texts
from captioner.bench.run import Done, Run, items_of
from captioner.bench.scoring import Normalise
from captioner.bench.table import Section, Table
from captioner.bench.trust import DIFFERENCES, INTERVALS, differences_table, rates_table
from captioner.config import EncoderWindow, RecognitionConfig
from captioner_models.variants import Variant

NUMBER: Final = 11
FIRST: Final = "float32, 30 s"
OWN: Final = "float32, own windows"
AS_BUILT: Final = "as built"
EXACT: Final = Variant.uniform("fp32")
ENCODER_BUILT: Final = Variant(cross="fp32", decoder="fp32", vocabulary="fp32", shortlist=0)
DECODER_BUILT: Final = Variant(encoder="fp32")
BUILT: Final = Variant()
BEAM: Final = 5


@dataclass(frozen=True, slots=True)
class Step:
    """One way to read, between the model as it was trained and this program as it is."""

    name: str
    variant: Variant
    config: RecognitionConfig
    against: tuple[str, ...] = ()
    """Steps that it is compared with: what changed since then is what this one costs."""


def section(run: Run, budget: Budget, done: Done) -> Section:
    """Our engine in each step over all clips, read whole."""
    chosen = steps(run.own.config)
    if run.quick:  # the others would have to be built first
        chosen = [step for step in chosen if step.variant in (EXACT, BUILT)]
    specs = [run.own.whole(step.name, step.name, step.variant, step.config) for step in chosen]
    items = items_of([clip for clip in run.clips.whole if clip.condition != LONG])
    texts = read_texts(items, specs, run.pool, None, budget, done)
    return Section(
        NUMBER,
        "What each step loses",
        (
            "Each recording read whole. Float32: every part, no shortlist of tokens. 30 s: windows "
            "filled up with silence, as Whisper was trained; own windows: speech, margin and "
            "tail. Quantised: as this program is built for this processor, one part or all.",
            INTERVALS,
            DIFFERENCES,
        ),
        _tables(texts, run.normalise, chosen) if texts.items else (),
        raw=raw_of_texts(texts, {step.name: step.name for step in chosen}),
    )


def _tables(texts: Texts, normalise: Normalise, chosen: list[Step]) -> tuple[Table, ...]:
    """Rates, and what changed from step to step."""
    each = texts.scores(normalise)
    rates = rates_table(
        "Word error rate, %", texts.items, each, lambda score: score.words, runaways=True
    )
    pairs = [(step.name, other) for step in chosen for other in step.against]
    apart = differences_table(
        "Word error rate: differences", texts.items, each, pairs, by_condition=False
    )
    return (rates, apart) if apart else (rates,)


def steps(config: RecognitionConfig) -> list[Step]:
    """From the model as it was trained on, one thing changed at a time; then the same in beams."""
    greedy = replace(config, beam=1)
    beam = replace(config, beam=BEAM)
    long = EncoderWindow.THIRTY_S
    words = f", beam {BEAM}"
    return [
        Step(FIRST, EXACT, replace(greedy, encoder_window=long)),
        Step(OWN, EXACT, greedy, (FIRST,)),
        Step("encoder quantised", ENCODER_BUILT, greedy, (OWN,)),
        Step("decoder quantised", DECODER_BUILT, greedy, (OWN,)),
        Step(AS_BUILT, BUILT, greedy, (OWN, FIRST)),
        Step(FIRST + words, EXACT, replace(beam, encoder_window=long), (FIRST,)),
        Step(OWN + words, EXACT, beam, (OWN, FIRST + words)),
        Step(AS_BUILT + words, BUILT, beam, (AS_BUILT, OWN + words, FIRST + words)),
    ]
