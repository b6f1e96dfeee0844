"""Table 3: what the decoder is given to read after the audio."""

from typing import Final

from captioner.bench.budget import Budget
from captioner.bench.run import Done, OwnEngine, Run, raw_of
from captioner.bench.study import study, study_tables
from captioner.bench.system import SystemSpec
from captioner.bench.table import Section
from captioner.config import EncoderWindow, Padding, PaddingKind, Preset

NUMBER: Final = 3
NONE: Final = Padding(PaddingKind.NONE)
TAIL: Final = Padding(PaddingKind.TAIL)
QUICK: Final = ("speech, tail", "speech, zeros:1500", "speech, none", "10 s, balanced", "30 s")


def section(run: Run, budget: Budget, done: Done) -> Section:
    """The paddings after an encoder of free and of fixed length, and the notes' three presets."""
    found = study(run, systems(run.own, quick=run.quick), budget, done)
    caption = "Paddings"
    return Section(
        NUMBER,
        "Padding study",
        (
            found.extent,
            "Speech: the encoder gets the speech and a margin of silence. 10 s: it gets that many, "
            "silence after the speech. 30 s: as Whisper was trained, 1,500 positions and no "
            "padding. Zeros up to N positions are one virtual position.",
            "Presets of the original notes, all with 10 s: conservative is zeros to 1,500; "
            "balanced zeros to 700, repetition penalty 1.1, end boost 0.2; aggressive no padding "
            "(zeros to 500), 1.2, 0.5.",
        ),
        tuple(study_tables(run, found, caption, "window and padding")),
        raw=raw_of(found.comparison, {spec.name: spec.title for spec in found.specs}),
    )


def systems(own: OwnEngine, *, quick: bool) -> list[SystemSpec]:
    """What is compared; part of it when it has to be quick."""
    found = []
    for window, words in ((EncoderWindow.FREE, "speech"), (EncoderWindow.TEN_S, "10 s")):
        for padding in (TAIL, Padding(PaddingKind.ZEROS, 1500), NONE):
            name = f"{words}, {padding}"
            found.append(own.system(name, name, encoder_window=window, padding=padding))
    found += [_preset(own, preset) for preset in Preset]
    found.append(own.system("30 s", "30 s", encoder_window=EncoderWindow.THIRTY_S))
    return [spec for spec in found if not quick or spec.name in QUICK]


def _preset(own: OwnEngine, preset: Preset) -> SystemSpec:
    config = preset.config
    return own.system(
        f"10 s, {preset.value}",
        f"the notes' preset {preset.value}",
        encoder_window=config.encoder_window,
        padding=config.padding,
        repetition_penalty=config.repetition_penalty,
        eos_boost=config.eos_boost,
    )
