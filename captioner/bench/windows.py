"""Table 5: how much audio the encoder is handed: what was said, 10 s, or 30 s."""

from typing import Final

from captioner.bench.budget import Budget
from captioner.bench.comparing import MS, mean_ms
from captioner.bench.run import Done, OwnEngine, Run, raw_of
from captioner.bench.study import Study, study, study_tables
from captioner.bench.system import SystemSpec
from captioner.bench.table import Cell, Column, Section, Table
from captioner.config import EncoderWindow
from captioner_models.variants import Variant

NUMBER: Final = 5
WINDOWS: Final = (EncoderWindow.TEN_S, EncoderWindow.THIRTY_S)
PRECISIONS: Final = ("int8", "fp32")


def section(run: Run, budget: Budget, done: Done) -> Section:
    """The encoder over 10 and 30 s, in int8 and in float32, with the decoder as it is built."""
    specs = systems(run.own, quick=run.quick)
    found = study(run, specs, budget, done)
    return Section(
        NUMBER,
        "10 s against 30 s",
        (
            found.extent,
            "The speech tail follows 10 s of audio as it does what was said; 30 s need no padding. "
            "Only the encoder's precision differs; the decoder is the one as built.",
            "Times real time: seconds of the window, silence included, over the encoder's time.",
        ),
        (*study_tables(run, found, "Encoder windows", "window"), _speed_table(found)),
        raw=raw_of(found.comparison, {spec.name: spec.title for spec in found.specs}),
    )


def systems(own: OwnEngine, *, quick: bool) -> list[SystemSpec]:
    """What is compared; without 10 s in float32 when it has to be quick."""
    found = [own.system("speech, as built", "the speech and a margin of silence")]
    for window in WINDOWS:
        for precision in PRECISIONS:
            if quick and (window, precision) == (EncoderWindow.TEN_S, "fp32"):
                continue
            name = f"{window.value} s, {precision}"
            variant = Variant(encoder=precision)
            found.append(own.system(name, name, variant, encoder_window=window))
    return found


def _speed_table(found: Study) -> Table:
    columns = (Column("window"), Column("encoder, ms"), Column("times real time"))
    rows: list[tuple[Cell, ...]] = []
    for spec in found.specs:
        seconds = [window.value for window in WINDOWS if spec.name.startswith(f"{window.value} s")]
        spent = mean_ms(found.comparison, spec, lambda reading: reading.encode_s)
        if seconds and spent:
            rows.append((spec.name, spent, MS * float(seconds[0]) / spent))
    return Table("The encoder alone", columns, tuple(rows))
