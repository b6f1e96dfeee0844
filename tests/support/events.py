"""Short ways to say an engine event, with everything that does not matter filled in."""

from dataclasses import replace

from captioner.events import (
    ONLY,
    CaptionChanged,
    Origin,
    SourceChanged,
    SourceStatus,
    StatsUpdated,
)

MICROPHONE = Origin("mic", "Microphone")
COMPUTER = Origin("computer", "Computer")


def growing(segment_id=0, settled="", pending="", origin=ONLY):
    """A caption that is still being spoken."""
    return CaptionChanged(
        segment_id, settled, pending, final=False, **_place(segment_id), origin=origin
    )


def final(segment_id=0, text="", origin=ONLY):
    """A finished caption."""
    return CaptionChanged(segment_id, text, "", final=True, **_place(segment_id), origin=origin)


def _place(segment_id):
    """Each a second long, so far apart that each begins a paragraph."""
    start = segment_id * 160_000
    return {"start": start, "end": start + 16_000}


def source(name="Desk microphone", problem=None, origin=ONLY):
    return SourceChanged(SourceStatus(name, problem), origin)


_QUIET = StatsUpdated(
    model_ram_mb=0.0,
    process_ram_mb=0.0,
    inference_calls=0,
    partial_segments=0,
    final_segments=0,
    speech_samples=0,
    speech_s=0.0,
    inference_s=0.0,
    mel_s=0.0,
    encode_s=0.0,
    decode_s=0.0,
    rtfx=0.0,
    lag_s=0.0,
    captured_s=0.0,
    lost_samples=0,
    overflows=0,
    skipped_partials=0,
)


def stats(**figures):
    """Figures of an engine on which nothing has happened, except for `figures`."""
    return replace(_QUIET, **figures)
